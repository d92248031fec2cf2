"""Hints that name commands: they are for people at a terminal, and left out where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from quiltsmith.i18n import _

_has_terminal: ContextVar[bool] = ContextVar("has_terminal", default=True)


def command_hint(text: str) -> str:
    """Return a hint that names a command; nothing where no command can be typed."""
    return text if _has_terminal.get() else ""


def with_command(text: str, hint: str) -> str:
    """Return a text, and after it a hint that names a command where one can be typed."""
    return _("{text}; {hint}", text=text, hint=hint) if _has_terminal.get() else text


@contextmanager
def without_terminal() -> Iterator[None]:
    """Leave commands out of all hints meanwhile."""
    token = _has_terminal.set(False)
    try:
        yield
    finally:
        _has_terminal.reset(token)
