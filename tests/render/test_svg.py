from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from quiltsmith.render.svg import SvgTexts, render_svg
from quiltsmith.scene.elements import Document, Page, Text
from quiltsmith.scene.fonts import MissingGlyphError, font
from tests.render.demo_scene import demo

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"


def parsed(texts: SvgTexts = "outlines") -> list[ElementTree.Element]:
    return [ElementTree.fromstring(text.encode()) for text in render_svg(demo(), texts)]  # noqa: S314 - our own text


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
    _, page = parsed("live")
    symbols = [symbol.get("id", "") for symbol in page.iter(f"{SVG}symbol")]
    uses = [use.get(HREF) for use in page.iter(f"{SVG}use")]
    assert sorted(symbols) == ["board-2", "frame-1", "stars-3", "stars-row-4"]
    assert set(uses) == {f"#{name}" for name in symbols}
    assert uses.count("#board-2") == 2


def test_every_clip_exists() -> None:
    for page in parsed():
        defined = {f"url(#{clip.get('id')})" for clip in page.iter(f"{SVG}clipPath")}
        used = [group.get("clip-path") for group in page.iter(f"{SVG}g") if group.get("clip-path")]
        assert used
        assert set(used) == defined


def test_texts_are_outlines_that_look_the_same_everywhere() -> None:
    (drawn,) = render_svg(Document((Page(100, 100, (Text("Größe 7", 50, 20, 12, "bold", "right"),)),), "Outlines"))
    page = ElementTree.fromstring(drawn.encode())  # noqa: S314 - our own text
    assert "@font-face" not in drawn
    assert not list(page.iter(f"{SVG}text"))
    glyphs = {path.get("id"): path.get("d", "") for path in page.iter(f"{SVG}path") if path.get("id")}
    assert set(glyphs) == {f"bold-{ord(character):x}" for character in "Größe7"}
    (line,) = (group for group in page.iter(f"{SVG}g") if group.get("aria-label"))
    assert line.get("aria-label") == "Größe 7"
    uses = list(line.iter(f"{SVG}use"))
    assert [use.get(HREF) for use in uses] == [f"#bold-{ord(character):x}" for character in "Größe7"]
    # The last character ends where the text does.
    moved, scale = re.findall(r"[(]([-0-9.]+) ", line.get("transform", ""))
    end = float(moved) + float(scale) * (float(uses[-1].get("x", "0")) + font("bold").width("7", 1000))
    assert end == pytest.approx(50, abs=0.01)


def test_a_white_page_lies_below_everything() -> None:
    for page in parsed():
        first = next(child for child in page if child.tag not in (f"{SVG}title", f"{SVG}desc", f"{SVG}defs"))
        assert (first.tag, first.get("fill")) == (f"{SVG}rect", "#ffffff")
        assert (first.get("width"), first.get("height")) == ("210", "297")


def test_live_text_keeps_its_measured_width_and_has_a_fallback_font() -> None:
    _, page = parsed("live")
    text = next(text for text in page.iter(f"{SVG}text") if text.text == "Größe – 7 × 7 < 8 & 9")
    assert float(text.get("textLength", "0")) > 30
    assert text.get("font-family") == "'Source Sans Pro', 'Source Sans 3', sans-serif"
    assert text.get("font-weight") == "700"


def test_fonts_travel_with_live_text_cut_down_to_its_characters() -> None:
    page = Page(100, 100, (Text("Größe", 5, 20, 12, "display"), Text("7 × 7", 5, 40, 12)))
    (drawn,) = render_svg(Document((page,), "Fonts", "fonts", "de"), "live")
    faces = dict(re.findall(r"font-family:'([^']+)'.*?base64,([^)]+)", drawn))
    characters = {}
    for family, data in faces.items():
        with TTFont(BytesIO(b64decode(data))) as face:
            characters[family] = {chr(code) for code in face.getBestCmap()}
    assert characters == {"Quilt Display": set("Größe"), "Source Sans Pro": set("7 ×")}


def test_a_page_without_text_carries_no_font() -> None:
    (drawn,) = render_svg(Document((Page(10, 10, ()),), "Empty", "empty", "en"), "live")
    assert "@font-face" not in drawn


def test_same_text_twice() -> None:
    assert list(render_svg(demo())) == list(render_svg(demo()))


def test_missing_characters_are_named() -> None:
    with pytest.raises(MissingGlyphError, match="U\\+6F22"):
        list(render_svg(Document([Page(50, 50, [Text("漢", 5, 5, 10)])], "pad")))
