"""The best total of a deal: attempts of growing work, the sheet that proves what was reached, and a bound.

*The bound* is a total that no game of a deal can exceed, whoever plays it: proven by counting spaces. No more
spaces are shaded at a scoring than the start patch, the patch of every turn so far and the special actions bring,
if every patch were drawn whole. A rectangle with more spaces than that cannot be scored, and the spaces that even
then stay empty cost what they cost. Pieces of cuts have fewer spaces. Each scoring is looked at alone.

*Puzzles* are for one player: a challenge, medals from what bots reach without hindsight, and the best game known.
Who solves a puzzle sees all cards beforehand, as the search does. Bronze is three quarters of what `greedy`
reaches, silver what it reaches; gold is what `beam` reaches, and at least a third of the way from silver to the
best game known. The search makes the same attempts everywhere, so that a seed always gives the same puzzle. In the
largest games there are fewer attempts, and `greedy` stands for `beam`: what they may take is counted in work,
not in seconds (see `doodle_work.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.challenge import Puzzle, make_challenge
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, game_in_circle, make_deal, play_deal
from quiltsmith.games.doodle.doodle_game import REPEAT, DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet, write_played
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.simulate.doodle_engine import play_seed
from quiltsmith.simulate.doodle_work import PER_SECOND, bot_work
from quiltsmith.simulate.par_search import HindsightSearch
from quiltsmith.stable_random import StableRandom

_ATTEMPTS_AT_PUZZLES = 4
_MOST_AT_PUZZLES = 8 * PER_SECOND
"""A puzzle of the largest games is searched for less, so that it is found in seconds and not in minutes."""
_MOST_SEEDS = 1_000_000


def upper_bound(deck: Deck, game: DoodleGame, deal: Deal, start: Card | None = None) -> int:
    """Return a total that cannot be exceeded; without a start card, with none of them."""
    sizes = {card.id: card.shape.size for card in deck.cards}
    turns = play_deal(deal, game)
    first = start.shape.size if start else max((card.shape.size for card in deck.start), default=0)
    total = spaces = 0
    for number in range(1, game.rounds + 1):
        so_far = turns[: number * game.turns_per_round]
        spaces = min(game.board.spaces, first + _most_spaces(so_far, sizes, game.specials))
        total += game.most_in_round(spaces)
    per_empty = game.points_per_empty_space
    return total + per_empty * (game.board.spaces - spaces if per_empty < 0 else game.board.spaces)


def _most_spaces(turns: Sequence[DealtTurn], sizes: Mapping[str, int], specials: Mapping[str, int]) -> int:
    """Count the spaces that turns bring at most, with repeat used for what brings most."""
    own = [max(sizes[card] for card in ((turn.token,) if turn.token else turn.choice)) for turn in turns]
    gains = [
        max((sizes[card] - size for card in turn.neighbours), default=0)
        for turn, size in zip(turns, own, strict=True)
    ]
    gains = sorted((gain for gain in gains if gain > 0), reverse=True)
    repeats, neighbours, singles = specials[REPEAT], specials["neighbour"], specials["single"]
    ways = [
        sum(gains[: neighbours + used * (neighbours > 0)]) + singles + (repeats - used) * (singles > 0)
        for used in range(repeats + 1)
    ]
    return sum(own) + max(ways)


class ParAttempt(NamedTuple):
    """A search: how many games it keeps, and what special actions that are left count, in percent."""

    width: int
    credit: int


ATTEMPTS = (
    *(ParAttempt(width, 50) for width in (10, 30, 100, 300, 1000)),
    *(ParAttempt(1000, credit) for credit in (100, 25, 75)),
    *(ParAttempt(3000, credit) for credit in (50, 100, 25)),
    *(ParAttempt(10_000, credit) for credit in (50, 100, 25, 150)),
    *(ParAttempt(30_000, credit) for credit in (50, 100)),
)
"""Each is made in this order while there is time; the same number of them gives the same total everywhere."""
NARROW_ATTEMPTS = (ParAttempt(1, 50), ParAttempt(3, 50))
"""These come first where the first of the others would take many seconds: on the largest boards."""
_ALL_ATTEMPTS = (*NARROW_ATTEMPTS, *ATTEMPTS)
_MOST_AT_FIRST = 2 * PER_SECOND


def next_work(attempt: ParAttempt) -> float:
    """Return how many times as much work as an attempt the next one is, 0 after the last."""
    index = _ALL_ATTEMPTS.index(attempt) + 1
    return _ALL_ATTEMPTS[index].width / attempt.width if index < len(_ALL_ATTEMPTS) else 0.0


class Par(Struct, frozen=True):
    """The best total found, the game that reached it, and a total that none can exceed."""

    played: PlayedSheet
    upper_bound: int

    @property
    def total(self) -> int:
        """The best total found."""
        return self.played.total

    @property
    def is_proven(self) -> bool:
        """Whether no game can be better."""
        return self.total >= self.upper_bound


def best_totals(
    deck: Deck,
    game: DoodleGame,
    deal: Deal,
    start: Card | None = None,
    is_compiled: bool | None = None,
    most_work: int | None = None,
) -> Iterator[tuple[ParAttempt, Par]]:
    """Make one attempt after the other, and yield the best so far; it ends where nothing can be better.

    All of them together take no more than `most_work`, but for the first, which is always made.
    """
    searching, bound = HindsightSearch(deck, game, deal, start, is_compiled), upper_bound(deck, game, deal, start)
    per_game, done = searching.work, 0
    best: PlayedSheet | None = None
    for attempt in _ALL_ATTEMPTS if per_game * ATTEMPTS[0].width > _MOST_AT_FIRST else ATTEMPTS:
        done += per_game * attempt.width
        if best is not None and most_work is not None and done > most_work:
            return
        found = searching.best_of(attempt.width, attempt.credit)
        best = found if best is None or found.total > best.total else best
        par = Par(best, bound)
        yield attempt, par
        if par.is_proven:
            return


def par_sheet(par: Par, deck: Deck, deal: Deal, heads: Mapping[str, str]) -> str:
    """Write the game as a sheet, and let the checker judge it before anybody relies on it."""
    text = write_played(par.played, heads, wording="both")
    checked = DoodleChecker(par.played.game, deck, deal).check(parse_sheet(Source("par", text)))
    if checked.problems or checked.total != par.total:
        raise AssertionError(f"the checker does not accept what was found: {checked.problems}")
    return text


def best_within(
    deck: Deck,
    deal: Deal,
    start: Card | None,
    seconds: float,
    clock: Callable[[], float],
    on_progress: Callable[[float], None] | None = None,
) -> Par:
    """Make attempts while there is time for the next one, judged by how long the last one took; one at least.

    `on_progress` hears how many seconds have passed, after each attempt.
    """
    began = before = clock()
    found: Par | None = None
    for attempt, found in best_totals(deck, game_in_circle(deck), deal, start):  # noqa: B007
        now = clock()
        if on_progress is not None:
            on_progress(now - began)
        # The first attempt also compiles what is compiled, which says nothing about the next one.
        last = now - before if attempt not in (ATTEMPTS[0], NARROW_ATTEMPTS[0]) else 0.0
        if now - began + last * next_work(attempt) > seconds:
            break
        before = now
    if found is None:
        raise AssertionError("there is always a first attempt")
    return found


def puzzle_seeds(seed: int, count: int) -> list[int]:
    """Choose the seeds of the puzzles of a booklet: different numbers, short enough to be typed in."""
    random, seeds = StableRandom(seed), list[int]()
    while len(seeds) < count:
        number = random.below(_MOST_SEEDS)
        if number not in seeds:
            seeds.append(number)
    return seeds


def make_puzzle(deck: Deck, seed: int) -> Puzzle:
    """Make the puzzle of a seed: the challenge that `quiltsmith deal` prints for it."""
    game = game_in_circle(deck)
    challenge = make_challenge(deck, game, seed)
    attempts = best_totals(deck, game, make_deal(deck, game, seed), challenge.start, most_work=_MOST_AT_PUZZLES)
    *_, (_, par) = islice(attempts, _ATTEMPTS_AT_PUZZLES)
    greedy = play_seed(game, deck, "greedy", seed)
    beam = play_seed(game, deck, "beam", seed) if bot_work(deck, game, "beam") <= _MOST_AT_PUZZLES else greedy
    best = max((par.played, beam, greedy), key=lambda sheet: sheet.total)
    return Puzzle(challenge, medals(greedy.total, beam.total, best.total), best)


def puzzle_work(deck: Deck, seed: int) -> int:
    """Return about how much work the puzzle of a seed is."""
    game = game_in_circle(deck)
    per_game = HindsightSearch(deck, game, make_deal(deck, game, seed), is_compiled=False).work
    beam = bot_work(deck, game, "beam")
    searches = min(_MOST_AT_PUZZLES, per_game * sum(attempt.width for attempt in ATTEMPTS[:_ATTEMPTS_AT_PUZZLES]))
    return searches + (beam if beam <= _MOST_AT_PUZZLES else 0)


def medals(greedy: int, beam: int, best: int) -> tuple[int, int, int]:
    """Return the totals that earn bronze, silver and gold."""
    gold = min(best, max(beam, greedy + max(1, (best - greedy) // 3)))
    silver = min(greedy, gold - 1)
    return min(greedy * 3 // 4, silver - 1), silver, gold
