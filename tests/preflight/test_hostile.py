"""Broken, hostile and monstrous files: always a problem with a known code, never a traceback, never for long."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name, Stream, StreamDecodeLevel

from quiltsmith.formats.problems import Problem
from quiltsmith.preflight import pdf_limits, pdf_preflight
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.preflight.pdf_limits import LARGEST_STREAM
from quiltsmith.preflight.pdf_preflight import check_bytes
from quiltsmith.reference import explanations
from quiltsmith.style.preset_reader import find_preset, load_preset
from tests.preflight.sample_pdf import Sample, helvetica

CODES = set(explanations())


def problems(data: bytes) -> list[Problem]:
    path = find_preset("x4")
    assert path is not None
    return check_bytes(data, "file.pdf", load_preset(path)[0])[1]


@cache
def ordinary() -> bytes:
    """Write a file with a bit of everything."""
    sample = Sample(2)
    sample.draw_in_form("0.1 w 0 0 m 9 9 l S 1 0 0 rg 0 0 9 9 re B", Font=Dictionary(F=helvetica()))
    return sample.bytes()


@settings(max_examples=50)
@given(st.data())
def test_damaged_files(data: st.DataObject) -> None:
    damaged = bytearray(ordinary())
    for _ in range(data.draw(st.integers(1, 6))):
        start = data.draw(st.integers(0, len(damaged) - 1))
        length = data.draw(st.integers(0, 30))
        damaged[start : start + length] = data.draw(st.binary(max_size=12))
    assert {problem.code for problem in problems(bytes(damaged))} <= CODES


@settings(max_examples=40)
@given(
    st.lists(
        st.sampled_from(
            [
                "q",
                "Q",
                "cm",
                "w",
                "gs",
                "cs",
                "scn",
                "rg",
                "k",
                "S",
                "f",
                "Do",
                "Tj",
                "BI",
                "ID",
                "EI",
                "[",
                "]",
                "<<",
                ">>",
                "/X",
                "(a",
                "1",
                "-0.5",
                "1e9",
                "BT",
            ]
        )
    )
)
def test_meaningless_drawings(words: list[str]) -> None:
    assert {problem.code for problem in problems(Sample().draw(" ".join(words)).bytes())} <= CODES


@given(st.binary(max_size=300))
def test_any_bytes(anything: bytes) -> None:
    assert {problem.code for problem in problems(anything)} <= {"broken-pdf", "empty-file", "broken-picture"}
    assert {problem.code for problem in problems(b"%PDF-1.7\n" + anything)} == {"broken-pdf"}


def wrong_kinds() -> list[Callable[[Sample], None]]:
    """List ways to put an object of the wrong kind where another belongs."""
    return [
        lambda sample: sample.page().__setattr__("Annots", Array([Name.X, 5])),
        lambda sample: sample.page().__setattr__("Resources", Name.X),
        lambda sample: sample.page().__setattr__("MediaBox", Array([0, 0])),
        lambda sample: sample.page().__setattr__("TrimBox", Array([0, 0, Name.X, 1])),
        lambda sample: sample.page().__setattr__("Contents", Array([5, Name.X])),
        lambda sample: sample.pdf.Root.__setattr__("OutputIntents", Name.X),
        lambda sample: sample.page().__setattr__("Resources", Dictionary(Font=Dictionary(F=5))),
    ]


@pytest.mark.parametrize("spoil", wrong_kinds())
def test_objects_of_the_wrong_kind(spoil: Callable[[Sample], None]) -> None:
    sample = Sample()
    spoil(sample)
    assert "broken-pdf" in {problem.code for problem in problems(sample.bytes())}


def test_a_drawing_that_unpacks_to_too_much() -> None:
    drawing = b"0 w " * (LARGEST_STREAM // 4 + 1)
    (problem,) = problems(Sample(content=drawing).bytes())
    assert problem.code == "too-large"
    assert problem.message == "page 1 takes more drawing than the 8 MB that are read"
    assert problem.place.line == 1


def test_forms_that_draw_each_other_ever_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = Sample()
    form = sample.form("0 0 9 9 re f")
    for level in range(24):
        # Each drawing is in another size, so none can be remembered from before.
        first, second = (
            f"q {1 + 2.0**-level / 9} 0 0 1 0 0 cm /A Do Q",
            f"q 1 0 0 {1 + 3.0**-level / 7} 0 0 cm /A Do Q",
        )
        form = sample.form(f"{first} {second}", Resources=Dictionary(XObject=Dictionary(A=form)))
    sample.draw("/A Do", XObject=Dictionary(A=form))
    monkeypatch.setattr(pdf_limits, "MOST_STEPS", 20_000)
    (problem,) = problems(sample.bytes())
    assert (problem.code, problem.message) == (
        "too-large",
        "page 1 takes more drawing than the 20,000 instructions that are read",
    )


def test_a_form_that_draws_itself() -> None:
    sample = Sample()
    form = sample.form("/A Do 1 0 0 rg 0 0 9 9 re f")
    form.Resources = Dictionary(XObject=Dictionary(A=form))
    sample.draw("/A Do", XObject=Dictionary(A=form))
    assert [problem.code for problem in problems(sample.bytes())] == ["not-cmyk"]


def test_forms_nested_deeper_than_any_real_file() -> None:
    sample = Sample()
    form = sample.form("0 0 9 9 re f")
    for _ in range(1200):
        form = sample.form("/A Do", Resources=Dictionary(XObject=Dictionary(A=form)))
    sample.draw("/A Do", XObject=Dictionary(A=form))
    assert problems(sample.bytes()) == []


def test_half_a_file() -> None:
    data = ordinary()
    assert "broken-pdf" in {problem.code for problem in problems(data[: len(data) // 2])}


def test_a_file_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf_preflight, "LARGEST_FILE", 1_000_000)
    (problem,) = problems(b"%PDF-1.7\n" + b" " * 1_000_000)
    assert (problem.code, problem.message) == ("too-large", "the file is larger than the 1 MB that are read")


def test_damage_that_was_mended_is_a_warning() -> None:
    data = Sample().bytes().replace(b"startxref\n", b"startxref\n9")
    assert {(problem.code, str(problem.level)) for problem in problems(data)} == {("broken-pdf", "warning")}


def test_metadata_that_is_none(capfd: pytest.CaptureFixture[str]) -> None:
    sample = Sample()
    del sample.pdf.docinfo["/GTS_PDFXVersion"]
    sample.pdf.Root.Metadata = Stream(sample.pdf, b"<x")
    data = sample.bytes(fix_metadata_version=False)
    assert [problem.code for problem in problems(data)] == ["pdfx-version"]
    assert capfd.readouterr() == ("", "")


def hostile_files() -> dict[str, bytes]:
    """List small and middling files that a careless reader would choke on."""
    head, end = b"%PDF-1.7\n", b"\nstartxref\n9\n%%EOF"
    nested = Sample()
    nested.page().Parent.Kids = Array([nested.page().Parent] * 3)
    return {
        "brackets": head + b"1 0 obj\n" + b"[" * 200_000 + end,
        "trailers": head + b"trailer<<>>\n" * 20_000 + end,
        "no line": head + b"a" * 500_000,
        "digits": head + b"1 0 obj\n" + b"9" * 500_000 + b"\nendobj\ntrailer<</Root 1 0 R>>" + end,
        "many objects lost": head + b"1 0 obj<<>>endobj\ntrailer<</Root 7 0 R/Size 999999999>>" + end,
        "pages in a circle": nested.bytes(),
    }


@pytest.mark.parametrize("name", sorted(hostile_files()))
def test_files_that_lead_nowhere(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert {problem.code for problem in problems(hostile_files()[name])} == {"broken-pdf"}
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("filters", "packed"),
    [
        ([Name.ASCII85Decode], b"z" * (LARGEST_STREAM // 4 + 1) + b"~>"),
        ([Name.RunLengthDecode], b"\x81a" * (LARGEST_STREAM // 128 + 1)),
        ([Name.FlateDecode, Name.FlateDecode], zlib.compress(zlib.compress(b" " * (LARGEST_STREAM + 1)))),
    ],
)
def test_other_ways_to_unpack_to_too_much(filters: list[Name], packed: bytes) -> None:
    sample = Sample()
    stream = Stream(sample.pdf, b"")
    stream.write(packed, filter=Array(filters))
    sample.page().Contents = stream
    assert [problem.code for problem in problems(sample.bytes(stream_decode_level=StreamDecodeLevel.none))] == [
        "too-large"
    ]


def test_a_drawing_whose_packing_is_damaged() -> None:
    sample = Sample()
    stream = Stream(sample.pdf, b"")
    stream.write(b"x\x9c" + b"\xff" * 3000, filter=Name.FlateDecode)
    sample.page().Contents = stream
    (problem,) = problems(sample.bytes(stream_decode_level=StreamDecodeLevel.none, compress_streams=False))
    assert problem.code == "broken-pdf"
    assert problem.message.startswith("page 1 cannot be read: invalid")


@pytest.mark.parametrize("names", [["/a b"], ["/Größe", "/a#b"]])
def test_names_of_any_signs_are_found(names: list[str]) -> None:
    sample = Sample()
    spaces = {name: Array([Name.Separation, Name.Gold, Name.DeviceCMYK, Dictionary()]) for name in names}
    sample.page().Resources = Dictionary(ColorSpace=Dictionary(spaces))
    written = [bytes(Name(name)).replace(b"#", b"#23").replace(b" ", b"#20") for name in names]
    content = b" ".join(name + b" cs 0 0 9 9 re f" for name in written)
    sample.page().Contents = Stream(sample.pdf, content)
    facts, _unused = check_bytes(sample.bytes(), "file.pdf")
    assert isinstance(facts, PrintFile)
    assert facts.pages[0].painted.spots == {"Gold"}
