"""The German catalogue is complete: every text that is said has its German, with the same places in it.

Why is a test here failing? A message is new or has changed. Put its German into `i18n/german/`, into the file of
the room that says it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from string import Formatter

from quiltsmith.i18n import german
from quiltsmith.i18n.german import catalogue
from tests.i18n.said_texts import ROOT, loose_texts, modules, raw_texts, said_texts


def places(text: str) -> set[str]:
    """List the places of a text by name; a text with single braces has none, and is said without values."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return set()


def test_every_text_that_is_said_has_its_german() -> None:
    translated = catalogue()
    missing = {found.text: found.where for module in modules() for found in said_texts(module)}
    assert {text: where for text, where in missing.items() if text not in translated} == {}


def test_nothing_stands_in_the_catalogue_that_nobody_says() -> None:
    said = {found.text for module in modules() for found in said_texts(module)}
    assert [text for text in catalogue() if text not in said] == []


def test_a_text_has_one_german() -> None:
    """Whichever file came last would win, wherever the text is said."""
    rooms = [
        import_module(f"{german.__name__}.{room.name}") for room in iter_modules(german.__path__) if not room.ispkg
    ]
    whole = catalogue()
    assert [text for room in rooms for text, said in room.TEXTS.items() if said != whole[text]] == []


def test_german_has_the_places_of_the_english() -> None:
    assert [english for english, said in catalogue().items() if places(said) != places(english)] == []


def test_nothing_is_told_that_was_not_said() -> None:
    assert [text for module in modules() for text in raw_texts(module)] == []


def test_reports_say_every_word() -> None:
    reports = list((ROOT / "cli").glob("*_report.py"))
    assert len(reports) > 3
    assert [text for module in reports for text in loose_texts(module)] == []
