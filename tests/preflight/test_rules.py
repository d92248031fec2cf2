"""Every problem code of preflight, each with a file that has it, and the diagnostics in full."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from typing import NamedTuple

import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream, String

from quiltsmith.preflight import rules
from quiltsmith.preflight.checking import check_bytes
from quiltsmith.reference.explanations import codes_of
from quiltsmith.style.preset import Preset
from quiltsmith.style.preset_reader import find_preset, load_preset
from tests.preflight.sample_pdf import PAGE, Sample, helvetica, locked


def preset(name: str | None) -> Preset | None:
    """Load a shipped preset."""
    path = find_preset(name) if name else None
    return load_preset(path)[0] if path else None


def diagnose(data: bytes, name: str | None = "x4") -> list[str]:
    """Check a file and write its problems in a line each: page, level, code, message, hint."""
    _, problems = check_bytes(data, "sample.pdf", preset(name))
    return [f"{p.place.line} {p.level} {p.code}: {p.message}; {p.hint}" for p in problems]


def font() -> Dictionary:
    return Dictionary(F=helvetica())


def with_note(kind: Name) -> bytes:
    sample = Sample(2)
    note = sample.pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=kind, Rect=Array([0, 0, 9, 9])))
    sample.page(1).Annots = Array([note])
    if kind == Name.Widget:
        sample.pdf.Root.AcroForm = Dictionary(Fields=Array([note]))
    return sample.bytes()


def with_form() -> bytes:
    sample = Sample()
    field = sample.pdf.make_indirect(Dictionary(FT=Name.Tx, T=String("name")))
    sample.pdf.Root.AcroForm = Dictionary(Fields=Array([field]))
    return sample.bytes()


def without(key: str) -> bytes:
    sample = Sample()
    del (sample.pdf.docinfo if key == "/GTS_PDFXVersion" else sample.pdf.Root)[key]
    return sample.bytes()


def another_intent(**keys: object) -> bytes:
    sample = Sample()
    for name, value in keys.items():
        if value is None:
            del sample.intent[f"/{name}"]
        else:
            sample.intent[f"/{name}"] = value
    return sample.bytes()


def empty_pdf() -> bytes:
    out = BytesIO()
    Pdf.new().save(out)
    return out.getvalue()


def see_through(key: str) -> bytes:
    sample = Sample()
    if key == "group":
        group = Dictionary(S=Name.Transparency)
        form = sample.form("0 0 0 1 k 0 0 9 9 re f", Group=group)
        return sample.draw("/X Do", XObject=Dictionary(X=form)).bytes()
    states = {
        "ca": Dictionary(ca=0.5),
        "BM": Dictionary(BM=Name.Multiply),
        "SMask": Dictionary(SMask=Dictionary()),
    }
    return sample.draw_in_form("/G gs 0 0 9 9 re f", ExtGState=Dictionary(G=states[key])).bytes()


def pattern() -> bytes:
    sample = Sample()
    tile = sample.form("1 0 0 rg 0 0 5 5 re f", PatternType=1, PaintType=1, TilingType=1, XStep=9, YStep=9)
    return sample.draw("/Pattern cs /P scn 0 0 9 9 re f", Pattern=Dictionary(P=tile)).bytes()


def shading() -> bytes:
    blue = Dictionary(ShadingType=2, ColorSpace=Name.DeviceRGB, Coords=Array([0, 0, 1, 1]))
    return Sample().draw("/S sh", Shading=Dictionary(S=blue)).bytes()


def picture(space: Name) -> bytes:
    sample = Sample()
    image = Stream(
        sample.pdf, b"\0\0\0\0", Subtype=Name.Image, Width=1, Height=1, BitsPerComponent=8, ColorSpace=space
    )
    return sample.draw("/X Do", XObject=Dictionary(X=image)).bytes()


CUT = "a card of x4 is 63 × 88 mm; leave it if you mean it"
RGB_HINT = "x4 wants CMYK; `quiltsmith cards --preset x4` writes it"
ANEW = "is this the right file? else write it anew"
INTENT = "x4 is printed in the condition FOGRA39"
PAPER = "x4 wants paper only: export without forms and links"
FLAT = "x4 takes none: export with flattened transparency"
ON_ITS_SIDE = dict.fromkeys(("MediaBox", "BleedBox", "TrimBox"), (0.0, 0.0, 94.0, 69.0))
SIZES = "write one file for each size"
NO_FONT = "is not embedded; embed all fonts when you export the PDF"


class Case(NamedTuple):
    """A file and what is to be said about it."""

    data: bytes | Callable[[], bytes]
    said: list[str]
    preset: str | None = "x4"


CASES = {
    "bleed-missing": Case(
        Sample(3).boxes(1, BleedBox=(1, 3, 69, 94)).bytes(),
        ["2 error bleed-missing: page 2 has 0 mm of bleed; x4 wants 3 mm on all sides"],
    ),
    "box-missing": Case(
        Sample(3).boxes(0, TrimBox=None).boxes(2, TrimBox=None).boxes(2, BleedBox=None).bytes(),
        [
            "1 error box-missing: pages 1 and 3 have no TrimBox; `quiltsmith cards --preset x4` writes it",
            f"1 warning trim-size: pages 1 and 3 are cut to 69 × 94 mm; {CUT}",
            f"2 error mixed-sizes: page 2 is 63 × 88 mm, page 1 is 69 × 94 mm; {SIZES}",
            "3 error box-missing: page 3 has no BleedBox; `quiltsmith cards --preset x4` writes it",
        ],
    ),
    "boxes-not-nested": Case(
        Sample().boxes(BleedBox=(-3, 0, 69, 94)).bytes(),
        [
            (
                "1 error boxes-not-nested: the BleedBox of page 1 sticks out of the MediaBox; "
                "make the BleedBox smaller or the MediaBox larger"
            )
        ],
        None,
    ),
    "broken-pdf": Case(
        b"<html>not a PDF</html>",
        [
            (
                "1 error broken-pdf: this is not a PDF that can be read: "
                f"unable to find trailer dictionary while recovering damaged file; {ANEW}"
            )
        ],
    ),
    "broken-pdf without pages": Case(
        empty_pdf, [f"1 error broken-pdf: this is not a PDF that can be read: there are no pages; {ANEW}"]
    ),
    "broken-picture": Case(
        b"\x89PNG\r\n\x1a\n", ["1 error broken-picture: the picture is not complete; write the file anew"]
    ),
    "empty-file": Case(
        b"\n",
        ["1 error empty-file: there is no PDF in this file; `quiltsmith cards meadow` writes one to start from"],
    ),
    "encrypted-pdf": Case(
        lambda: locked("secret"),
        ["1 error encrypted-pdf: the file asks for a password; save it without one; no shop can print it"],
    ),
    "encrypted-pdf that opens": Case(
        lambda: locked(""),
        ["1 error encrypted-pdf: the file is encrypted; save it without restrictions"],
        None,
    ),
    "font-not-embedded": Case(
        Sample(2).draw("BT /F 9 Tf (a) Tj ET", 1, Font=font()).bytes(),
        [f"2 error font-not-embedded: the font `Helvetica` on page 2 {NO_FONT}"],
    ),
    "font-not-embedded in a form": Case(
        Sample().draw_in_form("", Font=font()).bytes(),
        [f"1 error font-not-embedded: the font `Helvetica` on page 1 {NO_FONT}"],
        None,
    ),
    "hairline": Case(
        Sample(4).draw("0.1 w 0 0 m 9 9 l S", 1).draw("0.5 0 0 1 0 0 cm 0.3 w 0 0 m 9 9 l S", 2).bytes(),
        ["2 error hairline: pages 2–3 have lines of 0.1 pt; make them 0.2 pt or thicker"],
    ),
    "hairline in a form": Case(
        Sample().draw_in_form("0.2 0 0 0.2 0 0 cm 0.25 w 0 0 m 9 9 l S").bytes(),
        ["1 warning hairline: page 1 has lines of 0.05 pt; make them 0.2 pt or thicker"],
        None,
    ),
    "interactive": Case(lambda: with_note(Name.Link), [f"2 error interactive: page 2 has links; {PAPER}"]),
    "interactive field": Case(
        lambda: with_note(Name.Widget), [f"2 error interactive: page 2 has form fields; {PAPER}"]
    ),
    "interactive form": Case(with_form, [f"1 error interactive: the file holds a form; {PAPER}"]),
    "mixed-sizes": Case(
        Sample(3).boxes(1, **ON_ITS_SIDE).boxes(2, MediaBox=(0, 0, 80, 94)).bytes(),
        [f"3 warning mixed-sizes: page 3 is 80 × 94 mm, page 1 is 69 × 94 mm; {SIZES}"],
        "home",
    ),
    "not-cmyk": Case(
        Sample(5).draw("1 0 0 rg 0 0 9 9 re f", 1).draw("/DeviceRGB CS 1 0 0 SC 0 0 m 9 9 l S", 4).bytes(),
        [f"2 error not-cmyk: pages 2 and 5 are painted with RGB; {RGB_HINT}"],
    ),
    "not-cmyk in a form": Case(
        Sample().draw_in_form("1 0 0 rg 0 0 9 9 re f").bytes(),
        [f"1 error not-cmyk: page 1 is painted with RGB; {RGB_HINT}"],
    ),
    "not-cmyk in a pattern": Case(pattern, [f"1 error not-cmyk: page 1 is painted with RGB; {RGB_HINT}"]),
    "not-cmyk in a shading": Case(shading, [f"1 error not-cmyk: page 1 is painted with RGB; {RGB_HINT}"]),
    "not-cmyk in a picture": Case(
        lambda: picture(Name.DeviceRGB), [f"1 error not-cmyk: page 1 is painted with RGB; {RGB_HINT}"]
    ),
    "output-intent": Case(
        lambda: without("/OutputIntents"), [f"1 error output-intent: the file has no output intent; {INTENT}"]
    ),
    "output-intent of another paper": Case(
        lambda: another_intent(OutputConditionIdentifier=String("FOGRA29")),
        [f"1 warning output-intent: the output intent is `FOGRA29`; {INTENT}"],
    ),
    "output-intent without its profile": Case(
        lambda: another_intent(DestOutputProfile=None),
        ["1 error output-intent: the output intent brings no profile; PDF/X-4 embeds an ICC profile"],
    ),
    "pdfx-version": Case(
        lambda: without("/GTS_PDFXVersion"),
        ["1 error pdfx-version: the file does not say that it is PDF/X; x4 wants PDF/X-4: export it as that"],
    ),
    "picture-size": Case(
        b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x02\xee\0\0\x04\x1a\x08\2\0\0\0\0\0\0\0\0\0\0\0IEND\xaeB`\x82",
        ["1 error picture-size: the picture has 750 × 1050 pixels; gamecrafter wants 825 × 1125"],
        "gamecrafter",
    ),
    "too-much-ink": Case(
        Sample(2).draw("0.9 0.9 0 0.7 k 0 0 9 9 re f", 1).bytes(),
        [
            "1 error pdfx-version: the file says `PDF/X-4`; drivethrucards wants PDF/X-1a:2003: export it as that",
            "1 error bleed-missing: both pages have 3 mm of bleed; drivethrucards wants 3.175 mm on all sides",
            (
                "1 warning output-intent: the output intent is `FOGRA39`; "
                "drivethrucards is printed in the condition CGATS TR 001"
            ),
            (
                "1 warning trim-size: both pages are cut to 63 × 88 mm; "
                "a card of drivethrucards is 63.5 × 88.9 mm; leave it if you mean it"
            ),
            (
                "2 error too-much-ink: page 2 takes up to 250% of ink; "
                "drivethrucards wants at most 240%; take less of the colours below black"
            ),
        ],
        "drivethrucards",
    ),
    "transparency": Case(
        lambda: see_through("ca"), [f"1 error transparency: page 1 has see-through parts; {FLAT}"]
    ),
    "transparency by mixing": Case(
        lambda: see_through("BM"), [f"1 error transparency: page 1 has see-through parts; {FLAT}"]
    ),
    "transparency by a mask": Case(
        lambda: see_through("SMask"), [f"1 error transparency: page 1 has see-through parts; {FLAT}"]
    ),
    "transparency of a group": Case(
        lambda: see_through("group"), [f"1 error transparency: page 1 has see-through parts; {FLAT}"]
    ),
    "trim-size": Case(
        Sample(2).boxes(0, TrimBox=(3, 3, 66, 90)).boxes(1, TrimBox=(3, 3, 66, 90)).bytes(),
        [f"1 warning trim-size: both pages are cut to 63 × 87 mm; {CUT}"],
    ),
    "wrong-file": Case(
        Sample().boxes(TrimBox=PAGE).bytes(),
        [
            (
                "1 error wrong-file: this is a PDF; gamecrafter takes PNG pictures; "
                "`quiltsmith cards --preset gamecrafter` writes them"
            )
        ],
        "gamecrafter",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_said(name: str) -> None:
    case = CASES[name]
    data = case.data if isinstance(case.data, bytes) else case.data()
    assert sorted(diagnose(data, case.preset)) == sorted(case.said)


def test_every_code_has_a_sample() -> None:
    assert set(codes_of(rules)) <= {name.split()[0] for name in CASES}


@pytest.mark.parametrize("name", [None, "x4", "mbprint", "home"])
def test_a_good_file_has_no_problems(name: str | None) -> None:
    sample = Sample(2)
    assert diagnose(sample.bytes(), name) == []


def test_profiles_are_for_x4_and_not_for_x1a() -> None:
    sample = Sample()
    sample.draw("/C cs 0 0 0 1 scn 0 0 9 9 re f", ColorSpace=sample.profiled(4))
    assert diagnose(sample.bytes(), "x4") == []
    assert any("CMYK with a profile" in line for line in diagnose(sample.bytes(), "drivethrucards"))


def examples(code: str) -> dict[str, str]:
    """Take the FAIL and the PASS example out of an explanation."""
    return dict(re.findall(r"^(FAIL|PASS):\n    (.+)$", codes_of(rules)[code], re.MULTILINE))


@pytest.mark.parametrize("code", codes_of(rules))
def test_every_code_has_an_example_of_both_kinds(code: str) -> None:
    assert set(examples(code)) == {"FAIL", "PASS"}


@pytest.mark.parametrize("code", ["hairline", "not-cmyk", "too-much-ink"])
def test_examples_that_can_be_drawn_do_what_they_say(code: str) -> None:
    said = {
        kind: "\n".join(diagnose(Sample().draw(f"{example} 0 0 9 9 re f").bytes(), "drivethrucards"))
        for kind, example in examples(code).items()
    }
    assert f"error {code}:" in said["FAIL"]
    assert f"error {code}:" not in said["PASS"]
