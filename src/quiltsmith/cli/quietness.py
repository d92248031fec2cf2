"""Whether anything is told beside results: asked by all that writes, also in processes without a command line."""

from __future__ import annotations

from contextvars import ContextVar

_is_quiet = ContextVar("whether nothing is told beside the result", default=False)


def is_quiet() -> bool:
    """Return whether only results and problems are wanted."""
    return _is_quiet.get()


def set_quiet(value: bool) -> None:
    """Say whether only results and problems are wanted."""
    _is_quiet.set(value)
