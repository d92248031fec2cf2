"""What the commands that list shipped files share: `--show`, `--preview`, and the list itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.reports.problems import PlainFormat
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import STANDARD_OUTPUT, output_path, refuse_to_overwrite, write_output
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.scene.elements import Document

_PREVIEW_DPI = 150
_SCHEMA = "# yaml-language-server:"

ShowOption = Annotated[
    str | None, typer.Option("--show", metavar="NAME", help="Print the shipped file, to copy and change.")
]
PreviewOption = Annotated[
    str | None, typer.Option("--preview", metavar="FILE", help="Draw all of them: a PNG, PDF or SVG file.")
]


def print_preview(make: Callable[[], Document], preview: str, usual_name: str) -> None:
    """Write a preview, which is for the screen."""
    from quiltsmith.render.output import FileOptions

    print_document(make, preview, usual_name, FileOptions(dpi=_PREVIEW_DPI))


def show_shipped(folder: str, name: str, what: str, output: str = STANDARD_OUTPUT) -> None:
    """Print a shipped file, or copy it; the line with its schema, which lies elsewhere for others, is left out."""
    from quiltsmith.formats.library import shipped_folder, shipped_names
    from quiltsmith.formats.suggestions import did_you_mean

    names, path = shipped_names(folder), output_path(output, name)
    name = name.lower()
    if name not in names:
        raise Failure(
            _("there is no {what} `{name}`; {hint}", what=_(what), name=name, hint=did_you_mean(name, names))
        )
    text = (shipped_folder(folder) / f"{name}.yaml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(_SCHEMA)]
    if output == STANDARD_OUTPUT:
        for line in lines:
            write_line(line)
        return
    refuse_to_overwrite(path, force=False)
    write_output(path, "\n".join((*lines, "")))


def write_list(
    heads: Sequence[str], entries: Sequence[dict[str, Any]], list_format: PlainFormat, what: str
) -> None:
    """Write a table of the entries, or all that is known of them as JSON."""
    from quiltsmith.cli.terminal.tables import listing

    if list_format is PlainFormat.JSON:
        write_json({what: list(entries)})
        return
    rows = [[str(entry[head]) for head in heads] for entry in entries]
    titles = [_title(head) for head in heads]
    for line in listing(titles, rows):
        write_line(line)


def _title(head: str) -> str:
    return {
        "name": _("name"),
        "title": _("title"),
        "rules": _("rules"),
        "board": _("board"),
        "deck": _("deck"),
        "game": _("game"),
        "cards": _("cards"),
        "start cards": _("start cards"),
        "mm": _("mm"),
        "inches": _("inches"),
        "what comes out": _("what comes out"),
        "fabrics": _("fabrics"),
        "patterns": _("patterns"),
    }[head]
