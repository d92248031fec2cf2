"""`quiltsmith examples`: the example files, to try things out with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.files import ForceOption, unwritable
from quiltsmith.cli.terminal.screen import write_line
from quiltsmith.i18n import _

EXAMPLE = "Example: quiltsmith examples my-examples"
_NOT_FOR_PEOPLE = "expected"


def examples(
    folder: Annotated[
        Path, typer.Argument(metavar="[FOLDER]", help="Where to put them. [default: examples]")
    ] = Path("examples"),
    force: ForceOption = False,
) -> None:
    """Copy the examples into a folder.

    They are sheets, games, decks and a deal. Then try, for example: quiltsmith sheet check examples/good.txt
    """
    from quiltsmith.formats.atomic_write import write_whole
    from quiltsmith.formats.library import shipped_folder

    shipped = shipped_folder("examples")
    files = sorted(path for path in shipped.rglob("*") if path.is_file() and path.parent.name != _NOT_FOR_PEOPLE)
    copies = [(path, folder / path.relative_to(shipped)) for path in files]
    taken = next((copy for _unused, copy in copies if copy.exists()), None)
    if taken is not None and not force:
        raise Failure(_("{path} exists already; choose another folder, or overwrite it with --force", path=taken))
    for path, copy in copies:
        try:
            copy.parent.mkdir(parents=True, exist_ok=True)
            write_whole(copy, path.read_bytes())
        except OSError as error:
            raise unwritable(copy, error) from None
        write_line(str(copy))
