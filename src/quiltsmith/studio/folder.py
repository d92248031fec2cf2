"""The person's folder: the only place that pages read and write, whatever names they send.

A file is known by a name such as `evening/anna.txt` and by its version, a digest of its bytes. Who saves says
which version was read; if the file has changed since, or is gone, nothing is written.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import SequenceMatcher
from itertools import islice
from pathlib import Path
from threading import Lock

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.formats.file_reader import LARGEST_FILE, bytes_of
from quiltsmith.i18n import _

_MOST_COMPARED = 100_000
"""Pairs of lines: beyond, all lines between the first and the last difference are called different."""


def differing_lines(mine: str, theirs: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """List the lines of both texts, counted from 0, that differ; a text that only lacks some has none."""
    ours, others = mine.split("\n"), theirs.split("\n")
    begin = _alike(ours, others)
    end = _alike(ours[begin:][::-1], others[begin:][::-1])
    left, right = ours[begin : len(ours) - end], others[begin : len(others) - end]
    if len(left) * len(right) > _MOST_COMPARED:
        return _counted(begin, range(len(left))), _counted(begin, range(len(right)))
    blocks = SequenceMatcher(None, left, right, autojunk=False).get_matching_blocks()
    kept = {block.a + step for block in blocks for step in range(block.size)}
    found = {block.b + step for block in blocks for step in range(block.size)}
    return (
        _counted(begin, (line for line in range(len(left)) if line not in kept)),
        _counted(begin, (line for line in range(len(right)) if line not in found)),
    )


def _alike(ours: list[str], others: list[str]) -> int:
    """Count the lines that both begin with."""
    pairs = enumerate(zip(ours, others, strict=False))
    return next((number for number, (one, other) in pairs if one != other), min(len(ours), len(others)))


def _counted(begin: int, lines: Iterable[int]) -> tuple[int, ...]:
    return tuple(begin + line for line in lines)


SUFFIXES = (".yaml", ".yml", ".txt")
MOST_LOOKED_AT = 5_000
_DEEPEST = 3
_LONGEST_PART = 100
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"|?*\\]')
_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices, with any ending."""
_JUNCTION = 0xA0000003
"""How Windows marks folders that lead to others."""


class FileGoneError(QuiltsmithError):
    """A file that is not there."""


class NotWrittenError(QuiltsmithError):
    """A file that the system does not let us write: the folder is read-only, the disk is full."""


class ChangedOnDiskError(QuiltsmithError):
    """A file that has changed since the page read it; `now` is how it is now, nothing if it is gone."""

    def __init__(self, text: str, now: ChangedFile | None) -> None:
        super().__init__(text)
        self.now = now


class FolderFile(Struct, frozen=True):
    """A text file as it was read."""

    name: str
    text: str
    version: str


class ChangedFile(FolderFile, frozen=True):
    """A file that has changed, and the lines, counted from 0, in which it and the page's text differ."""

    differs: tuple[int, ...]
    differs_in_page: tuple[int, ...]


