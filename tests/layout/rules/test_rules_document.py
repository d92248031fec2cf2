"""The rules booklet: its length, its numbers, its order when it is folded, and that every page is tidy."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from quiltsmith.games.game import Game
from quiltsmith.geometry.board import Board
from quiltsmith.layout.product_kinds import rules_kind
from quiltsmith.layout.rules.rules_document import folded_rules_document, rules_document, rules_pages
from quiltsmith.layout.rules.rules_steps import READING_MARK
from quiltsmith.layout.sheets.folded_booklet import fold_order, fold_pages
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS, parse_paper
from tests.layout.samples import GAMES, LANGUAGES, doodle, patchwork, some_languages, style
from tests.layout.tidy import assert_tidy, words_of

VARIANTS: dict[str, Game] = {
    **GAMES,
    "one card": replace(doodle(), circle=1, turns_per_round=1, rounds=2, die=(1,)),
    "all leave": replace(doodle(), circle=6, start_cards=0, die=(4, 9, 20)),
    "crowded": replace(doodle(), circle=60, turns_per_round=30, start_size=30, die=(1, 2, 3, 20)),
    "tall board": replace(doodle(), board=Board(15, 4)),
    "rich": replace(
        patchwork(),
        board=Board(5, 12),
        choice=6,
        currency=replace(patchwork().currency, name={"en": "coins", "de": "Münzen"}, start=0, per_space=3),
        tile_side=4,
    ),
}


def read(game: Game, look: Style) -> str:
    """Return all words of a booklet."""
    return " ".join(words_of(page) for page in rules_document(game, look).pages)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", VARIANTS)
def test_every_booklet_is_tidy_and_has_four_to_eight_pages(game: str, paper: str) -> None:
    for language in some_languages(game, paper):
        pages = rules_document(VARIANTS[game], style("quilt", language, paper)).pages
        assert 4 <= len(pages) <= 8
        for page in pages:
            assert_tidy(page)


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("paper", ["a5", "a4", "letter"])
def test_pages_are_full(game: str, paper: str) -> None:
    for language in LANGUAGES:
        for page in rules_pages(GAMES[game], style("quilt", language, paper))[1:]:
            lowest = max(placed.box.bottom for placed in placed_texts(page))
            assert lowest > page.height * 0.8, page.label


def test_numbers_are_those_of_the_game() -> None:
    shown = read(doodle(), style())
    for part in ("8 of them face up", "patch of 7 spaces", "3 rounds of 6 turns", "last 2 cards", "lay 6 cards"):
        assert part in shown
    assert "any one of the 3 cards left" in shown
    changed = replace(doodle(), rounds=2, turns_per_round=5, circle=9, start_size=4, points_per_empty_space=-3)
    shown = read(changed, style())
    for part in ("9 of them face up", "patch of 4 spaces", "2 rounds of 5 turns", "last 4 cards", "lay 5 cards"):
        assert part in shown
    assert "any one of the 5 cards left" in shown
    assert "Each takes away 3" in shown


def test_numbers_of_two_player_games() -> None:
    rich = VARIANTS["rich"]
    shown = read(rich, style())
    for part in ("next 6 patches", "0 coins", "3 for every space", "4 × 4 spaces", "5 special patches"):
        assert part in shown
    assert "Draw lots" in shown
    assert "needle" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_a_thing_is_told_as_one(language: str) -> None:
    small = [
        replace(
            doodle(), circle=1, turns_per_round=1, rounds=rounds, die=(1,), start_cards=1, start_size=1, cards=1
        )
        for rounds in (1, 2)
    ]
    many = "turns|cards|spaces|patches|points|Zügen|Karten|Feldern|Punkte|Flickenkarten|Startkarten"
    for game in (*small, replace(doodle(), circle=2, turns_per_round=1, die=(1,)), replace(patchwork(), choice=1)):
        told = read(game, style("quilt", language, "a5")).replace("\N{NO-BREAK SPACE}", " ")
        assert not re.search(rf"(?<![\d×=+−–] )(?<![\d.])\b1 ({many})\b", told)


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folded_booklet_has_no_empty_pages(game: str, language: str) -> None:
    document = folded_rules_document(GAMES[game], style("quilt", language, "a4"))
    assert all(page.label.count(",") == 1 for page in document.pages)


def test_what_a_game_does_not_have_is_not_told() -> None:
    bare = replace(doodle(), rounds=1, start_cards=0, specials=dict.fromkeys(doodle().specials, 0), good_score=0)
    shown = read(bare, style())
    for part in ("start card", "Between two rounds", "Special actions", "Neighbour", "may be cut", "good result"):
        assert part not in shown
    assert "Or you take it out" not in read(patchwork(), style())
    assert "Or you take it out" in read(patchwork("halloween"), style())


def test_each_edition_has_its_own_first_player() -> None:
    assert "needle" in read(patchwork(), style())
    assert "biggest eyes" in read(patchwork("halloween"), style())
    assert "größten Augen" in read(patchwork("halloween"), style("night", "de"))


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_picture_and_readings_have_a_note(game: str, language: str) -> None:
    look = style("quilt", language, "a5")
    for section in rules_kind(GAMES[game]).sections(GAMES[game], True, look):
        for step in section.steps:
            assert step.draw(Box(0, 0, 130, 60)), step.text
    for page in rules_pages(GAMES[game], look):
        shown = words_of(page)
        notes = shown.count(look.word("rules.reading").replace("\N{NO-BREAK SPACE}", " "))
        assert (shown.count(READING_MARK) > notes) == (notes > 0)


@pytest.mark.parametrize(
    ("count", "order"), [(4, [(4, 1), (2, 3)]), (8, [(8, 1), (2, 7), (6, 3), (4, 5)]), (0, [])]
)
def test_the_order_of_folded_pages(count: int, order: list[tuple[int, int]]) -> None:
    assert list(fold_order(count)) == order


@pytest.mark.parametrize("count", [4, 8, 12, 16])
def test_folded_sheets_are_read_in_order(count: int) -> None:
    sides = list(fold_order(count))
    sheets = list(zip(sides[::2], sides[1::2], strict=True))
    # Sheets lie in each other: first all right halves from the outer sheet inwards, then all left ones outwards.
    # Behind the right half of a front lies the left half of its back.
    right = [page for (_, front), (back, _) in sheets for page in (front, back)]
    left = [page for (front, _), (_, back) in reversed(sheets) for page in (back, front)]
    assert right + left == list(range(1, count + 1))


def test_missing_pages_stay_empty_at_the_end() -> None:
    look = style("quilt", "en", "a5")
    pages = rules_pages(patchwork(), look)
    assert len(pages) == 5
    sides = fold_pages(pages, parse_paper("a4").landscape(), look)
    assert len(sides) == 4
    # Of eight pages the last three are empty.
    assert [side.label for side in sides] == [
        "How to play 1",
        "How to play 2",
        "How to play 3",
        "How to play 4, How to play 5",
    ]


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_a_folded_booklet_is_printed_on_both_sides(paper: str) -> None:
    document = folded_rules_document(doodle(), style("quilt", "en", paper))
    assert document.duplex == "short"
    whole = parse_paper(paper)
    for page in document.pages:
        assert (page.width, page.height) == (max(whole.width, whole.height), min(whole.width, whole.height))
        assert_tidy(page)
    assert len(document.pages) == 4
    assert "What you need" in words_of(document.pages[0])
    assert document.pages[1].label.startswith("How to play 2")
    assert rules_document(doodle(), style()).duplex is None


def test_pages_are_numbered() -> None:
    for number, page in enumerate(rules_document(doodle(), style("quilt", "en", "a5")).pages, 1):
        assert re.search(rf" {number}( Unofficial fan material, made with quiltsmith\.)?$", words_of(page))
