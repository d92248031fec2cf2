"""`quiltsmith studio`: all of it in a local web page."""

from __future__ import annotations

import os
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.terminal_output import write_line
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _
from quiltsmith.scene.qr_code import QUIET_ZONE, qr_code


@example("quiltsmith studio my-quilts")
def studio(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help=N_("Where your decks and sheets are."), show_default="this folder"),
    ] = Path(),
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="N", min=1, max=65535, help=N_("The port to use. [default: one that is free]")
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help=N_("Print the address only, and open no browser."))
    ] = False,
    phone: Annotated[
        bool,
        typer.Option(
            "--phone",
            help=N_("Let phones in your network send photos of sheets and see the table, and nothing else."),
        ),
    ] = False,
) -> None:
    """Open everything in your browser.

    It runs on your own machine.

    Check sheets, design decks, print and play. Nothing leaves your machine, and what you save are files in the
    folder, as all commands read them. Ctrl-C ends it.
    """
    from quiltsmith.studio.server import OpenStudio

    if not folder.is_dir():
        raise QuiltsmithError(_("there is no folder {folder}", folder=folder))
    opened = OpenStudio(port, for_phones=phone)
    # Names of files mean the same here as for commands that are run in that folder.
    os.chdir(folder)
    write_line(opened.address)
    sys.stdout.flush()
    if no_browser:
        told = _("the studio is at this address; Ctrl-C ends it")
    else:
        _open(opened.address)
        told = _("the studio is open in your browser; Ctrl-C ends it")
    sys.stderr.write(told + "\n")
    if opened.is_elsewhere:
        told = _("another program has the usual port; what browsers have kept for a studio there is not seen here")
        sys.stderr.write(told + "\n")
    if opened.phone_address is not None:
        _tell_of_phones(opened.phone_address)
    try:
        opened.serve(Path())
    except KeyboardInterrupt:
        sys.stderr.write("\n" + _("the studio has ended; what you saved is in {folder}", folder=Path.cwd()) + "\n")


def _tell_of_phones(address: str) -> None:
    """Say plainly what else is open, with a code for the phone's camera."""
    told = [
        *code_lines(address),
        _("phones in your network can open {address}", address=address),
        _(
            "it can only send photos to this studio and show the table; it ends with it, and nothing else is open "
            "to them"
        ),
    ]
    sys.stderr.write("\n".join(told) + "\n")


def _open(address: str) -> None:
    """Open the browser beside our own work: some systems wait until it has started."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


_HALVES = {("#", "#"): " ", ("#", "."): "▄", (".", "#"): "▀", (".", "."): "█"}
"""Light squares are drawn, dark ones left out: most terminals are dark, and phones read both."""


def code_lines(text: str) -> list[str]:
    """Draw a code, where there is a terminal that can show it."""
    if not sys.stderr.isatty():
        return []
    try:
        "▄▀█".encode(sys.stderr.encoding or "utf-8")
    except UnicodeEncodeError:
        return []
    rows = qr_code(text)
    edge = "." * QUIET_ZONE
    empty = "." * (len(rows) + 2 * QUIET_ZONE)
    lines = [*[empty] * QUIET_ZONE, *(f"{edge}{row}{edge}" for row in rows), *[empty] * QUIET_ZONE]
    pairs = zip_longest(lines[::2], lines[1::2], fillvalue=empty)
    return [
        "".join(_HALVES[one, other] for one, other in zip(above, below, strict=True)) for above, below in pairs
    ]
