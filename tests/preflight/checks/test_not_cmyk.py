from __future__ import annotations

from pikepdf import Array, Dictionary, Name, Stream

from tests.preflight.diagnosing import diagnose, diagnose_examples
from tests.preflight.sample_pdf import Sample

HINT = "x4 wants CMYK; what is printed for x4 has it"
FIRST_PAGE = [f"1 error not-cmyk: page 1 is painted with RGB; {HINT}"]


def test_areas_and_lines() -> None:
    sample = Sample(5).draw("1 0 0 rg 0 0 9 9 re f", 1).draw("/DeviceRGB CS 1 0 0 SC 0 0 m 9 9 l S", 4)
    assert diagnose(sample) == [f"2 error not-cmyk: pages 2 and 5 are painted with RGB; {HINT}"]


def test_a_form_in_a_form() -> None:
    assert diagnose(Sample().draw_in_form("1 0 0 rg 0 0 9 9 re f")) == FIRST_PAGE


def test_a_pattern() -> None:
    sample = Sample()
    tile = sample.form("1 0 0 rg 0 0 5 5 re f", PatternType=1, PaintType=1, TilingType=1, XStep=9, YStep=9)
    sample.draw("/Pattern cs /P scn 0 0 9 9 re f", Pattern=Dictionary(P=tile))
    assert diagnose(sample) == FIRST_PAGE


def test_a_shading() -> None:
    blue = Dictionary(ShadingType=2, ColorSpace=Name.DeviceRGB, Coords=Array([0, 0, 1, 1]))
    assert diagnose(Sample().draw("/S sh", Shading=Dictionary(S=blue))) == FIRST_PAGE


def test_a_picture() -> None:
    sample = Sample()
    pixel = {"Width": 1, "Height": 1, "BitsPerComponent": 8, "ColorSpace": Name.DeviceRGB}
    image = Stream(sample.pdf, b"\0\0\0\0", Subtype=Name.Image, **pixel)
    assert diagnose(sample.draw("/X Do", XObject=Dictionary(X=image))) == FIRST_PAGE


def test_profiles_are_for_x4_and_not_for_x1a() -> None:
    sample = Sample()
    sample.draw("/C cs 0 0 0 1 scn 0 0 9 9 re f", ColorSpace=sample.profiled(4))
    assert diagnose(sample, "x4") == []
    assert any("CMYK with a profile" in line for line in diagnose(sample, "drivethrucards"))


def test_the_examples_do_what_they_say() -> None:
    said = diagnose_examples("not-cmyk")
    assert "error not-cmyk:" in said["FAIL"]
    assert "error not-cmyk:" not in said["PASS"]
