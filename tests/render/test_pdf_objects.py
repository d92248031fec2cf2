from __future__ import annotations

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiltsmith.render.pdf_objects import Name, Reference, Value, pdf_syntax


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Name("DeviceRGB"), "/DeviceRGB"),
        (Name("My Font (1)"), "/My#20Font#20#281#29"),
        (Name("Größe"), "/Gr#C3#B6#C3#9Fe"),
        (Reference(12), "12 0 R"),
        (True, "true"),
        (-3, "-3"),
        (0.5, "0.5"),
        (2.0, "2"),
        (-0.00001, "0"),
        ("plain", "(plain)"),
        (r"a (b\) c", r"(a \(b\\\) c)"),
        ("ä", "<feff00e4>"),
        ([1, Name("Fit")], "[1 /Fit]"),
        ({"K": [Reference(3)], "P": {}}, "<</K [3 0 R] /P <<>>>>"),
    ],
)
def test_written(value: Value, written: str) -> None:
    assert pdf_syntax(value) == written


@given(st.text())
def test_another_reader_finds_the_same_text(text: str) -> None:
    try:
        text.encode("utf-16-be")
    except UnicodeEncodeError:
        return
    read = pikepdf.Object.parse(pdf_syntax([text]).encode("ascii"))
    assert str(read[0]) == text


def test_pikepdf_reads_all_kinds() -> None:
    value: Value = {"N": Name("a b"), "T": "(", "L": [1, 2.5, True], "D": {"E": []}}
    read = pikepdf.Object.parse(pdf_syntax(value).encode("ascii"))
    assert read == pikepdf.Dictionary(
        N=pikepdf.Name("/a b"),
        T=pikepdf.String("("),
        L=pikepdf.Array([1, 2.5, True]),
        D=pikepdf.Dictionary(E=pikepdf.Array()),
    )
