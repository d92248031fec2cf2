"""How commands end: what is told of refusals, and the exit code."""

from __future__ import annotations

import pytest

from quiltsmith.api.load_definitions import load_deck
from quiltsmith.cli.refusals import PROBLEMS, USAGE, exit_code_of, sentence_of
from quiltsmith.errors import ContentError, QuiltsmithError, UsageError
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.games.doodle.doodle_deal import too_few_cards
from tests.conftest import Command


def refused_deck(origin: str) -> ProblemsError:
    with pytest.raises(ProblemsError) as refused:
        load_deck(origin)
    return refused.value


def test_options_are_written_as_flags() -> None:
    refused = UsageError("that is too much", "sheets", "large_print")
    assert sentence_of(refused) == "that is too much (--sheets, --large-print)"
    assert exit_code_of(refused) == USAGE


def test_files_with_mistakes_are_no_wrong_use() -> None:
    mistake = refused_deck("deck: tiny\ngame: doodle\ncards: [{id: P01, size: 3, shape: '##'}]\n")
    assert (sentence_of(mistake), exit_code_of(mistake)) == (
        "<text> cannot be used before this is mended",
        PROBLEMS,
    )
    assert exit_code_of(ContentError("damaged")) == PROBLEMS


def test_a_name_that_is_not_there_is_wrong_use() -> None:
    unknown = refused_deck("medow")
    assert exit_code_of(unknown) == USAGE
    assert sentence_of(unknown) == "there is no deck `medow`; did you mean `meadow`?"


def test_a_refusal_that_has_a_code_tells_it() -> None:
    assert sentence_of(too_few_cards(load_deck("meadow"), 99)).endswith("has 30 [few-cards]")
    assert sentence_of(QuiltsmithError("no")) == "no"


def test_a_deck_that_does_not_fit_names_the_option(quiltsmith: Command) -> None:
    result = quiltsmith("kit", "doodle", "--deck", "classic")
    assert (result.code, result.out) == (1, "")
    assert result.err.endswith("doodle cannot be played with it; name another deck (--deck)\n")
