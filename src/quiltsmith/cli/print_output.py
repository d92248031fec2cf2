"""Documents on their way to a file: laid out, rendered, written whole, shown, and their paths printed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, overload

from quiltsmith.api.products import ignore_step
from quiltsmith.cli.lazy_commands import wants_to_open
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    OutputFile,
    make_folder,
    output_path,
    refuse_place,
    unwritable,
)
from quiltsmith.cli.progress_bar import Progress
from quiltsmith.cli.terminal_output import write_line
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.api.products import PrintJob
    from quiltsmith.render.cut_file import Cutting
    from quiltsmith.render.output import FileOptions
    from quiltsmith.scene.elements import Document, Page


def print_job(
    job: PrintJob,
    output: str | None,
    usual_name: str,
    *,
    live_text: bool = False,
    kind: str | None = None,
    cut: str | None = None,
) -> None:
    """Lay out, render and write a product, and print its path; `cut` is the file for a cutting machine."""
    laid_out: list[Document] = []

    def make() -> Document:
        if not job.steps:
            laid_out.append(job.make(ignore_step))
        else:
            with Progress(_("puzzles"), job.steps, results_at_end=True) as progress:
                laid_out.append(job.make(progress.step))
        return laid_out[0]

    is_piped = output == STANDARD_OUTPUT
    if cut is not None:
        _check_cut(Path(cut), None if is_piped else output_path(output, usual_name))
    if is_piped:
        from msgspec.structs import replace

        from quiltsmith.render.output import USUAL_FILES

        pipe_document(make(), kind or "pdf", replace(job.files or USUAL_FILES, live_text=live_text))
    else:
        print_document(make, output, usual_name, job.files, live_text=live_text)
    if cut is not None:
        _write_cut(laid_out[0], Path(cut), job.cutting, is_told=not is_piped)


def _check_cut(path: Path, printed: Path | None) -> None:
    from quiltsmith.render.cut_file import check_cut_suffix

    check_cut_suffix(path)
    refuse_place(path)
    if printed is not None and path.resolve() == printed.resolve():
        raise UsageError(_("the print and the cut file need different names"), "cut", "output")


def _write_cut(document: Document, path: Path, cutting: Cutting | None, *, is_told: bool) -> None:
    """Write the cut files; their names are told unless standard output holds the print."""
    from quiltsmith.render.cut_file import Cutting, write_cuts

    try:
        make_folder(path)
        for file in write_cuts(document, path, cutting or Cutting()):
            if is_told:
                write_line(file.as_posix())
    except OSError as error:
        raise unwritable(path, error) from None


def pipe_document(document: Document, kind: str, options: FileOptions) -> None:
    """Write a document to standard output: a PDF, or the one page of a picture."""
    from quiltsmith.render.output import render_document

    if sys.stdout.isatty():
        raise QuiltsmithError(_("a print is no text for a terminal; lead it into a file or another program"))
    if kind != "pdf" and len(document.pages) > 1:
        raise QuiltsmithError(
            _(
                "standard output holds one {kind}, and this has {number} pages; a PDF holds them all",
                kind=kind.upper(),
                number=len(document.pages),
            )
        )
    [content] = render_document(document, f".{kind}", options)
    OutputFile(Path(STANDARD_OUTPUT), overwrite=False).write(content)


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

    path = output_path(output, usual_name)
    try:
        check_suffix(path)
        refuse_place(path)
        with Progress(_("printing"), results_at_end=True) as progress:
            document = make()
            shown = replace(document, pages=ShownPages(document.pages, progress))
            make_folder(path)
            written = write_document(shown, path, replace(options or USUAL_FILES, live_text=live_text))
    except OSError as error:
        raise unwritable(path, error) from None
    for file in written:
        write_line(file.as_posix())
    if wants_to_open():
        open_file(written[0])


class ShownPages(Sequence["Page"]):
    """Pages whose drawing moves a progress bar on; otherwise they are what they were.

    Who goes through them again, to look for fields or labels, does not draw: the bar counts every page once.
    """

    def __init__(self, pages: Sequence[Page], progress: Progress) -> None:
        self._pages = pages
        self._progress = progress
        self._drawn = 0
        progress.expect(len(pages))

    def __iter__(self) -> Iterator[Page]:
        return map(self._page, range(len(self._pages)))

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Page]: ...

    def __getitem__(self, index: int | slice) -> Page | Sequence[Page]:
        return self._pages[index] if isinstance(index, slice) else self._page(index)

    def __len__(self) -> int:
        return len(self._pages)

    def _page(self, number: int) -> Page:
        # Whoever asks for a page has drawn those before it.
        if number > self._drawn:
            self._progress.step(number - self._drawn)
            self._drawn = number
        return self._pages[number]


def open_file(path: Path) -> None:
    """Start the viewer that the system has for a file, and do not wait for it."""
    try:
        if sys.platform == "win32":
            os.startfile(path)  # noqa: S606
            return
        program = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(  # noqa: S603
            [program, str(path.absolute())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        raise QuiltsmithError(_("{path} is written, but no viewer could be started for it", path=path)) from None
