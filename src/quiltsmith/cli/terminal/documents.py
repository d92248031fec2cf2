"""Documents on their way to a file: laid out, rendered, written whole, and their paths printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from quiltsmith.cli.common import wants_to_open
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.files import OUTPUT_FOLDER, output_path, unwritable
from quiltsmith.cli.terminal.naming import telling_name
from quiltsmith.cli.terminal.page_progress import ShownPages
from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.cli.terminal.screen import write_line
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.render.output import FileOptions
    from quiltsmith.scene.elements import Document


class Caught(NamedTuple):
    """A document that a command would print, the usual name of its file, and how the file is written."""

    make: Callable[[], Document]
    usual_name: str
    options: FileOptions | None


_catcher: ContextVar[Callable[[Caught], None] | None] = ContextVar("who takes documents", default=None)


@contextmanager
def catching(catch: Callable[[Caught], None]) -> Iterator[None]:
    """Hand documents over instead of writing them, to show what a command would print."""
    before = _catcher.set(catch)
    try:
        yield
    finally:
        _catcher.reset(before)


def print_document(
    make: Callable[[], Document],
    output: str | None,
    usual_name: str,
    options: FileOptions | None = None,
    *,
    live_text: bool = False,
) -> None:
    """Lay out, render and write a document, and print its path; what cannot be printed is said in a sentence.

    The document is made only after the name of the file is known to be good, so that mistakes are told at once.
    """
    from msgspec.structs import replace

    from quiltsmith.render.output import USUAL_FILES, check_suffix, write_document

    options = replace(options or USUAL_FILES, live_text=live_text)
    catch = _catcher.get()
    if catch is not None:
        catch(Caught(make, usual_name, options))
        return
    path = output_path(output, telling_name(usual_name))
    try:
        check_suffix(path)
        if path.parent == Path(OUTPUT_FOLDER):
            path.parent.mkdir(exist_ok=True)
        if not path.parent.is_dir():
            raise Failure(_("cannot write {path}: there is no folder {folder}", path=path, folder=path.parent))
        with Progress(_("printing"), results_at_end=True) as progress:
            document = make()
            pages = ShownPages(document.pages, progress)
            written = write_document(replace(document, pages=pages), path, options)
    except OSError as error:
        raise unwritable(path, error) from None
    for file in written:
        write_line(str(file))
    if wants_to_open():
        from quiltsmith.cli.terminal.opening import open_file

        open_file(written[0])
