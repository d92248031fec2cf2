"""Texts of people that cannot be put on paper: too long for their room, or with characters that the fonts lack."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quiltsmith.scene.fonts import MissingGlyphError
from quiltsmith.scene.text import TextFitError
from quiltsmith.talk.refusal import Refusal


class UnprintableError(Refusal):
    """A text that has no room, or a character that has no picture."""


@contextmanager
def refusing_unprintable() -> Iterator[None]:
    """Refuse what the scene, which knows nothing of people, could only call impossible.

    Stands before every function that makes a document, and around rendering.
    """
    try:
        yield
    except (MissingGlyphError, TextFitError) as error:
        raise UnprintableError(str(error)) from error
