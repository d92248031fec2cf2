"""Pads for one deal: its cards beside the turns, its code in the head, and nothing near the board's frame."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.doodle_deal import make_deal
from quiltsmith.layout.pad.pad_context import DealtPad, PadContext, dealt_pad
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_sheet import PadSheet, pad_sheet
from quiltsmith.layout.pad.pad_template import Column, PartEntry
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.elements import Page, Path, Symbol
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.sizes import PAPERS
from tests.layout.samples import doodle, some_languages, style, template
from tests.layout.tidy import assert_tidy

QUIET = 5.0
LEAST_CODE = 10.0
"""In millimetres: smaller ones are lost on ordinary photos."""


def dealt() -> DealtPad:
    path = find_deck("meadow")
    assert path is not None
    deck, _ = load_deck(path)
    assert deck is not None
    return dealt_pad(make_deal(deck, doodle(), 1116), deck, doodle())


def code_of(symbol: Symbol) -> Box:
    """Find the code: the one path of many black bars."""
    [code] = [
        item for item in symbol.items if isinstance(item, Path) and item.fill == BLACK and len(item.segments) > 500
    ]
    return paths.bounds(code)


def frame_of(sheet: PadSheet) -> Box:
    """Find the frame of the board: the outline that is as large as its spaces."""
    outlines = [item for item in sheet.symbol.items if isinstance(item, Path) and item.fill is None]
    side = sheet.cell * 9
    boxes = [paths.bounds(item) for item in outlines]
    return next(box for box in boxes if box.width == pytest.approx(side) and box.height == pytest.approx(side))


@pytest.mark.parametrize("paper", [paper for paper in PAPERS if paper != "legal"])
@pytest.mark.parametrize("name", ["classic", "tall", "large"])
def test_sheets_of_a_deal_are_tidy_and_their_code_keeps_away_from_the_frame(paper: str, name: str) -> None:
    for language in some_languages(paper, name):
        look = style(paper=paper, language=language)
        document = pad_document(doodle(), look, template(name), PadOptions(dealt=dealt()))
        assert_tidy(document.pages[0])
        page = document.pages[0]
        sheet = pad_sheet(
            PadContext(doodle(), look, "Doodle", dealt=dealt()), template(name), page.width, page.height
        )
        code, frame = code_of(sheet.symbol), frame_of(sheet)
        assert min(code.width, code.height) >= LEAST_CODE
        assert not code.inset(-QUIET).overlaps(frame)


def test_every_turn_has_its_card_and_the_last_one_its_choice() -> None:
    document = pad_document(doodle(), style(), template("classic"), PadOptions(dealt=dealt()))
    texts = [placed.text.text for placed in placed_texts(document.pages[0])]
    turns = dealt().turns
    assert [text for text in texts if text.startswith("P")][:17] == [turn for (turn,) in turns[:-1]]
    assert "P26 P22 P19" in texts
    assert "Meadow · seed 1116" in texts


def test_a_choice_that_is_too_long_is_told_by_its_number() -> None:
    long = replace(dealt(), turns=(*dealt().turns[:-1], ("rather-long-id-01", "rather-long-id-02")))
    document = pad_document(doodle(), style(), template("classic"), PadOptions(dealt=long))
    assert "1 of 2" in [placed.text.text for placed in placed_texts(document.pages[0])]


def test_a_template_without_a_place_for_it_is_refused() -> None:
    bare = replace(template("classic"), id="bare", body=Column((PartEntry("board"), PartEntry("rounds"))))
    with pytest.raises(QuiltsmithError, match="the template bare lacks one of them"):
        pad_document(doodle(), style(), bare, PadOptions(dealt=dealt()))


def test_names_on_small_tags_stay_on_them() -> None:
    """The line that tags hang from sags; what is written on them comes down with it."""
    sheet = pad_sheet(PadContext(doodle(), style(), "Doodle"), template("large"), 210, 148)
    drawn = [item for item in sheet.symbol.items if isinstance(item, Path)]
    tags = [paths.bounds(item) for item in drawn if len(item.segments) == 7]
    texts = placed_texts(Page(210, 148, sheet.symbol.items))
    names = [text for text in texts if text.text.text in ("Neighbour", "Single", "Cut")]
    assert len(names) == 3
    for name in names:
        assert any(tag.holds(name.box) for tag in tags)


def test_a_code_can_stand_alone_so_that_nobody_sees_the_cards_before() -> None:
    look, cards = style(), {card for turn in dealt().turns for card in turn}
    shown, hidden = (
        pad_document(doodle(), look, template("classic"), PadOptions(dealt=one))
        for one in (dealt(), dealt().code_alone())
    )
    told = [{placed.text.text for placed in placed_texts(document.pages[0])} for document in (shown, hidden)]
    assert cards & told[0]
    assert not cards & told[1]
    assert_tidy(hidden.pages[0])
    context = PadContext(doodle(), look, "Doodle", dealt=dealt().code_alone())
    assert code_of(pad_sheet(context, template("classic"), 297, 210).symbol).width >= LEAST_CODE
