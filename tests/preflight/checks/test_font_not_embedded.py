from __future__ import annotations

from pikepdf import Dictionary

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample, helvetica

HINT = "is not embedded; embed all fonts when you export the PDF"


def test_a_font_on_a_page() -> None:
    sample = Sample(2).draw("BT /F 9 Tf (a) Tj ET", 1, Font=Dictionary(F=helvetica()))
    assert diagnose(sample) == [f"2 error font-not-embedded: the font `Helvetica` on page 2 {HINT}"]


def test_a_font_in_a_form_in_a_form() -> None:
    sample = Sample().draw_in_form("", Font=Dictionary(F=helvetica()))
    assert diagnose(sample, None) == [f"1 error font-not-embedded: the font `Helvetica` on page 1 {HINT}"]
