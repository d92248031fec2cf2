"""Deals: the token's way around the circle, and deals that stay the same for ever."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_deal import (
    Deal,
    DealCode,
    DealtTurn,
    code_of_deal,
    game_in_circle,
    make_deal,
    parse_deal_code,
    play_deal,
    read_deal,
)
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.shape import Shape
from tests.games.doodle.random_games import usual_game
from tests.games.patchwork.samples import game_named


@pytest.mark.parametrize("code", [DealCode("doodle", "meadow", 7), DealCode("my-game", "a_b", 2**64 - 1)])
def test_a_code_is_read_as_it_was_written(code: DealCode) -> None:
    assert code.to_text() == code.to_text().upper()
    assert parse_deal_code(code.to_text()) == code


@pytest.mark.parametrize(
    "text",
    ["", "https://a.org", "QUILTSMITH:DOODLE/MEADOW", "QUILTSMITH:DOODLE/../7", f"QUILTSMITH:A/B/{2**64}"],
)
def test_other_codes_say_nothing(text: str) -> None:
    assert parse_deal_code(text) is None


def test_only_what_deck_and_seed_give_has_a_code() -> None:
    path = find_deck("meadow")
    assert path is not None
    deck, _ = load_deck(path)
    assert deck is not None
    game = game_in_circle(deck)
    deal = make_deal(deck, game, 7)
    assert code_of_deal(deal, deck, game) == DealCode("doodle", "meadow", 7)
    assert code_of_deal(deal, None, game) is None
    assert code_of_deal(replace(deal, seed=None), deck, game) is None
    assert code_of_deal(replace(deal, rolls=deal.rolls[::-1]), deck, game) is None


@dataclass(eq=False)
class Seat:
    """A place in a real circle: a card, or the token."""

    card: str | None
    left: Seat
    right: Seat

    def __init__(self, card: str | None) -> None:
        self.card, self.left, self.right = card, self, self

    def put_left_of(self, other: Seat) -> None:
        self.left, self.right = other.left, other
        other.left.right = self
        other.left = self

    def leave(self) -> None:
        self.left.right, self.right.left = self.right, self.left


def play_with_seats(deal: Deal, game: DoodleGame) -> tuple[DealtTurn, ...]:
    """Play a deal slowly: a token walks from seat to seat, cards leave the circle, and it stays in the gap."""
    token = Seat(None)
    for card in deal.circle:
        Seat(card).put_left_of(token)
    turns = []
    for turn in range(1, game.turns):
        seat = token
        for _ in range(deal.rolls[turn - 1]):
            seat = seat.right if seat.right is not token else token.right
        token.leave()
        around = [seat.left.card or "", seat.right.card or ""]
        neighbours = tuple(card for card in dict.fromkeys(around) if card != seat.card)
        assert seat.card is not None
        turns.append(DealtTurn(seat.card, neighbours))
        token = seat
        seat.card = None
        if turn % game.turns_per_round == 0:
            for card in deal.refills[turn // game.turns_per_round - 1]:
                Seat(card).put_left_of(token)
    left, seat = [], token.right
    while seat is not token:
        left.append(seat.card or "")
        seat = seat.right
    return (*turns, DealtTurn(None, (), tuple(left)))


@st.composite
def games_and_deals(draw: st.DrawFn) -> tuple[DoodleGame, Deal]:
    turns = draw(st.integers(1, 7))
    circle = turns + draw(st.integers(0, 4))
    die = tuple(draw(st.lists(st.integers(1, 20), min_size=1, max_size=6)))
    game = replace(usual_game(), rounds=draw(st.integers(1, 4)), turns_per_round=turns, circle=circle, die=die)
    names = iter([f"P{number:02}" for number in range(1, game.cards_dealt + 1)])
    return game, Deal(
        "any",
        tuple(next(names) for _ in range(circle)),
        tuple(tuple(next(names) for _ in range(game.refill)) for _ in range(game.rounds - 1)),
        tuple(draw(st.lists(st.sampled_from(die), min_size=game.rolls, max_size=game.rolls))),
    )


@given(games_and_deals())
def test_the_token_walks_around_a_circle(game_and_deal: tuple[DoodleGame, Deal]) -> None:
    game, deal = game_and_deal
    turns = play_deal(deal, game)
    assert turns == play_with_seats(deal, game)
    tokens = [turn.token for turn in turns if turn.token]
    assert len(tokens) == len(set(tokens)) == game.rolls
    assert sorted((*tokens, *turns[-1].choice)) == sorted(deal.cards)


def test_a_small_deal_by_hand() -> None:
    game = replace(usual_game(), rounds=2, turns_per_round=3, circle=5)
    deal = Deal("any", tuple("ABCDE"), (tuple("FGH"),), (2, 3, 1, 1, 2))
    assert play_deal(deal, game) == (
        DealtTurn("B", ("A", "C")),
        DealtTurn("E", ("D", "A")),
        DealtTurn("A", ("D", "C")),
        DealtTurn("C", ("H", "D")),
        DealtTurn("F", ("D", "G")),
        DealtTurn(None, (), ("G", "H", "D")),
    )


KNOWN_DEALS = {
    0: "29 15 03 07 02 11 14 20 25 27 10 06 19 24 28 09 23 22 01 17 | 11221223111122111",
    7: "13 02 21 18 12 20 17 05 22 01 28 09 16 25 03 30 04 24 14 06 | 22331113211233321",
    2**64 - 1: "29 09 16 26 13 30 07 08 02 03 24 18 17 27 20 04 11 21 12 01 | 21123211123132121",
}


@pytest.mark.parametrize("seed", KNOWN_DEALS)
def test_deals_stay_the_same_for_ever(seed: int) -> None:
    """Never change these: people keep seeds, and expect their deals from them."""
    deal = make_deal(numbered_deck(), usual_game(), seed)
    assert f"{' '.join(deal.cards)} | {''.join(map(str, deal.rolls))}" == KNOWN_DEALS[seed]
    assert (len(deal.circle), [len(refill) for refill in deal.refills]) == (8, [6, 6])


def numbered_deck() -> Deck:
    """A deck of 30 cards 01, 02 and so on: only the number and the order of the cards matter to a deal."""
    cards = tuple(Card(f"{number:02}", Shape(((0, 0),))) for number in range(1, 31))
    return Deck("numbered", {}, usual_game(), cards)


@given(st.integers(0, 2**64 - 1))
def test_a_written_deal_is_read_back(seed: int) -> None:
    path = find_deck("meadow")
    assert path is not None
    meadow, _ = load_deck(path)
    assert meadow is not None
    deal = make_deal(meadow, usual_game(), seed)
    read, deck, problems = read_deal(Source("deal.yaml", deal.to_yaml()))
    assert (read, deck, problems) == (deal, meadow, [])


@pytest.fixture
def without_deck() -> Deal:
    path = find_deck("meadow")
    meadow = load_deck(path)[0] if path else None
    assert meadow is not None
    return replace(make_deal(meadow, usual_game(), 7), deck=None)


def test_a_deal_need_not_name_its_deck(without_deck: Deal) -> None:
    assert read_deal(Source("deal.yaml", without_deck.to_yaml())) == (without_deck, None, [])


def deal_file(**changes: str) -> str:
    """Write a small deal that names no deck, with other values for some keys; an empty one leaves the key away."""
    keys = {"circle": "[P1, P2, P3]", "refills": "[[P4, P5]]", "rolls": "[1, 2, 1]"} | changes
    return "".join(f"{key}: {value}\n" for key, value in keys.items() if value)


def cards(number: int) -> str:
    return f"[{', '.join(f'C{index}' for index in range(number))}]"


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({}, []),
        ({"circle": ""}, ["missing-key"]),
        ({"refills": ""}, ["missing-key"]),
        ({"rolls": ""}, ["missing-key"]),
        ({"deck": 200 * "x"}, ["unknown-name"]),
        ({"deck": 201 * "x"}, ["wrong-type"]),
        ({"seed": "0"}, []),
        ({"seed": "-1"}, ["out-of-range"]),
        ({"circle": cards(500)}, []),
        ({"circle": cards(501)}, ["out-of-range"]),
        ({"refills": f"[{cards(500)}]"}, []),
        ({"refills": f"[{cards(501)}]"}, ["out-of-range"]),
        ({"refills": f"[{', '.join(20 * ['[]'])}]"}, []),
        ({"refills": f"[{', '.join(21 * ['[]'])}]"}, ["out-of-range"]),
        ({"rolls": f"[{', '.join(500 * ['1'])}]"}, []),
        ({"rolls": f"[{', '.join(501 * ['1'])}]"}, ["out-of-range"]),
        ({"rolls": "[1, 99]"}, []),
        ({"rolls": "[0, 99]"}, ["out-of-range"]),
        ({"rolls": "[1, 100]"}, ["out-of-range"]),
    ],
)
def test_what_a_deal_file_holds(changes: dict[str, str], codes: list[str]) -> None:
    problems = read_deal(Source("deal.yaml", deal_file(**changes)))[2]
    assert [problem.code for problem in problems] == codes


def test_a_deal_is_of_a_deck_that_is_dealt_from_a_circle(without_deck: Deal) -> None:
    [problem, *_] = read_deal(Source("deal.yaml", replace(without_deck, deck="classic").to_yaml()))[2]
    assert problem.message == "there is no deck of a doodle game `classic`"
    assert "meadow" in problem.hint
    assert "classic" not in problem.hint


def test_a_card_is_dealt_once_whatever_the_deck(without_deck: Deal) -> None:
    twice = replace(without_deck, circle=(*without_deck.circle[:-1], without_deck.circle[0]))
    deal, _, problems = read_deal(Source("deal.yaml", twice.to_yaml()))
    assert deal is None
    assert [problem.message for problem in problems] == [f"the card {twice.circle[0]} is dealt twice"]


@pytest.mark.parametrize(
    ("change", "is_right"),
    [
        ({}, True),
        ({"circle": ("P1", "P2")}, False),
        ({"refills": (("P4",),)}, False),
        ({"refills": (("P4", "P5"), ("P6", "P7"))}, False),
        ({"refills": ()}, False),
        ({"rolls": (1, 2)}, False),
        ({"rolls": (1, 2, 3, 1)}, False),
    ],
)
def test_a_deal_fits_a_game_of_its_numbers(change: dict[str, object], is_right: bool) -> None:
    small = replace(usual_game(), rounds=2, turns_per_round=2, circle=3)
    deal = Deal(None, ("P1", "P2", "P3"), (("P4", "P5"),), (1, 2, 1))
    assert replace(deal, **change).fits(small) is is_right
    assert not replace(deal, **change).fits(game_named("patchwork"))


def test_a_deal_that_names_no_deck_has_the_numbers_of_the_usual_game(without_deck: Deal) -> None:
    source = Source("deal.yaml", without_deck.to_yaml())
    assert read_deal(source, usual=usual_game())[2] == []
    other = replace(usual_game(), rounds=2)
    assert {problem.code for problem in read_deal(source, usual=other)[2]} == {"out-of-range"}
    assert {problem.code for problem in read_deal(source, other, usual_game())[2]} == {"out-of-range"}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"circle": 7}, "the length of the circle is out of range: `7`"),
        ({"refills": 1}, "the length of the list of refills is out of range: `1`"),
        ({"rolls": 16}, "the length of the list of rolls is out of range: `16`"),
    ],
)
def test_a_list_that_is_too_short_for_the_game_is_told(
    without_deck: Deal, change: dict[str, int], what: str
) -> None:
    [(name, length)] = change.items()
    short = replace(without_deck, **{name: getattr(without_deck, name)[:length]})
    found = read_deal(Source("deal.yaml", short.to_yaml()), usual_game())[2]
    assert [problem.message for problem in found] == [what]


def test_every_refill_has_as_many_cards_as_a_round_has_turns(without_deck: Deal) -> None:
    first, second = without_deck.refills
    short = replace(without_deck, refills=(first, second[:5]))
    [problem] = read_deal(Source("deal.yaml", short.to_yaml()), usual_game())[2]
    assert (problem.message, problem.hint) == (
        "the length of a refill is out of range: `5`",
        "from 6 to 6 is possible here",
    )


def test_a_roll_is_a_face_of_the_die(without_deck: Deal) -> None:
    wrong = replace(without_deck, rolls=(4, *without_deck.rolls[1:]))
    [problem] = read_deal(Source("deal.yaml", wrong.to_yaml()), usual_game())[2]
    assert (problem.message, problem.hint) == (
        "a roll is out of range: `4`",
        "from 1 to 3 is possible here",
    )


@pytest.mark.parametrize(("cards", "has_code"), [(19, False), (20, True), (21, True)])
def test_a_deck_with_just_enough_cards_has_deals_with_codes(cards: int, has_code: bool) -> None:
    deck, game = numbered_deck(), usual_game()
    deal = make_deal(replace(deck, cards=deck.cards[: max(cards, 20)]), game, 7)
    assert (code_of_deal(deal, replace(deck, cards=deck.cards[:cards]), game) is not None) is has_code
