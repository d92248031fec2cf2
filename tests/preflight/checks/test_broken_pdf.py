from __future__ import annotations

from io import BytesIO

from pikepdf import Pdf

from tests.preflight.diagnosing import diagnose

ANEW = "choose another file, or make this one again"


def test_another_kind_of_file() -> None:
    assert diagnose(b"<html>not a PDF</html>") == [
        (f"1 error broken-pdf: this is not a PDF that can be read: it does not begin like one; {ANEW}")
    ]


def test_a_pdf_that_was_cut_off() -> None:
    assert diagnose(b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog") == [
        (
            "1 error broken-pdf: this is not a PDF that can be read: "
            f"its end is missing, as after a download that stopped; {ANEW}"
        )
    ]


def test_a_pdf_without_pages() -> None:
    out = BytesIO()
    Pdf.new().save(out)
    assert diagnose(out.getvalue()) == [
        f"1 error broken-pdf: this is not a PDF that can be read: there are no pages; {ANEW}"
    ]
