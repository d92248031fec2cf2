"""How fast doodle games are simulated: compiled against plain, against C, in two processes, few games and many."""

from __future__ import annotations

import shutil
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.measuring import Row
from benchmarks.simulating import FAST_GAMES, PLAIN_GAMES, CPeer, engine_rows, many_rows, seconds_of
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.simulate.batches import GameBatch, game_seed
from quiltsmith.simulate.doodle_engine import GAMES_PER_BATCH, play_batch, play_records
from quiltsmith.simulate.doodle_tables import doodle_setup, plan_of, tables_of

SEED = 1
STRENGTH = {"greedy": (5_000, 95), "beam": (200, 105)}
BOUNDS = ("sizes", "perimeters", "area_points", "side_bits")
"""What the program in C does not know: it looks at all places."""
C_SOURCE = Path(__file__).parent / "peers_c" / "doodle.c"


def measure() -> list[Row]:
    """Play the greedy bot on meadow in every way, then tell how strong bots are."""
    deck, game = meadow()
    play = partial(play_batch, game, deck, "greedy", SEED)
    play(GameBatch(0, 1))  # compiled, or loaded, before anything is measured
    fast, plain = (
        partial(seconds_of, partial(play, GameBatch(0, games), is_compiled))
        for games, is_compiled in ((FAST_GAMES, True), (PLAIN_GAMES, False))
    )
    with tempfile.TemporaryDirectory() as folder:
        c = _c_peer(Path(folder), deck, game).seconds if shutil.which("cc") else None
        rows = engine_rows(fast, plain, c)
    return [*rows, *many_rows(play, GAMES_PER_BATCH["greedy"]), *_strength(deck, game)]


def meadow() -> tuple[Deck, DoodleGame]:
    """Give the deck that all is measured with."""
    path = find_deck("meadow")
    deck = load_deck(path)[0] if path else None
    if deck is None or not isinstance(deck.game, DoodleGame):
        raise TypeError("the shipped deck cannot be read")
    return deck, deck.game


def _c_peer(folder: Path, deck: Deck, game: DoodleGame) -> CPeer:
    setting = doodle_setup(game, deck)
    lists = {**tables_of(setting)._asdict(), **plan_of(setting)._asdict()}
    seeds = [game_seed(SEED, number) for number in range(FAST_GAMES)]
    lines = [_line(name, value) for name, value in {**lists, "seeds": seeds}.items() if name not in BOUNDS]
    records = play_records(game, deck, "greedy", SEED, GameBatch(0, FAST_GAMES))
    return CPeer(folder, C_SOURCE, lines, [sum(record.total for record in records)])


def _line(name: str, value: object) -> str:
    if not isinstance(value, (list, tuple)):
        return str(value)
    if name in ("patterns", "targets"):
        words = [word for mask in value for word in (mask & (1 << 64) - 1, mask >> 64)]
        return " ".join(map(str, (len(value), *words)))
    return " ".join(map(str, (len(value), *value)))


def _strength(deck: Deck, game: DoodleGame) -> list[Row]:
    rows = []
    for bot, (games, least) in STRENGTH.items():
        start = perf_counter()
        totals = [record.total for record in play_records(game, deck, bot, SEED, GameBatch(0, games))]
        seconds, mean = perf_counter() - start, sum(totals) / games
        note = f"mean {mean:.1f}, {games / seconds:,.0f} games/s"
        rows.append(Row(f"{games:,} games of {bot}", seconds, least / mean, "of its mean is asked", 1, note))
    return rows
