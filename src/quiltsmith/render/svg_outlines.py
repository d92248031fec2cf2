"""Characters as outlines for SVG: they look the same in programs that do not have our fonts."""

from __future__ import annotations

from functools import cache, lru_cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from quiltsmith.scene.elements import FontRole
from quiltsmith.scene.fonts import font_path


@lru_cache(maxsize=4096)
def outline(role: FontRole, character: str) -> str:
    """Give the path of a character in units of its font, y upwards; blanks have none."""
    opened = _opened(role)
    name = opened.getBestCmap().get(ord(character))
    if name is None:
        return ""
    glyphs = opened.getGlyphSet()
    pen = SVGPathPen(glyphs)
    glyphs[name].draw(pen)
    return str(pen.getCommands())


@cache
def units(role: FontRole) -> int:
    """Give how many units of a font are as long as its size."""
    return int(_opened(role)["head"].unitsPerEm)


@cache
def _opened(role: FontRole) -> TTFont:
    # Read once and kept: nothing is read of it before it is asked for.
    return TTFont(font_path(role), lazy=True)
