"""The embedded fonts and the widths of their characters, read straight from the TrueType files."""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property, lru_cache
from importlib.util import find_spec
from pathlib import Path

from quiltsmith.scene.elements import FontFile, FontRole

FONT_FILES: dict[FontRole, FontFile] = {
    "text": FontFile("font_source_sans_pro", "SourceSansPro-Regular.ttf", "Source Sans Pro"),
    "bold": FontFile("font_source_sans_pro", "SourceSansPro-Bold.ttf", "Source Sans Pro", 700),
    "display": FontFile("quiltsmith.scene", "QuiltDisplay-Regular.ttf", "Quilt Display"),
}


_STEPPING_IN: dict[FontRole, tuple[FontRole, ...]] = {
    "text": ("bold", "display"),
    "bold": ("text", "display"),
    "display": ("bold", "text"),
}
"""Which fonts are tried where one lacks a character, such as those of Czech, Greek or Cyrillic."""
_SPACE, _HARD_SPACE = 0x20, 0xA0
"""Reportlab prints the one for the other, so they are measured alike."""


class MissingGlyphError(ValueError):
    """A character that the font cannot print."""

    def __init__(self, character: str, text: str, family: str) -> None:
        shown = f"`{character}` (U+{ord(character):04X})"
        super().__init__(f"the font {family} has no character {shown}, needed for `{text[:40]}`")
        self.character = character
        self.text = text
        self.family = family


_OWN: ContextVar[Mapping[FontRole, FontFile]] = ContextVar("own fonts", default={})  # noqa: B039


@contextmanager
def using_fonts(own: Mapping[FontRole, FontFile]) -> Iterator[None]:
    """Measure and draw with somebody's own fonts, where they have one for a role.

    Texts are measured all over the layout, and none of it knows which fonts a theme brings.
    """
    token = _OWN.set(own)
    try:
        yield
    finally:
        _OWN.reset(token)


def fonts_in_use() -> tuple[tuple[FontRole, FontFile], ...]:
    """Return somebody's own fonts that are in use now; what was measured with others is not valid for them."""
    own = _OWN.get()
    return tuple(own.items()) if own else ()


def font_file(role: FontRole) -> FontFile:
    """Return the font of a role: the one that is in use now, or ours."""
    return _OWN.get().get(role, FONT_FILES[role])


def font_path(role: FontRole) -> Path:
    """Find the TrueType file of a role."""
    return file_path(font_file(role))


@cache
def file_path(source: FontFile) -> Path:
    """Find a TrueType file without running the package that holds it; a PDF asks for each of its characters."""
    if not source.package:
        return Path(source.file)
    spec = find_spec(source.package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"the font package {source.package} is not installed")
    return Path(spec.origin).parent / "files" / source.file


def font(role: FontRole) -> Font:
    """Return the measures of a font, read once."""
    own = _OWN.get()
    return _measured(own[role]) if role in own else _ours(role)


@cache
def _ours(role: FontRole) -> Font:
    """Find a font by its role alone: to hash what describes its file took longer than to measure a word."""
    return _measured(FONT_FILES[role])


@cache
def _measured(source: FontFile) -> Font:
    return Font(source.family, file_path(source).read_bytes())


def role_for(text: str, role: FontRole) -> FontRole:
    """Return the font that sets a text: the wished one, or another of ours that has all of its characters.

    A whole text changes its font, since a word with one strange letter looks worse than a word in another font.
    Where no font has all of them, it stays as it is, and whoever measures it says what is missing.
    """
    return _role_for(text, role, fonts_in_use())


@lru_cache(maxsize=4096)
def _role_for(text: str, role: FontRole, own: tuple[tuple[FontRole, FontFile], ...]) -> FontRole:
    """Answer once for each text, and anew when other fonts are in use."""
    if font(role).has_all(text):
        return role
    return next((other for other in _STEPPING_IN[role] if font(other).has_all(text)), role)


