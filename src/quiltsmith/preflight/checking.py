"""All problems of a file for print, with or without a print service in mind."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, RefusedError, in_reading_order
from quiltsmith.formats.reading import name_of, open_binary
from quiltsmith.formats.source import Source
from quiltsmith.preflight.facts import Picture, PrintFile
from quiltsmith.preflight.png_reader import SIGNATURE, read_png
from quiltsmith.preflight.rules import PDF_CHECKS, PICTURE_CHECKS, wrong_file
from quiltsmith.style.preset import Preset
from quiltsmith.talk.saying import say

LARGEST_FILE = 200_000_000
Checked = PrintFile | Picture


def check_file(path: Path, preset: Preset | None = None) -> tuple[Checked | None, list[Problem]]:
    """Read a file, or standard input for `-`, and find all its problems; nothing is known of a broken one."""
    name = name_of(path)
    with open_binary(path) as file:
        data = file.read(LARGEST_FILE + 1)
    return check_bytes(data, name, preset)


def check_bytes(data: bytes, name: str, preset: Preset | None = None) -> tuple[Checked | None, list[Problem]]:
    """Find all problems of a file's content."""
    source = Source(name, "")
    try:
        facts = _read(data, source)
    except RefusedError as refused:
        return None, [refused.problem]
    if isinstance(facts, Picture):
        return facts, [problem for check in PICTURE_CHECKS for problem in check(facts, preset)]
    if misplaced := list(wrong_file.check(facts, preset)):
        # All other problems would be about a file that nobody wants.
        return facts, misplaced
    return facts, in_reading_order([problem for check in PDF_CHECKS for problem in check(facts, preset)])


def _read(data: bytes, source: Source) -> Checked:
    if len(data) > LARGEST_FILE:
        limit = f"{LARGEST_FILE // 1_000_000} MB"
        raise RefusedError(faults.too_large(source.place(), say("the file is larger"), limit))
    if not data.strip():
        raise RefusedError(faults.empty_file(source.place(), "PDF", "quiltsmith cards meadow"))
    if data.startswith(SIGNATURE):
        return read_png(data, source)
    from quiltsmith.preflight.pdf_reader import read_pdf

    return read_pdf(data, source)
