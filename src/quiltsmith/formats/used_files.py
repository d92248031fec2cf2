"""Which files were read for some work, and how they were then: who waits for changes knows what to wait for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

Stamp = tuple[str | int, ...]
"""How a file or folder was: another stamp means that it has changed. What is not there has an empty one."""

_noted: ContextVar[dict[Path, Stamp] | None] = ContextVar("files that were read, if somebody asks", default=None)


@contextmanager
def noting_files() -> Iterator[dict[Path, Stamp]]:
    """Note every file that is looked for from here on, in the state in which it is found."""
    noted: dict[Path, Stamp] = {}
    before = _noted.set(noted)
    try:
        yield noted
    finally:
        _noted.reset(before)


def note_file(path: Path) -> None:
    """Say that a file, or a folder for what is in it, is about to be looked at, even if it is not there."""
    noted = _noted.get()
    if noted is not None and (where := path.absolute()) not in noted:
        noted[where] = stamp_of(where)


def stamp_of(path: Path) -> Stamp:
    """Give what is different once a file has been changed, or once a folder has got or lost one."""
    try:
        if path.is_dir():
            return tuple(sorted(inside.name for inside in path.iterdir()))
        state = path.stat()
    except (OSError, ValueError):
        return ()
    return state.st_mtime_ns, state.st_size
