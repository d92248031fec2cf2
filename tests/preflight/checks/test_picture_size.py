from __future__ import annotations

from tests.preflight.diagnosing import diagnose

SMALL = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x02\xee\0\0\x04\x1a\x08\2\0\0\0\0\0\0\0\0\0\0\0IEND\xaeB`\x82"


def test_a_picture_without_bleed() -> None:
    assert diagnose(SMALL, "gamecrafter") == [
        "1 error picture-size: the picture has 750 × 1050 pixels; gamecrafter wants 825 × 1125"
    ]
