from __future__ import annotations

from tests.preflight.diagnosing import diagnose, diagnose_examples
from tests.preflight.sample_pdf import Sample


def test_a_dark_page_among_all_that_is_wrong_for_another_shop() -> None:
    sample = Sample(2).draw("0.9 0.9 0 0.7 k 0 0 9 9 re f", 1)
    assert diagnose(sample, "drivethrucards") == [
        "1 error bleed-missing: both pages have 3 mm of bleed; drivethrucards wants 3.175 mm on all sides",
        "1 error pdfx-version: the file says `PDF/X-4`; drivethrucards wants PDF/X-1a:2003: export it as that",
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
    ]


def test_the_examples_do_what_they_say() -> None:
    said = diagnose_examples("too-much-ink")
    assert "error too-much-ink:" in said["FAIL"]
    assert "error too-much-ink:" not in said["PASS"]