class Font:
    """The measures of one TrueType font; all are shares of the font size."""

    def __init__(self, family: str, data: bytes) -> None:
        self.family = family
        self._data = data
        count = struct.unpack_from(">H", data, 4)[0]
        records = (struct.unpack_from(">4sIII", data, 12 + 16 * index) for index in range(count))
        self._tables: dict[bytes, int] = {tag: offset for tag, _, offset, _ in records}
        self._units: int = self._read(b"head", 18, "H")
        self._glyphs_with_advance: int = self._read(b"hhea", 34, "H")
        self.ascent: float = self._read(b"hhea", 4, "h") / self._units
        self.descent: float = -self._read(b"hhea", 6, "h") / self._units
        self._advances: dict[str, float] = {}

    @cached_property
    def cap_height(self) -> float:
        """How high a capital letter is; old files do not say it, then the top of an H tells."""
        if self._read(b"OS/2", 0, "H") >= 2:
            stated: int = self._read(b"OS/2", 88, "h")
            if stated:
                return stated / self._units
        top: int = struct.unpack_from(">h", self._data, self._glyph_offset(self._glyph(ord("H"))) + 8)[0]
        return top / self._units

    @cached_property
    def permissions(self) -> int:
        """What the maker of the font allows, as OpenType writes it; files without it allow all."""
        return self._read(b"OS/2", 8, "H") if b"OS/2" in self._tables else 0

    def width(self, text: str, size: float = 1.0) -> float:
        """Measure a line of text, in the unit of the size; raise MissingGlyphError if it cannot be printed."""
        advances = self._advances
        try:
            return sum([advances[character] for character in text]) * size
        except KeyError:
            for character in text:
                if character not in advances:
                    advances[character] = self._advance(character, text)
        return self.width(text, size)

    def has_all(self, text: str) -> bool:
        """Return whether a whole text can be printed; line feeds need no picture."""
        return self._advances.keys() >= set(text) or all(map(self.has, text.replace("\n", "")))

    def has(self, character: str) -> bool:
        """Return whether a character can be printed."""
        return self._glyph(ord(character)) != 0

    def _advance(self, character: str, text: str) -> float:
        glyph = self._glyph(ord(character))
        if glyph == 0:
            raise MissingGlyphError(character, text, self.family)
        index = min(glyph, self._glyphs_with_advance - 1)
        advance: int = self._read(b"hmtx", 4 * index, "H")
        return advance / self._units

    def _glyph(self, code: int) -> int:
        """Look a character up in the table of the basic plane; 0 means there is no glyph."""
        code = _SPACE if code == _HARD_SPACE else code
        ends, starts, deltas, ranges, ranges_at = self._segments
        index = bisect_left(ends, code)
        if code > 0xFFFF or index == len(ends) or starts[index] > code:
            return 0
        if ranges[index] == 0:
            return (code + deltas[index]) & 0xFFFF
        at = ranges_at + 2 * index + ranges[index] + 2 * (code - starts[index])
        glyph: int = struct.unpack_from(">H", self._data, at)[0]
        return (glyph + deltas[index]) & 0xFFFF if glyph else 0

    @cached_property
    def _segments(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]:
        cmap = self._tables[b"cmap"]
        for index in range(self._read(b"cmap", 2, "H")):
            platform, _, offset = struct.unpack_from(">HHI", self._data, cmap + 4 + 8 * index)
            start = cmap + offset
            form, double_count = struct.unpack_from(">H4xH", self._data, start)
            if platform in (0, 3) and form == 4:
                count = double_count // 2
                row = f">{count}H"
                size = 2 * count
                firsts = (14, 16 + size, 16 + 2 * size, 16 + 3 * size)
                ends, starts, deltas, ranges = (struct.unpack_from(row, self._data, start + at) for at in firsts)
                return ends, starts, deltas, ranges, start + firsts[3]
        raise ValueError(f"the font {self.family} has no Unicode table")

    def _glyph_offset(self, glyph: int) -> int:
        long = self._read(b"head", 50, "h")
        loca = self._tables[b"loca"]
        if long:
            offset: int = struct.unpack_from(">I", self._data, loca + 4 * glyph)[0]
        else:
            offset = 2 * struct.unpack_from(">H", self._data, loca + 2 * glyph)[0]
        return self._tables[b"glyf"] + offset

    def _read(self, table: bytes, at: int, kind: str) -> int:
        value: int = struct.unpack_from(f">{kind}", self._data, self._tables[table] + at)[0]
        return value
