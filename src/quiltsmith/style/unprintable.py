"""Texts of people that cannot be put on paper: too long for their room, or with characters that the fonts lack."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from quiltsmith.scene.fonts import MissingGlyphError
from quiltsmith.scene.text import TextFitError
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say


class UnprintableError(Refusal):
    """A text that has no room, or a character that has no picture."""


@contextmanager
def refusing_unprintable() -> Iterator[None]:
    """Refuse what the scene, which knows nothing of people, could only call impossible.

    Stands before every function that makes a document, and around rendering.
    """
    try:
        yield
    except MissingGlyphError as error:
        raise UnprintableError(
            say(
                "the font {font} has no character `{character}` (U+{code:04X}), needed for `{text}`",
                font=error.family,
                character=error.character,
                code=ord(error.character),
                text=error.text[:40],
            )
        ) from error
    except TextFitError as error:
        raise UnprintableError(
            say(
                "`{text}` does not fit into {width:.0f} × {height:.0f} mm; shorten it",
                text=error.text if len(error.text) <= 40 else f"{error.text[:39]}…",
                width=error.box.width,
                height=error.box.height,
            )
        ) from error
