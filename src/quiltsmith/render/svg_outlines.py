"""Characters as outlines for SVG: they look the same in programs that do not have our fonts."""

from __future__ import annotations

from functools import cache, lru_cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from quiltsmith.scene.elements import FontFile, FontRole
from quiltsmith.scene.fonts import file_path, font_file


def outline(role: FontRole, character: str) -> str:
    """Give the path of a character in units of its font, y upwards; blanks have none."""
    return _outline(font_file(role), character)


def units(role: FontRole) -> int:
    """Give how many units of a font are as long as its size."""
    return int(_opened(font_file(role))["head"].unitsPerEm)


@lru_cache(maxsize=4096)
def _outline(source: FontFile, character: str) -> str:
    opened = _opened(source)
    name = opened.getBestCmap().get(ord(character))
    if name is None:
        return ""
    glyphs = opened.getGlyphSet()
    pen = SVGPathPen(glyphs)
    glyphs[name].draw(pen)
    return str(pen.getCommands())


@cache
def _opened(source: FontFile) -> TTFont:
    # Read once and kept: nothing is read of it before it is asked for.
    return TTFont(file_path(source), lazy=True)
