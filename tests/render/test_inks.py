"""Colours through the profile of the press, and back by LittleCMS."""

from __future__ import annotations

import math
import re
from io import BytesIO
from pathlib import Path
from statistics import fmean

import pikepdf
import pytest
from build_ink_tables import ink_table as built_table
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageCms

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import shipped_folder
from quiltsmith.render.inks import Inks, ink_table, to_inks
from quiltsmith.render.output import ColourSpace, PdfOptions, preset_options
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, REGISTRATION, WHITE, Colour
from quiltsmith.scene.elements import Document, Item, Page, Raster, RasterBox, Stroke, Text
from tests.render.test_pdfx import preset

PROFILES = shipped_folder("templates/icc")
THEMES = sorted(shipped_folder("templates/themes").glob("*.yaml"))
FOGRA39, SWOP = "FOGRA39L_coated", "SWOP_TR003_coated_3"
CMYK = PdfOptions(ColourSpace(cmyk=True))
shares = st.integers(0, 255)
colours = st.builds(Colour, shares, shares, shares)
Lab = tuple[float, float, float]


def theme_colours(theme: Path) -> list[Colour]:
    return [Colour.parse(text) for text in sorted(set(re.findall("#[0-9a-f]{6}", theme.read_text("utf-8"))))]


def printed(inks: list[Inks], profile: str) -> list[Lab]:
    """Return what the press of a profile makes of inks."""
    picture = Image.frombytes("CMYK", (len(inks), 1), bytes(round(255 * ink) for each in inks for ink in each))
    return in_lab(picture, str(PROFILES / f"{profile}.icc"))


def shown(wanted: list[Colour]) -> list[Lab]:
    pixels = bytes(share for colour in wanted for share in (colour.red, colour.green, colour.blue))
    return in_lab(Image.frombytes("RGB", (len(wanted), 1), pixels), None)


def in_lab(picture: Image.Image, profile: str | None) -> list[Lab]:
    seen, lab = profile or ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB")
    intent = ImageCms.Intent.RELATIVE_COLORIMETRIC
    transform = ImageCms.buildTransform(seen, lab, picture.mode, "LAB", intent)
    converted = ImageCms.applyTransform(picture, transform)
    assert converted is not None
    # Pillow writes the two hues as signed bytes.
    values = converted.tobytes()
    return [
        (values[at] / 2.55, *((value + 128) % 256 - 128 for value in values[at + 1 : at + 3]))  # type: ignore[misc]
        for at in range(0, len(values), 3)
    ]


def differences(wanted: list[Colour], profile: str, limit: float) -> list[float]:
    inks = [to_inks(colour, profile, limit) for colour in wanted]
    return [math.dist(one, other) for one, other in zip(shown(wanted), printed(inks, profile), strict=True)]


@pytest.mark.parametrize("theme", THEMES, ids=lambda path: path.stem)
def test_colours_of_themes_are_printed_as_they_are_shown(theme: Path) -> None:
    wanted = theme_colours(theme)
    on_coated = differences(wanted, FOGRA39, 3.0)
    assert fmean(on_coated) <= 3
    assert max(on_coated) <= 10
    # The press of the other table reaches fewer colours, with less ink.
    on_swop = differences(wanted, SWOP, 2.4)
    assert fmean(on_swop) <= 4
    assert max(on_swop) <= 14


def test_green_stays_green() -> None:
    green = Colour.parse("#00795a")
    (lab,) = printed([to_inks(green, FOGRA39, 2.4)], FOGRA39)
    assert math.dist(lab, shown([green])[0]) < 3


@pytest.mark.parametrize("profile", [FOGRA39, SWOP])
def test_tables_are_those_of_the_profiles(profile: str) -> None:
    assert ink_table(profile) == built_table(PROFILES / f"{profile}.icc")


@given(colours, st.floats(1.0, 4.0), st.sampled_from([FOGRA39, SWOP]))
@example(Colour(43, 194, 0), 2.0, FOGRA39)
def test_ink_stays_within_the_limit(colour: Colour, limit: float, press: str) -> None:
    inks = to_inks(colour, press, limit)
    assert all(0 <= ink <= 1 for ink in inks)
    assert sum(inks) <= limit + 1e-9


@pytest.mark.parametrize("press", [FOGRA39, SWOP])
def test_white_is_paper(press: str) -> None:
    assert to_inks(WHITE, press, 2.4) == (0, 0, 0, 0)


def test_a_table_that_was_not_built_is_told() -> None:
    with pytest.raises(QuiltsmithError, match="install quiltsmith again"):
        ink_table("moonlight")


