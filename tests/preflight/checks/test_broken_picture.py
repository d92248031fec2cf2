from __future__ import annotations

from tests.preflight.diagnosing import diagnose


def test_a_picture_that_ends_after_its_first_bytes() -> None:
    assert diagnose(b"\x89PNG\r\n\x1a\n") == [
        "1 error broken-picture: the picture is not complete; write the file anew"
    ]
