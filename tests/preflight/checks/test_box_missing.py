from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def test_pages_without_a_box_are_told_together_with_what_follows_from_it() -> None:
    sample = Sample(3).boxes(0, TrimBox=None).boxes(2, TrimBox=None).boxes(2, BleedBox=None)
    assert diagnose(sample) == [
        "1 error box-missing: pages 1 and 3 have no TrimBox; what is printed for x4 has it",
        (
            "1 warning trim-size: pages 1 and 3 are cut to 69 × 94 mm; "
            "a card of x4 is 63 × 88 mm; leave it if you mean it"
        ),
        "2 error mixed-sizes: page 2 is 63 × 88 mm, page 1 is 69 × 94 mm; write one file for each size",
        "3 error box-missing: page 3 has no BleedBox; what is printed for x4 has it",
    ]
