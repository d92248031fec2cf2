from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import Sample


def test_cards_of_another_size() -> None:
    sample = Sample(2).boxes(0, TrimBox=(3, 3, 66, 90)).boxes(1, TrimBox=(3, 3, 66, 90))
    assert diagnose(sample) == [
        (
            "1 warning trim-size: both pages are cut to 63 × 87 mm; "
            "a card of x4 is 63 × 88 mm; leave it if you mean it"
        )
    ]
