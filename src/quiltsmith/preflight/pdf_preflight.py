"""All problems of a file for print, with or without a print service in mind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from stat import S_ISREG
from tempfile import TemporaryFile
from typing import Any, BinaryIO

from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_reader import name_of, open_binary
from quiltsmith.formats.problems import Problem, ProblemsError, has_errors, in_reading_order, problems_to_json
from quiltsmith.formats.source import Source
from quiltsmith.i18n import N_, _, ngettext
from quiltsmith.preflight.checks import PDF_CHECKS, PICTURE_CHECKS, broken_pdf, wrong_file
from quiltsmith.preflight.pdf_colours import told
from quiltsmith.preflight.pdf_facts import Edges, Picture, PrintFile
from quiltsmith.preflight.pdf_limits import LARGEST_FILE
from quiltsmith.preflight.pdf_reader import SIGNATURE, read_png
from quiltsmith.style.preset import Preset

_BLOCK = 1 << 20
_PDF = b"%PDF"
Checked = PrintFile | Picture


def check_file(path: Path, preset: Preset | None = None) -> tuple[Checked | None, list[Problem]]:
    """Read a file, or standard input for `-`, and find all its problems; nothing is known of a broken one."""
    with open_binary(path) as opened, _on_disk(opened) as file:
        return _check(file, name_of(path), preset)


def check_bytes(data: bytes, name: str, preset: Preset | None = None) -> tuple[Checked | None, list[Problem]]:
    """Find all problems of a file's content."""
    return _check(BytesIO(data), name, preset)


def _check(file: BinaryIO, name: str, preset: Preset | None) -> tuple[Checked | None, list[Problem]]:
    source = Source(name, "")
    try:
        facts = _read(file, source)
    except ProblemsError as refused:
        return None, [*refused.problems]
    if isinstance(facts, Picture):
        return facts, [problem for check in PICTURE_CHECKS for problem in check(facts, preset)]
    if misplaced := list(wrong_file.check(facts, preset)):
        # All other problems would be about a file that nobody wants.
        return facts, misplaced
    return facts, in_reading_order([problem for check in PDF_CHECKS for problem in check(facts, preset)])


@contextmanager
def _on_disk(file: BinaryIO) -> Iterator[BinaryIO]:
    """Return a file that can be mapped into memory: what comes through a pipe or from a device is copied first."""
    if isinstance(file, BytesIO) or S_ISREG(os.fstat(file.fileno()).st_mode):
        yield file
        return
    with TemporaryFile() as copy:
        block = file.read(_BLOCK)
        # What does not even begin like something that is printed is not read to its end, which may never come.
        is_known = block.startswith(SIGNATURE) or _PDF in block
        while block and copy.tell() <= LARGEST_FILE:
            copy.write(block)
            block = file.read(_BLOCK) if is_known else b""
        copy.seek(0)
        yield copy


def _read(file: BinaryIO, source: Source) -> Checked:
    size = file.seek(0, os.SEEK_END)
    if size > LARGEST_FILE:
        limit = f"{LARGEST_FILE // 1_000_000} MB"
        raise ProblemsError([diagnostics.too_large(source.place(), _("the file is larger"), limit)])
    file.seek(0)
    beginning = file.read(_BLOCK)
    if size == len(beginning) and not beginning.strip():
        raise ProblemsError([diagnostics.empty_file(source.place(), N_("PDF"), "quiltsmith cards meadow")])
    file.seek(0)
    if beginning.startswith(SIGNATURE):
        return read_png(file, source)
    if _PDF not in beginning:
        raise ProblemsError([broken_pdf.unreadable(source.place(), _("it does not begin like one"))])
    from quiltsmith.preflight.pdf_reader import read_pdf

    return read_pdf(file, source)


def to_json(name: str, facts: PrintFile | Picture | None, problems: list[Problem]) -> dict[str, Any]:
    """Return the record that scripts read of a file for print."""
    result: dict[str, Any] = {"file": name, "valid": not has_errors(problems)}
    if isinstance(facts, Picture):
        result |= {"pixels": [facts.width, facts.height]}
    elif facts is not None:
        first = facts.pages[0]
        result |= {
            "pages": len(facts.pages),
            "page_size": [round(side, 2) for side in first.boxes["MediaBox"].size],
            "trim_size": [round(side, 2) for side in first.trim.size],
            "colours": sorted({kind for page in facts.pages for kind in page.painted.colours}),
            "most_ink": round(max(page.painted.most_ink for page in facts.pages), 3),
            "pdfx": facts.pdfx,
            "output_intents": list(facts.conditions),
        }
    return result | problems_to_json(problems)


def about(facts: PrintFile | Picture | None) -> str:
    """Describe in a line what a file is: pages, size, colours; each part ends with a comma."""
    if facts is None:
        return ""
    if isinstance(facts, Picture):
        return _("{width} × {height} pixels, ", width=facts.width, height=facts.height)
    first = facts.pages[0]
    colours = sorted({kind for page in facts.pages for kind in page.painted.colours})
    size = _size(first.boxes["MediaBox"])
    pages = ngettext(len(facts.pages), "{number} page of {size}", "{number} pages of {size}", size=size)
    is_cut = first.trim != first.boxes["MediaBox"]
    cut = _("cut to {size}", size=_size(first.trim)) if is_cut else ""
    parts = (pages, cut, _(" and ").join(map(told, colours)), facts.pdfx)
    return "".join(f"{part}, " for part in parts if part)


def _size(edges: Edges) -> str:
    width, height = edges.size
    return _("{width:g} × {height:g} mm", width=round(width, 2), height=round(height, 2))
