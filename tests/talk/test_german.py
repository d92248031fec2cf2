"""The German catalogue is complete: every text that is said has its German, with the same places in it.

Why is a test here failing? A message is new or has changed. Put its German into `talk/german/`, into the file of
the room that says it.
"""

from __future__ import annotations

from pathlib import Path
from string import Formatter

import pytest

from quiltsmith.talk.german import catalogue
from tests.talk.said_texts import ROOT, modules, raw_texts, said_texts

# Rooms, or files, in which all that is told to a person has been put into `say`.
CONVERTED = (
    "api",
    "cli",
    "decks",
    "formats",
    "games/doodle",
    "geometry",
    "layout",
    "preflight",
    "render",
    "style",
    "talk",
)


def places(text: str) -> set[str]:
    """List the places of a text by name; a text with single braces has none, and is said without values."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return set()


def is_converted(module: Path) -> bool:
    """Tell whether a module is in a room that is converted."""
    name = module.relative_to(ROOT).as_posix()
    return any(name == room or name.startswith(f"{room}/") for room in CONVERTED)


def test_every_text_that_is_said_has_its_german() -> None:
    german = catalogue()
    missing = {found.text: found.where for module in modules() for found in said_texts(module)}
    assert {text: where for text, where in missing.items() if text not in german} == {}


def test_nothing_stands_in_the_catalogue_that_nobody_says() -> None:
    said = {found.text for module in modules() for found in said_texts(module)}
    assert [text for text in catalogue() if text not in said] == []


@pytest.mark.parametrize("english", sorted(catalogue()))
def test_german_has_the_places_of_the_english(english: str) -> None:
    assert places(catalogue()[english]) == places(english)


@pytest.mark.parametrize(
    "module",
    [module for module in modules() if is_converted(module)],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_nothing_is_told_that_was_not_said(module: Path) -> None:
    assert list(raw_texts(module)) == []
