"""Presets: the shipped ones say what the print services want, and mistaken ones are told so."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.source import Source
from quiltsmith.style.preset import Preset
from quiltsmith.style.preset_reader import (
    PRESETS,
    find_preset,
    load_preset,
    preset_names,
    profile_path,
    read_preset,
)

INCH = 25.4


def shipped(name: str) -> Preset:
    preset, problems = load_preset(shipped_folder(PRESETS.folder) / f"{name}.yaml")
    assert problems == ()
    assert preset is not None
    return preset


def test_all_promised_presets_are_there_under_their_own_names() -> None:
    shops = ("booklet", "drivethrucards", "gamecrafter", "gutterfold", "home", "mbprint")
    others = ("pad-a4", "pad-a5", "punchboard", "tts", "x4")
    assert preset_names() == (*shops, "mpc", "mpc-bridge", "mpc-mini", "mpc-tarot", *others)
    assert all(shipped(name).id == name for name in preset_names())


def test_drivethrucards() -> None:
    preset = shipped("drivethrucards")
    assert preset.card is not None
    assert preset.page_size(*preset.card) == pytest.approx((2.75 * INCH, 3.75 * INCH))
    assert (preset.bleed, preset.safe) == (INCH / 8, INCH / 8)
    assert (preset.colours, preset.ink_limit, preset.rich_black) == ("cmyk", 2.4, (0.6, 0.4, 0.4, 1.0))
    assert (preset.pdfx, preset.order, preset.marks) == ("X-1a:2003", "back-front", "none")


def test_mbprint() -> None:
    preset = shipped("mbprint")
    assert preset.card == (63, 88)
    assert preset.page_size(63, 88) == (69, 94)
    assert (preset.bleed, preset.safe, preset.colours, preset.condition) == (3, 4, "cmyk", "FOGRA39")
    assert (preset.order, preset.marks, preset.pdfx) == ("front-back", "none", None)


def test_gamecrafter() -> None:
    preset = shipped("gamecrafter")
    assert preset.card is not None
    assert preset.pixels(*preset.card) == (825, 1125)
    assert (preset.file, preset.colours, preset.resolution) == ("png", "rgb", 300)


@pytest.mark.parametrize(
    ("name", "pixels"),
    [("mpc", (822, 1122)), ("mpc-bridge", (747, 1122)), ("mpc-mini", (597, 822)), ("mpc-tarot", (897, 1497))],
)
def test_makeplayingcards(name: str, pixels: tuple[int, int]) -> None:
    preset = shipped(name)
    assert preset.card is not None
    assert preset.pixels(*preset.card) == pixels
    # The service publishes bleed and safe area in pixels of 300 dpi.
    assert [round(length / INCH * 300, 6) for length in (preset.bleed, preset.safe)] == [36, 36]
    assert (preset.file, preset.colours, preset.backs) == ("png", "rgb", "once")


def test_x4_is_as_strict_as_x1a_shops_are() -> None:
    preset = shipped("x4")
    assert (preset.bleed, preset.pdfx, preset.condition) == (3, "X-4", "FOGRA39")
    assert (preset.thinnest_line, preset.forms, preset.transparency) == (0.2, False, False)
    assert preset.margin > preset.bleed, "marks stand outside the bleed"
    assert preset.profile is not None
    assert profile_path(preset.profile).read_bytes()[36:40] == b"acsp"


@pytest.mark.parametrize(("name", "size"), [("pad-a4", (210, 297)), ("pad-a5", (148, 210))])
def test_pads_are_pages_of_one_size_with_the_sheet_once(name: str, size: tuple[int, int]) -> None:
    preset = shipped(name)
    assert preset.paper is not None
    assert (preset.products, preset.pages, preset.repeats) == (("pad",), "pages", "once")
    assert preset.page_size(preset.paper.width, preset.paper.height) == (size[0] + 6, size[1] + 6)
    assert (preset.bleed, preset.pdfx, preset.condition) == (3, "X-4", "FOGRA39")


def test_punchboards_are_cut_along_a_spot_colour() -> None:
    preset = shipped("punchboard")
    assert (preset.products, preset.cut_ink, preset.paper) == (("tiles", "boards"), "CutContour", None)


@pytest.mark.parametrize(("name", "duplex"), [("home", "long"), ("gutterfold", "gutterfold")])
def test_home_presets_print_sheets(name: str, duplex: str) -> None:
    preset = shipped(name)
    assert (preset.pages, preset.duplex, preset.colours, preset.file) == ("sheets", duplex, "rgb", "pdf")


GOOD = "preset: mine\ntitle: Mine\nabout: My shop.\npages: sheets\n"


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("", "empty-file", "there is no preset in this file"),
        (f"{GOOD}bleet: 3\n", "unknown-key", "a preset has no key `bleet`"),
        (f"{GOOD}bleed: 3mm\n", "wrong-type", "expected a length in mm, found `3mm`"),
        (f"{GOOD}bleed: -3\n", "wrong-type", "expected a length in mm, found `-3`"),
        (f"{GOOD}bleed: 300\n", "out-of-range", "a length in mm is out of range: `300`"),
        (f"{GOOD}colours: cmjk\n", "unknown-name", "there is no kind of colours `cmjk`"),
        (f"{GOOD}condition: X\nprofile: none.icc\n", "unknown-name", "there is no profile `none.icc`"),
        (f"{GOOD}pdfx: X-4\n", "missing-key", "this preset has no `condition`"),
        (GOOD.replace("sheets", "cards"), "missing-key", "this preset has no `card`"),
        (f"{GOOD}rich_black: [60, 40]\n", "out-of-range", "the length of the list is out of range: `2`"),
        (f"{GOOD}card: {{width: 63}}\n", "missing-key", "a card size has no `height`"),
        (f"{GOOD}for: [pad]\n", "unknown-name", "`pages: sheets` does not go with `for: pad`"),
        (f"{GOOD}for: [cards, pads]\n", "unknown-name", "there is no product `pads`"),
        (f"{GOOD}for: []\n", "out-of-range", "the length of the list is out of range: `0`"),
        (GOOD.replace("sheets", "pages"), "unknown-name", "`pages: pages` does not go with `for: cards`"),
        (f"{GOOD}paper: a55\n", "wrong-type", "expected a paper, found `a55`"),
        (f"{GOOD}paper: [a5]\n", "wrong-type", "expected a paper, found a list"),
        (f"{GOOD}cut_ink: /All\n", "wrong-type", "expected the name of an ink, found `/All`"),
        ("- a\n", "wrong-type", "expected a preset with keys, found a list"),
        ("preset: [\n", "syntax", ""),
    ],
)
def test_mistakes_are_told(text: str, code: str, message: str) -> None:
    preset, problems = read_preset(Source("mine.yaml", text))
    assert preset is None
    assert code in [problem.code for problem in problems]
    assert any(problem.message.startswith(message) for problem in problems if problem.code == code)


def test_an_own_file_is_a_preset_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(f"{GOOD}bleed: 2.5\n", encoding="utf-8")
    assert find_preset(str(path)) == path
    preset, problems = load_preset(path)
    assert problems == ()
    assert preset is not None
    assert (preset.id, preset.bleed, preset.title["de"]) == ("mine", 2.5, "Mine")
