from __future__ import annotations

from pikepdf import Array, Dictionary, Name

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def with_ink(name: str, pages: int = 1) -> Sample:
    tint = Dictionary(FunctionType=2, Domain=Array([0, 1]), C0=Array([0] * 4), C1=Array([0, 1, 0, 0]), N=1)
    space = Dictionary(C=Array([Name.Separation, Name(f"/{name}"), Name.DeviceCMYK, tint]))
    return Sample(pages).draw("/C CS 1 SCN 1 w 0 0 9 9 re S", pages - 1, ColorSpace=space)


def of_spots(sample: Sample, preset: str) -> list[str]:
    return [line for line in diagnose(sample, preset) if " spot-colour: " in line]


def test_a_spot_colour_is_told_where_nobody_asked_for_it() -> None:
    hint = "x4 prints with four inks; ask the shop, or leave it out"
    told = [f"2 warning spot-colour: page 2 has the spot colour `CutContour`; {hint}"]
    assert of_spots(with_ink("CutContour", 2), "x4") == told


def test_a_machine_that_cuts_wants_its_own_and_no_other() -> None:
    assert of_spots(with_ink("CutContour"), "punchboard") == []
    missing = "no page has lines of the spot colour CutContour; punchboard cuts along them"
    assert [line.partition("; what")[0] for line in of_spots(Sample(), "punchboard")] == [
        f"1 error spot-colour: {missing}"
    ]
    assert len(of_spots(with_ink("Gold"), "punchboard")) == 2


def test_inks_of_every_press_are_no_spot_colours() -> None:
    assert of_spots(with_ink("Black"), "x4") == of_spots(with_ink("All"), "x4") == []


def test_home_printers_have_no_plates() -> None:
    assert of_spots(with_ink("CutContour"), "home") == []
