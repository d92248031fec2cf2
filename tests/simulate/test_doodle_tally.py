"""Sums over games: counted again from the records, one game after the other."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import make_deal, play_deal
from quiltsmith.games.doodle.doodle_game import SPECIAL_ACTIONS
from quiltsmith.simulate.batches import GameBatch, Sums, game_seed
from quiltsmith.simulate.doodle_engine import PlayedRecord, play_batch, play_records
from quiltsmith.simulate.doodle_tables import doodle_setup
from quiltsmith.simulate.doodle_tally import CARD_COUNTS, MOST_USES, tally_shape
from tests.simulate.doodle_samples import game_of, meadow, small

GAMES = 60
SEED = 8


class Played:
    """A batch as sums and as records."""

    def __init__(self, deck: Deck, bot: str) -> None:
        self.deck, self.game = deck, game_of(deck)
        self.sums: Sums = play_batch(self.game, deck, bot, SEED, GameBatch(0, GAMES))
        self.records: list[PlayedRecord] = play_records(self.game, deck, bot, SEED, GameBatch(0, GAMES))
        self.sheets = [record.played(self.game, deck) for record in self.records]
        self.shape = tally_shape(doodle_setup(self.game, deck))

    def row(self, name: str) -> list[int]:
        return self.sums.rows[name].tolist()

    def table(self, name: str, columns: int) -> list[list[int]]:
        row = self.row(name)
        return [row[start : start + columns] for start in range(0, len(row), columns)]


@pytest.fixture(scope="module", params=[("meadow", "random"), ("meadow", "greedy"), ("small", "random")])
def played(request: pytest.FixtureRequest) -> Played:
    deck, bot = request.param
    return Played({"meadow": meadow, "small": small}[deck](), bot)


def assert_histogram(row: list[int], values: list[int], lowest: int = 0) -> None:
    assert {lowest + index: count for index, count in enumerate(row) if count} == Counter(values)


def test_totals_scores_and_empty_spaces(played: Played) -> None:
    assert_histogram(played.row("totals"), [sheet.total for sheet in played.sheets], played.shape.lowest_total)
    assert_histogram(played.row("empties"), [sheet.empty for sheet in played.sheets])
    for number, row in enumerate(played.table("scores", played.shape.most_points + 1)):
        assert_histogram(row, [sheet.scores[number] for sheet in played.sheets])


def test_special_actions_and_passes(played: Played) -> None:
    turns = played.game.turns
    for action, row in zip(SPECIAL_ACTIONS, played.table("uses", MOST_USES + 1), strict=True):
        assert_histogram(row, [sheet.specials[action] for sheet in played.sheets])
    in_turn = played.table("uses_in_turn", turns + 2)
    assert [sum(row) for row in in_turn] == [
        sum(sheet.specials[action] for sheet in played.sheets) for action in SPECIAL_ACTIONS
    ]
    passes = [[move.turn for move in sheet.moves if not move.spaces] for sheet in played.sheets]
    assert_histogram(played.row("passes"), [len(turns) for turns in passes])
    assert_histogram(played.row("passes_in_turn"), [turn for turns in passes for turn in turns])


def test_cards(played: Played) -> None:
    counts: Counter[tuple[str, int, str]] = Counter()
    for number, sheet in enumerate(played.sheets):
        turns = play_deal(make_deal(played.deck, played.game, game_seed(SEED, number)), played.game)
        for move in (move for move in sheet.moves if move.turn and (move.card or not move.spaces)):
            scoring, offered = (move.turn - 1) // played.game.turns_per_round, turns[move.turn - 1]
            if offered.token:
                fate = "passed" if not move.card else "exchanged" if move.neighbour else "drawn"
                counts.update({(offered.token, scoring, name): 1 for name in ("token", fate)})
            for choice in offered.choice:
                counts[choice, scoring, "offered"] += 1
                counts[choice, scoring, "chosen"] += choice == move.card
            counts[move.card, scoring, "cut"] += bool(move.cuts)
            counts[move.card, scoring, "borrowed"] += move.neighbour
    rows = iter(played.table("cards", len(CARD_COUNTS)))
    for card, scoring in product(played.deck.cards, range(played.game.rounds)):
        assert next(rows) == [counts[card.id, scoring, name] for name in CARD_COUNTS]
    assert next(rows, None) is None


def test_boards(played: Played) -> None:
    board = played.game.board
    for index, count in enumerate(played.row("filled")):
        assert count == sum(sheet.shaded >> index & 1 for sheet in played.sheets)
    assert len(played.row("filled")) == board.rows * board.stride


def test_sums_for_regressions(played: Played) -> None:
    """All with all: the factors of every game as a line of 0 and 1, its outcomes as a line of numbers."""
    cards, rounds = len(played.deck.cards), played.game.rounds
    factors, outcomes = [], []
    for record in played.records:
        line = [1, *[0] * (cards * rounds + len(played.deck.start))]
        for turn, token in enumerate(record.tokens[:-1]):
            line[1 + turn // played.game.turns_per_round * cards + token] = 1
        line[1 + cards * rounds + record.start] = 1
        factors.append(line)
        outcomes.append([record.total, record.empty, *record.scores])
    assert len(factors[0]) == played.shape.factors
    assert played.table("pairs", played.shape.factors) == _products(factors, factors)
    assert played.table("effects", played.shape.outcomes) == _products(factors, outcomes)
    assert played.table("products", played.shape.outcomes) == _products(outcomes, outcomes)


def _products(left: list[list[int]], right: list[list[int]]) -> list[list[int]]:
    by_column = list(zip(*right, strict=True))
    return [
        [sum(one * other for one, other in zip(row, column, strict=True)) for column in by_column]
        for row in zip(*left, strict=True)
    ]


def test_records_tell_what_sheets_tell(played: Played) -> None:
    for record, sheet in zip(played.records, played.sheets, strict=True):
        ids = [card.id for card in played.deck.cards]
        drawn = [move for move in sheet.moves if move.turn and (move.card or not move.spaces)]
        assert [ids[card] if card >= 0 else "" for card in record.cards] == [move.card for move in drawn]
        assert len(record.singles) == sheet.specials["single"]
