from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample

ON_ITS_SIDE = dict.fromkeys(("MediaBox", "BleedBox", "TrimBox"), (0.0, 0.0, 94.0, 69.0))


def test_a_page_may_lie_on_its_side_but_not_be_wider() -> None:
    sample = Sample(3).boxes(1, **ON_ITS_SIDE).boxes(2, MediaBox=(0, 0, 80, 94))
    assert diagnose(sample, "home") == [
        "3 warning mixed-sizes: page 3 is 80 × 94 mm, page 1 is 69 × 94 mm; write one file for each size"
    ]
