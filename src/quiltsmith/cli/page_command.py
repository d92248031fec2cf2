"""`quiltsmith page`: everything as a page that needs no server and no Python."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.terminal_output import write_line, write_note
from quiltsmith.i18n import N_


@example("quiltsmith page output")
def page(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help=N_("Where to write it."), show_default="output")
    ] = Path("output"),
    parts: Annotated[
        Path | None,
        typer.Option("--parts", metavar="FOLDER", help=N_("Keep what is downloaded here, for the next time.")),
    ] = None,
) -> None:
    """Build quiltsmith as a web page that needs no Python.

    Writes the folder `page`, a site for any web host, and `quiltsmith.html`, one file that opens by a double
    click. Needs Node.js; gets Python for browsers from npm and libraries from PyPI, in fixed versions.
    """
    if parts is not None:
        _build(folder, parts)
        return
    with TemporaryDirectory(prefix="quiltsmith-parts-") as scratch:
        _build(folder, Path(scratch))


def _build(folder: Path, parts: Path) -> None:
    from quiltsmith.page.page_builder import build_page

    built = build_page(folder, parts, write_note)
    for path in (built.site / "index.html", built.single):
        write_line(path.as_posix())
