from __future__ import annotations

from tests.preflight.diagnosing import diagnose
from tests.preflight.sample_pdf import PAGE, Sample


def test_a_pdf_for_a_shop_that_takes_pictures() -> None:
    assert diagnose(Sample().boxes(TrimBox=PAGE), "gamecrafter") == [
        (
            "1 error wrong-file: this is a PDF; The Game Crafter takes PNG pictures; "
            "cards printed for The Game Crafter are such files"
        )
    ]
