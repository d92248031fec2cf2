"""`python -m benchmarks.ladder [SHARE]`: let all bots meet, rate them, and write the tables into docs/bots.md.

SHARE is how much of the usual number of games is played, such as 0.1 for a look. All of it takes more than an hour
on two cores, most of it for the bots that take a second for each move.
"""

from __future__ import annotations

import re
import sys
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
from quiltsmith.simulate.batches import GameBatch, play_batches
from quiltsmith.simulate.doodle_engine import play_outcomes
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_match import Match, play_batch
from quiltsmith.simulate.patchwork_tally import FIRST_WINS
from quiltsmith.simulate.ratings import Rating, rate, share_margin, wins_by_total

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
MATCHES = (
    *(("greedy", "random", 4_000), ("minimax:2", "greedy", 4_000), ("minimax:3", "greedy", 4_000)),
    *(("minimax:3", "minimax:2", 4_000), ("rollout:5", "greedy", 1_000), ("rollout:5", "minimax:3", 1_000)),
    *(("mcts:10ms", "greedy", 400), ("mcts:10ms", "rollout:5", 400), ("mcts:100ms", "mcts:10ms", 400)),
    *(("mcts:100ms", "rollout:5", 400), ("mcts:1s", "mcts:100ms", 40), ("mcts:1s", "rollout:5", 40)),
    ("mcts:1s", "greedy", 40),
)
"""Who meets whom how often, half of the games on either seat."""
UCT = "uct:1s"
UCT_MATCHES = (("mcts:100ms", 40), ("rollout:5", 40))
"""Who meets the plain UCT, which takes a second for each move."""
DRAWN = {"random": 1_000, "greedy-edges": 1_000, "greedy-squares": 1_000, "greedy": 1_000, "beam": 400}
DRAWN |= {"mcts:10ms": 200, "mcts:100ms": 200, "mcts:1s": 100}
"""How many deals of meadow each bot plays: the first ones are the same for all."""
STYLES = ("greedy", "greedy-income", "greedy-space", "greedy-tile")
STYLE_GAMES = 4_000
JOBS = 2


def main(share: float) -> None:
    """Play all that is asked for, and write the tables."""
    tables = {
        "patchwork": partial(patchwork_table, share),
        "doodle": partial(doodle_table, share),
        "styles": partial(style_table, share),
    }
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


def patchwork_table(share: float) -> list[str]:
    """Let the bots for two meet."""
    results: dict[tuple[str, str], tuple[float, int]] = {}
    for first, second, usual in MATCHES:
        games = pairs_of(usual, share)
        results[first, second] = (wins_of(classic_match(first, second), games), games)
        told(first, second, results[first, second])
    for bot, usual in UCT_MATCHES:
        games = pairs_of(usual, share)
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


def doodle_table(share: float) -> list[str]:
    """Let the bots that draw play the same deals."""
    deck, game = meadow()
    totals: dict[str, list[int]] = {}
    for bot, usual in DRAWN.items():
        deals = pairs_of(usual, share)
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


def style_table(share: float) -> list[str]:
    """Let the styles of greedy meet on each of the shipped games of two."""
    lines = ["| wins of … against | " + " | ".join(STYLES) + " |", "| --- " * (len(STYLES) + 1) + "|"]
    for game in ("patchwork", "halloween"):
        shares: dict[tuple[str, str], float] = {}
        for one, other in combinations(STYLES, 2):
            games = pairs_of(STYLE_GAMES, share)
            match = replace(classic_match(one, other), game=game_named(game))
            won = wins_of(match, games) / games
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


def pairs_of(usual: int, share: float) -> int:
    """Return an even number of games."""
    return max(2, round(usual * share / 2) * 2)


def share_text(wins: float, games: int) -> str:
    won = wins / games
    return f"{won:.1%} ± {share_margin(won, games):.1%}"


def elo(rating: Rating) -> str:
    return f"{rating.points:.0f} ± {rating.margin:.0f}" if rating.margin else f"{rating.points:.0f}"


def told(first: str, second: str, result: tuple[float, int]) -> None:
    print(f"{first} - {second}: {share_text(*result)} of {result[1]}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 1.0)
