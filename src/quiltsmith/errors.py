"""Errors whose text is a sentence for people, and what such sentences need."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

from quiltsmith.i18n import _


class QuiltsmithError(Exception):
    """Something that cannot be done. Its text is a sentence for people that says why, and what to do.

    All errors that quiltsmith raises on purpose derive from it; any other exception is a bug.
    """

    is_about_content = False
    """Whether something in a person's files is wrong, and not how the program was called."""
    code: str | None = None
    """The problem code that explains it, if there is one."""


class ContentError(QuiltsmithError):
    """A file whose content makes impossible what was asked for."""

    is_about_content = True


class UsageError(QuiltsmithError):
    """A value that cannot be used: the sentence names the thing, `options` the parameters that gave it.

    Each door adds how a parameter is written there: `--players` on the command line, the label of a field in the
    studio. `str` is for Python: `players=`.
    """

    def __init__(self, sentence: str = "", *options: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.options = options

    def told(self, written: Callable[[str], str]) -> str:
        """Return the sentence with its options as they are written at one door."""
        return f"{self.sentence} ({', '.join(map(written, self.options))})" if self.options else self.sentence

    def __str__(self) -> str:
        return self.told("{}=".format)


def system_reason(error: OSError) -> str:
    """Return why a file could not be used; what is rare is told in the system's own words."""
    if getattr(error, "winerror", None) in _IN_USE:
        return _("permission denied; is it open in another program?")
    match error.errno:
        case errno.ENOENT:
            return _("no such file or directory")
        case errno.EACCES:
            return _("permission denied")
        case errno.EPERM:
            return _("operation not permitted")
        case errno.EISDIR:
            return _("is a directory")
        case errno.ENOTDIR:
            return _("not a directory")
        case errno.ENOSPC:
            return _("no space left on device")
        case errno.EROFS:
            return _("read-only file system")
        case errno.ENAMETOOLONG:
            return _("file name too long")
        case errno.ELOOP:
            return _("too many levels of symbolic links")
        case _:
            return (error.strerror or str(error)).lower()


def unusable_file(error: OSError) -> str:
    """Say which file cannot be used, and why."""
    file = str(error.filename)[:_LONGEST_NAME] if isinstance(error.filename, (str, Path)) else _("a file")
    return _("cannot use {file}: {reason}", file=file, reason=system_reason(error))


_IN_USE = (5, 32)
"""How Windows refuses to replace a file that a viewer shows: access denied, sharing violation."""
_LONGEST_NAME = 300
"""Of what is told of the name of a file."""
_OF_PIPX = "pipx_metadata.json"
"""A file that pipx keeps in every environment it makes."""

_QUOTE = '"' if os.name == "nt" else "'"
"""The command window of Windows knows no single quotes."""


IN_BROWSER = sys.platform == "emscripten"
"""Whether this is Python in a browser, where nothing can be installed and no process started."""


def command_for_extra(extra: str) -> str:
    """Return the command that adds an extra, such as `pip install 'quiltsmith[scan]'`."""
    import shutil

    package = f"{_QUOTE}quiltsmith[{extra}]{_QUOTE}"
    if Path(sys.prefix, _OF_PIPX).exists():
        return f"pipx inject quiltsmith {package}"
    pip = shutil.which("pip")
    if pip is None or not Path(pip).is_relative_to(sys.prefix):
        # Another Python's pip would put it where we do not find it.
        return f"{_shown(sys.executable)} -m pip install {package}"
    return f"pip install {package}"


def _shown(program: str) -> str:
    """Give a program as one would type it here: without the folder that we are in, in quotes if it has blanks."""
    path = Path(program)
    shown = str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else program
    return f'"{shown}"' if " " in shown else shown
