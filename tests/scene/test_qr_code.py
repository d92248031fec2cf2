"""QR codes: right as a camera's library reads them, and as small as capitals and digits allow."""

from __future__ import annotations

import cv2
import numpy
import pytest

from quiltsmith.scene.qr_code import QUIET_ZONE, qr_code

FINDER = ("#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######")


@pytest.mark.parametrize(
    "text",
    ["QUILTSMITH:DOODLE/MEADOW/7", "https://192.168.0.17:8123/k/Zq-3_x", "QUILTSMITH:A/B_C/18446744073709551615"],
)
def test_a_code_says_its_text(text: str) -> None:
    rows = qr_code(text)
    side = len(rows) + 2 * QUIET_ZONE
    picture = numpy.full((side, side), 255, numpy.uint8)
    for y, row in enumerate(rows, QUIET_ZONE):
        for x, sign in enumerate(row, QUIET_ZONE):
            picture[y, x] = 0 if sign == "#" else 255
    picture = picture.repeat(6, 0).repeat(6, 1)
    assert cv2.QRCodeDetector().detectAndDecode(picture)[0] == text


def test_three_corners_tell_a_camera_where_it_is() -> None:
    rows = qr_code("QUILTSMITH:DOODLE/MEADOW/7")
    assert len(rows) == 25
    assert tuple(row[:7] for row in rows[:7]) == FINDER
    assert tuple(row[-7:] for row in rows[:7]) == FINDER
    assert tuple(row[:7] for row in rows[-7:]) == FINDER
