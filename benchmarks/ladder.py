"""`python -m benchmarks.ladder [SECONDS]`: let all bots meet, rate them, and write the tables into docs/bots.md.

SECONDS is how long each match may take about; 600 if it is not said, which makes two hours. The time that bots
take for a move is that of a core: other work on the machine makes the ladder slower and not the bots weaker.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import mean, stdev

from msgspec.structs import replace

from benchmarks.plain_uct import wins_against
from benchmarks.simulate_doodle import meadow
from benchmarks.simulate_patchwork import classic_match
from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game_reader import find_game, load_game
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.simulate import strategies
from quiltsmith.simulate.batches import GameBatch, play_batches
from quiltsmith.simulate.doodle_engine import play_outcomes
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_match import Match, play_batch
from quiltsmith.simulate.patchwork_tally import FIRST_WINS
from quiltsmith.simulate.ratings import Rating, rate, share_margin, wins_by_total

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
MATCHES = (
    *(("greedy", "random"), ("minimax:2", "greedy"), ("minimax:3", "greedy"), ("minimax:3", "minimax:2")),
    *(("rollout:5", "greedy"), ("rollout:5", "minimax:3"), ("mcts:10ms", "greedy"), ("mcts:10ms", "rollout:5")),
    *(("mcts:100ms", "mcts:10ms"), ("mcts:100ms", "rollout:5"), ("mcts:1s", "mcts:100ms")),
)
UCT = "uct:1s"
UCT_MATCHES = ("mcts:100ms", "rollout:5")
"""Who meets the plain UCT, which takes a second for each move."""
DRAWN = ("random", "greedy-edges", "greedy-squares", "greedy", "beam", "mcts:10ms", "mcts:100ms", "mcts:1s")
FEWEST, MOST = 4, 4_000
MOVES_OF_ONE = 22
"""How many moves a player makes in a game of two, on average."""
MILLISECONDS = {"minimax:2": 0.02, "minimax:3": 0.05, "rollout:5": 0.3, "beam": 0.5}
"""How long bots take for a move that do not say so."""
STYLES = ("greedy", "greedy-income", "greedy-space", "greedy-tile")
STYLE_GAMES = 4_000
JOBS = 2


def main(seconds: float) -> None:
    """Play all that is asked for, and write the tables."""
    tables: dict[str, Callable[[], list[str]]] = {
        "patchwork": partial(patchwork_table, seconds),
        "doodle": partial(doodle_table, seconds),
        "styles": style_table,
    }
    strategies.CLOCK = time.thread_time
    for name, table in tables.items():
        lines = table()
        print("\n".join(lines), flush=True)
        write_table(name, lines)


def write_table(name: str, lines: list[str]) -> None:
    """Put a table between its marks on the page."""
    text = PAGE.read_text(encoding="utf-8")
    marks = f"<!-- ladder: {name} -->\n", "<!-- end -->"
    pattern = re.compile(f"{re.escape(marks[0])}.*?{re.escape(marks[1])}", re.DOTALL)
    if not pattern.search(text):
        raise ValueError(f"docs/bots.md has no place for {name}")
    body = "\n".join((*lines, ""))
    PAGE.write_text(pattern.sub(lambda _: f"{marks[0]}{body}{marks[1]}", text), encoding="utf-8")


def patchwork_table(seconds: float) -> list[str]:
    """Let the bots for two meet."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for first, second in MATCHES:
        games = games_within(seconds * JOBS, first, second)
        results[first, second] = (wins_of(classic_match(first, second), games), games)
        told(first, second, results[first, second])
    for bot in UCT_MATCHES:
        games = games_within(seconds, bot, UCT)
        match, uct = classic_match(bot, bot), Strategy("mcts", 0, 1000)
        results[bot, UCT] = (wins_against(match, uct, games), games)
        told(bot, UCT, results[bot, UCT])
    ratings = rate(results, "random")
    lines = ["| on `classic` | Elo | met | won | games |", "| --- | --- | --- | --- | --- |"]
    for name, rating in sorted(ratings.items(), key=lambda item: item[1].points):
        met = [(other, result) for (one, other), result in results.items() if one == name]
        cells = [", ".join(other for other, _ in met), ", ".join(share_text(*result) for _, result in met)]
        lines.append(f"| {name} | {elo(rating)} | {' | '.join(cells)} | {sum(games for _, (_, games) in met)} |")
    return lines


