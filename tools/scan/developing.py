"""What light, lens and phone make of a scene. Cameras are ranges of what phones do."""

from __future__ import annotations

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from scan.layouts import Picture
from scan.levels import Hardness

Range = tuple[float, float]
Chance = np.random.Generator
Light = NDArray[np.float32]


class Camera(NamedTuple):
    """What a phone does to please: a range for each of its habits, of which each photo has one value.

    `bow` makes the middle of the tones steeper, `hdr` brightens what is dark around it, `sharper` is how much
    edges are exaggerated, `smoother` how strongly noise is smeared away, `coarser` how many times fewer pixels it
    really has, `fringe` how far apart colours lie at the rim, in thousandths.
    """

    gamma: Range = (0.75, 1.3)
    bow: Range = (0.0, 0.5)
    colourful: Range = (0.75, 1.45)
    hdr: Range = (0.0, 0.35)
    sharper: Range = (0.0, 1.2)
    smoother: Range = (0.0, 1.0)
    coarser: Range = (1.0, 1.4)
    vignette: Range = (0.0, 0.25)
    fringe: Range = (0.0, 1.0)


USUAL = Camera()
CAMERAS = {
    "usual": USUAL,
    "hdr": Camera(hdr=(0.5, 0.8), sharper=(1.3, 2.2), bow=(0.3, 0.7), smoother=(0.0, 0.3)),
    "old": Camera(coarser=(1.5, 2.0), smoother=(1.0, 1.6), vignette=(0.25, 0.45), colourful=(0.4, 0.75)),
}
HELD_OUT_CAMERAS = ("hdr", "old")
"""Cameras that no net is trained with."""


def taken(photo: Picture, chance: Chance, hard: Hardness, camera: Camera = USUAL) -> bytes:
    """Light the scene and press the button."""
    height, width = photo.shape[:2]
    lamp = chance.uniform(-0.12, 0.12, 3) * (0.3 + hard.roughness)
    cast = 1 + lamp - chance.uniform(0, 0.25 * hard.dimness) * np.array([1.0, 0.35, 0.0])
    light = np.asarray(cv2.resize(_light(chance, hard, width, height), (width, height)))
    out = np.asarray(cv2.merge([np.float32(cast[channel]) * light * photo[:, :, channel] for channel in range(3)]))
    strong = 0.4 + 0.6 * hard.roughness
    coarser = 1 + (chance.uniform(*camera.coarser) - 1) * strong
    if coarser > 1.15:
        out = np.asarray(cv2.resize(out, None, fx=1 / coarser, fy=1 / coarser, interpolation=cv2.INTER_AREA))
    out = np.asarray(cv2.GaussianBlur(out, (0, 0), max(0.25, chance.uniform(*hard.blur) / coarser)))
    if hard.motion and (length := chance.uniform(0, hard.motion)) > 1.5:
        out = np.asarray(cv2.filter2D(out, -1, _smear(length, chance.uniform(0, np.pi))))
    grain = chance.standard_normal(out.shape[:2], np.float32) * np.float32(hard.noise * chance.uniform(0.2, 1.0))
    # Noise is not the same in all colours: each takes some of what is noise elsewhere.
    noise = [grain + np.float32(0.5) * np.roll(grain, shift, axis=1) for shift in (37, 0, 91)]
    noisy: Light = np.asarray(cv2.add(out, cv2.merge(noise)), np.float32)
    developed = _improved(noisy, chance, camera, strong)
    if coarser > 1.15:
        developed = np.asarray(cv2.resize(developed, (width, height), interpolation=cv2.INTER_CUBIC))
    pixels = np.clip(developed, 0, 255).astype(np.uint8)
    _, data = cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(*hard.quality))])
    return bytes(data.tobytes())


def _light(chance: Chance, hard: Hardness, width: int, height: int) -> Light:
    """Give how much light falls where, at a quarter of the size: slopes, lamps nearby, shadows, glare."""
    ys, xs = np.mgrid[0:height:4, 0:width:4].astype(np.float32) / max(height, width)
    turn = chance.uniform(0, 2 * np.pi)
    slope = (xs - 0.5) * np.cos(turn) + (ys - 0.4) * np.sin(turn)
    light = 1 - hard.slope * chance.random() * (slope + 0.5)
    if chance.random() < 0.3:
        at, wide = chance.uniform(-0.2, 1.2, 2), chance.uniform(0.5, 1.5)
        far = 1 - np.exp(-((xs - at[0]) ** 2 + (ys - at[1]) ** 2) / wide**2)
        light *= 1 - hard.slope * chance.random() * far
    if chance.random() < hard.shadow:
        for _ in range(int(chance.integers(1, 4))):
            turn, off = chance.uniform(0, 2 * np.pi), chance.uniform(-0.35, 0.35)
            beyond = (xs - 0.5) * np.cos(turn) + (ys - 0.4) * np.sin(turn) > off
            second = (xs - 0.5) * -np.sin(turn) + (ys - 0.4) * np.cos(turn) > chance.uniform(-0.6, 0.3)
            soft = float(np.exp(chance.uniform(np.log(0.5), np.log(12))))
            edge = cv2.GaussianBlur((beyond & second).astype(np.float32), (0, 0), soft)
            light = light * (1 - hard.shadow_depth * chance.uniform(0.3, 1.0) * np.asarray(edge))
    if chance.random() < 0.3 * hard.shadow:
        at, wide = chance.uniform(0.1, 0.9, 2), chance.uniform(0.05, 0.2)
        glare = np.exp(-((xs - at[0]) ** 2 + (ys - at[1]) ** 2) / wide**2)
        light = light * (1 + chance.uniform(0.1, 0.5) * glare)
    return np.asarray(light * chance.uniform(1 - hard.dimness, 1.0), np.float32)


