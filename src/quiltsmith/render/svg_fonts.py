"""The fonts of an SVG page, cut down to the characters on it and carried in the file."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from io import BytesIO

from fontTools import subset
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from quiltsmith.scene.elements import FontFile, FontRole
from quiltsmith.scene.fonts import file_path, font_file

_NOT_NEEDED = ["BASE", "DSIG", "FFTM", "GDEF", "GPOS", "GSUB", "kern"]
"""Kerning, ligatures and what an editor of fonts left behind: texts are measured without them."""


def font_faces(used: Mapping[FontRole, Iterable[str]]) -> str:
    """Write the style rules that bring along the fonts of these characters."""
    rules = []
    for role in sorted(used):
        source = font_file(role)
        data = b64encode(_cut_down(source, "".join(sorted(set(used[role]))))).decode("ascii")
        rules.append(
            f"@font-face{{font-family:'{source.family}';font-weight:{source.weight};"
            f"src:url(data:font/ttf;base64,{data}) format('truetype')}}"
        )
    return "\n".join(rules)


@cache
def _cut_down(source: FontFile, characters: str) -> bytes:
    """Make a font file of a few characters, the same bytes each time."""
    options = subset.Options(drop_tables=_NOT_NEEDED, hinting=False, notdef_outline=True)
    with TTFont(file_path(source), recalcTimestamp=False) as whole:
        for table in _NOT_NEEDED:  # the cutter would read them in full before it drops them
            if table in whole:
                del whole[table]
        cutter = subset.Subsetter(options)
        cutter.populate(text=characters)
        cutter.subset(whole)
        made = BytesIO()
        whole.save(made)
    return made.getvalue()


def outline(role: FontRole, character: str) -> str:
    """Return the path of a character in units of its font, y upwards; blanks have none."""
    return _outline(font_file(role), character)


def units(role: FontRole) -> int:
    """Return how many units of a font are as long as its size."""
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
