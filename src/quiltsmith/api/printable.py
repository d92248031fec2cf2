"""What programs print: documents that become PDF, SVG or PNG, in files or in memory, and pages to look at."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import Literal, get_args, overload

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.api.described_options import one_of
from quiltsmith.api.public_functions import public
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.i18n import _, ngettext
from quiltsmith.render.cut_file import Cutting, write_cuts
from quiltsmith.render.output import USUAL_FILES, FileOptions, render_document, write_document
from quiltsmith.scene.elements import Document

FileKind = Literal["pdf", "svg", "png"]
_MOST_SHOWN = 8
_PICTURE = (
    '<img src="data:image/svg+xml;base64,{data}" alt="{label}" style="max-width: 100%; border: 1px solid #ccc">'
)


class Printable(Struct, frozen=True, eq=False):
    """A document that `write` writes to files.

    `len` counts its pages. A notebook shows the first of them.
    """

    document: Document
    options: FileOptions = USUAL_FILES
    cutting: Cutting | None = None

    @property
    def title(self) -> str:
        """The title, in the language of the print."""
        return self.document.title

    def __len__(self) -> int:
        return len(self.document.pages)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.title!r}, pages: {len(self)}>"

    def to_html(self, most: int = _MOST_SHOWN) -> str:
        """Return the first pages as HTML, each an SVG picture that needs no other file.

        Args:
            most: How many pages are drawn at most.

        >>> page = qs.cards("meadow", only=["P01", "P02"], backs=False).to_html()
        >>> page.count("<img src="), page.endswith("</figure>")
        (1, True)
        """
        from quiltsmith.render.svg import render_svg

        pictures = []
        # Each is a picture of its own: the names inside one SVG would mix with those inside the next.
        for page, svg in zip(
            self.document.pages, islice(render_svg(self.document), max(0, min(most, len(self)))), strict=False
        ):
            data = b64encode(svg.encode("utf-8")).decode("ascii")
            pictures.append(_PICTURE.format(data=data, label=escape(page.label)))
        left = len(self) - len(pictures)
        more = ngettext(left, "and {number} more page", "and {number} more pages") if left else ""
        caption = f"<figcaption>{escape(self.title)} {more}".rstrip() + "</figcaption>"
        return f"<figure>{''.join(pictures)}{caption}</figure>"

    def _repr_html_(self) -> str:
        return self.to_html()


@overload
def write(
    printable: Printable, path: str | PathLike[str], *, dpi: float | None = None, live_text: bool = False
) -> tuple[Path, ...]: ...


@overload
def write(
    printable: Printable, *, kind: FileKind = "pdf", dpi: float | None = None, live_text: bool = False
) -> tuple[bytes, ...]: ...


@public
def write(
    printable: Printable,
    path: str | PathLike[str] | None = None,
    *,
    kind: FileKind = "pdf",
    dpi: float | None = None,
    live_text: bool = False,
) -> tuple[Path, ...] | tuple[bytes, ...]:
    """Write a document as PDF, SVG or PNG, and return the paths of the files, or without a path their bytes.

    A PDF is one file. SVG and PNG are one file for each page; several are numbered, `pad-1.svg` and so on. Files
    appear whole or not at all.

    Args:
        printable: What a function such as `pad` returned.
        path: The file to write; its suffix chooses the format.
        kind: The format of the bytes, where there is no path.
        dpi: The resolution of PNG; by default 300, or what the print shop wants.
        live_text: Whether texts of SVG can be edited. By default they are outlines, which look the same
            everywhere.

    Raises:
        QuiltsmithError: The suffix is unknown, or the file cannot be written.

    >>> [pdf] = qs.write(qs.pad("doodle", paper="a5"))
    >>> pdf[:5]
    b'%PDF-'
    """
    options = replace(printable.options, live_text=live_text)
    options = options if dpi is None else replace(options, dpi=dpi)
    if path is None:
        return render_document(printable.document, f".{one_of('kind', kind, get_args(FileKind))}", options)
    try:
        return write_document(printable.document, Path(path), options)
    except OSError as error:
        raise QuiltsmithError(
            _("cannot write {path}: {reason}", path=path, reason=system_reason(error))
        ) from error


@public
def write_cut_files(printable: Printable, path: str | PathLike[str]) -> tuple[Path, ...]:
    """Write the outlines of what is cut out, for a cutting machine, and return the paths of the files.

    There is a file for each page with something to cut. Where a document has several pages, the name of each file
    ends with the number of its page: `cut-1.dxf`, `cut-3.dxf`.

    Args:
        printable: What `tiles`, `cards`, `boards`, `box` or `kit` returned.
        path: The file to write; its suffix chooses SVG or DXF.

    Raises:
        QuiltsmithError: There is nothing to cut, or the suffix is unknown.

    >>> import tempfile
    >>> folder = tempfile.mkdtemp()
    >>> [first, second] = qs.write_cut_files(qs.tiles("classic", only="patches"), f"{folder}/cut.svg")
    >>> first.name
    'cut-1.svg'
    """
    try:
        return write_cuts(printable.document, Path(path), printable.cutting or Cutting())
    except OSError as error:
        raise QuiltsmithError(
            _("cannot write {path}: {reason}", path=path, reason=system_reason(error))
        ) from error
