"""Explanations: every code has one, and the examples of the deck rules do what they say."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent, indent

import pytest

from quiltsmith.decks import checks as deck_rules
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.formats import diagnostics
from quiltsmith.formats.source import Source
from quiltsmith.reference import codes_of, explanations
from tests.conftest import Command

EXPLANATIONS = explanations()
DECK_RULES = codes_of(deck_rules)
# These speak of several files or of whole decks; their samples are in bad_decks/.
IN_WORDS = {"endless-base", "few-cards", "unusual-count"}
EXAMPLE = re.compile(r"^(FAIL|PASS)(?: \([^)]*\))?:\n((?:    .*\n?|\n)+)", re.MULTILINE)


def examples(text: str) -> dict[str, str]:
    """Take the FAIL and the PASS example out of an explanation."""
    return {kind: dedent(example).strip("\n") for kind, example in EXAMPLE.findall(text)}


def deck_around(example: str, code: str) -> str:
    """Write the rest of a deck around an example: a top, a card, or the keys of a card."""
    game = "patchwork" if code == "price-missing" else "doodle"
    head = "" if re.search(r"^(game|base):", example, re.MULTILINE) else f"game: {game}\n"
    if re.match(r"(game|base|start):", example):
        cards = "" if re.search(r"^(base|cards):", example, re.MULTILINE) else "cards: []\n"
        return f"deck: sample\n{head}{cards}{example}\n"
    if example.startswith("{"):
        example = f"- {example}"
    elif not example.startswith("- "):
        example = f"- id: P01\n  size: 1\n{indent(example, '  ')}"
    return f"deck: sample\n{head}cards:\n{indent(example, '  ')}\n"


def codes_in(text: str) -> set[str]:
    """Read a deck and give the codes of its problems."""
    return {problem.code for problem in read_deck(Source("example.yaml", text, Path()))[1]}


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_an_explanation_starts_with_a_sentence(code: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", code)
    first = EXPLANATIONS[code].splitlines()[0]
    assert re.fullmatch(r"[A-Z`].+[.)]", first), first
    assert len(first) > 20


@pytest.mark.parametrize("code", DECK_RULES)
def test_a_deck_rule_has_an_example_of_both_kinds(code: str) -> None:
    assert set(examples(DECK_RULES[code])) == {"FAIL", "PASS"}


@pytest.mark.parametrize("code", sorted(set(DECK_RULES) - IN_WORDS))
def test_the_examples_of_a_deck_rule_do_what_they_say(code: str) -> None:
    shown = examples(DECK_RULES[code])
    assert code in codes_in(deck_around(shown["FAIL"], code))
    assert code not in codes_in(deck_around(shown["PASS"], code))


def test_every_fault_and_rule_is_explained() -> None:
    assert {*codes_of(diagnostics), *DECK_RULES} <= set(EXPLANATIONS)
    assert list(EXPLANATIONS) == sorted(EXPLANATIONS)


def test_the_command_lists_all_and_explains_one(quiltsmith: Command) -> None:
    listed = quiltsmith("explain").out.splitlines()
    assert [line.split()[0] for line in listed[1:] if not line.startswith(" ")] == list(EXPLANATIONS)
    one = quiltsmith("explain", "wrong-size")
    assert one.code == 0
    assert one.out.split() == f"wrong-size {EXPLANATIONS['wrong-size']}".split()
    wrong = quiltsmith("explain", "wrong-sise")
    assert (wrong.code, wrong.out) == (2, "")
    assert "did you mean `wrong-size`?" in wrong.err
