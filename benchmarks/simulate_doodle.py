"""How fast doodle games are simulated: compiled against plain, against C, in two processes, few games and many."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measuring import Row
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import find_deck, load_deck
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.simulate.batches import GameBatch, play_batches
from quiltsmith.simulate.doodle.bots import GAMES_PER_BATCH, play_batch, play_records
from quiltsmith.simulate.doodle.plan import plan_of
from quiltsmith.simulate.doodle.tables import setting_of, tables_of
from quiltsmith.simulate.seeds import game_seed
from quiltsmith.simulate.sums import Sums

SEED = 1
ROUNDS = 5
FAST_GAMES, PLAIN_GAMES = 4_000, 30
FEW, MANY = 1_000, 100_000
LEAST_TIMES_PLAIN, LEAST_SHARE_OF_C, LEAST_GAIN_OF_TWO = 30, 0.5, 1.6
CONSTANT, FLAT = 1.15, 1.1
STRENGTH = {"greedy": (5_000, 95), "beam": (200, 105)}
C_SOURCE = Path(__file__).parent / "peers_c" / "doodle.c"


def measure() -> list[Row]:
    """Play the greedy bot on meadow in every way, then tell how strong bots are."""
    deck, game = meadow()
    play_batch(game, deck, "greedy", SEED, GameBatch(0, 1))  # compiled, or loaded, before anything is measured
    return [*_engines(deck, game), *_many(deck, game), *_strength(deck, game)]


def meadow() -> tuple[Deck, DoodleGame]:
    """Give the deck that all is measured with."""
    path = find_deck("meadow")
    deck = load_deck(path)[0] if path else None
    if deck is None or not isinstance(deck.game, DoodleGame):
        raise TypeError("the shipped deck cannot be read")
    return deck, deck.game


def _engines(deck: Deck, game: DoodleGame) -> list[Row]:
    """Play in turns with the fast engine, the plain one and C; all must reach the same totals."""
    with tempfile.TemporaryDirectory() as folder:
        peer = _CPeer(Path(folder), deck, game) if shutil.which("cc") else None
        fast, plain, c = list[float](), list[float](), list[float]()
        for _ in range(ROUNDS):
            fast.append(_seconds(deck, game, FAST_GAMES, is_fast=True) / FAST_GAMES)
            plain.append(_seconds(deck, game, PLAIN_GAMES, is_fast=False) / PLAIN_GAMES)
            if peer:
                c.append(peer.seconds() / FAST_GAMES)
    each, slow = median(fast), median(plain)
    rows = [
        Row(f"{PLAIN_GAMES} greedy games, plain", slow * PLAIN_GAMES, note=f"{1 / slow:,.0f} games/s"),
        Row(
            f"{FAST_GAMES:,} greedy games, compiled",
            each * FAST_GAMES,
            each / slow,
            "plain",
            1 / LEAST_TIMES_PLAIN,
            f"{1 / each:,.0f} games/s, {slow / each:.0f} times plain",
        ),
    ]
    if not c:
        return [*rows, Row("the same against C", 0, note="no C compiler here")]
    by_hand = median(c)
    note = f"C: {1 / by_hand:,.0f} games/s, the same totals"
    return [*rows, Row("the same against C", each * FAST_GAMES, each / by_hand, "C", 1 / LEAST_SHARE_OF_C, note)]


def _seconds(deck: Deck, game: DoodleGame, games: int, is_fast: bool) -> float:
    start = perf_counter()
    play_batch(game, deck, "greedy", SEED, GameBatch(0, games), is_fast)
    return perf_counter() - start


class _CPeer:
    """The program in C, compiled for this machine as numba does, and what it reads."""

    def __init__(self, folder: Path, deck: Deck, game: DoodleGame) -> None:
        self._program, self._tables = folder / "doodle", folder / "tables.txt"
        subprocess.run(["cc", "-O2", "-march=native", "-o", self._program, C_SOURCE], check=True)
        setting = setting_of(game, deck)
        lists = {**tables_of(setting)._asdict(), **plan_of(setting)._asdict()}
        seeds = [game_seed(SEED, number) for number in range(FAST_GAMES)]
        lines = [_line(name, value) for name, value in {**lists, "seeds": seeds}.items()]
        self._tables.write_text("\n".join(lines), encoding="utf-8")
        self._total = sum(
            record.total for record in play_records(game, deck, "greedy", SEED, GameBatch(0, FAST_GAMES))
        )

    def seconds(self) -> float:
        """Play all games and give the seconds that this took; starting and reading are not counted."""
        run = subprocess.run([self._program, self._tables], capture_output=True, text=True, check=True)
        total, seconds = run.stdout.split()
        if int(total) != self._total:
            raise ValueError("the program in C plays other games")
        return float(seconds)


def _line(name: str, value: object) -> str:
    if not isinstance(value, (list, tuple)):
        return str(value)
    if name in ("patterns", "targets"):
        words = [word for mask in value for word in (mask & (1 << 64) - 1, mask >> 64)]
        return " ".join(map(str, (len(value), *words)))
    return " ".join(map(str, (len(value), *value)))


def _run(deck: Deck, game: DoodleGame, games: int, jobs: int) -> tuple[float, Sums | None]:
    start = perf_counter()
    play = partial(play_batch, game, deck, "greedy", SEED)
    run = play_batches(play, games, GAMES_PER_BATCH["greedy"], jobs)
    return perf_counter() - start, run.outcome


def _many(deck: Deck, game: DoodleGame) -> list[Row]:
    """Play few games and many, and many in two processes."""
    few = median(_run(deck, game, FEW, 1)[0] for _ in range(ROUNDS)) / FEW
    before = _megabytes()
    one, sums = _run(deck, game, MANY, 1)
    after = _megabytes()
    two, same = _run(deck, game, MANY, 2)
    if sums != same:
        raise ValueError("two processes gave other sums")
    what, note = f"{MANY:,} greedy games", f"{one / two:.2f} times as fast, the same sums"
    return [
        Row(f"{what}, one job", one, one / MANY / few, f"as much per game as {FEW:,}", CONSTANT),
        Row("memory after them", 0, after / before, "before them", FLAT, f"{after:,.0f} MB"),
        Row(f"{what}, two jobs", two, two / one, "one job", 1 / LEAST_GAIN_OF_TWO, note),
    ]


def _megabytes() -> float:
    """Give the most memory that this process ever had."""
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def _strength(deck: Deck, game: DoodleGame) -> list[Row]:
    rows = []
    for bot, (games, least) in STRENGTH.items():
        start = perf_counter()
        totals = [record.total for record in play_records(game, deck, bot, SEED, GameBatch(0, games))]
        seconds, mean = perf_counter() - start, sum(totals) / games
        note = f"mean {mean:.1f}, {games / seconds:,.0f} games/s"
        rows.append(Row(f"{games:,} games of {bot}", seconds, least / mean, "of its mean is asked", 1, note))
    return rows
