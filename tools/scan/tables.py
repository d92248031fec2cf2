"""What lies around and upon sheets: tables with patterns, and things that people leave lying."""

from __future__ import annotations

import cv2
import numpy as np

from scan.layouts import Picture

Chance = np.random.Generator


def table(chance: Chance, width: int, height: int) -> Picture:
    """Make a table top: plain, wooden, checked, striped, dotted or printed."""
    half = _table(chance, (width + 1) // 2, (height + 1) // 2)
    return np.asarray(cv2.resize(half, (width, height), interpolation=cv2.INTER_LINEAR))


def _table(chance: Chance, width: int, height: int) -> Picture:
    kind = chance.choice(["plain", "wood", "checks", "stripes", "dots", "print"])
    base = chance.uniform(40, 215, 3)
    base = base * 0.4 + base.mean() * 0.6
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    turn = chance.uniform(0, np.pi)
    along, across = xs * np.cos(turn) + ys * np.sin(turn), -xs * np.sin(turn) + ys * np.cos(turn)
    period = chance.uniform(10, 65)
    shade = np.zeros((height, width), np.float32)
    if kind == "wood":
        grain = cv2.GaussianBlur(chance.normal(0, 1, (1, 4 * max(width, height))).astype(np.float32), (0, 0), 3)
        index = (across + 4 * np.sin(along / 90)).astype(int) % grain.shape[1]
        shade = grain[0][index] * 60
        shade -= 50 * ((across % (period * 3)) < 3)
    elif kind == "checks":
        shade = 35 * (((along // period) % 2) + ((across // period) % 2) - 1)
    elif kind == "stripes":
        shade = 40 * np.sign(np.sin(across / period * 2 * np.pi))
    elif kind == "dots":
        shade = -55.0 * (
            ((along % period - period / 2) ** 2 + (across % period - period / 2) ** 2) < (period / 4) ** 2
        )
    elif kind == "print":
        lines = chance.random((height // 7 + 1, width // 5 + 1)) < 0.55
        shade = -80.0 * cv2.resize(lines.astype(np.float32), (width, height), interpolation=cv2.INTER_NEAREST)
        shade *= (ys % 7) < 4
    noise = 4 * chance.standard_normal((height, width), np.float32)
    lit = base.astype(np.float32) + (shade + noise).astype(np.float32)[:, :, None]
    return np.asarray(np.clip(lit, 0, 255).astype(np.uint8))


def _with_shadow(photo: Picture, mask: Picture, colour: Picture | tuple[float, ...], chance: Chance) -> Picture:
    """Lay something that casts a soft shadow onto a photo."""
    left, top, width, height = cv2.boundingRect(mask)
    part = (slice(max(0, top - 25), top + height + 25), slice(max(0, left - 25), left + width + 25))
    near = mask[part]
    off = np.array([[1, 0, chance.uniform(-6, 6)], [0, 1, chance.uniform(2, 8)]], np.float32)
    moved = np.asarray(cv2.warpAffine(near, off, (near.shape[1], near.shape[0])))
    shadow = np.asarray(cv2.GaussianBlur(moved, (0, 0), 4), np.float32) / 255
    lit = photo[part].astype(np.float32) * (1 - 0.4 * shadow[:, :, None])
    share = near.astype(np.float32)[:, :, None] / 255
    out = photo.copy()
    out[part] = lit * (1 - share) + np.asarray(colour, np.float32) * share
    return out


def pencil(photo: Picture, at: tuple[float, float], length: float, chance: Chance) -> Picture:
    """Lay a pencil down, from a point in any direction."""
    turn = chance.uniform(0, 2 * np.pi)
    end = (at[0] + length * np.cos(turn), at[1] + length * np.sin(turn))
    mask = np.zeros(photo.shape[:2], np.uint8)
    wide = max(4, round(length / 22))
    ends = ((round(at[0]), round(at[1])), (round(end[0]), round(end[1])))
    cv2.line(mask, ends[0], ends[1], 255, wide, cv2.LINE_AA)
    out = _with_shadow(photo, mask, tuple(chance.uniform(20, 230, 3)), chance)
    cv2.line(out, ends[0], ends[1], tuple(chance.uniform(20, 230, 3).tolist()), max(1, wide // 3), cv2.LINE_AA)
    return out


def die(photo: Picture, at: tuple[float, float], side: float, chance: Chance) -> Picture:
    """Lay a die down."""
    turn = chance.uniform(0, np.pi)
    box = cv2.boxPoints(((at[0], at[1]), (side, side), np.degrees(turn)))
    mask = np.zeros(photo.shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.rint(np.asarray(box)).astype(np.int32)], 255, cv2.LINE_AA)
    body = 240.0 if chance.random() < 0.6 else chance.uniform(30, 160)
    out = _with_shadow(photo, mask, (body, body * 0.97, body * 0.95), chance)
    pip = 30.0 if body > 120 else 230.0
    for spot in ([(0, 0)], [(-1, -1), (1, 1)], [(-1, -1), (0, 0), (1, 1)])[int(chance.integers(0, 3))]:
        x = at[0] + 0.25 * side * (spot[0] * np.cos(turn) - spot[1] * np.sin(turn))
        y = at[1] + 0.25 * side * (spot[0] * np.sin(turn) + spot[1] * np.cos(turn))
        cv2.circle(out, (round(x), round(y)), max(1, round(side * 0.1)), (pip, pip, pip), -1, cv2.LINE_AA)
    return out


def coin(photo: Picture, at: tuple[float, float], side: float, chance: Chance) -> Picture:
    """Lay a coin or a token down."""
    mask = np.zeros(photo.shape[:2], np.uint8)
    cv2.circle(mask, (round(at[0]), round(at[1])), max(2, round(side * 0.6)), 255, -1, cv2.LINE_AA)
    return _with_shadow(photo, mask, tuple(chance.uniform(40, 220, 3)), chance)


def thumb(
    photo: Picture, at: tuple[float, float], towards: tuple[float, float], side: float, chance: Chance
) -> Picture:
    """Hold the sheet with a thumb: from a point outwards."""
    mask = np.zeros(photo.shape[:2], np.uint8)
    way = np.array(towards) - np.array(at)
    end = np.array(at) + way / (np.linalg.norm(way) + 1e-6) * side * 12
    cv2.line(
        mask,
        (round(at[0]), round(at[1])),
        (round(float(end[0])), round(float(end[1]))),
        255,
        max(6, round(side * 1.3)),
        cv2.LINE_AA,
    )
    tone = chance.uniform(0.45, 1.0)
    return _with_shadow(photo, mask, (150 * tone, 180 * tone, 225 * tone), chance)
