from __future__ import annotations

from tests.preflight.diagnosing import diagnose, diagnose_examples
from tests.preflight.sample_pdf import Sample


def test_a_line_is_as_thick_as_it_is_drawn() -> None:
    sample = Sample(4).draw("0.1 w 0 0 m 9 9 l S", 1).draw("0.5 0 0 1 0 0 cm 0.3 w 0 0 m 9 9 l S", 2)
    assert diagnose(sample) == ["2 error hairline: pages 2–3 have lines of 0.1 pt; make them 0.2 pt or thicker"]


def test_a_line_in_a_form_is_a_warning_without_a_preset() -> None:
    sample = Sample().draw_in_form("0.2 0 0 0.2 0 0 cm 0.25 w 0 0 m 9 9 l S")
    assert diagnose(sample, None) == [
        "1 warning hairline: page 1 has lines of 0.05 pt; make them 0.2 pt or thicker"
    ]


def test_the_examples_do_what_they_say() -> None:
    said = diagnose_examples("hairline")
    assert "error hairline:" in said["FAIL"]
    assert "error hairline:" not in said["PASS"]
