from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def test_a_bleed_box_that_is_too_small_on_one_side() -> None:
    sample = Sample(3).boxes(1, BleedBox=(1, 3, 69, 94))
    assert diagnose(sample) == ["2 error bleed-missing: page 2 has 0 mm of bleed; x4 wants 3 mm on all sides"]
