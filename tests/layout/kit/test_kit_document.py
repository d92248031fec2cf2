"""The kit: parts in an order that can be turned over, with bookmarks and contents that say where they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from quiltsmith.formats.languages import words_in
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.kit.kit_document import KitPlan, kit_document
from quiltsmith.layout.rules.rules_document import rules_pages
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Document, Group, Item, Path, Turning
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.paths import bounds
from quiltsmith.style.sizes import parse_card_size
from tests.layout.samples import LANGUAGES, deck, shipped_game, some_languages, style, template
from tests.layout.tidy import assert_tidy, words_of


def plan_for(game: str, sheets: int = 2, duplex: Turning = "long") -> KitPlan:
    read = shipped_game(game)
    pads = template("classic" if read.rules == "doodle" else "duel")
    return KitPlan(deck(read.deck), pads, parse_card_size("poker"), sheets, duplex, game)


@cache
def kit(
    game: str = "doodle", paper: str = "a4", language: str = "en", sheets: int = 2, duplex: Turning = "long"
) -> Document:
    return kit_document(shipped_game(game), style("quilt", language, paper), plan_for(game, sheets, duplex))


def pages_of(document: Document) -> dict[str, int]:
    """Give the first page of every part, counted from 1."""
    return {bookmark.title: bookmark.page + 1 for bookmark in document.bookmarks}


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_every_page_of_every_kit_is_tidy(game: str, paper: str) -> None:
    for language in some_languages(game, paper):
        seen = set()
        for page in kit(game, paper, language).pages:
            texts = words_of(page)
            if texts not in seen:
                assert_tidy(page)
            seen.add(texts)


def test_the_doodle_kit_has_everything_in_its_place() -> None:
    document = kit(sheets=6)
    assert pages_of(document) == {
        "Doodle": 1,
        "How to print and cut": 2,
        "How to play": 3,
        "Scoring aid": 8,
        "Score sheets": 9,
        "Cards": 15,
        "Die and token": 25,
    }
    assert len(document.pages) == 25
    assert document.duplex == "long"


@pytest.mark.parametrize("game", ["patchwork", "halloween"])
def test_the_two_player_kits_have_everything(game: str) -> None:
    document = kit(game)
    parts = pages_of(document)
    assert list(parts)[1:] == [
        "How to print and cut",
        "How to play",
        "Scoring aid",
        "Score sheets",
        "Boards",
        "Patches, tiles and currency",
    ]
    assert document.duplex is None
    labels = [page.label for page in document.pages]
    assert parts["Boards"] == 10
    assert any("quilt" in label.lower() for label in labels[9:])
    assert any("time" in label.lower() for label in labels[9:])


@pytest.mark.parametrize("sheets", [1, 2, 5])
@pytest.mark.parametrize("duplex", ["long", "short"])
def test_what_is_cut_out_begins_on_a_new_sheet(sheets: int, duplex: Turning) -> None:
    document = kit(sheets=sheets, duplex=duplex)
    parts = pages_of(document)
    assert parts["Cards"] % 2 == parts["Die and token"] % 2 == 1
    empty = [number for number, page in enumerate(document.pages, 1) if "stays empty" in page.label]
    assert empty == ([9 + sheets] if sheets % 2 else [])
    fronts = document.pages[parts["Cards"] - 1 : parts["Die and token"] - 1 : 2]
    backs = document.pages[parts["Cards"] : parts["Die and token"] - 1 : 2]
    assert len(fronts) == len(backs) == 5
    for front, back in zip(fronts, backs, strict=True):
        assert back.label == f"{front.label} back"


@pytest.mark.parametrize("duplex", ["gutterfold", "none"])
def test_one_sided_kits_need_no_empty_page(duplex: Turning) -> None:
    document = kit(sheets=1, duplex=duplex)
    assert document.duplex is None
    assert pages_of(document)["Cards"] == 10
    assert not any("stays empty" in page.label for page in document.pages)
    assert "on one side" in words_of(document.pages[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_say_where_the_parts_are(language: str) -> None:
    document = kit(language=language)
    parts = list(pages_of(document).items())[1:]
    texts = [placed.text.text for placed in placed_texts(document.pages[0])]
    last = [first - 1 for _, first in parts[1:]] + [len(document.pages)]
    empty = words_in(language)["kit.empty"]
    for (title, first), end in zip(parts, last, strict=True):
        at = texts.index(title)
        # A part that is printed on both sides begins on a sheet of its own, so the page before it may be empty.
        end -= words_of(document.pages[end - 1]).startswith(empty)
        assert texts[at + 1] == (str(first) if first == end else f"{first}–{end}")


def test_advice_names_the_pages_of_both_jobs() -> None:
    document = kit(sheets=2)
    first, said = pages_of(document)["Cards"], words_of(document.pages[1])
    assert f"First print pages 1–{first - 1} on plain paper" in said
    assert f"Then print pages {first}–{len(document.pages)} on card" in said
    assert "the long edge" in said
    assert "scoring aids to hold in the hand: 5." in said
    assert "whole file" not in said
    board = kit("patchwork")
    said = words_of(board.pages[1])
    first = pages_of(board)["Boards"]
    assert f"Then print pages {first}–{len(board.pages)} on card of 200 to 300 g/m²" in said
    assert "160" not in said


def test_free_places_hold_checkers() -> None:
    document = kit(sheets=2)
    last = document.pages[pages_of(document)["Die and token"] - 3]
    assert last.label.split(", ") == ["S07", "S08", "S09", "S10", *["Scoring aid"] * 5]


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_a_part(game: str, language: str) -> None:
    document = kit(game, language=language)
    parts = pages_of(document)
    first, after = parts[style("quilt", language).word("rules.title")], list(parts.values())[3]
    rules = rules_pages(shipped_game(game), style("quilt", language))
    assert after - first == len(rules) >= 4
    for page, alone in zip(document.pages[first - 1 :], rules, strict=False):
        assert words_of(page).startswith(words_of(alone))


def test_the_cover_says_for_whom_the_game_is() -> None:
    assert "1–6+ players · from age 8 · about 20 minutes. Also needed" in words_of(kit().pages[0])
    assert "2 Personen. Außerdem" in words_of(kit("patchwork", language="de").pages[0])


def test_footers_count_the_pages_of_the_kit() -> None:
    document = kit(sheets=2)
    total = len(document.pages)
    numbered = [n for n, page in enumerate(document.pages, 1) if f"page {n} of {total}" in words_of(page)]
    # The cover has none, nor have the pads, which players write on.
    assert numbered == [n for n in range(2, total + 1) if n not in (9, 10)]


def test_a_variant_gives_a_kit_of_its_own() -> None:
    game = shipped_game("doodle")
    assert isinstance(game, DoodleGame)
    variant = replace(game, rounds=2, die=(1, 2, 3, 4), specials={**game.specials, "cut": 0})
    plan = replace(plan_for("doodle"), more_pads=None)
    document = kit_document(variant, style(), plan)
    assert "A die with 4 faces" in words_of(document.pages[-1])
    assert "2 rounds of 6 turns" in words_of(document.pages[2])
    assert not any("Cut guide" in words_of(page) for page in document.pages)
    assert "quiltsmith pad" not in words_of(document.pages[1])


def filled(items: Sequence[Item], colour: Colour, scale: float = 1.0) -> float:
    """Add up the areas of boxes that are filled with a colour."""
    total = 0.0
    for item in items:
        if isinstance(item, Group):
            total += filled(item.items, colour, scale * item.scale)
        elif isinstance(item, Path) and item.fill == colour:
            box = bounds(item)
            total += box.width * box.height * scale**2
    return total


@pytest.mark.parametrize("game", ["doodle", "patchwork"])
def test_panels_are_white_inside_which_saves_ink(game: str) -> None:
    document, word, panel = kit(game), style().word, style("quilt").theme.panel
    first = {title: page - 1 for title, page in pages_of(document).items()}
    how, rules = first[word("kit.how")], first[word("rules.title")]
    # The rules open with a label of cloth, which is no panel.
    for page in (document.pages[how], *document.pages[rules + 1 : rules + 4]):
        assert filled(page.items, panel) < 0.1 * page.width * page.height


@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_fills_its_page_in_every_game(game: str, language: str) -> None:
    document = kit(game, "a4", language)
    page = document.pages[pages_of(document)[style("quilt", language).word("kit.how")] - 1]
    footer = max(one.box.bottom for one in placed_texts(page))
    last = max(one.box.bottom for one in placed_texts(page) if one.box.bottom < footer - 8)
    assert last > page.height - 40


@pytest.mark.parametrize("game", ["doodle", "patchwork"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kit_can_have_a_box(game: str, language: str) -> None:
    plan = replace(plan_for(game), has_box=True)
    document = kit_document(shipped_game(game), style("quilt", language), plan)
    page = document.pages[pages_of(document)[style("quilt", language).word("box.mark")] - 1]
    assert page.cuts is not None
    assert page.cuts.crease
    assert_tidy(page)
