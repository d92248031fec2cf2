"""Where shipped files are found, and which files were read for some work."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

Stamp = tuple[str | int, ...]
"""How a file or folder was: another stamp means that it has changed. What is not there has an empty one."""

_noted: ContextVar[dict[Path, Stamp] | None] = ContextVar("files that were read, if somebody asks", default=None)


@contextmanager
def noting_files() -> Iterator[dict[Path, Stamp]]:
    """Note every file that is looked for from here on, in the state in which it is found.

    Whoever notes files around this block hears of them too.
    """
    noted: dict[Path, Stamp] = {}
    before = _noted.set(noted)
    try:
        yield noted
    finally:
        _noted.reset(before)
        note_again(noted)


def note_again(files: Mapping[Path, Stamp]) -> None:
    """Note files in the state in which they were found earlier, since what was made of them is used again."""
    noted = _noted.get()
    if noted is not None:
        noted.update((path, stamp) for path, stamp in files.items() if path not in noted)


def are_unchanged(files: Mapping[Path, Stamp]) -> bool:
    """Return whether all files are as they were when they were noted."""
    return all(stamp_of(path) == stamp for path, stamp in files.items())


def note_file(path: Path) -> None:
    """Say that a file, or a folder for what is in it, is about to be looked at, even if it is not there."""
    noted = _noted.get()
    if noted is not None and (where := path.absolute()) not in noted:
        noted[where] = stamp_of(where)


def stamp_of(path: Path) -> Stamp:
    """Return what is different once a file has been changed, or once a folder has got or lost one."""
    try:
        if path.is_dir():
            return tuple(sorted(inside.name for inside in path.iterdir()))
        state = path.stat()
    except (OSError, ValueError):
        return ()
    return state.st_mtime_ns, state.st_size


PATCHES = "patches"
GAMES = "templates/games"
PADS = "templates/pads"
THEMES = "templates/themes"


@cache
def shipped_folder(kind: str) -> Path:
    """Find the folder of shipped files, in the wheel or in the project's checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / kind
    return inside if inside.is_dir() else package.parent.parent / kind


@cache
def shipped_names(kind: str) -> tuple[str, ...]:
    """List the names of shipped files, without their ending."""
    return tuple(sorted(path.stem for path in shipped_folder(kind).glob("*.yaml")))


_SCHEMA = "# yaml-language-server:"


def shipped_text(kind: str, name: str) -> str:
    """Read a shipped file for somebody to copy, without the line of its schema, which lies elsewhere for them."""
    lines = (shipped_folder(kind) / f"{name}.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(_SCHEMA))


def find(kind: str, name: str, folder: Path | None = None) -> Path | None:
    """Find a shipped file by name, or a person's own by its path, relative to a folder.

    Shipped names are all in lower case; a person's own file goes before one that differs in case.
    """
    if name in shipped_names(kind):
        return shipped_folder(kind) / f"{name}.yaml"
    try:
        path = (folder or Path()) / name
        note_file(path)
        if path.is_file():
            return path
    except (OSError, ValueError):
        return None
    return shipped_folder(kind) / f"{name.lower()}.yaml" if name.lower() in shipped_names(kind) else None
