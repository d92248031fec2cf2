"""Games of bots that people write: legal for the checker, and on the deals of all other bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import quiltsmith as qs
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_checker import DoodleChecker
from quiltsmith.games.doodle.doodle_deal import make_deal
from quiltsmith.games.doodle.doodle_writer import write_played
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.simulate.batches import GameBatch, game_seed
from quiltsmith.simulate.doodle_engine import play_records
from quiltsmith.simulate.doodle_own_bot import DoodleMove, DoodleState, play_own_records
from quiltsmith.simulate.own_bots import take
from quiltsmith.stable_random import StableRandom
from tests.simulate.doodle_samples import game_of, meadow, small, tight

Bot = Callable[[DoodleState, Sequence[DoodleMove], StableRandom], DoodleMove]


def anything(state: DoodleState, moves: Sequence[DoodleMove], rng: StableRandom) -> DoodleMove:
    return rng.pick(moves)


def special(state: DoodleState, moves: Sequence[DoodleMove], rng: StableRandom) -> DoodleMove:
    """Use as many special actions as possible, as early as possible."""
    most = max(2 * move.cuts + move.neighbour for move in moves)
    wanted = [move for move in moves if 2 * move.cuts + move.neighbour == most and move.spaces]
    return rng.pick(wanted or moves)


def tidy(state: DoodleState, moves: Sequence[DoodleMove], rng: StableRandom) -> DoodleMove:
    return max(moves, key=lambda move: (state.best_score(state.after(move)), move.spaces.bit_count()))


@pytest.mark.parametrize("deck", [meadow(), small(), tight()], ids=["meadow", "small", "tight"])
@pytest.mark.parametrize("bot", [anything, special, tidy])
def test_every_game_is_legal(deck: Deck, bot: Bot) -> None:
    name, used, game = take(bot), dict[str, int](), game_of(deck)
    for number, (record, _filled, _engine) in enumerate(play_own_records(game, deck, name, 3, GameBatch(0, 6))):
        sheet = record.played(game, deck)
        checker = DoodleChecker(game, deck, make_deal(deck, game, game_seed(3, number)))
        checked = checker.check(parse_sheet(Source("own.txt", write_played(sheet, {}))))
        assert [problem.message for problem in checked.problems] == []
        assert checked.checked == "full"
        assert (sheet.total, sheet.empty) == (record.total, record.empty)
        for action, times in sheet.specials.items():
            used[action] = used.get(action, 0) + times
    if bot is special and deck is meadow():
        assert all(used[action] for action in ("neighbour", "cut"))


def test_the_same_seed_gives_the_same_games() -> None:
    name = take(anything)

    def totals(first: int, games: int) -> list[int]:
        records = play_own_records(game_of(meadow()), meadow(), name, 5, GameBatch(first, games))
        return [record.total for record, _filled, _engine in records]

    assert totals(0, 4) == totals(0, 2) + totals(2, 2)
    assert len(set(totals(0, 4))) > 1


def test_deals_are_those_of_other_bots() -> None:
    """So that bots can be compared game by game."""
    own = [
        (record.start, record.tokens)
        for record, _filled, _engine in play_own_records(
            game_of(meadow()), meadow(), take(tidy), 5, GameBatch(0, 3)
        )
    ]
    ours = [
        (record.start, record.tokens)
        for record in play_records(game_of(meadow()), meadow(), "greedy", 5, GameBatch(0, 3), is_compiled=False)
    ]
    assert own == ours


def test_a_state_shows_what_a_player_sees() -> None:
    seen = list[tuple[DoodleState, int]]()

    def watching(state: DoodleState, moves: Sequence[DoodleMove], rng: StableRandom) -> DoodleMove:
        seen.append((state, len(moves)))
        return moves[0]

    qs.simulate("meadow", bot=watching, games=1)
    (start, places), (first, _many), (single, spaces) = seen[:3]
    assert (start.stage, start.turn, start.circle, start.shaded, places > 100) == ("start", 0, (), 0, True)
    assert (first.stage, first.turn, len(first.circle), first.scores) == ("draw", 1, 8, ())
    assert first.specials == {"neighbour": 2, "single": 2, "cut": 2}
    assert first.shaded.bit_count() == 7
    assert single.stage == "single"
    assert spaces == 1 + 81 - single.shaded.bit_count()
    last = seen[-1][0]
    assert (last.turn, len(last.scores)) == (18, 2)
    with pytest.raises(AttributeError):
        first.shaded = 0  # type: ignore[misc]
    assert str(first) == first.board.draw_mask(first.shaded)


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    mean = qs.simulate("meadow", bot=tidy, games=10).total.mean
    assert mean > 40 > qs.simulate("meadow", bot="random", games=100).total.mean
