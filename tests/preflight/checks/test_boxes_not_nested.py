from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def test_a_bleed_box_that_is_wider_than_the_page() -> None:
    sample = Sample().boxes(BleedBox=(-3, 0, 69, 94))
    assert diagnose(sample, None) == [
        (
            "1 error boxes-not-nested: the BleedBox of page 1 sticks out of the MediaBox; "
            "make the BleedBox smaller or the MediaBox larger"
        )
    ]
