"""What light, lens and phone make of a scene."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from scan.layouts import Picture
from scan.levels import Hardness


def taken(photo: Picture, chance: np.random.Generator, hard: Hardness) -> bytes:
    """Light the scene and press the button."""
    height, width = photo.shape[:2]
    ys, xs = np.mgrid[0:height:4, 0:width:4].astype(np.float32) / max(height, width)
    turn = chance.uniform(0, 2 * np.pi)
    slope = (xs - 0.5) * np.cos(turn) + (ys - 0.4) * np.sin(turn)
    light = 1 - hard.slope * chance.random() * (slope + 0.5)
    if chance.random() < hard.shadow:
        for _ in range(int(chance.integers(1, 3))):
            turn, off = chance.uniform(0, 2 * np.pi), chance.uniform(-0.35, 0.35)
            beyond = (xs - 0.5) * np.cos(turn) + (ys - 0.4) * np.sin(turn) > off
            second = (xs - 0.5) * -np.sin(turn) + (ys - 0.4) * np.cos(turn) > chance.uniform(-0.6, 0.3)
            edge = cv2.GaussianBlur((beyond & second).astype(np.float32), (0, 0), chance.uniform(0.6, 8))
            light = light * (1 - hard.shadow_depth * chance.uniform(0.4, 1.0) * np.asarray(edge))
    light = light * chance.uniform(1 - hard.dimness, 1.0)
    cast = 1 + chance.uniform(-0.12, 0.12, 3) * (0.3 + hard.roughness)
    light = np.asarray(cv2.resize(light.astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR))
    out = np.asarray(cv2.merge([np.float32(cast[channel]) * light * photo[:, :, channel] for channel in range(3)]))
    out = np.asarray(cv2.GaussianBlur(out, (0, 0), chance.uniform(*hard.blur)))
    if hard.motion and (length := chance.uniform(0, hard.motion)) > 1.5:
        out = np.asarray(cv2.filter2D(out, -1, _smear(length, chance.uniform(0, np.pi))))
    grain = chance.standard_normal((height, width), np.float32) * np.float32(hard.noise * chance.uniform(0.4, 1.0))
    # Noise is not the same in all colours: each takes some of what is noise elsewhere.
    noise = [grain + np.float32(0.5) * np.roll(grain, shift, axis=1) for shift in (37, 0, 91)]
    noisy: NDArray[np.float32] = np.asarray(cv2.add(out, cv2.merge(noise)), np.float32)
    quality = int(chance.integers(*hard.quality))
    pixels = np.clip(_improved(noisy, chance, hard), 0, 255).astype(np.uint8)
    _, data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return bytes(data.tobytes())


def _improved(picture: NDArray[np.float32], chance: np.random.Generator, hard: Hardness) -> NDArray[np.float32]:
    """Do what phones do to please: exposure and contrast, stronger colours, less noise, sharper edges."""
    strong = 0.4 + 0.6 * hard.roughness
    gamma, bow = 1 + strong * chance.uniform(-0.2, 0.2), strong * chance.uniform(0.0, 0.45)
    bright = np.clip(picture * np.float32(1 / 255), 0, 1)
    light = np.asarray(cv2.pow(bright, gamma, bright))
    # Between a straight line and a curve that is steep in the middle.
    steep = light * np.float32(-2 * bow) + np.float32(3 * bow)
    steep *= light
    steep += np.float32(1 - bow)
    light *= steep
    colourful = 1 + strong * chance.uniform(-0.2, 0.35)
    mixing = np.eye(3) * colourful + (1 - colourful) / 3
    light = np.asarray(cv2.transform(light, mixing.astype(np.float32)))
    if chance.random() < 0.35 * strong:
        light = np.asarray(cv2.medianBlur(light, 3))
    if chance.random() < 0.75:
        soft = cv2.GaussianBlur(light, (0, 0), chance.uniform(0.8, 2.2))
        more = chance.uniform(0.2, 1.3) * strong
        light = np.asarray(cv2.addWeighted(light, 1 + more, soft, -more, 0))
    return np.asarray(light * 255, np.float32)


def _smear(length: float, turn: float) -> NDArray[np.float32]:
    """Give what a hand that moves does to one point."""
    side = int(length) // 2 * 2 + 3
    kernel = np.zeros((side, side), np.float32)
    middle = side // 2
    for part in np.linspace(-0.5, 0.5, 4 * side):
        x, y = middle + length * part * np.cos(turn), middle + length * part * np.sin(turn)
        kernel[round(y), round(x)] += 1
    return np.asarray(kernel / kernel.sum(), np.float32)
