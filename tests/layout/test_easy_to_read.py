"""What people read is large enough, measured on every page of every product: type, margins, overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import quiltsmith as qs
from quiltsmith.layout.challenge.challenge_document import BookletPlan, booklet_document
from quiltsmith.layout.sheets.calibration import calibration_document
from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Page
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import Style
from tests.layout.challenge.test_challenge_document import challenge_of, document_of, puzzles_of
from tests.layout.samples import LANGUAGES, doodle, some_languages, style, template
from tests.layout.tidy import assert_tidy
from tests.simulate.doodle_samples import meadow

SMALLEST = {"a4": 7.0, "letter": 7.0, "a5": 6.5}
CREDIT = 6.0
NAMES = ("doodle", "patchwork", "halloween")
# A board of many spaces, and a game without special actions: the most and the least to tell.
VARIANTS = {
    "large": replace(doodle(), board=qs.Board(15, 15), rounds=6, specials=dict.fromkeys(doodle().specials, 9)),
    "plain": replace(doodle(), specials=dict.fromkeys(doodle().specials, 0)),
}


def documents(look: Any, style_: Style) -> Iterator[tuple[str, Document]]:
    """Lay out everything that is printed to be read, except pads, which have a test of their own."""
    for name in NAMES:
        yield f"checker {name}", qs.scoring_aid(name, **look).document
        yield f"checker cards {name}", qs.scoring_aid(name, card=True, **look).document
        yield f"rules {name}", qs.rules(name, **look).document
        yield f"kit {name}", qs.kit(name, sheets=1, **look).document
    for name, game in VARIANTS.items():
        yield f"checker {name}", qs.scoring_aid(game, **look).document
    for name, game in {"usual": doodle(), "plain": VARIANTS["plain"]}.items():
        yield f"challenge {name}", document_of(challenge_of(game), style_)
    yield "booklet", booklet_document(puzzles_of(meadow(), 1), BookletPlan("seed 7"), style_, template("tall"))
    yield "calibrate", calibration_document(style_, "long", (0.5, -1))
    yield "folded", qs.cards("meadow", only=["P01"], preset="gutterfold", **look).document


@pytest.mark.parametrize(
    ("paper", "language"),
    [(paper, one) for paper in SMALLEST for one in (LANGUAGES if paper == "a4" else some_languages(paper))],
)
def test_type_is_large_enough_on_every_page(paper: str, language: str) -> None:
    look = style("quilt", language, paper)
    for name, document in documents({"paper": paper, "lang": language}, look):
        seen = set()
        for page in document.pages:
            # Cards of one kind and the sheets of a pad are measured once.
            words = tuple(placed.text.text for placed in placed_texts(page))
            if words not in seen:
                assert_readable(page, name, SMALLEST[paper], look.word("unofficial"))
            seen.add(words)


def assert_readable(page: Page, name: str, least: float, credit: str) -> None:
    """Show that no text of a page is too small, too near the edge or over another."""
    texts = assert_tidy(page)
    safe = Box(0, 0, page.width, page.height).inset(safe_margin(page.width, page.height))
    for placed in texts:
        smallest = CREDIT if placed.text.text == credit else least
        assert placed.size >= smallest - 1e-6, f"{name}, {page.label}: {placed.text.text}"
        assert safe.holds(placed.box), f"{name}, {page.label}: {placed.text.text}"


def test_a_page_that_small_paper_cannot_hold_goes_on_over_several() -> None:
    large, small = (qs.scoring_aid("doodle", paper=paper) for paper in ("a4", "a5"))
    assert (len(large), len(small)) == (1, 2)
    assert len(qs.kit("doodle", sheets=1, paper="a5")) > len(qs.kit("doodle", sheets=1))


def test_the_checker_without_special_actions_fills_its_page() -> None:
    (page,) = qs.scoring_aid(VARIANTS["plain"]).document.pages
    lowest = max(placed.box.bottom for placed in placed_texts(page) if placed.box.bottom < page.height - 15)
    assert lowest > page.height * 0.8
