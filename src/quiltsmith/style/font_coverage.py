"""Texts that cannot be put on paper: too long for their place, or with characters that the fonts lack."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ContextDecorator
from functools import wraps
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.scene.elements import Document
from quiltsmith.scene.fonts import MissingGlyphError, using_fonts
from quiltsmith.scene.text import TextFitError
from quiltsmith.style.theme import Theme

Maker = TypeVar("Maker", bound=Callable[..., Any])


class refusing_unprintable(ContextDecorator):  # noqa: N801 - it is used like a function
    """Refuse what the scene, which knows nothing of people, could only call impossible.

    Stands before every function that makes a document, and around rendering. A function that is given a style
    draws in the fonts of its theme, and its document knows them.
    """

    def __enter__(self) -> None:
        """Watch for texts that cannot be printed."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Say of a text that cannot be printed why it cannot."""
        if isinstance(error, MissingGlyphError):
            raise QuiltsmithError(
                _(
                    "the font {font} has no character `{character}` (U+{code:04X}), needed for `{text}`",
                    font=error.family,
                    character=error.character,
                    code=ord(error.character),
                    text=error.text[:40],
                )
            ) from error
        if isinstance(error, TextFitError):
            raise QuiltsmithError(
                _(
                    "`{text}` is too long for its place on this paper; shorten it, or take larger paper",
                    text=error.text if len(error.text) <= 40 else f"{error.text[:39]}…",
                )
            ) from error

    def __call__(self, make: Maker) -> Maker:
        """Guard a function, and let it draw in the fonts of the style that it is given."""

        @wraps(make)
        def guarded(*arguments: Any, **named: Any) -> Any:
            # A style is known by its theme, so that nothing is loaded to recognise it.
            themes = (getattr(value, "theme", None) for value in (*arguments, *named.values()))
            fonts = next((theme.fonts for theme in themes if isinstance(theme, Theme)), {})
            if not fonts:
                with self:
                    return make(*arguments, **named)
            with self, using_fonts(fonts):
                made = make(*arguments, **named)
            return replace(made, fonts=fonts) if isinstance(made, Document) else made

        return cast("Maker", guarded)
