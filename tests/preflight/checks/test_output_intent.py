from __future__ import annotations

from pikepdf import String

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample

HINT = "x4 is printed in the condition FOGRA39"


def test_none() -> None:
    sample = Sample()
    del sample.pdf.Root["/OutputIntents"]
    assert diagnose(sample) == [f"1 error output-intent: the file has no output intent; {HINT}"]


def test_one_for_another_paper() -> None:
    sample = Sample()
    sample.intent["/OutputConditionIdentifier"] = String("FOGRA29")
    assert diagnose(sample) == [f"1 warning output-intent: the output intent is `FOGRA29`; {HINT}"]


def test_one_without_its_profile() -> None:
    sample = Sample()
    del sample.intent["/DestOutputProfile"]
    assert diagnose(sample) == [
        "1 error output-intent: the output intent brings no profile; PDF/X-4 embeds an ICC profile"
    ]
