"""Where commands put the files that they make: `-o FILE`, standard output for `-`, or the output folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from quiltsmith.api.print_options import LiveText, help_of
from quiltsmith.cli.lazy_commands import is_again
from quiltsmith.cli.terminal_output import write_line
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.i18n import _

STANDARD_OUTPUT = "-"
OUTPUT_FOLDER = "output"

OutputOption = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="The file to write; its end chooses .pdf, .svg or .png. [default: a PDF in output/]",
    ),
]
LiveTextOption = Annotated[bool, typer.Option("--live-text", help=help_of(LiveText))]
TextOutputOption = Annotated[
    str | None,
    typer.Option(
        "-o", "--output", metavar="FILE", help="The file to write, - for standard output. [default: in output/]"
    ),
]
TextToTerminalOption = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help="The file to write; - is standard output.")
]
ShownOutputOption = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help="Where --show writes the file; - is standard output.")
]
ForceOption = Annotated[bool, typer.Option("--force", help="Overwrite a file that exists.")]


def output_path(output: str | None, usual_name: str) -> Path:
    """Return the path of the file to write; without a wish it lies in the output folder."""
    return Path(OUTPUT_FOLDER) / usual_name if output is None else Path(output)


def refuse_to_overwrite(path: Path, force: bool) -> None:
    """End the command if the file exists, before any work is done for it."""
    if str(path) == STANDARD_OUTPUT:
        return
    try:
        if path.is_dir():
            raise QuiltsmithError(_("{path} is a folder; name a file in it", path=path))
        if path.is_file() and not force and not is_again():
            raise QuiltsmithError(
                _("{path} exists already; choose another name with -o, or overwrite it with --force", path=path)
            )
    except OSError as error:
        raise unwritable(path, error) from None


def write_output(path: Path, content: str | bytes) -> None:
    """Write a whole file and print its path; for `-` print the content itself."""
    from quiltsmith.formats.atomic_write import write_whole

    if str(path) == STANDARD_OUTPUT:
        _write_to_standard_output(content.encode("utf-8") if isinstance(content, str) else content)
        return
    try:
        if path.parent == Path(OUTPUT_FOLDER):
            path.parent.mkdir(exist_ok=True)
        write_whole(path, content)
    except OSError as error:
        raise unwritable(path, error) from None
    write_line(str(path))


@contextmanager
def open_output(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes its place only when all of it is written."""
    from quiltsmith.formats.atomic_write import open_whole

    try:
        with open_whole(path) as file:
            yield file
    except OSError as error:
        raise unwritable(path, error) from None


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
    return QuiltsmithError(
        _("cannot write {path}: {reason}; choose another place with -o", path=path, reason=reason)
    )
