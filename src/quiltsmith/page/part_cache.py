"""What was made of the parts of the page, kept for the next build: most of its time goes into that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from quiltsmith.formats.atomic_write import write_whole


class PartCache:
    """A folder of results, each named by all that it was made of."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._used: set[str] = set()

    def get(self, key: str, make: Callable[[], bytes]) -> bytes:
        """Return what was kept for a key, or make and keep it."""
        data = self.find(key)
        if data is None:
            data = make()
            self.keep(key, data)
        return data

    def find(self, key: str) -> bytes | None:
        """Return what was kept for a key, if anything was."""
        self._used.add(key)
        try:
            return (self._folder / key).read_bytes()
        except FileNotFoundError:
            return None

    def keep(self, key: str, data: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._folder / key, data)

    def drop_unused(self) -> None:
        """Remove what this build did not ask for: it was made of other parts.

        What another build is just writing has a name that begins with a dot.
        """
        for path in self._folder.iterdir():
            if path.name not in self._used and not path.name.startswith("."):
                path.unlink(missing_ok=True)


def key_of(name: str, *inputs: bytes) -> str:
    """Return the key of what is made of these inputs."""
    digest = hashlib.sha256()
    for one in inputs:
        digest.update(b"%d " % len(one) + one)
    return f"{name}-{digest.hexdigest()}"


def folder_bytes(folder: Path) -> list[bytes]:
    """Return the names and contents of all files of a folder, as inputs of a key."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [part for path in paths for part in (path.relative_to(folder).as_posix().encode(), path.read_bytes())]
