"""Sizes that have names, and lengths that people type: papers and cards. A new paper or card is a line here."""

from __future__ import annotations

import re

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _
from quiltsmith.style.machines import Machine

UNITS = {"": 1.0, "mm": 1.0, "cm": 10.0, "in": 25.4}
_NUMBER = r"(?:[0-9]{1,4}(?:\.[0-9]{0,4})?|\.[0-9]{1,4})"
_UNIT = r"\s*(mm|cm|in|)"
_LENGTH = re.compile(rf"([+-]?{_NUMBER}){_UNIT}")
_SIZE = re.compile(rf"({_NUMBER}){_UNIT}\s*[x×]\s*({_NUMBER}){_UNIT}")


def read_length(text: str) -> float | None:
    """Read one length, which may be negative, in millimetres; None if it is not written like one."""
    match = _LENGTH.fullmatch(text.strip().lower())
    return None if match is None else round(float(match[1]) * UNITS[match[2]], 4)


def parse_length(text: str) -> float:
    """Read one length in millimetres, or refuse it."""
    length = read_length(text)
    if length is None:
        raise QuiltsmithError(_("`{text}` is no length; write for example 3mm, 0.5cm or 0.125in", text=text[:40]))
    return length


def read_size(text: str) -> tuple[float, float] | None:
    """Read width and height such as `63x88mm` in millimetres; a unit at the end goes for both."""
    match = _SIZE.fullmatch(text.strip().lower())
    if match is None:
        return None
    height_unit = UNITS[match[4]]
    width_unit = UNITS[match[2]] if match[2] else height_unit
    return round(float(match[1]) * width_unit, 4), round(float(match[3]) * height_unit, 4)


SMALLEST_PAPER, LARGEST_PAPER = 30.0, 1000.0


class Paper(Struct, frozen=True):
    """A size of paper in millimetres, upright; what is printed may have to be cut out by a machine."""

    name: str
    width: float
    height: float
    machine: Machine | None = None

    @property
    def title(self) -> str:
        """What people call it, in all languages: A4, Letter."""
        return self.name.upper() if any(map(str.isdecimal, self.name)) else self.name.capitalize()

    def landscape(self) -> Paper:
        """Turn it on its side."""
        return Paper(self.name, self.height, self.width, self.machine)


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", 210, 297),
        Paper("letter", 215.9, 279.4),
        Paper("a5", 148, 210),
        Paper("a3", 297, 420),
        Paper("legal", 215.9, 355.6),
    )
}


def iso_name(paper: Paper) -> str | None:
    """Return what people call a size of the A series, whole or cut in half again and again, such as A6."""
    sides = sorted((int(paper.width), int(paper.height)))
    width, height = 297, 420
    for number in range(3, 9):
        if sides == [width, height]:
            return f"A{number}"
        width, height = height // 2, width
    return None


def paper_titles() -> dict[str, str]:
    """Return what the papers that have names are called."""
    return {name: paper.title for name, paper in PAPERS.items()}


def parse_paper(text: str) -> Paper:
    """Read the name of a paper size, or `WxHmm`."""
    name = text.strip().lower()
    if name in PAPERS:
        return PAPERS[name]
    size = read_size(name)
    if size is None:
        hint = did_you_mean(
            name,
            PAPERS,
            _("known are {names}, and sizes like `200x280mm` or `5.5x8.5in`", names=", ".join(PAPERS)),
        )
        raise QuiltsmithError(_("there is no paper `{text}`; {hint}", text=text[:40], hint=hint))
    if not all(SMALLEST_PAPER <= side <= LARGEST_PAPER for side in size):
        raise QuiltsmithError(
            _(
                "paper of `{text}` is out of range; sides from {least:g} to {most:g} mm are possible",
                text=text[:40],
                least=SMALLEST_PAPER,
                most=LARGEST_PAPER,
            )
        )
    width, height = size
    return Paper(f"{width:g}x{height:g}mm", width, height)


SMALLEST_CARD, LARGEST_CARD = 30.0, 300.0


class CardSize(Struct, frozen=True):
    """The size of a card after cutting, in millimetres."""

    name: str
    width: float
    height: float


CARD_SIZES = {
    size.name: size
    for size in (
        CardSize("poker", 63, 88),
        CardSize("bridge", 57, 88),
        CardSize("mini", 44, 63),
        CardSize("mini-american", 41, 63),
        CardSize("mini-euro", 44, 68),
        CardSize("euro", 59, 92),
        CardSize("tarot", 70, 120),
        CardSize("jumbo", 89, 127),
        CardSize("square70", 70, 70),
    )
}


def parse_card_size(text: str) -> CardSize:
    """Read the name of a card size, or `WxHmm`."""
    name = text.strip().lower()
    if name in CARD_SIZES:
        return CARD_SIZES[name]
    size = read_size(name)
    if size is None:
        hint = did_you_mean(
            name,
            CARD_SIZES,
            _("known are {names}, and sizes like `63x88mm` or `2.5x3.5in`", names=", ".join(CARD_SIZES)),
        )
        raise QuiltsmithError(_("there is no card size `{text}`; {hint}", text=text[:40], hint=hint))
    width, height = size
    if not all(SMALLEST_CARD <= side <= LARGEST_CARD for side in size):
        raise QuiltsmithError(
            _(
                "cards of `{text}` are out of range; sides from {least:g} to {most:g} mm are possible",
                text=text[:40],
                least=SMALLEST_CARD,
                most=LARGEST_CARD,
            )
        )
    return CardSize(f"{width:g}x{height:g}mm", width, height)
