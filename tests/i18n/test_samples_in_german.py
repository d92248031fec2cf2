"""Every bad sample is told about in German, and no English is left in it.

Why is a test here failing? A text reaches a person without `say`, or a value in one of its places does.
Samples of new mistakes are tested by themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import Command
from tests.update_bad_decks import FOLDER as BAD_DECKS
from tests.update_patchwork import BAD_PATCHWORK, sample_command
from tests.update_sheets import BAD_SHEETS, bad_sheet_arguments

SAMPLES = [*BAD_SHEETS.glob("*.txt"), *BAD_PATCHWORK.glob("*.txt"), *BAD_DECKS.glob("*.yaml")]
# Words that hardly an English sentence does without, and no German one has.
ENGLISH = re.compile(
    r"\b(the|is|are|has|have|had|not|of|to|and|or|with|by|for|at|on|it|its|this|that|no|one|two|write|remove|mend|"
    r"turn|turns|card|cards|space|spaces|patch|patches|piece|letter|line|round|score|board)\b",
    re.IGNORECASE,
)
# What is quoted from the file or the format: examples, and lists of names.
QUOTED = re.compile(r"`[^`]*`|hier bekannt: .*")


def command(sample: Path) -> list[str]:
    """Give the command that checks a sample."""
    if sample.parent == BAD_SHEETS:
        return bad_sheet_arguments(sample)
    return sample_command(sample) if sample.parent == BAD_PATCHWORK else ["deck", "check", sample.name]


def texts(value: object, key: str = "") -> Iterator[str]:
    """List what a report in JSON tells a person: messages, hints, notes and what could not be checked."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from texts(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner, key)
    elif isinstance(value, str) and key in ("message", "hint", "notes", "unchecked"):
        yield value


@pytest.mark.parametrize("sample", sorted(SAMPLES), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_sample_is_told_about_in_german(sample: Path, quiltsmith: Command) -> None:
    result = quiltsmith("--lang", "de", *command(sample), "--format", "json", cwd=sample.parent)
    told = list(texts(json.loads(result.out)))
    assert told
    assert [text for text in told if ENGLISH.search(QUOTED.sub("", text)) or "{" in QUOTED.sub("", text)] == []
