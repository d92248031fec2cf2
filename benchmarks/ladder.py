"""Let all bots meet, rate them, and write the tables into docs/bots.md.

    python -m benchmarks.ladder [--seconds SECONDS] [--games GAMES] [--fresh]

Each match takes as long as `--seconds` says, 600 if it does not, which makes two to three hours in all, and has as
many games as `--games` allows. How long the rest takes is told at the start. What has been played is kept in
output/ladder.json after every few games, and a later run goes on from there; `--fresh` forgets it, as one should
when bots have changed. Ctrl-C writes the tables of what there is. The time that bots take for a move is that of
a core: other work on the machine makes the ladder slower and not the bots weaker.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
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
from quiltsmith.simulate import strategies
from quiltsmith.simulate.batches import GameBatch, Sums, play_batches
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
    *(("mcts:1s", "rollout:5"), ("mcts:1s", "greedy")),
)
UCT_MATCHES = (("mcts:10ms", "uct:100ms"), ("mcts:100ms", "uct:1s"), ("rollout:5", "uct:100ms"))
"""Who meets the plain UCT: ours with a tenth of its time."""
DRAWN = ("random", "greedy-edges", "greedy-squares", "greedy", "beam", "mcts:10ms", "mcts:100ms", "mcts:1s")
FEWEST, MOST = 4, 4_000
SAVED_EVERY = 20
"""After so many seconds of playing, results are saved."""
KEPT = Path(__file__).parents[1] / "output" / "ladder.json"
MOVES_OF_ONE = 22
"""How many moves a player makes in a game of two, on average."""
MILLISECONDS = {"minimax:2": 0.02, "minimax:3": 0.05, "rollout:5": 0.3, "beam": 0.5}
"""How long bots take for a move that do not say so."""
STYLES = ("greedy", "greedy-income", "greedy-space", "greedy-tile")
STYLE_GAMES = 4_000
JOBS = 2


class Ladder:
    """What has been played so far, and how much is wanted."""

    def __init__(self, seconds: float, most: int, is_fresh: bool) -> None:
        self.seconds, self.most = seconds, most
        kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() and not is_fresh else {}
        self.won: dict[str, int] = kept.get("won", {})
        self.games: dict[str, int] = kept.get("games", {})
        self.totals: dict[str, list[int]] = kept.get("totals", {})

    def save(self) -> None:
        """Keep what has been played."""
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(
            json.dumps({"won": self.won, "games": self.games, "totals": self.totals}), encoding="utf-8"
        )

    def wanted(self, *bots: str) -> int:
        """Return how many games these bots should play."""
        jobs = 1 if any(map(is_uct, bots)) else JOBS
        return min(self.most, games_within(self.seconds * jobs, *bots))

    def seconds_left(self) -> float:
        """Return about how long the rest takes."""
        left = 0.0
        for pair in (*MATCHES, *UCT_MATCHES):
            games = max(0, self.wanted(*pair) - self.result(*pair)[1])
            left += games * sum(map(game_milliseconds, pair)) / (1 if is_uct(pair[1]) else JOBS)
        for bot in DRAWN:
            deals = max(0, self.wanted(bot) - len(self.totals.get(bot, ())))
            left += deals * game_milliseconds(bot) / JOBS
        return left / 1000

    def play(self, first: str, second: str) -> None:
        """Let two bots play the games that are wanted, and keep the results as they come."""
        pair = f"{first} - {second}"
        while (played := self.games.get(pair, 0)) < self.wanted(first, second):
            jobs = 1 if is_uct(second) else JOBS
            games = min(self.wanted(first, second) - played, games_within(SAVED_EVERY * jobs, first, second))
            self.won[pair] = self.won.get(pair, 0) + wins_of_pair(first, second, played, games)
            self.games[pair] = played + games
            self.save()
            print(
                f"{pair}: {share_text(*self.result(first, second))} of {played + games}",
                file=sys.stderr,
                flush=True,
            )

    def result(self, first: str, second: str) -> tuple[float, int]:
        """Return how many games the first of two bots won, and how many there were."""
        pair = f"{first} - {second}"
        return self.won.get(pair, 0), self.games.get(pair, 0)

    def draw(self, bot: str) -> None:
        """Let a bot that draws play the deals that are wanted, and keep its totals as they come."""
        deck, game = meadow()
        totals = self.totals.setdefault(bot, [])
        while len(totals) < self.wanted(bot):
            deals = min(self.wanted(bot) - len(totals), games_within(SAVED_EVERY * JOBS, bot))
            work = partial(drawn_totals, game, deck, bot, len(totals))
            played = play_batches(work, deals, max(1, deals // 20), JOBS).outcome
            totals += played.totals if played else []
            self.save()
            print(bot, len(totals), f"{mean(totals):.1f}", file=sys.stderr, flush=True)


def main() -> None:
    """Play all that is asked for, and write the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--games", type=int, default=MOST)
    parser.add_argument("--fresh", action="store_true")
    wanted = parser.parse_args()
    ladder = Ladder(wanted.seconds, max(FEWEST, wanted.games // 2 * 2), wanted.fresh)
    strategies.CLOCK = time.thread_time
    print(f"about {ladder.seconds_left() / 60:.0f} minutes on {JOBS} free cores", file=sys.stderr, flush=True)
    try:
        for pair in (*MATCHES, *UCT_MATCHES):
            ladder.play(*pair)
        for bot in DRAWN:
            ladder.draw(bot)
    except KeyboardInterrupt:
        print("interrupted; the tables have what was played", file=sys.stderr)
    for name, lines in (
        ("patchwork", patchwork_table(ladder)),
        ("doodle", doodle_table(ladder)),
        ("styles", style_table()),
    ):
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


def patchwork_table(ladder: Ladder) -> list[str]:
    """Rate the bots for two by the games that they have played."""
    played = {pair: ladder.result(*pair) for pair in (*MATCHES, *UCT_MATCHES)}
    results = {pair: result for pair, result in played.items() if result[1]}
    ratings = rate(results, "random")
    lines = ["| on `classic` | Elo | met | won | games |", "| --- | --- | --- | --- | --- |"]
    for name, rating in sorted(ratings.items(), key=lambda item: item[1].points):
        met = [(other, result) for (one, other), result in results.items() if one == name]
        cells = [", ".join(other for other, _ in met), ", ".join(share_text(*result) for _, result in met)]
        lines.append(f"| {name} | {elo(rating)} | {' | '.join(cells)} | {sum(games for _, (_, games) in met)} |")
    return lines


def doodle_table(ladder: Ladder) -> list[str]:
    """Rate the bots that draw by the deals that they have played, all the same ones."""
    totals = {bot: ladder.totals[bot] for bot in DRAWN if ladder.totals.get(bot)}
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


def drawn_totals(game: DoodleGame, deck: Deck, bot: str, before: int, batch: GameBatch) -> Totals:
    later = GameBatch(before + batch.first, batch.games)
    return Totals(play_outcomes(game, deck, bot, 1, later)[1]["total"].tolist())


def style_table() -> list[str]:
    """Let the styles of greedy meet on each of the time boards."""
    lines = ["| wins of … against | " + " | ".join(STYLES) + " |", "| --- " * (len(STYLES) + 1) + "|"]
    for track in classic_match("greedy", "greedy").game.tracks:
        shares: dict[tuple[str, str], float] = {}
        for one, other in combinations(STYLES, 2):
            match = classic_match(one, other)
            won = wins_of(replace(match, game=match.game.on_track(track)), STYLE_GAMES) / STYLE_GAMES
            shares |= {(one, other): won, (other, one): 1 - won}
        for one in STYLES:
            cells = ["–" if one == other else f"{shares[one, other]:.0%}" for other in STYLES]
            lines.append(f"| {one}, track {track} | {' | '.join(cells)} |")
    return lines


def wins_of_pair(first: str, second: str, before: int, games: int) -> int:
    """Let two bots play so many games after those that they have played; return how many the first one won."""
    if is_uct(second):
        uct = Strategy("mcts", 0, round(game_milliseconds(second) / MOVES_OF_ONE))
        return wins_against(classic_match(first, first), uct, range(before, before + games))
    return wins_of(classic_match(first, second), games, before)


def wins_of(match: Match, games: int, before: int = 0) -> int:
    """Play half of the games on either seat, and return how many the first bot won."""
    mirrored = replace(match, bots=(match.bots[1], match.bots[0]))
    wins = [
        play_batches(partial(play_later, seats, before // 2), games // 2, min(20, match.batch_size), JOBS).outcome
        for seats in (match, mirrored)
    ]
    first, second = (0 if sums is None else sums.rows["totals"][FIRST_WINS] for sums in wins)
    return first + games // 2 - second


def play_later(match: Match, before: int, batch: GameBatch) -> Sums:
    """Play a batch of the games behind those that have been played."""
    return play_batch(match, GameBatch(before + batch.first, batch.games))


def is_uct(bot: str) -> bool:
    """Return whether a bot is the yardstick from outside."""
    return bot.startswith("uct")


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


if __name__ == "__main__":
    main()
