"""The files of a call: refused before anybody is asked, written when all is known."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from quiltsmith.cli.commands.scanning.asking import ask_line
from quiltsmith.cli.commands.scanning.results import SheetTexts, is_folder
from quiltsmith.cli.common import wants_to_open
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.files import refuse_to_overwrite, unwritable
from quiltsmith.cli.terminal.opening import open_file
from quiltsmith.cli.terminal.screen import write_complaint
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.i18n import _


def refuse_files(output: str | None, overlay: str | None, force: bool) -> None:
    """End the command if its files could not be written, before a person has answered anything."""
    from quiltsmith.render.output import check_suffix

    for name in (output, overlay):
        if name is None:
            continue
        folder = Path(name) if is_folder(name) else Path(name).parent
        if not folder.is_dir():
            raise Failure(_("cannot write {path}: there is no folder {folder}", path=name, folder=folder))
    if output is not None and not is_folder(output):
        refuse_to_overwrite(Path(output), force)
    if overlay is not None:
        check_suffix(Path(overlay))
    if wants_to_open() and overlay is None and output is None:
        raise Failure(_("--open shows what is written: name a file with -o or --overlay"))


def asked_names(texts: SheetTexts) -> SheetTexts:
    """Ask where to write sheets that no file was named for."""
    named: dict[Path, str] = {}
    for usual, text in texts.items():
        path: Path | None = _free(usual, named)
        while path is not None and path not in named:
            typed = ask_line(
                _("write the sheet to {path}? Enter: yes, n: no, or another name:", path=path)
            ).strip()
            path = None if typed.lower() == "n" else Path(typed) if typed else path
            if path is not None and (path.exists() or path in named):
                write_complaint(_("{path} exists already", path=path))
                path = _free(usual, named)
            elif path is not None:
                named[path] = text
    return named


def write_files(files: Mapping[Path, str | bytes]) -> list[Path]:
    """Write all files, each whole, and show the first one if that was asked for."""
    for path, content in files.items():
        try:
            write_whole(path, content)
        except OSError as error:
            raise unwritable(path, error) from None
    written = list(files)
    if wants_to_open() and written:
        open_file(written[0])
    return written


def _free(usual: Path, taken: Mapping[Path, str]) -> Path:
    """Give the usual name of a file, or one with a number that no file has yet."""
    path, number = usual, 2
    while path.exists() or path in taken:
        path, number = usual.with_stem(f"{usual.stem}-{number}"), number + 1
    return path
