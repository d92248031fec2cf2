"""Themes: the colours and fabrics of everything printed, and what remains of them with less ink."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from quiltsmith.formats.source import Place
from quiltsmith.scene.colour import BLACK, WHITE, Colour
from quiltsmith.scene.elements import Artwork, Fabric, FontFile, FontRole, Stroke
from quiltsmith.style.picture_inks import black_only, paler, printable

_LIGHT_BACK = 0.5
_DARK = 0.2
_TINT = 0.11
_GRID_CONTRAST = 2.35


class Ink(StrEnum):
    """How much ink a print may take."""

    FULL = "full"
    LIGHT = "light"
    MONO = "mono"


class ThemePicture(Struct, frozen=True, eq=False):
    """A picture that a theme names: what it shows, its name, and where the theme says so."""

    artwork: Artwork
    name: str
    place: Place


class Theme(Struct, frozen=True):
    """The colours and fabrics of what is printed.

    Layout code takes every colour from here, so that `in_ink` is the one place that knows about saving ink.
    A badge or panel may become white on white: draw it with an outline of `line`. `fabric_pictures` are the
    pictures of fabrics, by name, as they were before they were laid on a ground.
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
    cloth: Colour = WHITE
    on_cloth: Colour = BLACK
    tape: Colour = WHITE
    rounds: tuple[int, ...] = ()
    fabric_names: tuple[str, ...] = ()
    fabric_pictures: Mapping[str, Artwork] = field(default_factory=dict)
    logo: ThemePicture | None = None
    back_picture: ThemePicture | None = None
    fonts: Mapping[FontRole, FontFile] = field(default_factory=dict)
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def in_ink(self, ink: Ink) -> Theme:
        """Return the theme as it is printed with less ink: no grounds, and for `mono` black alone."""
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
            cloth=WHITE,
            on_cloth=self.accent,
            tape=WHITE,
            back=replace(self.back, colour=_visible(self.back).mix(WHITE, _LIGHT_BACK), ground=WHITE),
            fabrics=tuple(
                self._inked(number, _visible(fabric), paler) for number, fabric in enumerate(self.fabrics)
            ),
            logo=_with(self.logo, paler),
            back_picture=_with(self.back_picture, paler),
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
            on_cloth=BLACK,
            back=replace(light.back, colour=BLACK),
            fabrics=tuple(self._inked(number, BLACK, black_only) for number in range(len(self.fabrics))),
            logo=_with(self.logo, black_only),
            back_picture=_with(self.back_picture, black_only),
        )

    def _inked(self, number: int, colour: Colour, change: Callable[[Artwork], Artwork]) -> Fabric:
        """Return a fabric on white, with figures of a colour, or with its picture as a change of ink leaves it."""
        fabric = replace(self.fabrics[number], colour=colour, ground=WHITE)
        picture = self.fabric_pictures.get(self.fabric_names[number]) if self.fabric_pictures else None
        if picture is None:
            return fabric
        return replace(fabric, artwork=printable(change(picture), WHITE, fabric.repeat))

    def fabric(self, number: int) -> Fabric:
        """Return a fabric by number; after the last one the first comes again."""
        return self.fabrics[number % len(self.fabrics)]

    def named_fabric(self, name: str) -> Fabric | None:
        """Find a fabric by its name, upper or lower case."""
        names = [known.lower() for known in self.fabric_names]
        return self.fabrics[names.index(name.lower())] if name.lower() in names else None

    def round_fabric(self, number: int) -> Fabric:
        """Return the fabric of a round, the first being 0: those that the theme chose, else its first ones."""
        return self.fabric(self.rounds[number % len(self.rounds)] if self.rounds else number)

    def tint(self, fabric: Fabric) -> Colour:
        """Return a pale ground that goes with a fabric; where ink is saved it is white."""
        if self.ink is not Ink.FULL:
            return WHITE
        return self.card.mix(_visible(fabric), _TINT)

    def strong(self, fabric: Fabric) -> Colour:
        """Return the colour of a fabric that lines and small things can have on white."""
        return _visible(fabric)

    @property
    def has_dark_cloth(self) -> bool:
        """Whether labels are dark, so that what stands on them must be light."""
        return self.cloth.luminance() < _DARK

    def on(self, ground: Colour) -> Theme:
        """Return the theme for small pictures on a ground: light ones where it is dark."""
        if ground.luminance() >= _DARK:
            return self
        return replace(self, text=self.on_cloth, muted=self.on_cloth, accent=self.on_cloth, line=self.on_cloth)

    def grid_stroke(self, width: float) -> Stroke:
        """Return the line of a grid that people draw on and cameras see; pure black is made light by gaps."""
        if self.ink is Ink.MONO:
            return Stroke(self.guide, width * 0.6, (0.3, 0.8))
        colour, share = self.guide, 0.0
        while colour.contrast(WHITE) < _GRID_CONTRAST and share < 1:
            share += 0.02
            colour = self.guide.mix(self.line, share)
        return Stroke(colour, width)

    def line_stroke(self, width: float = 0.4) -> Stroke:
        """Return the line for outlines and tables."""
        return Stroke(self.line, width)

    def guide_stroke(self, width: float = 0.15) -> Stroke:
        """Return the light line that helps drawing; pure black is made light by gaps."""
        if self.ink is Ink.MONO:
            return Stroke(self.guide, min(width, 0.12), (0.3, 0.9))
        return Stroke(self.guide, width)


def _with(picture: ThemePicture | None, change: Callable[[Artwork], Artwork]) -> ThemePicture | None:
    return None if picture is None else replace(picture, artwork=change(picture.artwork))


def _visible(fabric: Fabric) -> Colour:
    """Return the colour of a fabric's figures that can be seen on white: the darker of its two."""
    if fabric.ground is None or fabric.colour.luminance() <= fabric.ground.luminance():
        return fabric.colour
    return fabric.ground
