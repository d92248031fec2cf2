"""Lengths as people write them: in `mm`, `cm` or `in`; a bare number is millimetres."""

from __future__ import annotations

import re

from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

UNITS = {"": 1.0, "mm": 1.0, "cm": 10.0, "in": 25.4}
_NUMBER = r"(?:[0-9]{1,4}(?:\.[0-9]{0,4})?|\.[0-9]{1,4})"
_UNIT = r"\s*(mm|cm|in|)"
_LENGTH = re.compile(rf"([+-]?{_NUMBER}){_UNIT}")
_SIZE = re.compile(rf"({_NUMBER}){_UNIT}\s*[x×]\s*({_NUMBER}){_UNIT}")


class LengthError(Refusal):
    """Something that is no length."""


def read_length(text: str) -> float | None:
    """Read one length, which may be negative, in millimetres; None if it is not written like one."""
    match = _LENGTH.fullmatch(text.strip().lower())
    return None if match is None else round(float(match[1]) * UNITS[match[2]], 4)


def parse_length(text: str) -> float:
    """Read one length in millimetres, or refuse it."""
    length = read_length(text)
    if length is None:
        raise LengthError(say("`{text}` is no length; write for example 3mm, 0.5cm or 0.125in", text=text[:40]))
    return length


def read_size(text: str) -> tuple[float, float] | None:
    """Read width and height such as `63x88mm` in millimetres; a unit at the end goes for both."""
    match = _SIZE.fullmatch(text.strip().lower())
    if match is None:
        return None
    height_unit = UNITS[match[4]]
    width_unit = UNITS[match[2]] if match[2] else height_unit
    return round(float(match[1]) * width_unit, 4), round(float(match[3]) * height_unit, 4)
