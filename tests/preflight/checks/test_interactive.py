from __future__ import annotations

from pikepdf import Array, Dictionary, Name, String

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample

HINT = "x4 wants paper only: export without forms and links"


def with_note(kind: Name) -> Sample:
    """Put a note of a kind on the second page."""
    sample = Sample(2)
    note = sample.pdf.make_indirect(Dictionary(Type=Name.Annot, Subtype=kind, Rect=Array([0, 0, 9, 9])))
    sample.page(1).Annots = Array([note])
    if kind == Name.Widget:
        sample.pdf.Root.AcroForm = Dictionary(Fields=Array([note]))
    return sample


def test_a_link() -> None:
    assert diagnose(with_note(Name.Link)) == [f"2 error interactive: page 2 has links; {HINT}"]


def test_a_form_field() -> None:
    assert diagnose(with_note(Name.Widget)) == [f"2 error interactive: page 2 has form fields; {HINT}"]


def test_a_form_without_a_field_on_a_page() -> None:
    sample = Sample()
    field = sample.pdf.make_indirect(Dictionary(FT=Name.Tx, T=String("name")))
    sample.pdf.Root.AcroForm = Dictionary(Fields=Array([field]))
    assert diagnose(sample) == [f"1 error interactive: the file holds a form; {HINT}"]
