"""Pictures of boxes for numbers: cut out, made straight, and the light taken away."""

from __future__ import annotations

import cv2
import numpy as np

from quiltsmith.scan.number_net import HEIGHT
from quiltsmith.scan.photo_geometry import Picture

_MARGIN = 0.12
"""What is seen around a box, in heights of it."""
_FINER = 2
_LONGEST = 5.0
_PAPER_SHARE = 88
_STROKES_SHARE = 97
_FAINTEST = 0.14
"""Strokes are made equally dark, but not what is fainter than this: it is paper and noise."""
DARKEST = 1.5
_INNER = 0.08
_LIGHTEST_BLACK = 24.0


def box_picture(pixels: Picture, corners: Picture) -> Picture:
    """Return how dark points of a box are, made straight; corners go clockwise from the upper left, in pixels."""
    top, right, bottom, left = (float(np.linalg.norm(corners[k] - corners[(k + 1) % 4])) for k in range(4))
    wide, high = (top + bottom) / 2, max((left + right) / 2, 1.0)
    aspect = min(max(wide / high, 0.8), _LONGEST)
    tall = HEIGHT * _FINER
    inner = tall / (1 + 2 * _MARGIN)
    across = round(inner * (aspect + 2 * _MARGIN) / (2 * _FINER)) * 2 * _FINER
    v = (np.arange(tall) + 0.5) / inner - _MARGIN
    u = ((np.arange(across) + 0.5) / inner - _MARGIN) / aspect
    u, v = (grid[..., None] for grid in np.meshgrid(u, v))
    spots = (1 - v) * ((1 - u) * corners[0] + u * corners[1]) + v * ((1 - u) * corners[3] + u * corners[2])
    spots = np.asarray(spots - 0.5, np.float32)
    fine = cv2.remap(pixels, spots[..., 0], spots[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    flat = np.asarray(cv2.resize(fine, (across // _FINER, HEIGHT), interpolation=cv2.INTER_AREA), np.float32)
    edge = round(HEIGHT * (_MARGIN + _INNER))
    inside = flat[edge:-edge, edge:-edge].reshape(-1, 3)
    paper = np.maximum(np.percentile(inside, _PAPER_SHARE, axis=0), _LIGHTEST_BLACK)
    # Coloured ink takes most of one colour.
    dark = np.clip(1 - (flat / paper).min(axis=2), 0.0, 1.0)
    strength = max(float(np.percentile(dark[edge:-edge, edge:-edge], _STROKES_SHARE)), _FAINTEST)
    return np.asarray(np.clip(dark / strength, 0.0, DARKEST), np.float32)