def doodle_table(seconds: float) -> list[str]:
    """Let the bots that draw play the same deals."""
    deck, game = meadow()
    totals: dict[str, list[int]] = {}
    for bot in DRAWN:
        deals = games_within(seconds * JOBS, bot)
        played = play_batches(partial(drawn_totals, game, deck, bot), deals, max(1, deals // 20), JOBS).outcome
        totals[bot] = played.totals if played else []
        print(bot, len(totals[bot]), f"{mean(totals[bot]):.1f}", file=sys.stderr, flush=True)
    results = {}
    for other, one in combinations(totals, 2):
        both = min(len(totals[one]), len(totals[other]))
        results[one, other] = wins_by_total(totals[one][:both], totals[other][:both])
    ratings = rate(results, "random")
    lines = ["| on `meadow` | mean total | Elo | deals |", "| --- | --- | --- | --- |"]
    for name, rating in sorted(ratings.items(), key=lambda item: item[1].points):
        found = totals[name]
        margin = 1.96 * stdev(found) / len(found) ** 0.5
        lines.append(f"| {name} | {mean(found):.1f} ± {margin:.1f} | {elo(rating)} | {len(found)} |")
    return lines


class Totals:
    """The totals of some games in a row; those that follow are added behind them."""

    def __init__(self, totals: list[int]) -> None:
        self.totals = totals

    def __add__(self, other: Totals) -> Totals:
        return Totals(self.totals + other.totals)


def drawn_totals(game: DoodleGame, deck: Deck, bot: str, batch: GameBatch) -> Totals:
    return Totals(play_outcomes(game, deck, bot, 1, batch)[1]["total"].tolist())


def style_table() -> list[str]:
    """Let the styles of greedy meet on each of the shipped games of two."""
    lines = ["| wins of … against | " + " | ".join(STYLES) + " |", "| --- " * (len(STYLES) + 1) + "|"]
    for game in ("patchwork", "halloween"):
        shares: dict[tuple[str, str], float] = {}
        for one, other in combinations(STYLES, 2):
            match = replace(classic_match(one, other), game=game_named(game))
            won = wins_of(match, STYLE_GAMES) / STYLE_GAMES
            shares |= {(one, other): won, (other, one): 1 - won}
        for one in STYLES:
            cells = ["–" if one == other else f"{shares[one, other]:.0%}" for other in STYLES]
            lines.append(f"| {one}, {game} | {' | '.join(cells)} |")
    return lines


def game_named(name: str) -> PatchworkGame:
    path = find_game(name)
    game = load_game(path)[0] if path else None
    if not isinstance(game, PatchworkGame):
        raise TypeError("the shipped game cannot be read")
    return game


def wins_of(match: Match, games: int) -> int:
    """Play half of the games on either seat, and return how many the first bot won."""
    mirrored = replace(match, bots=(match.bots[1], match.bots[0]))
    wins = [
        play_batches(partial(play_batch, seats), games // 2, min(20, match.batch_size), JOBS).outcome
        for seats in (match, mirrored)
    ]
    first, second = (0 if sums is None else sums.rows["totals"][FIRST_WINS] for sums in wins)
    return first + games // 2 - second


def games_within(seconds: float, *bots: str) -> int:
    """Return how many games can be played in some time: an even number."""
    return max(FEWEST, min(MOST, int(1000 * seconds / sum(map(game_milliseconds, bots))) // 2 * 2))


def game_milliseconds(bot: str) -> float:
    """Return about how long the moves of a bot take in a whole game."""
    found = re.fullmatch(r"\w+:(\d+)(ms|s)", bot)
    each = int(found[1]) * (1 if found[2] == "ms" else 1000) if found else MILLISECONDS.get(bot, 0.01)
    return MOVES_OF_ONE * each


def share_text(wins: float, games: int) -> str:
    won = wins / games
    return f"{won:.1%} ± {share_margin(won, games):.1%}"


def elo(rating: Rating) -> str:
    return f"{rating.points:.0f} ± {rating.margin:.0f}" if rating.margin else f"{rating.points:.0f}"


def told(first: str, second: str, result: tuple[float, int]) -> None:
    print(f"{first} - {second}: {share_text(*result)} of {result[1]}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 600)
