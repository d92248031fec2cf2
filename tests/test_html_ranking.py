"""The ranking as a page for browsers: one file with real text, the same every time."""

from __future__ import annotations

import re

from quiltsmith.html_ranking import ranking_page
from quiltsmith.layout.evening.wall_lists import wall_lists
from tests.layout.evening.samples import crowd, evening
from tests.layout.samples import style


def page(language: str = "en") -> str:
    look = style(language=language)
    return ranking_page(wall_lists(evening(), look), look)


def test_names_and_points_are_text() -> None:
    text = page("de")
    assert '<html lang="de">' in text
    assert "<title>Doodle · Rangliste</title>" in text
    for name, points in (("Anna", 147), ("Jörg", 90)):
        assert re.search(rf"<b>{name}</b>.*?<strong>{points}</strong>", text)
    assert "Ohne Rang: Dora, Karl" in text


def test_it_needs_no_other_file_and_is_the_same_every_time() -> None:
    text = page()
    assert text == page()
    assert not re.search(r"(?:src|href)=[\"'](?!#|data:)", text)
    assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", text)


def test_a_name_is_never_markup() -> None:
    look, [sheet] = style(), crowd(1)
    assert sheet.entry is not None
    sheet = type(sheet)(sheet.entry._replace(player="<b>Anna & Co</b>"), None, sheet.quilts)
    text = ranking_page(wall_lists([sheet], look), look)
    assert "<b>&lt;b&gt;Anna &amp; Co&lt;/b&gt;</b>" in text