def test_presets_say_which_press_they_mean() -> None:
    presses = {name: preset_options(preset(name)).colours.press for name in ("x4", "mbprint", "drivethrucards")}
    assert presses == {"x4": FOGRA39, "mbprint": FOGRA39, "drivethrucards": SWOP}


PAINTING = "k K rg RG g G gs cs CS scn SCN f* S B* Tj"


def painted(*items: Item, options: PdfOptions = CMYK) -> list[tuple[str, ...]]:
    """Return all instructions that set colours, or say whether they overprint, with the painting ones."""
    with pikepdf.open(BytesIO(render_pdf(Document([Page(50, 50, items)], "card"), options))) as pdf:
        return [
            (str(instruction.operator), *(str(operand) for operand in instruction.operands))
            for instruction in pikepdf.parse_content_stream(pdf.pages[0], PAINTING)
        ]


WARM_BLACK = Colour.parse("#2b2622")
PURE = ("0.0000", "0.0000", "0.0000", "1.0000")


def test_dark_text_and_lines_are_black_ink_over_what_lies_below() -> None:
    ground = paths.box_path(Box(0, 0, 40, 40), Colour(0, 121, 90))
    line = paths.line(0, 0, 9, 9, Stroke(WARM_BLACK, 1))
    done = painted(ground, Text("a", 5, 5, 10, colour=WARM_BLACK), line, ground)
    kinds = [(name, *rest) for name, *rest in done if name != "Tj"]
    assert kinds[0] == ("gs", "/O00")
    assert kinds[1][0] == "k"
    assert kinds[2:7] == [
        ("f*",),
        ("gs", "/O01"),
        ("k", *PURE),
        ("gs", "/O11"),
        ("K", *PURE),
    ]
    # What is no black covers what lies below again.
    assert kinds[8] == ("gs", "/O10")


def test_large_dark_areas_and_colours_keep_their_inks() -> None:
    area = paths.box_path(Box(0, 0, 30, 30), WARM_BLACK)
    brown = Text("a", 5, 5, 10, colour=Colour.parse("#9c3d00"))
    for item in (area, brown):
        (state, inks, *_others) = painted(item)
        assert state == ("gs", "/O00")
        assert float(inks[2]) > 0.2


def test_marks_are_printed_by_every_ink() -> None:
    mark = paths.line(0, 0, 9, 9, Stroke(REGISTRATION, 0.2))
    assert painted(mark)[1:3] == [("CS", "/All"), ("SCN", "1")]
    assert painted(mark, options=PdfOptions())[0] == ("G", "0.0000")
    with pikepdf.open(BytesIO(render_pdf(Document([Page(50, 50, (mark,))], "card"), CMYK))) as pdf:
        kind, name, instead, _tint = pdf.pages[0].Resources.ColorSpace["/All"]
        assert [str(part) for part in (kind, name, instead)] == ["/Separation", "/All", "/DeviceCMYK"]


def test_greys_on_screens_are_grey_and_other_colours_rgb() -> None:
    items = (Text("a", 5, 5, 10), paths.box_path(Box(0, 0, 9, 9), WHITE, Stroke(Colour(9, 8, 7), 1)))
    names = [name for name, *_rest in painted(*items, options=PdfOptions())]
    assert names == ["g", "Tj", "g", "RG", "B*"]


@pytest.mark.parametrize(
    ("pixels", "expected"),
    [
        (b"\0\0\0\xff\xff\xff", ("/DeviceGray", 1, b"\x40")),
        (b"\0\0\0\x80\x80\x80", ("/DeviceGray", 8, b"\0\x80")),
        (b"\0\0\0\xff\0\0", ("/DeviceRGB", 8, b"\0\0\0\xff\0\0")),
    ],
)
def test_pictures_take_no_more_colours_than_they_have(pixels: bytes, expected: tuple[str, int, bytes]) -> None:
    picture = RasterBox(Raster(2, 1, pixels), Box(0, 0, 9, 9))
    with pikepdf.open(BytesIO(render_pdf(Document([Page(50, 50, (picture,))], "card")))) as pdf:
        (image,) = pdf.pages[0].get_images().values()
        assert (str(image.ColorSpace), int(image.BitsPerComponent), image.read_bytes()) == expected


def test_what_people_call_black() -> None:
    assert BLACK.is_dark_neutral()
    assert WARM_BLACK.is_dark_neutral()
    assert not Colour.parse("#241433").is_dark_neutral()
    assert not Colour.parse("#665c54").is_dark_neutral()
    assert BLACK.lab() == pytest.approx((0, 0, 0), abs=0.01)
    assert WHITE.lab() == pytest.approx((100, 0, 0), abs=0.05)
    assert Colour(255, 0, 0).lab() == pytest.approx((53.2, 80.1, 67.2), abs=0.1)
