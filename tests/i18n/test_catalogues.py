"""Every catalogue is complete: each text that is said has its translation, with the same places in it.

Why is a test here failing? A text is new or has changed. Run `make catalogues`, and translate what is empty in
`i18n/locales/*.po`; `docs/translating.md` says how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Formatter

import catalogues
import pytest
from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.plurals import get_plural

from quiltsmith.i18n import catalogue as compiled_catalogue
from quiltsmith.i18n.compiled_catalogue import message_key
from quiltsmith.i18n.number_format import SAMPLE
from tests.i18n.raw_texts import ROOT, hidden_texts, loose_texts, modules, raw_texts

FOLDER = catalogues.ROOT / catalogues.LOCALES
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.po"))


@cache
def template() -> Catalog:
    return catalogues.extract()


@cache
def catalogue(language: str) -> Catalog:
    return catalogues.read_catalogue(FOLDER / f"{language}.po")


def places(text: str) -> set[str]:
    """List the places of a text by name; a text with single braces has none, and is said without values."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return set()


def texts_of(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, (tuple, list)) else (message.id,)


def strings_of(message: Message) -> tuple[str, ...]:
    return tuple(message.string) if isinstance(message.string, (tuple, list)) else (message.string or "",)


def test_the_template_has_all_texts_of_the_source() -> None:
    assert (FOLDER / catalogues.TEMPLATE).read_bytes() == catalogues.po_bytes(template())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_just_the_texts_of_the_template(language: str) -> None:
    keys = {(message.context, *texts_of(message)) for message in template() if message.id}
    assert {(message.context, *texts_of(message)) for message in catalogue(language) if message.id} == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    messages = [message for message in catalogue(language) if message.id]
    assert [message.id for message in messages if not all(strings_of(message)) or message.fuzzy] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_places_of_the_english(language: str) -> None:
    assert [message.id for message in catalogue(language) if message.id and not has_the_places(message)] == []


def has_the_places(message: Message) -> bool:
    """Tell whether each form has the places of the English; a form for one thing may say its number in a word."""
    known = set().union(*(places(text) for text in texts_of(message)))
    needed = set.intersection(*(places(text) for text in texts_of(message)))
    if len(texts_of(message)) > 1:
        needed -= {"number"}
    return all(needed <= places(text) <= known for text in strings_of(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_plural_forms_of_its_language(language: str) -> None:
    plural = get_plural(language)
    assert (catalogue(language).num_plurals, catalogue(language).plural_expr) == (
        plural.num_plurals,
        plural.plural_expr,
    )
    forms = {
        len(strings_of(message)) for message in catalogue(language) if message.id and len(texts_of(message)) > 1
    }
    assert forms == {plural.num_plurals}


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_spaces_and_lines_around_texts(language: str) -> None:
    def around(text: str) -> tuple[int, int]:
        return len(text) - len(text.lstrip()), len(text) - len(text.rstrip())

    messages = [message for message in catalogue(language) if message.id]
    assert [
        message.id
        for message in messages
        if {around(text) for text in strings_of(message)} != {around(text) for text in texts_of(message)}
    ] == []


def test_no_two_texts_go_by_one_key() -> None:
    keys = [(message.context, message_key(texts_of(message)[0])) for message in template() if message.id]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_was_translated(language: str) -> None:
    compiled = compiled_catalogue(language)
    for message in catalogue(language):
        if message.context is not None:
            assert compiled.pgettext(message.context, texts_of(message)[0]) == message.string
        elif message.id and len(texts_of(message)) > 1:
            assert compiled.plural_forms(*texts_of(message)) == strings_of(message)
        elif message.id:
            assert compiled.gettext(texts_of(message)[0]) == message.string


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_program_reads_them(language: str) -> None:
    [sample] = [message for message in catalogue(language) if message.context == "number format"]
    assert SAMPLE.fullmatch(strings_of(sample)[0])


def test_nothing_is_told_that_was_not_said() -> None:
    assert [text for module in modules() for text in raw_texts(module)] == []


def test_reports_say_every_word() -> None:
    reports = list((ROOT / "cli").glob("*_report.py"))
    assert len(reports) > 3
    assert [text for module in reports for text in loose_texts(module)] == []


def test_every_text_stands_where_babel_finds_it() -> None:
    assert [text for module in modules() for text in hidden_texts(module)] == []


def test_help_and_pages_of_problem_codes_are_extracted(tmp_path: Path) -> None:
    (tmp_path / "checks").mkdir()
    check = tmp_path / "checks" / "wrong_hat.py"
    check.write_text('"""A hat is wrong.\n\nTake another.\n\nFAIL:\n    hat\n"""\n', encoding="utf-8")
    command = tmp_path / "hat_command.py"
    command.write_text('@example("quiltsmith hat")\ndef hat():\n    """Make a hat."""\n', encoding="utf-8")

    def found(path: Path) -> list[str]:
        with path.open("rb") as file:
            return [text for _, _, text, _ in catalogues.extract_python(file, catalogues.KEYWORDS, (), {})]

    assert found(check) == ["A hat is wrong.\n\nTake another."]
    assert found(command) == ["Make a hat."]
