from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from quiltsmith.errors import QuiltsmithError
from quiltsmith.render.png import render_png, write_png
from quiltsmith.scene import paths
from quiltsmith.scene.colour import BLACK, Colour
from quiltsmith.scene.elements import Document, Page
from quiltsmith.scene.patterns import PATTERNS
from tests.render.demo_scene import demo, patterns_page


def pictures(document: Document, dpi: float, grey: bool = False) -> list[Image.Image]:
    opened = [Image.open(BytesIO(data)) for data in render_png(document, dpi)]
    return [picture.convert("L") for picture in opened] if grey else list(opened)


def test_size_is_exact() -> None:
    card = Document([Page(69.85, 95.25, [])], "card")
    (picture,) = pictures(card, 300)
    assert picture.size == (825, 1125)


def test_things_stand_where_the_scene_says() -> None:
    (picture,) = pictures(Document([Page(40, 60, [paths.rect(5, 10, 20, 30, BLACK)])], "box"), 508, grey=True)
    dark = picture.point(lambda value: 255 * (value < 128)).getbbox()
    # pdfium lets a rectangle fill every pixel that it touches.
    assert dark == pytest.approx((100, 200, 500, 800), abs=1)


def test_pictures_say_what_their_colours_mean_and_how_large_they_are() -> None:
    (picture,) = pictures(Document([Page(40, 60, [])], "empty"), 20)
    assert picture.info["srgb"] == 1
    assert picture.info["dpi"] == pytest.approx((20, 20), abs=0.02)


@pytest.mark.parametrize("width", [1, 2, 3, 5])
def test_another_reader_finds_the_same_pixels(width: int) -> None:
    pixels = bytes(range(width * 4 * 3))
    with Image.open(BytesIO(write_png(width, 4, pixels, 72))) as picture:
        assert (picture.mode, picture.size) == ("RGB", (width, 4))
        assert picture.tobytes() == pixels


def test_colours_are_those_of_the_scene() -> None:
    (picture,) = pictures(
        Document([Page(10.5, 10.5, [paths.rect(0, 0, 11, 11, Colour(200, 100, 50))])], "box"), 72.5
    )
    assert picture.getpixel((14, 14)) == (200, 100, 50)


def test_same_bytes() -> None:
    assert list(render_png(demo(), 40)) == list(render_png(demo(), 40))


def test_too_many_pixels_are_refused() -> None:
    with pytest.raises(QuiltsmithError, match="pixels"):
        list(render_png(Document([Page(1000, 1000, [])], "poster"), 2400))


def test_patterns_differ_in_black_and_white() -> None:
    (picture,) = pictures(Document([patterns_page()], "patterns"), 127, grey=True)
    samples = {}
    for number, name in enumerate(PATTERNS):
        left, top = (12 + number % 4 * 48) * 5, (17 + number // 4 * 50) * 5
        samples[name] = picture.crop((left, top, left + 36 * 5, top + 32 * 5)).point(lambda v: 255 * (v > 127))
    assert len(samples) >= 12
    for one, other in combinations(samples, 2):
        # A shift must not make two patterns equal, so the best of many shifts counts.
        least = min(
            ImageStat.Stat(ImageChops.difference(samples[one].crop((x, y, x + 120, y + 120)), centre)).mean[0]
            for centre in [samples[other].crop((20, 20, 140, 140))]
            for x in range(0, 24, 3)
            for y in range(0, 24, 3)
        )
        assert least / 255 > 0.12, f"{one} and {other} look alike"
