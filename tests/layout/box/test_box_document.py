"""Boxes on pages: sized by the deck, tidy in all languages, and looked at when folded."""

from __future__ import annotations

from io import StringIO

import ezdxf.filemanagement
import pytest

import quiltsmith as qs
from quiltsmith.layout.box.box_document import (
    ROOM,
    SLEEVE,
    BoxPlan,
    box_document,
    box_kind,
    box_net,
    cards_in,
    inside_of,
)
from quiltsmith.layout.box.box_picture import folded_picture
from quiltsmith.render.cut_file import Cutting, render_cuts
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Path
from quiltsmith.scene.paths import bounds
from quiltsmith.style.sizes import PAPERS, parse_card_size
from tests.layout.samples import LANGUAGES, deck, style
from tests.layout.tidy import assert_tidy, words_of


def plan(
    name: str = "meadow", size: str = "poker", weight: int = 250, *, sleeves: bool = False, count: int = 0
) -> BoxPlan:
    read = deck(name)
    return BoxPlan(
        read, box_kind(read), parse_card_size(size), count or cards_in(read), weight, has_sleeves=sleeves
    )


def test_a_tuck_box_is_as_large_as_the_deck_and_a_little_more() -> None:
    cards, thin, sleeved = (inside_of(one, style()) for one in (plan(), plan(weight=160), plan(sleeves=True)))
    assert (cards.width, cards.height) == (63 + ROOM, 88 + ROOM)
    assert (sleeved.width, sleeved.height) == (63 + SLEEVE + ROOM, 88 + SLEEVE + ROOM)
    stack = 40 * 250 * 1.25e-3
    assert stack + ROOM <= cards.depth < stack * 1.05 + ROOM
    assert thin.depth < cards.depth < sleeved.depth


def test_a_tray_holds_the_longest_patch() -> None:
    assert box_kind(deck("classic")) == "tray"
    assert box_kind(deck("meadow")) == "tuck"
    tray = inside_of(plan("classic"), style())
    longest = max(max(card.shape.rows, card.shape.columns) for card in deck("classic").everything)
    assert min(tray.width, tray.height) > longest * 20


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_is_tidy(paper: str, language: str) -> None:
    for name in ("meadow", "classic"):
        pages = box_document(plan(name), style("quilt", language, paper)).pages
        # Sheets that are glued together show parts of texts.
        assert len(pages) == 1 or paper == "a5"
        for page in pages if len(pages) == 1 else ():
            assert_tidy(page)


def test_large_boxes_are_glued_of_several_sheets() -> None:
    assert len(box_document(plan(), style()).pages) == 1
    large = box_document(plan(size="tarot", weight=400, sleeves=True, count=150), style())
    assert len(large.pages) > 1
    assert all(page.cuts is not None for page in large.pages)


def test_the_box_says_what_is_in_it() -> None:
    words = words_of(box_document(plan(), style()).pages[0])
    assert "Meadow" in words
    assert "40 cards" in words
    assert "250 g/m²" in words
    assert "Anna" in words_of(qs.box("meadow", title="Anna").document.pages[0])


def test_the_cut_file_has_the_outline_and_the_creases() -> None:
    document = box_document(plan(), style())
    [data] = render_cuts(document, ".dxf", Cutting()).values()
    drawing = ezdxf.filemanagement.read(StringIO(data.decode(), newline=None))
    [outline] = drawing.modelspace().query('POLYLINE[layer=="Cut"]')
    assert outline.dxf.flags & 1, "it is closed"
    assert len(drawing.modelspace().query('LINE[layer=="Crease"]')) >= 7
    assert not drawing.audit().errors


def test_the_outline_is_where_it_is_printed() -> None:
    [page] = box_document(plan(), style()).pages
    assert page.cuts is not None
    xs = [x for x, _, _ in page.cuts.cut[0].chords().points]
    net = box_net(plan(), style())
    assert max(xs) - min(xs) == pytest.approx(net.box.width)
    printed = page.items[0]
    assert printed.x == pytest.approx(min(xs))  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["meadow", "classic"])
def test_the_folded_box_is_drawn_within_its_frame(name: str) -> None:
    frame = Box(10, 20, 50, 40)
    [group] = folded_picture(box_net(plan(name), style()), frame, style().theme)
    assert isinstance(group, Group)
    for item in group.items:
        assert isinstance(item, Path)
        drawn = bounds(item).moved(group.x, group.y)
        assert drawn.x >= frame.x - 1e-6
        assert drawn.right <= frame.right + 1e-6
        assert drawn.y >= frame.y - 1e-6
        assert drawn.bottom <= frame.bottom + 1e-6
