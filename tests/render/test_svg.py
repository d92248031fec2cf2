from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from quiltsmith.render.svg import render_svg
from quiltsmith.scene.elements import Document, Page, Text
from quiltsmith.scene.fonts import MissingGlyphError
from tests.render.demo_scene import demo

SVG = "{http://www.w3.org/2000/svg}"


def parsed() -> list[ElementTree.Element]:
    return [ElementTree.fromstring(text.encode()) for text in render_svg(demo())]  # noqa: S314 - our own text


def test_one_drawing_for_each_page_with_its_size() -> None:
    pages = parsed()
    assert len(pages) == 2
    assert all((page.get("width"), page.get("height")) == ("210mm", "297mm") for page in pages)
    assert pages[0].get("viewBox") == "0 0 210 297"


def test_titles_and_descriptions() -> None:
    first, second = parsed()
    assert first.findtext(f"{SVG}title") == "Demo <of> all (1/2)"
    assert second.findtext(f"{SVG}desc") == "One of each"


def test_symbols_are_defined_once_and_used() -> None:
    _, page = parsed()
    symbols = [symbol.get("id", "") for symbol in page.iter(f"{SVG}symbol")]
    uses = [use.get("{http://www.w3.org/1999/xlink}href") for use in page.iter(f"{SVG}use")]
    assert sorted(symbols) == ["board-2", "frame-1", "stars-3", "stars-row-4"]
    assert set(uses) == {f"#{name}" for name in symbols}
    assert uses.count("#board-2") == 2


def test_every_clip_exists() -> None:
    for page in parsed():
        defined = {f"url(#{clip.get('id')})" for clip in page.iter(f"{SVG}clipPath")}
        used = [group.get("clip-path") for group in page.iter(f"{SVG}g") if group.get("clip-path")]
        assert used
        assert set(used) == defined


def test_text_keeps_its_measured_width_and_has_a_fallback_font() -> None:
    _, page = parsed()
    text = next(text for text in page.iter(f"{SVG}text") if text.text == "Größe – 7 × 7 < 8 & 9")
    assert float(text.get("textLength", "0")) > 30
    assert text.get("font-family") == "'Source Sans Pro', 'Source Sans 3', sans-serif"
    assert text.get("font-weight") == "700"


def test_fonts_travel_with_the_page_cut_down_to_its_characters() -> None:
    page = Page(100, 100, (Text("Größe", 5, 20, 12, "display"), Text("7 × 7", 5, 40, 12)))
    (drawn,) = render_svg(Document((page,), "Fonts", "fonts", "de"))
    faces = dict(re.findall(r"font-family:'([^']+)'.*?base64,([^)]+)", drawn))
    characters = {}
    for family, data in faces.items():
        with TTFont(BytesIO(b64decode(data))) as face:
            characters[family] = {chr(code) for code in face.getBestCmap()}
    assert characters == {"Fredoka One": set("Größe"), "Source Sans Pro": set("7 ×")}


def test_a_page_without_text_carries_no_font() -> None:
    (drawn,) = render_svg(Document((Page(10, 10, ()),), "Empty", "empty", "en"))
    assert "@font-face" not in drawn


def test_same_text_twice() -> None:
    assert list(render_svg(demo())) == list(render_svg(demo()))


def test_missing_characters_are_named() -> None:
    with pytest.raises(MissingGlyphError, match="U\\+6F22"):
        list(render_svg(Document([Page(50, 50, [Text("漢", 5, 5, 10)])], "pad")))
