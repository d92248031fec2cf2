"""All problems of a file for print, with or without a print service in mind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from stat import S_ISREG
from tempfile import TemporaryFile
from typing import BinaryIO

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, RefusedError, in_reading_order
from quiltsmith.formats.reading import name_of, open_binary
from quiltsmith.formats.source import Source
from quiltsmith.preflight.facts import Picture, PrintFile
from quiltsmith.preflight.png_reader import SIGNATURE, read_png
from quiltsmith.preflight.rules import PDF_CHECKS, PICTURE_CHECKS, broken_pdf, wrong_file
from quiltsmith.style.preset import Preset
from quiltsmith.talk.saying import say

LARGEST_FILE = 200_000_000
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
    except RefusedError as refused:
        return None, [refused.problem]
    if isinstance(facts, Picture):
        return facts, [problem for check in PICTURE_CHECKS for problem in check(facts, preset)]
    if misplaced := list(wrong_file.check(facts, preset)):
        # All other problems would be about a file that nobody wants.
        return facts, misplaced
    return facts, in_reading_order([problem for check in PDF_CHECKS for problem in check(facts, preset)])


@contextmanager
def _on_disk(file: BinaryIO) -> Iterator[BinaryIO]:
    """Give a file that can be mapped into memory: what comes through a pipe or from a device is copied first."""
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
        raise RefusedError(faults.too_large(source.place(), say("the file is larger"), limit))
    file.seek(0)
    beginning = file.read(_BLOCK)
    if size == len(beginning) and not beginning.strip():
        raise RefusedError(faults.empty_file(source.place(), "PDF", "quiltsmith cards meadow"))
    file.seek(0)
    if beginning.startswith(SIGNATURE):
        return read_png(file, source)
    if _PDF not in beginning:
        raise RefusedError(broken_pdf.unreadable(source.place(), say("it does not begin like one")))
    from quiltsmith.preflight.pdf_reader import read_pdf

    return read_pdf(file, source)
