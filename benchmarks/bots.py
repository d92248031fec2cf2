"""How fast every bot plays, compiled and plain, and plain against before; then the main steps of the ladder."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.ladder import wins_of
from benchmarks.measuring import Row
from benchmarks.simulate_doodle import meadow
from benchmarks.simulate_patchwork import classic_match
from quiltsmith.simulate import doodle_engine
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.patchwork_match import play_batch

ROOT = Path(__file__).parents[1]
BEFORE = "0f6b6dfc"
"""The commit before plain engines were made faster."""
MOST_OF_BEFORE = {"doodle": 0.5, "patchwork": 0.8}
PATCHWORK = {"random": 200, "greedy": 100, "minimax:3": 20, "rollout:5": 1, "mcts:400": 1}
DOODLE = {"random": 200, "greedy": 100, "beam": 1, "mcts:400": 1}
"""How many plain games are timed; compiled ones are so many times as many."""
TIMES = 20
STEPS = {
    ("mcts:400", "greedy"): (40, 95),
    ("mcts:1000", "rollout:5"): (40, 75),
}
"""Of how many games the first bot must win how many percent against the second."""
DRAWN = {"mcts:400": (40, 145), "mcts:8000": (20, 147)}
"""How many deals of meadow a bot plays, and the least mean."""
TIMED = """
import sys
from time import process_time
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate import doodle_engine
from quiltsmith.simulate.patchwork_bots import parse_strategy
from quiltsmith.simulate.patchwork_match import Match, play_batch
meadow, classic = (load_deck(find_deck(name))[0] for name in ("meadow", "classic"))
greedy = parse_strategy("greedy")
def play(game, batch):
    if game == "doodle":
        doodle_engine.play_batch(meadow.game, meadow, "greedy", 1, batch, False)
    else:
        play_batch(Match(classic.game, classic, (greedy, greedy), 1), batch, False)
game = sys.argv[1]
play(game, GameBatch(0, 1))
start = process_time()
play(game, GameBatch(1, 200))
print(process_time() - start)
"""


def measure() -> list[Row]:
    """Measure speed, then strength."""
    return [*_speeds(), *_against_before(), *map(_step, STEPS), *map(_drawn, DRAWN)]


def _speeds() -> list[Row]:
    deck, game = meadow()
    rows = []
    for bots, name in ((DOODLE, "doodle"), (PATCHWORK, "patchwork")):
        for bot, games in bots.items():
            if name == "doodle":
                play: Callable[..., object] = partial(doodle_engine.play_batch, game, deck, bot, 1)
            else:
                play = partial(play_batch, classic_match(bot, bot))
            fast, plain = (
                _seconds(play, number, is_fast) for number, is_fast in ((games * TIMES, True), (games, False))
            )
            each = (games * TIMES / fast, games / plain)
            note = f"{each[0]:,.1f} games/s compiled, {each[1]:,.2f} plain"
            rows.append(Row(f"{name}, {bot}", fast, fast / games / TIMES / (plain / games), "plain", None, note))
    return rows


def _seconds(play: Callable[..., object], games: int, is_compiled: bool) -> float:
    if is_compiled:
        play(GameBatch(0, 1), is_compiled)
    start = process_time()
    play(GameBatch(1, games), is_compiled)
    return process_time() - start


def _against_before() -> list[Row]:
    """Play the same plain games with the sources of before, in turns."""
    with tempfile.TemporaryDirectory() as folder:
        files = ("src", "templates", "patches")
        packed = subprocess.run(["git", "archive", BEFORE, *files], cwd=ROOT, capture_output=True, check=False)
        if packed.returncode:
            return [Row("plain against before", 0, note="no history here")]
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        return [_ratio(game, Path(folder) / "src") for game in MOST_OF_BEFORE]


def _ratio(game: str, before: Path) -> Row:
    times = [[_timed(game, source) for source in (ROOT / "src", before)] for _ in range(3)]
    now, then = map(median, zip(*times, strict=True))
    note = f"{200 / now:,.0f} games/s of a core, before {200 / then:,.0f}"
    return Row(f"200 plain greedy games, {game}", now, now / then, "before", MOST_OF_BEFORE[game], note)


def _timed(game: str, source: Path) -> float:
    run = subprocess.run(
        [sys.executable, "-c", TIMED, game],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def _step(bots: tuple[str, str]) -> Row:
    (games, least), start = STEPS[bots], process_time()
    percent = 100 * wins_of(classic_match(*bots), games) / games
    what, seconds = f"{games} games, {bots[0]} – {bots[1]}", process_time() - start
    return Row(what, seconds, least / percent, "of its wins is asked", 1, f"{percent:.1f} %")


def _drawn(bot: str) -> Row:
    (deals, least), (deck, game), start = DRAWN[bot], meadow(), process_time()
    records = doodle_engine.play_records(game, deck, bot, 1, GameBatch(0, deals))
    mean = sum(record.total for record in records) / deals
    what, seconds = f"{deals} games of {bot}", process_time() - start
    return Row(what, seconds, least / mean, "of its mean is asked", 1, f"mean {mean:.1f}")
