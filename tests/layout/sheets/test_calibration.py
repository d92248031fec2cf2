from __future__ import annotations

import pytest
from PIL import ImageOps

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import title_languages
from quiltsmith.layout.sheets.calibration import REACH, TENTH, Vernier, calibration_document, signs
from quiltsmith.layout.sheets.sheet_arrangement import Axis, flip_axis
from quiltsmith.scene.elements import Group, Turning
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import text
from quiltsmith.style.sizes import PAPERS
from tests.layout.pictures import dark_run, pictures, row_of
from tests.layout.samples import LANGUAGES, style
from tests.layout.tidy import assert_tidy, words_of

TURNED: tuple[Turning, ...] = ("long", "short")


def seen_from_the_front(mirrored: Axis, moved: tuple[float, float]) -> tuple[float, float]:
    """Tell how something that is moved on the back looks through the paper."""
    x, y = moved
    return (-x, y) if mirrored == "across" else (x, -y)


@pytest.mark.parametrize("mirrored", ["across", "down"])
@pytest.mark.parametrize("missed", [(0.0, 0.0), (1.5, 0.0), (0.0, -2.0), (-3.0, 4.5)])
def test_what_is_read_is_what_mends(mirrored: Axis, missed: tuple[float, float]) -> None:
    seen = seen_from_the_front(mirrored, missed)
    read = tuple(sign * at for sign, at in zip(signs(mirrored), seen, strict=True))
    assert (missed[0] + read[0], missed[1] + read[1]) == (0, 0)


@pytest.mark.parametrize("duplex", TURNED)
def test_numbers_grow_the_way_they_are_read(duplex: Turning) -> None:
    front = calibration_document(style("paper"), duplex).pages[0]
    across, down = signs(flip_axis(duplex, PAPERS["a4"]))
    middle = 210 / 2, 297 / 2
    places = [placed.box.centre for placed in placed_texts(front) if placed.text.text == f"+{REACH}"]
    upright, level = sorted(places)
    assert level[0] - middle[0] == pytest.approx(across * REACH, abs=0.3)
    assert upright[1] - middle[1] == pytest.approx(down * REACH, abs=0.3)


@pytest.mark.parametrize("duplex", TURNED)
@pytest.mark.parametrize("paper", ["a4", "a5", "letter"])
@pytest.mark.parametrize("missed", [(0.0, 0.0), (0.3, -1.2), (-1.9, 0.7)])
def test_the_fine_scales_read_tenths(duplex: Turning, paper: str, missed: tuple[float, float]) -> None:
    """Move the back as a printer does, look through the sheet, and see which lines meet."""
    size, mirrored = PAPERS[paper], flip_axis(duplex, PAPERS[paper])
    moved = seen_from_the_front(mirrored, missed)
    for axis, sign in enumerate(signs(mirrored)):
        scale = Vernier(size.width / 2, size.height / 2, 120, sign, is_upright=axis == 1)
        # Each line is a pair of equal numbers along the scale: where it stands.
        shown = [line[axis] + moved[axis] for line in scale.back()]
        apart = {at: abs(scale.place(at) - shown[at + scale.reach]) for at in range(-scale.reach, scale.reach + 1)}
        read = min(apart, key=lambda at: apart[at])
        assert read * TENTH == pytest.approx(-missed[axis])
        assert sorted(apart.values())[:2] == pytest.approx([0.0, TENTH])


@pytest.mark.parametrize("duplex", TURNED)
def test_the_lines_of_the_back_shine_through_below_those_of_the_front(duplex: Turning) -> None:
    front, back = pictures(calibration_document(style("paper", paper="a5"), duplex).pages, 300)
    is_across = flip_axis(duplex, PAPERS["a5"]) == "across"
    seen = ImageOps.mirror(back) if is_across else ImageOps.flip(back)
    # The zero of the level scale: one straight line, half of it from either side.
    x, y = 148 / 2, 210 - 48
    for picture, shift in ((front, -2.0), (seen, 2.0)):
        row = row_of(picture, round((y + shift) * 300 / 25.4))
        start, wide = dark_run(row[round((x - 1) * 300 / 25.4) : round((x + 1) * 300 / 25.4)], 128)
        assert (start + wide / 2) * 25.4 / 300 == pytest.approx(1.0, abs=0.1)


def test_a_known_offset_moves_the_lines_of_the_back() -> None:
    document = calibration_document(style("paper"), "long", (1.0, -0.5))
    moved = [item for item in document.pages[1].items if type(item) is Group]
    assert [(group.x, group.y) for group in moved] == [(1.0, -0.5)]
    assert "--back-offset 1,-0.5" in words_of(document.pages[0])


@pytest.mark.parametrize("duplex", TURNED)
@pytest.mark.parametrize("language", title_languages())
@pytest.mark.parametrize("paper", PAPERS)
def test_is_tidy_and_speaks_the_language_of_the_print(duplex: Turning, language: str, paper: str) -> None:
    document = calibration_document(style("paper", language, paper), duplex, (1.0, 2.0))
    assert document.duplex == duplex
    for page in document.pages:
        assert_tidy(page)
    said = words_of(document.pages[0])
    assert text(language, f"calibrate.{duplex}") in said
    assert ("Hold" in said) == (language == "en")
    assert "--back-offset" in said


def test_nonsense_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="more than any printer is wrong"):
        calibration_document(style("paper"), "long", (50.0, 0.0))


def test_low_paper_is_refused_in_words_about_paper() -> None:
    with pytest.raises(QuiltsmithError, match="paper of 400 × 100 mm; take at least"):
        calibration_document(style(paper="400x100mm"), "long")


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_end_well_before_the_upright_scale(language: str) -> None:
    placed = placed_texts(calibration_document(style("paper", language, "a4"), "long").pages[0])
    scale = min(one.box.x for one in placed if one.text.text == "+0.5" and one.box.x > 150)
    first = min(one.box.y for one in placed if one.text.text.startswith("1. "))
    steps = [one for one in placed if one.box.y >= first and one.box.bottom < 297 / 2 and " " in one.text.text]
    assert max(one.box.right for one in steps) < scale - 3
