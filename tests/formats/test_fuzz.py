"""Random bytes, random text and mutilated files of ours: problems with a place and a hint, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quiltsmith.cli.problem_report import to_github, to_text
from quiltsmith.decks.deck_reader import read_deck
from quiltsmith.formats.file_reader import decode_source
from quiltsmith.formats.library import GAMES, PATCHES, shipped_folder
from quiltsmith.formats.problems import Problem, ProblemsError, has_errors
from quiltsmith.formats.source import Source
from quiltsmith.formats.yaml_reader import DEEPEST_NESTING, MOST_NODES, read_yaml
from quiltsmith.games.game_reader import read_game
from quiltsmith.reference import explanations

SHIPPED = {
    path.stem: path.read_text(encoding="utf-8")
    for kind in (PATCHES, GAMES)
    for path in sorted(shipped_folder(kind).glob("*.yaml"))
}
CODES = explanations()
SCRAPS = [
    "#", ":", "-", "- ", "[", "]", "{", "}", '"', "'", "|", ">", "&a", "*a", "!!int ", "? ", "%", "@", "\t", " ",
    "\n", "\r", "\0", "\u2028", "\u0085", "\ufeff", "---\n", "...\n", "~", "null", "-1", "9" * 30, "é", "𝄞",
    "##/#.", "base: classic\n", "game: doodle\n", "override: {A: {cost: 1}}\n", "shape: |\n", "cuts: []\n", "\\x",
    "<<: ",
]  # fmt: skip
texts = st.text(st.characters(codec="utf-8"), max_size=120)
yaml_like = st.lists(st.sampled_from(SCRAPS) | texts.map(lambda text: text[:6]), max_size=30).map("".join)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Take a shipped file and delete, repeat, insert or replace some of its lines and characters."""
    lines = SHIPPED[draw(st.sampled_from(sorted(SHIPPED)))].splitlines(keepends=True)
    for _ in range(draw(st.integers(1, 6))):
        where = draw(st.integers(0, len(lines) - 1))
        line, scrap = lines[where], draw(st.sampled_from(SCRAPS))
        column = draw(st.integers(0, len(line)))
        lines[where] = draw(
            st.sampled_from(
                [
                    "",
                    line + line,
                    line[:column] + scrap + line[column:],
                    line[:column] + scrap + line[column + 1 :],
                    line[:column] + line[column + 1 :],
                    " " + line,
                    line.lstrip(),
                    scrap,
                ]
            )
        )
    return "".join(lines)


def assert_well_reported(source: Source, problems: list[Problem]) -> None:
    """See that every problem has what a person needs, in whatever file it is."""
    for problem in problems:
        place = problem.place
        assert problem.code in CODES
        assert problem.message
        assert problem.hint
        assert "\n" not in problem.message + problem.hint
        assert 1 <= place.line <= len(place.source.lines)
        assert 1 <= place.column <= len(place.source.line(place.line)) + 1
        assert place.length >= 1
        assert place.source.name in to_text(problem)
        assert "\n" not in to_github(problem)


def read_both(source: Source) -> None:
    """Read a source as a deck and as a game; there is a value if and only if there is no error."""
    deck, problems = read_deck(source)
    assert_well_reported(source, problems)
    assert (deck is None) is has_errors(problems)
    game, problems = read_game(source)
    assert_well_reported(source, problems)
    assert (game is None) is has_errors(problems)


@given(st.binary(max_size=200))
@example(b"\xef\xbb\xbf")
@example(b"\xef\xbb\xbf\xff")
@example(b"\xff\xfe")
def test_random_bytes(data: bytes) -> None:
    try:
        source = decode_source(data, "random.yaml", Path())
    except ProblemsError as refused:
        assert_well_reported(refused.problems[0].place.source, [*refused.problems])
    else:
        read_both(source)


@settings(max_examples=100)
@given(texts)
@example("\ufeff\ufeffa: 1")
@example("a\u2028- b: [")
@example("'\u2029")
@example("a: &b")
@example("!")
@example("? ")
@example(": 1")
@example("cards:\n  - shape: |\n      ##\u2028      #o\n")
@example("- : 1\n  : 2")
def test_random_text(text: str) -> None:
    read_both(Source("random.yaml", text))


@settings(max_examples=150)
@given(yaml_like)
def test_text_of_scraps_of_yaml(text: str) -> None:
    read_both(Source("scraps.yaml", text))


@settings(max_examples=150)
@given(mutated())
def test_mutilated_files_of_ours(text: str) -> None:
    read_both(Source("mutated.yaml", text))


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_every_beginning_of_a_shipped_file(name: str) -> None:
    text = SHIPPED[name]
    for end in range(0, len(text), max(1, len(text) // 40)):
        read_both(Source("cut-off.yaml", text[:end]))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: [" + "x, " * MOST_NODES + "]", "too-large"),
        ("- " * (DEEPEST_NESTING + 1) + "a", "too-deep"),
        ("[" * 1_000_000, "too-deep"),
        ("{a: " * 100_000, "too-deep"),
        ("a: &a [x]\nb: [*a, *a]\n", "alias"),
    ],
    ids=["entries", "dashes", "brackets", "braces", "alias"],
)
def test_limits_are_refused_while_reading(text: str, code: str) -> None:
    problems: list[Problem] = []
    with pytest.raises(ProblemsError) as refused:
        read_yaml(Source("hostile.yaml", text), problems)
    assert [problem.code for problem in refused.value.problems] == [code]
    assert problems == []


def test_limits_allow_what_is_just_within() -> None:
    problems: list[Problem] = []
    assert read_yaml(Source("large.yaml", "[" + "x, " * (MOST_NODES - 1) + "]"), problems) is not None
    nested = "[" * DEEPEST_NESTING + "]" * DEEPEST_NESTING
    assert read_yaml(Source("deep.yaml", nested), problems) is not None
    assert problems == []
