"""Makes the font of headings: Fredoka One, with the letters that Polish needs beside those it has.

`python tools/make_display_font.py FredokaOne-Regular.ttf` writes `scene/files/QuiltDisplay-Regular.ttf`. The
letters are put together from those of the font and its own accents. The licence (OFL, beside the font) keeps the
name Fredoka for the original.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

TARGET = Path(__file__).parent.parent / "src" / "quiltsmith" / "scene" / "files" / "QuiltDisplay-Regular.ttf"
NAME = "Quilt Display"
HIGH = 200
"""How much higher accents stand on capitals; accents of small letters are where the font has them."""
LETTERS = {
    **{letter: (base, "acute") for letter, base in zip("ćńśźĆŃŚŹ", "cnszCNSZ", strict=True)},
    "ż": ("z", "dotaccent"),
    "Ż": ("Z", "dotaccent"),
    "ą": ("a", "ogonek"),
    "ę": ("e", "ogonek"),
    "Ą": ("A", "ogonek"),
    "Ę": ("E", "ogonek"),
}
_FLAGS = 0x4 | 0x200
"""Places are rounded to the grid, and the letter keeps its width."""
SPACES = {0xA0: 1.0, 0x202F: 0.55}
"""Spaces that do not break, as shares of the usual one."""


def extend(font: TTFont) -> None:
    """Add the letters and spaces, and change the name."""
    glyphs, widths, order = font["glyf"], font["hmtx"], font.getGlyphOrder()
    names = font.getBestCmap()
    added: dict[int, str] = {}
    for letter, (base, accent) in LETTERS.items():
        name = f"uni{ord(letter):04X}"
        added[ord(letter)] = name
        order.append(name)
        glyphs[name] = _composed(glyphs, names[ord(base)], accent)
        widths[name] = widths[names[ord(base)]]
    for code, share in SPACES.items():
        if code not in names:
            name = f"uni{code:04X}"
            added[code] = name
            order.append(name)
            glyphs[name] = Glyph()
            widths[name] = (round(widths[names[0x20]][0] * share), 0)
    font.setGlyphOrder(order)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(added)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6):
            record.string = NAME.replace(" ", "") + "-Regular" if record.nameID == 6 else NAME
    for unused in ("DSIG", "FFTM"):
        if unused in font:
            del font[unused]


def _composed(glyphs: Any, base: str, accent: str) -> Glyph:
    letter, mark = glyphs[base], glyphs[accent]
    is_capital = base[0].isupper()
    middle = (letter.xMin + letter.xMax) // 2 - (mark.xMin + mark.xMax) // 2
    if accent == "ogonek":
        place = (letter.xMax - mark.xMax - (0 if is_capital else 40 if base == "a" else 110), 0)
    elif accent == "dotaccent":
        place = (middle, 799 - mark.yMin if is_capital else 590 - mark.yMin)
    else:
        place = (middle + 10, HIGH if is_capital else 0)
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    for name, (x, y) in ((base, (0, 0)), (accent, place)):
        component = GlyphComponent()
        component.glyphName, component.x, component.y, component.flags = name, x, y, _FLAGS
        glyph.components.append(component)
    glyph.recalcBounds(glyphs)
    return glyph


def main() -> None:
    """Write the font."""
    font = TTFont(sys.argv[1], recalcTimestamp=False)
    extend(font)
    TARGET.parent.mkdir(exist_ok=True)
    font.save(TARGET)


if __name__ == "__main__":
    main()
