"""Medals: bronze, silver and gold, and the cloth of each."""

from __future__ import annotations

from typing import Literal, get_args

from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric
from quiltsmith.style.theme import Ink, Theme

Medal = Literal["bronze", "silver", "gold"]
MEDALS: tuple[Medal, ...] = get_args(Medal)
_COLOURS: dict[Medal, Colour] = {
    "bronze": Colour(176, 96, 44),
    "silver": Colour(140, 146, 152),
    "gold": Colour(214, 160, 20),
}


def medal_fabric(name: Medal, theme: Theme) -> Fabric:
    """Return the cloth of a medal; where ink is saved, all have the theme's."""
    if theme.ink is not Ink.FULL:
        return theme.fabric(MEDALS.index(name))
    return Fabric("stripes", _COLOURS[name], _COLOURS[name].mix(theme.paper, 0.35))


def medal_of(rank: int) -> Medal | None:
    """Return the medal of a rank; from the fourth on there is none."""
    return MEDALS[-rank] if 1 <= rank <= len(MEDALS) else None
