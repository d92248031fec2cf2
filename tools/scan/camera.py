"""A camera over a table: where the points of a bent sheet of paper come to lie in a photo."""

from __future__ import annotations

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
_COARSE = 8
"""Ways back from photo to paper are worked out for every so many pixels."""


class Pose(NamedTuple):
    """How a sheet lies before the camera: its middle in the photo, turn and tilt (radians), size, bends, lens."""

    middle: tuple[float, float]
    turn: float
    tilt: tuple[float, float]
    size: float
    curl: tuple[float, float, float]
    lens: float


class View:
    """One sheet in one photo: points of the sheet, 0 to 1 in both directions, into pixels and back."""

    def __init__(self, pose: Pose, aspect: float, photo: tuple[int, int]) -> None:
        self._pose, self._aspect, self._photo = pose, aspect, photo

    def seen(self, points: Points) -> Points:
        """Give where points of the sheet are in the photo."""
        pose = self._pose
        flat = (points - 0.5) * (1.0, self._aspect)
        amount, direction, phase = pose.curl
        along = flat @ (np.cos(direction), np.sin(direction))
        lift = amount * (np.sin(2.2 * along + phase) - np.sin(phase) - 1.1 * along * np.cos(phase))
        turn = np.array([[np.cos(pose.turn), -np.sin(pose.turn)], [np.sin(pose.turn), np.cos(pose.turn)]])
        flat = flat @ turn.T
        (c1, s1), (c2, s2) = ((np.cos(tilt), np.sin(tilt)) for tilt in pose.tilt)
        x, y, z = flat[..., 0], flat[..., 1], lift
        y, z = y * c1 - z * s1, y * s1 + z * c1
        x, z = x * c2 + z * s2, -x * s2 + z * c2
        depth = 2.4 - z
        projected = np.stack([x / depth, y / depth], axis=-1) * 2.4 * pose.size
        spot = projected + np.array(pose.middle)
        middle = np.array(self._photo) / 2
        off = (spot - middle) / max(self._photo)
        return np.asarray(middle + off * (1 + pose.lens * (off**2).sum(axis=-1, keepdims=True)) * max(self._photo))

    def maps(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Give for each pixel of the photo which point of the sheet it shows; it may be beyond its edges."""
        width, height = self._photo
        xs, ys = np.arange(0, width + _COARSE, _COARSE), np.arange(0, height + _COARSE, _COARSE)
        pixels = np.stack(np.meshgrid(xs, ys), axis=-1).astype(np.float64)
        corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64)
        there = cv2.getPerspectiveTransform(corners.astype(np.float32), self.seen(corners).astype(np.float32))
        back = np.linalg.inv(np.asarray(there))
        target = pixels.copy()
        points = _through(back, target)
        for _ in range(6):
            near = np.clip(points, -0.3, 1.3)
            target = pixels - (self.seen(near) - _through(np.asarray(there), near))
            points = _through(back, target)
        size = (len(xs) * _COARSE, len(ys) * _COARSE)
        fine = cv2.resize(points.astype(np.float32), size, interpolation=cv2.INTER_LINEAR)
        # Resizing puts the first value at the middle of the first block, and it belongs to its corner.
        shift = (_COARSE - 1) // 2
        fine = np.pad(np.asarray(fine), ((0, shift), (0, shift), (0, 0)), mode="edge")[shift:, shift:]
        return np.ascontiguousarray(fine[:height, :width, 0]), np.ascontiguousarray(fine[:height, :width, 1])


def _through(matrix: Points, points: Points) -> Points:
    wide = np.concatenate([points, np.ones((*points.shape[:-1], 1))], axis=-1) @ matrix.T
    return np.asarray(wide[..., :2] / wide[..., 2:])
