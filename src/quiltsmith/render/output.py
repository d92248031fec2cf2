"""Files from a document: the suffix chooses the renderer, and files appear whole."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from quiltsmith.formats.writing import write_whole
from quiltsmith.render.options import USUAL_FILES, FileOptions
from quiltsmith.scene.elements import Document
from quiltsmith.style.unprintable import refusing_unprintable
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

SUFFIXES = (".pdf", ".svg", ".png")


class SuffixError(Refusal):
    """An output file whose ending says nothing about its kind."""


def check_suffix(path: Path) -> str:
    """Give the suffix of an output file in lower case, or raise SuffixError; commands call it before any work."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise SuffixError(
            say(
                "`{path}` does not say what to write; end the name of the file with one of {known}",
                path=path.name,
                known=known,
            )
        )
    return suffix


def write_document(document: Document, path: Path, options: FileOptions = USUAL_FILES) -> tuple[Path, ...]:
    """Render a document, then write it; several pages of SVG or PNG become `name-1.svg` and so on."""
    contents = render_document(document, check_suffix(path), options)
    files = named_contents(document, path, contents, options)
    for target, content in files.items():
        write_whole(target, content)
    return tuple(files)


@refusing_unprintable()
def render_document(document: Document, suffix: str, options: FileOptions = USUAL_FILES) -> tuple[bytes, ...]:
    """Give what the files of a document hold: a PDF, or an SVG or PNG for each page."""
    # Each renderer brings a large library with it, so only the one that is needed is loaded.
    if suffix == ".svg":
        from quiltsmith.render.svg import render_svg

        return tuple(
            text.encode("utf-8") for text in render_svg(document, "live" if options.live_text else "outlines")
        )
    if suffix == ".png":
        from quiltsmith.render.png import render_png

        return tuple(render_png(document, options.dpi))
    from quiltsmith.render.deferred import defer

    # Reportlab loads it for pictures, of which we have none: a sixth of the time of a small job.
    defer("PIL.Image")
    from quiltsmith.render.pdf import render_pdf

    return (render_pdf(document, options.pdf),)


def named_contents(
    document: Document, path: Path, contents: tuple[bytes, ...], options: FileOptions = USUAL_FILES
) -> dict[Path, bytes]:
    """Name the files of a document after the path of the whole."""
    if len(contents) == 1:
        return {path: contents[0]}
    endings = _labels(document) if options.by_label else _numbers(len(contents))
    names = [path.with_stem(f"{path.stem}-{ending}") for ending in endings]
    return dict(zip(names, contents, strict=True))


def _numbers(count: int) -> list[str]:
    digits = len(str(count))
    return [f"{number:0{digits}}" for number in range(1, count + 1)]


def _labels(document: Document) -> list[str]:
    """Make endings of names out of the labels of pages; those that come again, as copies do, are counted."""
    words = [re.sub(r"\W+", "-", page.label).strip("-") or "page" for page in document.pages]
    seen: Counter[str] = Counter()
    endings = []
    for word in words:
        # Disks of two big systems take upper and lower case for the same.
        key = word.casefold()
        seen[key] += 1
        endings.append(f"{word}-{seen[key]}" if seen[key] > 1 else word)
    return endings if len({ending.casefold() for ending in endings}) == len(endings) else _numbers(len(endings))
