"""Where commands put what they make: `-o FILE`, standard output for `-`, or the output folder.

What a person may have changed since is never overwritten in silence: every command that writes such a file asks
`output_file` for it, and has `--force`. Printed pages are made again at will, and replaced.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO, Literal

import typer
from msgspec import Struct

from quiltsmith.api.print_options import LiveText, help_of
from quiltsmith.cli.lazy_commands import is_again
from quiltsmith.cli.terminal_output import write_line
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.i18n import N_, _

STANDARD_OUTPUT = "-"
OUTPUT_FOLDER = "output"
NO_ENDING = ""
"""Among the endings that a command writes: a name without any is good too."""
BYTE_ORDER_MARK = "\ufeff"
"""What tables in files begin with: spreadsheets take one without it for one in the code page of the machine."""
TEXT_FILES = (NO_ENDING, ".txt")
YAML_FILES = (NO_ENDING, ".yaml", ".yml")

OutputOption = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help=N_(
            "The file to write; its suffix chooses .pdf, .svg or .png; - is standard output. "
            "[default: a PDF in output/]"
        ),
    ),
]
CutOption = Annotated[
    str | None,
    typer.Option(
        "--cut", metavar="FILE", help=N_("Write the outlines for a cutting machine, too, as .svg or .dxf.")
    ),
]
KindOption = Annotated[
    Literal["pdf", "svg", "png"] | None,
    typer.Option("--kind", help=N_("What `-o -` writes to standard output. [default: pdf]")),
]
LiveTextOption = Annotated[bool, typer.Option("--live-text", help=help_of(LiveText))]
TextOutputOption = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help=N_("The file to write, - for standard output. [default: in output/]"),
    ),
]
TextToTerminalOption = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help=N_("The file to write; - is standard output."))
]
ForceOption = Annotated[bool, typer.Option("--force", help=N_("Overwrite a file that exists."))]


class OutputFile(Struct, frozen=True):
    """A file that a command will write, or standard output; it takes its place whole, when all is written."""

    path: Path
    overwrite: bool

    @property
    def is_standard_output(self) -> bool:
        """Whether the result is shown instead."""
        return str(self.path) == STANDARD_OUTPUT

    def write(self, content: str | bytes) -> None:
        """Write all of it."""
        data = content.encode("utf-8") if isinstance(content, str) else content
        if self.is_standard_output:
            _write_to_standard_output(data)
            return
        with self.open() as file:
            file.write(data)

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """Open the file, in a folder that is made if need be."""
        from quiltsmith.formats.atomic_write import open_whole

        make_folder(self.path)
        try:
            with open_whole(self.path, overwrite=self.overwrite) as file:
                yield file
        except FileExistsError:  # another program was faster
            raise _taken(self.path) from None
        except OSError as error:
            raise unwritable(self.path, error) from None


def output_path(output: str | None, usual_name: str) -> Path:
    """Return the path of the file to write; without a wish it lies in the output folder."""
    return Path(OUTPUT_FOLDER) / usual_name if output is None else Path(output)


def output_file(path: Path, endings: Sequence[str], *, force: bool) -> OutputFile:
    """Return the file to write, or end the command before any work is done for one that it cannot write.

    One that exists is overwritten by force, or by a command that watches, whose own it is.
    """
    file = OutputFile(path, force or is_again())
    if file.is_standard_output:
        return file
    refuse_place(path)
    _refuse_ending(path, endings)
    try:
        if path.is_file() and not file.overwrite:
            raise _taken(path)
    except OSError as error:
        raise unwritable(path, error) from None
    return file


def refuse_place(path: Path) -> None:
    """End the command where no file can be: in the place of a folder, or below a file."""
    try:
        if path.is_dir():
            raise QuiltsmithError(_("{path} is a folder; name a file in it", path=path))
        if not next((folder.is_dir() for folder in path.parents if folder.exists()), True):
            raise unwritable(path, NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)))
    except OSError as error:
        raise unwritable(path, error) from None


def refuse_to_replace(path: Path, read: Iterable[str]) -> None:
    """End the command if its result would take the place of a file that it reads, which nobody means by force."""
    from quiltsmith.formats.file_reader import STANDARD_INPUT

    if path.is_file() and any(name != STANDARD_INPUT and _is_same(path, name) for name in read):
        raise QuiltsmithError(_("{path} is one of the files that are read; choose another name", path=path))


def _is_same(path: Path, name: str) -> bool:
    return Path(name).is_file() and path.samefile(name)


def make_folder(path: Path) -> None:
    """Make the folder that a file is to lie in, and those above it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None


def write_output(file: OutputFile, content: str | bytes) -> None:
    """Write a whole file and print its path; for `-` print the content itself."""
    file.write(content)
    if not file.is_standard_output:
        write_line(file.path.as_posix())


def free_path(usual: Path, taken: Container[Path] = ()) -> Path:
    """Return the usual name of a file, or one with a number that no file has yet."""
    path, number = usual, 2
    while path.exists() or path in taken:
        path, number = usual.with_stem(f"{usual.stem}-{number}"), number + 1
    return path


def _refuse_ending(path: Path, endings: Sequence[str]) -> None:
    if path.suffix.lower() not in endings:
        raise QuiltsmithError(
            _(
                "`{path}` is no file that can be written here; end its name with {known}",
                path=path.name,
                known=_(" or ").join(filter(None, endings)),
            )
        )


def _taken(path: Path) -> QuiltsmithError:
    return QuiltsmithError(
        _("{path} exists already; choose another name, or overwrite it with --force", path=path)
    )


def _write_to_standard_output(data: bytes) -> None:
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise  # the reader has seen enough, which is no failure to write about
    except OSError as error:
        raise unwritable(Path(_("standard output")), error) from None


def unwritable(path: Path, error: OSError) -> QuiltsmithError:
    """Return why a file cannot be written."""
    reason = system_reason(error)
    return QuiltsmithError(_("cannot write {path}: {reason}; choose another place", path=path, reason=reason))
