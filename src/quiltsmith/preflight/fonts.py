"""Fonts of a page that the file does not bring along, wherever on the page they hide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pikepdf import Array, Dictionary, Object, Stream

from quiltsmith.preflight.limits import BYTES_PER_STEP, Budget
from quiltsmith.preflight.names import shown_name, values_of
from quiltsmith.talk.saying import say

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_WITH_RESOURCES = ("/XObject", "/Pattern")
_TO_LOOK_AT = 10
"""What it costs to look at one font or stream, in steps."""


class FontFinder:
    """Looks through the pages of one file, within its budget; what pages share is looked through once."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._found: dict[bytes, frozenset[str]] = {}

    def loose_fonts(self, page: Object, resources: Any) -> frozenset[str]:
        """Name the fonts that a page refers to, in forms, patterns and notes too, and that are not embedded."""
        found = self._of_resources(resources)
        for annotation in page.get("/Annots", ()):
            for appearance in _streams(annotation.get("/AP")):
                found |= self._of_resources(appearance.get("/Resources"))
        return found

    def _of_resources(self, resources: Any) -> frozenset[str]:
        if not isinstance(resources, Dictionary):
            return frozenset()
        key = resources.unparse()
        self._budget.spend(len(key) // BYTES_PER_STEP)
        if key not in self._found:
            fonts = self._fonts(resources)
            self._found[key] = frozenset(name for font in fonts for name in _not_embedded(font))
        return self._found[key]

    def _fonts(self, resources: Any) -> Iterator[Object]:
        """List all fonts that resources lead to; they may lead back to themselves."""
        seen: set[tuple[int, int]] = set()
        waiting = [resources]
        while waiting:
            here = waiting.pop()
            self._budget.spend(_TO_LOOK_AT)
            if not isinstance(here, Dictionary) or _is_known(here, seen):
                continue
            for font in values_of(here.get("/Font")):
                if not _is_known(font, seen):
                    self._budget.spend(_TO_LOOK_AT)
                    yield font
                    # The glyphs of a type 3 font are little drawings that may use other fonts.
                    waiting.append(font.get("/Resources"))
            for kind in _WITH_RESOURCES:
                for thing in values_of(here.get(kind)):
                    if isinstance(thing, Stream) and not _is_known(thing, seen):
                        waiting.append(thing.get("/Resources"))


def _is_known(thing: Object, seen: set[tuple[int, int]]) -> bool:
    """Tell whether an object was met before; what stands within another object has no number and is met once."""
    number = thing.objgen
    if number in seen:
        return True
    if number != (0, 0):
        seen.add(number)
    return False


def _streams(appearance: Any) -> Iterator[Stream]:
    """List the streams of an appearance: one for each state, or for each state of each state."""
    if isinstance(appearance, Stream):
        yield appearance
        return
    for value in values_of(appearance):
        if isinstance(value, Stream):
            yield value
        else:
            yield from (state for state in values_of(value) if isinstance(state, Stream))


def _not_embedded(font: Object) -> Iterator[str]:
    if str(font.get("/Subtype")) == "/Type3":
        return
    parts = font.get("/DescendantFonts")
    for part in parts if isinstance(parts, Array) else [font]:
        descriptor = part.get("/FontDescriptor")
        if not isinstance(descriptor, Dictionary) or not any(key in descriptor for key in _FILES):
            yield shown_name(part.get("/BaseFont") or font.get("/BaseFont") or say("without a name"))
