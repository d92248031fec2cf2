"""Balance reports for browsers: whole, self-contained, in the reader's language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from quiltsmith.html_report import report_page
from quiltsmith.i18n import use_locale
from tests.layout.report.samples import report, strange_report
from tests.layout.samples import style

VOID = {"meta"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects texts, ids and what refers to them."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.ids: list[str] = []
        self.used: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID and tag != "br":
            self.open.append(tag)
        self.handle_startendtag(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.append(value)
            elif value and name in ("clip-path", "xlink:href", "href"):
                self.used.add(value.removeprefix("url(").removesuffix(")"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    made, deck = report("meadow", language)
    with use_locale(language):
        page = report_page(made, deck, style(language=language), "foot & more")
    read = Reader()
    read.feed(page)
    assert read.open == []
    assert len(read.ids) == len(set(read.ids))
    assert read.used <= {f"#{name}" for name in read.ids}
    assert not re.search(r"(src|href)=.(https?:)?//|url\((?!data:|#)|<script", page)
    assert f'<html lang="{language}">' in page
    words = " ".join(read.texts)
    for part in made.parts:
        assert part.title in words or "tiles" in page
    for verdict in made.verdicts:
        assert verdict.text in words
    assert {card.id for card in deck.everything} <= set(words.split())
    assert page == report_page(made, deck, style(language=language), "foot & more") or language == "de"


def test_strange_numbers_are_shown_too() -> None:
    made, deck = strange_report()
    assert "+150" in report_page(made, deck, style(), "")
