"""Pictures of boxes look the same whatever the light, the size and the turn."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from quiltsmith.scan.box_picture import box_picture
from quiltsmith.scan.number_net import HEIGHT

CORNERS = np.array([[30.0, 20.0], [150.0, 20.0], [150.0, 70.0], [30.0, 70.0]])


def photographed(light: float) -> NDArray[np.uint8]:
    pixels = np.full((90, 180, 3), 250, np.uint8)
    cv2.rectangle(pixels, (30, 20), (150, 70), (40, 40, 40), 2)
    cv2.line(pixels, (60, 30), (60, 60), (180, 60, 60), 3)
    cv2.line(pixels, (80, 30), (100, 30), (180, 60, 60), 3)
    cv2.line(pixels, (100, 30), (85, 60), (180, 60, 60), 3)
    return np.asarray(np.rint(pixels * light), np.uint8)


def test_light_does_not_matter() -> None:
    bright, dim = box_picture(photographed(1.0), CORNERS), box_picture(photographed(0.5), CORNERS)
    assert bright.shape[0] == HEIGHT
    assert np.abs(bright - dim).mean() < 0.02
    assert bright.max() > 0.9


def test_a_turned_box_is_turned_back() -> None:
    upright = box_picture(photographed(1.0), CORNERS)
    turned = np.ascontiguousarray(np.rot90(photographed(1.0)))
    corners = np.stack([CORNERS[:, 1], 180 - CORNERS[:, 0]], axis=1)
    assert np.abs(box_picture(turned, corners) - upright).mean() < 0.02


def test_faint_noise_is_not_made_to_look_like_strokes() -> None:
    noise = np.random.default_rng(1).integers(238, 250, (90, 180, 3)).astype(np.uint8)
    assert box_picture(noise, CORNERS).mean() < 0.3
