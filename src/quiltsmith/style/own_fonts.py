"""Fonts of people's own: TrueType files that a theme names, tried before anything is drawn with them."""

from __future__ import annotations

import hashlib
import re
import struct
from pathlib import Path

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.scene.elements import FontFile
from quiltsmith.scene.fonts import Font
from quiltsmith.style.pictures.files import file_content
from quiltsmith.talk.saying import say

_TRUETYPE = (b"\0\1\0\0", b"true")
_TRIED = "".join(map(chr, range(0x20, 0x7F)))
"""What every card needs: letters, digits and signs of English."""
_NO_EMBEDDING = 0x0002
_DIGEST = 12


def load_font(name: str, place: Place, problems: list[Problem]) -> FontFile | None:
    """Read the font that a theme names at a place, by a path that starts at the theme."""
    data = file_content(name, place, problems, (".ttf",), is_font=True)
    if data is None:
        return None
    shown = shorten(name, 44)
    if not data.startswith(_TRUETYPE):
        problems.append(faults.broken_font(place, say("{name} is not a TrueType font", name=shown)))
        return None
    path = ((place.source.folder or Path()) / name).resolve()
    digest = f"-{hashlib.sha256(data).hexdigest()[:_DIGEST]}"
    # A name of its own in style sheets, since another font of that name may be installed.
    made = FontFile("", str(path), f"{re.sub(r'[^A-Za-z0-9 -]+', '', path.stem)[:40]}{digest}", digest=digest)
    reason = _fault(data, made)
    if reason is None:
        return made
    problems.append(faults.broken_font(place, say("{name}: {reason}", name=shown, reason=reason)))
    return None


def _fault(data: bytes, made: FontFile) -> str | None:
    """Try what printing will do with the font: measure it, and cut it down; give what goes wrong."""
    from io import BytesIO

    from reportlab.pdfbase.ttfonts import TTFError, TTFontFile

    try:
        measures = Font(made.family, data)
        missing = [character for character in _TRIED if not measures.has(character)]
        if missing:
            return say("it has no `{character}`", character=missing[0])
        measures.width(_TRIED)
        if not 0 < measures.cap_height < 3 or not 0 <= measures.descent < 3:
            return say("its measures make no sense")
        if measures.permissions & _NO_EMBEDDING:
            return say("its maker does not allow to embed it")
        TTFontFile(BytesIO(data)).makeSubset([ord(character) for character in _TRIED])
    except (
        *(TTFError, ValueError, KeyError, IndexError, TypeError, AttributeError, AssertionError, struct.error),
        *(EOFError, OSError, OverflowError, ZeroDivisionError, MemoryError, RecursionError, NotImplementedError),
    ):
        return say("it is damaged, or not a TrueType font with outlines")
    return None
