"""Sheets that are there twice, told by all that stands in them."""

from __future__ import annotations

from hashlib import blake2b

from quiltsmith.formats import faults
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.talk.saying import say


class Twins:
    """Remembers sheets, as few bytes as will do: there can be many."""

    def __init__(self) -> None:
        self._seen: dict[bytes, str] = {}

    def find(self, data: bytes, place: str) -> str:
        """Give where the same sheet stood before; nothing if it is new, or has nothing in it."""
        said = data.strip()
        if b"\r" in said:
            said = said.replace(b"\r\n", b"\n")
        if not said:
            return ""
        digest = blake2b(said, digest_size=16).digest()
        first = self._seen.get(digest)
        if first is None:
            self._seen[digest] = place
        return first or ""


def tell_twin(text: SheetText, twin: str) -> None:
    """Say of a sheet that it stood somewhere before, if it did."""
    if twin:
        message = say("this is the same sheet as {place}", place=twin)
        hint = say("the ranking counts it once; keep one of the two")
        text.problems.append(faults.sheet_twice(text.first_place(), message, hint))
