"""Content streams: what is painted, not what is only mentioned, and how thin lines are on paper."""

from __future__ import annotations

import pytest
from pikepdf import Array, Dictionary, Name

from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.preflight.pdf_preflight import check_bytes
from tests.preflight.sample_pdf import Sample


def spot(alternate: Name, ink: Name = Name.Gold) -> Dictionary:
    tint = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1)
    return Dictionary(C=Array([Name.Separation, ink, alternate, tint]))


@pytest.mark.parametrize(
    ("draw", "colours", "ink"),
    [
        ("0 0 9 9 re f", {"grey"}, 1.0),
        ("0 0 9 9 re n 1 0 0 rg", set(), 0.0),
        ("q 1 0 0 rg Q 0 0 9 9 re f", {"grey"}, 1.0),
        ("0.5 g 0 0 9 9 re f", {"grey"}, 0.5),
        ("0.5 0.5 0 0 K 0 0 m 9 9 l S", {"CMYK"}, 1.0),
        ("1 0 0 RG 0 0 9 9 re f", {"grey"}, 1.0),
        ("1 0 0 RG 0 0 9 9 re B", {"grey", "RGB"}, 1.0),
        ("/C cs 0 0 9 9 re f", {"CMYK with a profile"}, 1.0),
        ("/C cs 0.2 0.3 0.4 0.5 scn 0 0 9 9 re f", {"CMYK with a profile"}, 1.4),
        ("3 Tr BT (hidden) Tj ET", set(), 0.0),
        ("1 Tr 0 1 0 RG BT (outlined) Tj ET", {"RGB"}, 0.0),
        ("Q Q 9 k /Nothing Do /Nothing gs cm 0 0 9 9 re f", {"grey"}, 1.0),
        ("BI /W 1 /H 1 /BPC 8 /CS /RGB ID abc EI", {"RGB"}, 0.0),
        ("BI /W 1 /H 1 /IM true ID a EI", {"grey"}, 1.0),
    ],
)
def test_colours_are_those_that_are_painted(draw: str, colours: set[str], ink: float) -> None:
    sample = Sample()
    sample.draw(draw, ColorSpace=sample.profiled(4))
    facts, _ = check_bytes(sample.bytes(), "sample.pdf")
    assert isinstance(facts, PrintFile)
    assert facts.pages[0].painted.colours == colours
    assert facts.pages[0].painted.most_ink == pytest.approx(ink)


@pytest.mark.parametrize(
    ("alternate", "colours"), [(Name.DeviceCMYK, {"spot colour"}), (Name.DeviceRGB, {"spot colour", "RGB"})]
)
def test_spot_colours_stand_for_others(alternate: Name, colours: set[str]) -> None:
    sample = Sample()
    sample.draw("/C cs 0.5 scn 0 0 9 9 re f", ColorSpace=spot(alternate))
    facts, _ = check_bytes(sample.bytes(), "sample.pdf")
    assert isinstance(facts, PrintFile)
    assert facts.pages[0].painted.colours == colours
    assert facts.pages[0].painted.most_ink == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("draw", "colours", "ink"),
    [
        ("/C CS 1 SCN 0 0 m 9 9 l S", set(), 0.0),
        ("/C cs 0 0 9 9 re f", {"the colour of registration marks"}, 4.0),
    ],
)
def test_marks_in_all_inks_are_no_ink_on_the_page(draw: str, colours: set[str], ink: float) -> None:
    sample = Sample(content=b"")
    sample.draw(draw, ColorSpace=spot(Name.DeviceCMYK, Name.All))
    facts, _ = check_bytes(sample.bytes(), "sample.pdf")
    assert isinstance(facts, PrintFile)
    assert (set(facts.pages[0].painted.colours), facts.pages[0].painted.most_ink) == (colours, ink)


@pytest.mark.parametrize(
    ("draw", "width"),
    [
        ("0 0 m 9 9 l S", 1.0),
        ("0 w 0 0 m 9 9 l S", 0.0),
        ("2 w 0.5 0 0 0.5 0 0 cm 0 0 m 9 9 l S", 1.0),
        ("0 2 -2 0 0 0 cm 0.3 w 0 0 m 9 9 l S", 0.6),
        ("1 0 0 0.1 0 0 cm 3 w 0 0 m 9 9 l S", 0.3),
        ("q 0.1 w Q 0 0 m 9 9 l S", 1.0),
        ("0.1 w 0 0 9 9 re f", None),
        ("/G gs 0 0 m 9 9 l S", 0.4),
    ],
)
def test_lines_are_measured_on_paper(draw: str, width: float | None) -> None:
    sample = Sample().draw(draw, ExtGState=Dictionary(G=Dictionary(LW=0.4)))
    facts, _ = check_bytes(sample.bytes(), "sample.pdf")
    assert isinstance(facts, PrintFile)
    assert facts.pages[0].painted.thinnest == pytest.approx(width)
