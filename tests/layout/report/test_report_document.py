"""Balance reports on paper: all parts are there, and tidy in every language and on every paper."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.i18n import use_locale
from quiltsmith.layout.report.report_document import report_document
from quiltsmith.layout.report.report_plots import effect_lines
from quiltsmith.scene.elements import Document
from quiltsmith.simulate.balance_report import Effects, NumberTable
from tests.layout.report.samples import report, strange_report
from tests.layout.samples import style
from tests.layout.tidy import assert_tidy, words_of


@pytest.mark.parametrize(
    ("deck", "language", "paper"),
    [("meadow", "en", "a4"), ("meadow", "de", "letter"), ("small", "de", "a5"), ("small", "en", "a4")],
)
def test_pages_are_tidy_and_tell_all(deck: str, language: str, paper: str) -> None:
    made, played = report(deck, language)
    with use_locale(language):
        document = report_document(made, played, style(language=language, paper=paper))
    for page in document.pages:
        assert_tidy(page)
    words = _words(document)
    for title in (made.title, *(part.title for part in made.parts if part.title != "An average game")):
        assert title in words or title == "Eine durchschnittliche Partie"
    for card in played.everything:
        assert card.id in words
    for verdict in made.verdicts:
        assert verdict.text.split()[0] in words


def test_the_usual_report_takes_three_pages() -> None:
    made, deck = report("meadow", "en")
    assert len(report_document(made, deck, style()).pages) == 3


def test_many_cards_on_a_small_page_have_room_for_their_names() -> None:
    """Effects stand in as many lines as that takes, and long narrow tables in two halves."""
    made, deck = report("meadow", "de")
    (effects,) = [part for part in made.parts if isinstance(part, Effects) and len(part.rows) > 20]
    assert [effect_lines(effects, width) for width in (110, 180, 290)] == [2, 1, 1]
    table = NumberTable("Twice", ("card", "points"), tuple((card.id, "1") for card in deck.cards))
    pages = report_document(replace(made, parts=(effects, table)), deck, style(paper="a5")).pages
    for page in pages:
        assert_tidy(page)
    assert sum(words_of(page).count("Twice") for page in pages) == 2


def test_strange_numbers_are_drawn_too() -> None:
    made, deck = strange_report()
    for page in report_document(made, deck, style()).pages:
        assert_tidy(page)


def _words(document: Document) -> str:
    return " ".join(map(words_of, document.pages))
