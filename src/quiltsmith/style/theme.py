"""Themes: the colours and fabrics of everything printed, and what remains of them with less ink."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Fabric, Stroke

_LIGHT_BACK = 0.5


class Ink(StrEnum):
    """How much ink a print may take."""

    FULL = "full"
    LIGHT = "light"
    MONO = "mono"


class Theme(Struct, frozen=True):
    """Colours by what they are for, and the fabrics of patches.

    Layout code takes every colour from here, so that `in_ink` is the one place that knows about saving ink.
    A badge or panel may become white on white: draw it with an outline of `line`.
    """

    id: str
    title: dict[str, str]
    text: Colour
    muted: Colour
    accent: Colour
    line: Colour
    guide: Colour
    paper: Colour
    panel: Colour
    badge: Colour
    on_badge: Colour
    card: Colour
    back: Fabric
    fabrics: tuple[Fabric, ...]
    ink: Ink = Ink.FULL

    def in_ink(self, ink: Ink) -> Theme:
        """Give the theme as it is printed with less ink: no grounds, and for `mono` black alone."""
        if ink is Ink.FULL:
            return self
        light = replace(
            self,
            ink=ink,
            paper=WHITE,
            panel=WHITE,
            badge=WHITE,
            on_badge=self.text,
            card=WHITE,
            back=replace(self.back, colour=_visible(self.back).mix(WHITE, _LIGHT_BACK), ground=WHITE),
            fabrics=tuple(replace(fabric, colour=_visible(fabric), ground=WHITE) for fabric in self.fabrics),
        )
        if ink is Ink.LIGHT:
            return light
        return replace(
            light,
            text=BLACK,
            muted=BLACK,
            accent=BLACK,
            line=BLACK,
            guide=BLACK,
            on_badge=BLACK,
            back=replace(light.back, colour=BLACK),
            fabrics=tuple(replace(fabric, colour=BLACK) for fabric in light.fabrics),
        )

    def fabric(self, number: int) -> Fabric:
        """Give a fabric by number; after the last one the first comes again."""
        return self.fabrics[number % len(self.fabrics)]

    def line_stroke(self, width: float = 0.4) -> Stroke:
        """Give the line for outlines and tables."""
        return Stroke(self.line, width)

    def guide_stroke(self, width: float = 0.15) -> Stroke:
        """Give the light line that helps drawing; pure black is made light by gaps."""
        if self.ink is Ink.MONO:
            return Stroke(self.guide, min(width, 0.12), (0.3, 0.9))
        return Stroke(self.guide, width)


def _visible(fabric: Fabric) -> Colour:
    """Give the colour of a fabric's figures that can be seen on white: the darker of its two."""
    if fabric.ground is None or fabric.colour.luminance() <= fabric.ground.luminance():
        return fabric.colour
    return fabric.ground