class Folder:
    """One folder of the disk, and what is below it."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._saving = Lock()

    def path(self, name: str) -> Path:
        """Return the path of a name, or refuse what could lead out; there need not be such a file yet."""
        parts = checked_parts(name)
        path = self.root
        for part in parts:
            path = path / part
            if path.is_symlink() or _is_junction(path):
                raise QuiltsmithError(_("`{name}` is a link; the studio does not follow links", name=name))
        return path

    def files(self) -> list[tuple[str, int]]:
        """List the text files of the folder and its folders, the latest first, with when each was changed.

        Links are left out. A folder has thousands of entries at most; of a larger one only so many are looked at.
        """
        found = islice(self._entries(self.root, ""), MOST_LOOKED_AT)
        files = [pair for pair in found if pair[0].lower().endswith(SUFFIXES)]
        return sorted(files, key=lambda pair: (-pair[1], pair[0]))

    def read(self, name: str) -> FolderFile:
        """Read a file; what is no text has its strange bytes replaced, and can then not be saved unnoticed."""
        return _file(name, self.data(name))

    def data(self, name: str) -> bytes:
        """Read the bytes of a file."""
        path = self.path(name)
        try:
            # Not followed, should the file become a link just now; not waited for, should it be a pipe.
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
        except (FileNotFoundError, NotADirectoryError):
            raise FileGoneError(_("there is no file {name}", name=name)) from None
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            os.close(handle)
            raise QuiltsmithError(_("`{name}` is no file", name=name))
        with os.fdopen(handle, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise QuiltsmithError(_("`{name}` is too large", name=name))
        return data

    def save(self, name: str, text: str, version: str | None) -> FolderFile:
        """Write a file whole; `version` is what the page has read, None for a file that is new."""
        path = self.path(name)
        if path.suffix.lower() not in SUFFIXES:
            known = ", ".join(SUFFIXES)
            raise QuiltsmithError(_("the name of the file must end with one of {known}", known=known))
        data = bytes_of(text)
        if len(data) > LARGEST_FILE:
            raise QuiltsmithError(_("`{name}` is too large", name=name))
        with self._saving:
            self._refuse_changed(name, text, version)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_whole(path, data)
            except OSError as error:
                told = _("{name} cannot be written: {reason}", name=name, reason=system_reason(error))
                raise NotWrittenError(told) from error
        return _file(name, data)

    def delete(self, name: str) -> FolderFile:
        """Delete a file, and return what stood in it, so that it can be brought back."""
        path = self.path(name)
        if path.suffix.lower() not in SUFFIXES:
            raise QuiltsmithError(_("`{name}` is no file", name=name))
        with self._saving:
            found = self.read(name)
            try:
                path.unlink()
            except OSError as error:
                told = _("{name} cannot be deleted: {reason}", name=name, reason=system_reason(error))
                raise NotWrittenError(told) from error
        return found

    def _refuse_changed(self, name: str, text: str, version: str | None) -> None:
        try:
            found = self.read(name)
        except FileGoneError:
            if version is None:
                return
            raise ChangedOnDiskError(_("`{name}` has been deleted meanwhile", name=name), None) from None
        if found.version == version:
            return
        mine, theirs = differing_lines(text, found.text)
        now = ChangedFile(found.name, found.text, found.version, theirs, mine)
        if version is None:
            raise ChangedOnDiskError(_("there is already a file `{name}`", name=name), now)
        raise ChangedOnDiskError(_("`{name}` has been changed by somebody else meanwhile", name=name), now)

    def _entries(self, folder: Path, before: str) -> Iterator[tuple[str, int]]:
        """Walk through the files with the time of their last change; what cannot be looked at is left out."""
        with suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                name = before + entry.name
                parts = _good_parts(name)
                if parts is None:
                    continue
                if entry.is_dir(follow_symlinks=False):
                    if len(parts) < _DEEPEST and not _is_junction(entry.path):
                        yield from self._entries(Path(entry.path), f"{name}/")
                elif entry.is_file(follow_symlinks=False):
                    yield name, entry.stat(follow_symlinks=False).st_mtime_ns


def _is_junction(path: str | Path) -> bool:
    """Tell whether a folder on Windows leads to another one, as links do."""
    if sys.platform == "win32":
        with suppress(OSError):
            return os.lstat(path).st_reparse_tag == _JUNCTION
    return False


def checked_parts(name: str) -> tuple[str, ...]:
    """Split a name at its slashes, or refuse it; what one system forbids is forbidden on all."""
    parts = _good_parts(name)
    if parts is None:
        raise QuiltsmithError(_("`{name}` is no name for a file in this folder", name=name[:_LONGEST_PART]))
    return parts


def _good_parts(name: str) -> tuple[str, ...] | None:
    parts = tuple(name.split("/"))
    return parts if len(parts) <= _DEEPEST and all(map(_is_good, parts)) else None


def _is_good(part: str) -> bool:
    return (
        0 < len(part.encode("utf-8", "surrogatepass")) <= _LONGEST_PART
        and part.isprintable()
        and not part.startswith((".", " ", "-"))
        and not part.endswith((".", " "))
        and not _FORBIDDEN.search(part)
        and not _DEVICES.fullmatch(part)
    )


def _file(name: str, data: bytes) -> FolderFile:
    return FolderFile(name, data.decode("utf-8", "replace"), hashlib.sha256(data).hexdigest())
