"""Frames are found and followed, bent or crossed by other things."""

from __future__ import annotations

from itertools import pairwise

import cv2
import numpy as np

from quiltsmith.scan.edge_tracing import traced
from quiltsmith.scan.photo_geometry import BoardPlace, Picture
from quiltsmith.scan.quadrilaterals import lined_frames, outlined_frames

CORNERS = np.array([[150, 120], [600, 150], [580, 560], [130, 540]], np.float32)


def frame(bend: float = 0.0) -> Picture:
    """Draw a frame, whose upper side may be bent, as how dark it is."""
    dark = np.zeros((700, 760), np.float32)
    around = [*CORNERS, CORNERS[0]]
    for number, (start, end) in enumerate(pairwise(around)):
        along = np.linspace(0, 1, 40)[:, None]
        points = start + (end - start) * along
        if number == 0:
            points[:, 1] += bend * np.sin(along[:, 0] * np.pi)
        cv2.polylines(dark, [np.rint(points * 16).astype(np.int32)], False, 0.8, 3, cv2.LINE_AA, 4)
    return np.asarray(cv2.GaussianBlur(dark, (0, 0), 0.8))


def off(corners: tuple[tuple[float, float], ...]) -> float:
    """Tell how far the farthest corner is from the true one."""
    return float(np.linalg.norm(np.array(corners) - CORNERS, axis=1).max())


def test_a_frame_is_found() -> None:
    assert min(off(quad) for quad in outlined_frames(frame())) < 8


def test_a_frame_that_something_lies_across_is_found_by_its_lines() -> None:
    dark = frame()
    cv2.line(dark, (330, 660), (460, 380), 0.9, 14)
    assert min(off(quad) for quad in lined_frames(dark)) < 12


def test_sides_are_followed_to_exact_corners() -> None:
    rough = tuple((float(x) + 9, float(y) - 8) for x, y in CORNERS)
    followed = traced(frame(), BoardPlace(rough))
    assert followed is not None
    assert off(followed.place.corners) < 4
    assert followed.weakest > 0.9


def test_a_bent_side_is_followed() -> None:
    followed = traced(frame(bend=14.0), BoardPlace(tuple((float(x), float(y)) for x, y in CORNERS)))
    assert followed is not None
    _, ys = followed.place.spots(np.array([0.5]), np.array([0.0]))
    assert abs(float(ys[0]) - (135 + 14)) < 3


def test_nothing_is_followed_where_there_is_no_frame() -> None:
    nothing = np.zeros((700, 760), np.float32)
    assert traced(nothing, BoardPlace(tuple((float(x), float(y)) for x, y in CORNERS))) is None
    assert outlined_frames(nothing) == []
    assert lined_frames(nothing) == []
