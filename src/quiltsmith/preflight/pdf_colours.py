"""Colour spaces of PDF: what kind of colours they hold, and how much ink a colour takes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.i18n import _

RGB, CMYK, GREY, LAB, SPOT, PATTERN = "RGB", "CMYK", "grey", "Lab", "spot colour", "pattern"
REGISTRATION = "the colour of registration marks"
"""All inks that there are, one over the other."""
UNKNOWN = "an unknown colour space"
PROFILED = {1: "grey with a profile", 3: "RGB with a profile", 4: "CMYK with a profile"}
_DEVICE = {
    "/DeviceRGB": RGB,
    "/RGB": RGB,
    "/CalRGB": RGB,
    "/DeviceCMYK": CMYK,
    "/CMYK": CMYK,
    "/DeviceGray": GREY,
    "/G": GREY,
    "/CalGray": GREY,
    "/Lab": LAB,
    "/Pattern": PATTERN,
}
_OF_EVERY_PRESS = {"Cyan", "Magenta", "Yellow", "Black", "None"}
_DEEPEST = 4
_MOST_PARTS = 5
_ALL_INKS = 4.0


def told(kind: str) -> str:
    """Call a kind of colours what people call it; short names of the trade are the same everywhere."""
    return {
        GREY: _("grey"),
        SPOT: _("spot colour"),
        PATTERN: _("pattern"),
        REGISTRATION: _("the colour of registration marks"),
        UNKNOWN: _("an unknown colour space"),
        PROFILED[1]: _("grey with a profile"),
        PROFILED[3]: _("RGB with a profile"),
        PROFILED[4]: _("CMYK with a profile"),
    }.get(kind, kind)


class Paint(Struct, frozen=True):
    """A colour as it is set: the kinds of colour spaces it stands on, the sum and the names of its inks."""

    kinds: frozenset[str]
    ink: float = 0.0
    spots: frozenset[str] = frozenset()


BLACK_AT_START = Paint(frozenset({GREY}), 1.0)


class Space(Struct, frozen=True):
    """A colour space."""

    kinds: frozenset[str]
    plates: float = 1.0
    spots: frozenset[str] = frozenset()

    def paint(self, shares: list[float]) -> Paint:
        """Return a colour of this space."""
        if self.kinds & {CMYK, PROFILED[4], SPOT, REGISTRATION}:
            return Paint(self.kinds, sum(shares) * self.plates, self.spots)
        if self.kinds & {GREY, PROFILED[1]} and shares:
            return Paint(self.kinds, 1 - shares[0])
        return Paint(self.kinds)

    def first_paint(self) -> Paint:
        """Return the colour that is set when the space is chosen: black, or all of a spot colour."""
        in_ink = self.kinds & {CMYK, GREY, SPOT, REGISTRATION, *PROFILED.values()}
        return Paint(self.kinds, max(1.0, self.plates) if in_ink else 0.0, self.spots)


def device_space(name: str) -> Space:
    """Return a colour space that needs no more than its name."""
    return Space(frozenset({_DEVICE.get(name, UNKNOWN)}))


def read_space(value: Any, named: Any, depth: int = 0) -> Space:
    """Read a colour space: a name, the name of one among the resources, or an array."""
    from quiltsmith.preflight.pdf_values import Array, Dictionary, look_up, resolve

    if not isinstance(value, Array):
        name = str(value)
        if name not in _DEVICE and isinstance(named, Dictionary) and name in named and depth < _DEEPEST:
            return read_space(look_up(named, name), None, depth + 1)
        return device_space(name)
    parts = [resolve(part) for part in value[:_MOST_PARTS]]
    family = str(parts[0])
    if depth >= _DEEPEST or family in _DEVICE:
        return device_space(family)
    if family == "/ICCBased":
        return Space(frozenset({PROFILED.get(int(look_up(parts[1], "/N")), PROFILED[3])}))
    if family in ("/Indexed", "/I"):
        # The colour is a number in a table, so the ink cannot be read from it.
        base = read_space(parts[1], named, depth + 1)
        return Space(base.kinds, 0.0, base.spots)
    if family in ("/Separation", "/DeviceN"):
        alternate = read_space(parts[2], named, depth + 1)
        if str(parts[1]) == "/All":
            return Space(frozenset({REGISTRATION}), _ALL_INKS)
        return Space(alternate.kinds - {CMYK, GREY} | {SPOT}, spots=_names(parts[1]) - _OF_EVERY_PRESS)
    return device_space(family)


def _names(inks: Any) -> frozenset[str]:
    """Return the name of a separation, or the names of several."""
    from quiltsmith.preflight.pdf_values import Array, shown_name, values_of

    return frozenset(map(shown_name, values_of(inks) if isinstance(inks, Array) else [inks]))
