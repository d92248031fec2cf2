"""Usual names of prints: two prints that differ do not have the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("pad", "doodle-pad.pdf"),
        ("pad --paper A5 --lang de", "doodle-pad-a5-de.pdf"),
        ("pad --lang de --paper a4", "doodle-pad-de.pdf"),
        ("--lang de pad", "doodle-pad-de.pdf"),
        ("pad --up 2 --theme night --ink light", "doodle-pad-up2-night-light.pdf"),
        ("pad --title Über_uns --quiet", "doodle-pad-ueber-uns.pdf"),
        ("cards meadow --no-backs --only P01,S*", "meadow-cards-no-backs-p01-s.pdf"),
        ("tiles patchwork --quiet", "classic-tiles.pdf"),
        ("calibrate --paper 5.5x8.5in", "calibrate-5.5x8.5in.pdf"),
    ],
)
def test_names_say_what_is_different(words: str, name: str, tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split(), cwd=tmp_path)
    assert (result.code, Path(result.out.strip()).as_posix()) == (0, f"output/{name}")


def test_a_name_that_was_chosen_stays(tmp_path: Path, quiltsmith: Command) -> None:
    assert quiltsmith("pad", "--lang", "de", "-o", "mine.pdf", cwd=tmp_path).out == "mine.pdf\n"
