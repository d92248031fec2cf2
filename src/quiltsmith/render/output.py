"""Files from a document: the suffix chooses the renderer, and files appear whole."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from quiltsmith.formats.writing import write_whole
from quiltsmith.layout.scene import Document
from quiltsmith.render.options import PdfOptions

SUFFIXES = (".pdf", ".svg", ".png")


class SuffixError(ValueError):
    """An output file whose ending says nothing about its kind."""


def check_suffix(path: Path) -> str:
    """Give the suffix of an output file in lower case, or raise SuffixError; commands call it before any work."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise SuffixError(
            f"`{path.name}` does not say what to write; end the name of the file with one of {known}"
        )
    return suffix


def write_document(
    document: Document, path: Path, *, dpi: float = 300, pdf: PdfOptions | None = None
) -> tuple[Path, ...]:
    """Render a document, then write it; several pages of SVG or PNG become `name-1.svg` and so on."""
    suffix = check_suffix(path)
    files = _named(path, [*_render(document, suffix, dpi, pdf)])
    for target, content in files.items():
        write_whole(target, content)
    return tuple(files)


def _render(document: Document, suffix: str, dpi: float, pdf: PdfOptions | None) -> Iterable[str | bytes]:
    # Each renderer brings a large library with it, so only the one that is needed is loaded.
    if suffix == ".svg":
        from quiltsmith.render.svg import render_svg

        return render_svg(document)
    if suffix == ".png":
        from quiltsmith.render.png import render_png

        return render_png(document, dpi)
    from quiltsmith.render.deferred import defer

    # Reportlab loads it for pictures, of which we have none: a sixth of the time of a small job.
    defer("PIL.Image")
    from quiltsmith.render.pdf import render_pdf

    return [render_pdf(document, pdf)]


def _named(path: Path, contents: list[str | bytes]) -> dict[Path, str | bytes]:
    if len(contents) == 1:
        return {path: contents[0]}
    digits = len(str(len(contents)))
    return {
        path.with_stem(f"{path.stem}-{number:0{digits}}"): content for number, content in enumerate(contents, 1)
    }
