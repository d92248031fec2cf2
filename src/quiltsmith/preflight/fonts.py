"""Fonts of a page that the file does not bring along, wherever on the page they hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pikepdf import Dictionary, Object, Stream

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_DEEPEST = 28
_WITH_RESOURCES = ("/XObject", "/Pattern")


def loose_fonts(page: Object, resources: Any) -> frozenset[str]:
    """Name the fonts that a page refers to, in forms, patterns and annotations too, and that are not embedded."""
    seen: set[tuple[int, int]] = set()
    found = {name for font in _fonts(resources, seen) for name in _not_embedded(font)}
    for annotation in page.get("/Annots", ()):
        for appearance in _streams(annotation.get("/AP")):
            found |= {name for font in _of_stream(appearance, seen) for name in _not_embedded(font)}
    return frozenset(found)


def _fonts(resources: Any, seen: set[tuple[int, int]], depth: int = 0) -> Iterator[Object]:
    if not isinstance(resources, Dictionary) or depth > _DEEPEST:
        return
    fonts = resources.get("/Font")
    if isinstance(fonts, Dictionary):
        for font in fonts.as_dict().values():
            yield font
            # The glyphs of a type 3 font are little drawings that may use other fonts.
            yield from _fonts(font.get("/Resources"), seen, depth + 1)
    for kind in _WITH_RESOURCES:
        things = resources.get(kind)
        for thing in things.as_dict().values() if isinstance(things, Dictionary) else ():
            yield from _of_stream(thing, seen, depth + 1)


def _of_stream(stream: Object, seen: set[tuple[int, int]], depth: int = 0) -> Iterator[Object]:
    if isinstance(stream, Stream) and stream.objgen not in seen:
        seen.add(stream.objgen)
        yield from _fonts(stream.get("/Resources"), seen, depth)


def _streams(appearance: Any) -> Iterator[Stream]:
    """List the streams of an appearance: one for each state, or for each state of each state."""
    if isinstance(appearance, Stream):
        yield appearance
    elif isinstance(appearance, Dictionary):
        for value in appearance.as_dict().values():
            if isinstance(value, Stream):
                yield value
            elif isinstance(value, Dictionary):
                yield from (state for state in value.as_dict().values() if isinstance(state, Stream))


def _not_embedded(font: Object) -> Iterator[str]:
    if str(font.get("/Subtype")) == "/Type3":
        return
    for part in font.get("/DescendantFonts", [font]):
        descriptor = part.get("/FontDescriptor")
        if not isinstance(descriptor, Dictionary) or not any(key in descriptor for key in _FILES):
            yield str(part.get("/BaseFont", font.get("/BaseFont", "without a name"))).lstrip("/")