def _improved(picture: Light, chance: Chance, camera: Camera, strong: float) -> Light:
    """Do what phones do to please: exposure and contrast, stronger colours, less noise, sharper edges."""
    gamma = 1 + strong * (chance.uniform(*camera.gamma) - 1)
    bow = strong * chance.uniform(*camera.bow)
    bright = np.clip(picture * np.float32(1 / 255), 0, 1)
    light = np.asarray(cv2.pow(bright, gamma, bright))
    light = _framed_by_lens(light, chance, camera, strong)
    smoother = chance.uniform(*camera.smoother) * strong
    if smoother > 0.5:
        light = np.asarray(cv2.medianBlur(light, 3))
    if smoother > 0.8:
        light = np.asarray(cv2.bilateralFilter(light, 5, 0.12 * smoother, 2.0))
    hdr = chance.uniform(*camera.hdr) * strong
    if hdr > 0.08:
        small = cv2.resize(light.mean(axis=2), None, fx=1 / 8, fy=1 / 8, interpolation=cv2.INTER_AREA)
        wide = cv2.GaussianBlur(small, (0, 0), max(2.0, 0.05 * max(small.shape)))
        around = np.asarray(cv2.resize(wide, light.shape[1::-1], interpolation=cv2.INTER_LINEAR))
        light = light * np.clip((0.6 / np.maximum(around, 0.08)), 0.6, 3.0)[:, :, None] ** np.float32(hdr)
    # Between a straight line and a curve that is steep in the middle.
    light = np.clip(light, 0, 1.15)
    light = light * ((light * np.float32(-2 * bow) + np.float32(3 * bow)) * light + np.float32(1 - bow))
    colourful = 1 + strong * (chance.uniform(*camera.colourful) - 1)
    mixing = np.eye(3) * colourful + (1 - colourful) / 3
    light = np.asarray(cv2.transform(light, mixing.astype(np.float32)))
    more = chance.uniform(*camera.sharper) * strong
    if more > 0.05:
        soft = cv2.GaussianBlur(light, (0, 0), chance.uniform(0.8, 2.4))
        light = np.asarray(cv2.addWeighted(light, 1 + more, soft, -more, 0))
    return np.asarray(light * 255, np.float32)


def _framed_by_lens(light: Light, chance: Chance, camera: Camera, strong: float) -> Light:
    """Darken the corners, and part the colours towards them."""
    height, width = light.shape[:2]
    dark, apart = (strong * chance.uniform(*span) for span in (camera.vignette, camera.fringe))
    if dark > 0.05:
        ys, xs = np.mgrid[0:height:8, 0:width:8].astype(np.float32) / max(height, width)
        far = (xs - 0.5 * width / max(height, width)) ** 2 + (ys - 0.5 * height / max(height, width)) ** 2
        shade = np.asarray(cv2.resize(1 - np.float32(2 * dark) * far, (width, height)))
        light = light * shade[:, :, None]
    if apart > 0.4:
        parts = []
        for channel, way in enumerate((1, 0, -1)):
            factor = 1 + way * apart / 1000
            move = np.array([[factor, 0, (1 - factor) * width / 2], [0, factor, (1 - factor) * height / 2]])
            part = np.ascontiguousarray(light[:, :, channel])
            moved = cv2.warpAffine(part, move, (width, height), borderMode=cv2.BORDER_REPLICATE) if way else part
            parts.append(moved)
        light = np.asarray(cv2.merge(parts))
    return light


def _smear(length: float, turn: float) -> NDArray[np.float32]:
    """Give what a hand that moves does to one point."""
    side = int(length) // 2 * 2 + 3
    kernel = np.zeros((side, side), np.float32)
    middle = side // 2
    for part in np.linspace(-0.5, 0.5, 4 * side):
        x, y = middle + length * part * np.cos(turn), middle + length * part * np.sin(turn)
        kernel[round(y), round(x)] += 1
    return np.asarray(kernel / kernel.sum(), np.float32)
