"""How fast games of two are simulated: compiled against plain, against C, in two processes, few games and many."""

from __future__ import annotations

import shutil
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter

from benchmarks.measuring import Row
from benchmarks.simulating import FAST_GAMES, PLAIN_GAMES, CPeer, engine_rows, many_rows, seconds_of
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.patchwork_bots import parse_strategy
from quiltsmith.simulate.patchwork_losses import untidiness
from quiltsmith.simulate.patchwork_match import Match, play_batch
from quiltsmith.simulate.patchwork_setup import MatchSetup
from quiltsmith.simulate.patchwork_tally import FIRST_WINS, SCORES

SEED = 1
STRENGTH = {
    ("greedy", "random"): (4_000, 97),
    ("minimax:3", "greedy"): (2_000, 72),
    ("rollout:5", "greedy"): (400, 93),
}
"""Of how many games the first bot must win how many percent against the second."""
C_SOURCE = Path(__file__).parent / "peers_c" / "patchwork.c"


def measure() -> list[Row]:
    """Let two greedy bots play the classic deck in every way, then tell how strong bots are."""
    match = classic_match("greedy", "greedy")
    play = partial(play_batch, match)
    play(GameBatch(0, 1))  # compiled, or loaded, before anything is measured
    fast, plain = (
        partial(seconds_of, partial(play, GameBatch(0, games), is_compiled))
        for games, is_compiled in ((FAST_GAMES, True), (PLAIN_GAMES, False))
    )
    with tempfile.TemporaryDirectory() as folder:
        c = _c_peer(Path(folder), match).seconds if shutil.which("cc") else None
        rows = engine_rows(fast, plain, c)
    return [*rows, *many_rows(play, match.batch_size), *map(_strength, STRENGTH)]


def classic_match(first: str, second: str, taste: int = 0) -> Match:
    """Let two bots meet with the deck that all is measured with."""
    path = find_deck("classic")
    deck = load_deck(path)[0] if path else None
    one, other = parse_strategy(first), parse_strategy(second)
    if deck is None or one is None or other is None or not isinstance(deck.game, PatchworkGame):
        raise TypeError("the shipped deck cannot be read")
    return Match(deck.game, deck, (one, other), SEED, taste)


def _c_peer(folder: Path, match: Match) -> CPeer:
    totals = play_batch(match, GameBatch(0, FAST_GAMES)).rows["totals"]
    lines = [f"{FAST_GAMES} {SEED}", *_lines(match.setup)]
    return CPeer(folder, C_SOURCE, lines, [totals[SCORES] + totals[SCORES + 1], totals[FIRST_WINS]])


def _lines(setup: MatchSetup) -> list[str]:
    """Write what the program in C reads: numbers of the game, the track, every patch with its orientations."""
    game = setup.game
    numbers = [
        *(game.choice, game.currency.start, game.currency.per_space, setup.track.last, game.tile_side),
        *(game.tile_points, game.points_per_empty_space, int(game.may_discard_special), setup.time_worth),
        *(untidiness(game.board, 0), setup.cards, setup.last_in_circle),
        *(*setup.marks_passed, *setup.specials_passed),
    ]
    for patch in setup.patches:
        numbers += [patch.price.cost, patch.price.time, patch.price.income, patch.size, patch.usual_loss]
        numbers.append(len(patch.turned))
        for turned in patch.turned:
            numbers += [turned.reach, len(turned.cells), len(turned.around), *turned.cells]
            numbers += [number for pair in turned.around for number in pair]
    return [" ".join(map(str, numbers))]


def _strength(bots: tuple[str, str]) -> Row:
    (games, least), (stronger, weaker) = STRENGTH[bots], bots
    start, half = perf_counter(), GameBatch(0, games // 2)
    wins = play_batch(classic_match(stronger, weaker), half).rows["totals"][FIRST_WINS]
    wins += half.games - play_batch(classic_match(weaker, stronger), half).rows["totals"][FIRST_WINS]
    seconds, percent = perf_counter() - start, 100 * wins / games
    note = f"{percent:.1f} %, {games / seconds:,.0f} games/s"
    return Row(
        f"{games:,} games, {stronger} – {weaker}", seconds, least / percent, "of its wins is asked", 1, note
    )
