"""Balance reports as files: a page for browsers, pages to print, or JSON for programs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from quiltsmith import __version__
from quiltsmith.cli.commands.simulation.playing import speed_text
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import write_output
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.balance_report import Report
    from quiltsmith.style.print_style import Style

_SUFFIXES = (".html", ".pdf", ".json")


def report_file_or_fail(name: str) -> Path:
    """Look at the name of a report before a game is played."""
    path = Path(name)
    if path.suffix.lower() not in _SUFFIXES:
        suffixes = ", ".join(_SUFFIXES)
        raise Failure(_("a report is a {suffixes} file, not {file}", suffixes=suffixes, file=path.name))
    if not path.parent.is_dir():
        raise Failure(_("cannot write {path}: there is no folder {folder}", path=path, folder=path.parent))
    return path


def write_report(report: Report, deck: Deck, speed: float, path: Path, style: Style) -> None:
    """Write a report in the form that the end of the file's name says, and print its path."""
    suffix = path.suffix.lower()
    if suffix == ".pdf":
        from quiltsmith.layout.report.report_document import report_document

        print_document(lambda: report_document(report, deck, style), str(path), path.name)
    elif suffix == ".html":
        from quiltsmith.web.html_report import report_page

        write_output(path, report_page(report, deck, style, f"quiltsmith {__version__} · {speed_text(speed)}"))
    else:
        from quiltsmith.cli.reports.simulation import report_json

        write_output(path, report_json(report, speed) + "\n")
