"""Game and deck files field by field, as declared: required keys left out, and numbers at their bounds."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
import yaml

from quiltsmith.decks.deck_reader import DECK, read_deck
from quiltsmith.formats.fields import FieldType, ListOf, MapOf, Record, Whole
from quiltsmith.formats.library import GAMES, shipped_folder
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import read_game
from quiltsmith.games.ruleset import get_ruleset

Path = tuple[str | int, ...]
KINDS = ("doodle", "patchwork")

TOGETHER: dict[tuple[str, Path, int], dict[Path, Any]] = {
    ("doodle", ("turns",), 30): {("circle",): 30},
    ("doodle", ("circle",), 1): {("turns",): 1},
    ("patchwork", ("tracks", "revised", "last"), 1): {
        ("tracks", "revised", "income"): [],
        ("tracks", "revised", "specials"): [],
    },
    ("patchwork", ("tracks", "revised", "income", 0), 999): {("tracks", "revised", "last"): 999},
    ("patchwork", ("tracks", "revised", "specials", 0), 999): {("tracks", "revised", "last"): 999},
}
"""What else must be changed with a number so that they agree."""

CARDS: dict[str, dict[str, Any]] = {
    "doodle": {"deck": "small", "game": "doodle", "cards": [{"id": "P1", "size": 1, "copies": 1, "shape": "#"}]},
    "patchwork": {
        "deck": "small",
        "game": "patchwork",
        "cards": [{"id": "A", "size": 1, "cost": 1, "time": 1, "income": 1, "copies": 1, "shape": "#"}],
    },
    "rebalanced": {"deck": "small", "base": "classic", "override": {"Q": {"cost": 1, "time": 1, "income": 1}}},
}


@cache
def shipped(kind: str) -> dict[str, Any]:
    text = (shipped_folder(GAMES) / f"{kind}.yaml").read_text("utf-8")
    found: dict[str, Any] = yaml.safe_load(text)
    return found


def written(data: object) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True)


def changed(data: dict[str, Any], path: Path, value: object) -> dict[str, Any]:
    """Copy a document with another value at a path."""
    copy = deepcopy(data)
    at: Any = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return copy


def place_of(text: str, path: Path) -> tuple[int, int]:
    """Ask another reader for the line and column of a value."""
    node: Any = yaml.compose(text)
    for key in path:
        if isinstance(node, yaml.SequenceNode):
            node = node.value[key]
        else:
            node = next(value for name, value in node.value if name.value == str(key))
    return node.start_mark.line + 1, node.start_mark.column + 1


def walk(kind: FieldType[object], data: Any, path: Path = ()) -> Iterator[tuple[Path, FieldType[object], bool]]:
    """List the fields below a value with their paths, their kinds, and whether they are required."""
    if isinstance(kind, Record):
        for field in kind.fields:
            if field.name in data:
                below = (*path, field.name)
                yield below, field.kind, field.required
                yield from walk(field.kind, data[field.name], below)
    elif isinstance(kind, MapOf):
        first = next(iter(data))
        yield (*path, first), kind.kind, False
        yield from walk(kind.kind, data[first], (*path, first))
    elif isinstance(kind, ListOf) and data:
        yield (*path, 0), kind.kind, False
        yield from walk(kind.kind, data[0], (*path, 0))


def fields_of(kind: str) -> list[tuple[Path, FieldType[object], bool]]:
    return list(walk(get_ruleset(kind).reading.record, shipped(kind)))


def read(data: dict[str, Any]) -> tuple[Game | None, list[Problem], str]:
    text = written(data)
    game, problems = read_game(Source("game.yaml", text))
    return game, problems, text


REQUIRED = [(kind, path) for kind in KINDS for path, _, is_required in fields_of(kind) if is_required]
NUMBERS = [(kind, path, whole) for kind in KINDS for path, whole, _ in fields_of(kind) if isinstance(whole, Whole)]
NUMBERS_OF_CARDS = [
    (kind, path, whole)
    for kind, data in CARDS.items()
    for path, whole, _ in walk(DECK, data)
    if isinstance(whole, Whole)
]


def named(value: object) -> str:
    return "-".join(map(str, value)) if isinstance(value, tuple) else ""


def test_all_fields_are_found() -> None:
    """The shipped games and the decks above have every number; a new one has to be added there."""
    assert {path[0] for kind, path in REQUIRED if kind == "doodle"} >= {"rules", "board", "die", "scoring"}
    assert len(REQUIRED) > 30
    numbers = {(kind, path[-2] if isinstance(path[-1], int) else path[-1]) for kind, path, _ in NUMBERS}
    assert numbers >= {
        *(("doodle", name) for name in ("rows", "columns", "cards", "size", "rounds", "turns", "circle", "die")),
        *(("doodle", name) for name in ("neighbour", "single", "cut", "repeat", "good_score", "empty_space")),
        *(
            ("patchwork", name)
            for name in ("choice", "start", "per_space", "last", "side", "points", "empty_space")
        ),
    }
    assert {(kind, path[-1]) for kind, path, _ in NUMBERS_OF_CARDS} == {
        *(("doodle", name) for name in ("size", "copies")),
        *(("patchwork", name) for name in ("size", "cost", "time", "income", "copies")),
        *(("rebalanced", name) for name in ("cost", "time", "income")),
    }


@pytest.mark.parametrize(("kind", "path"), REQUIRED, ids=named)
def test_a_required_key_that_is_left_out_is_told_where_it_belongs(kind: str, path: Path) -> None:
    data = deepcopy(shipped(kind))
    owner: Any = data
    for key in path[:-1]:
        owner = owner[key]
    del owner[path[-1]]
    game, problems, text = read(data)
    assert game is None
    (missing,) = (problem for problem in problems if problem.message.endswith(f" has no `{path[-1]}`"))
    assert (missing.code, missing.level) == ("missing-key", "error")
    assert (missing.line, missing.column) == place_of(text, path[:-1])
    assert f"`{path[-1]}:" in missing.hint
    # Without its rules a game is read as if it were of the first kind, so that more is missing.
    assert path == ("rules",) or problems == [missing]


@pytest.mark.parametrize(("kind", "path", "whole"), NUMBERS, ids=named)
def test_a_number_of_a_game_has_bounds(kind: str, path: Path, whole: Whole) -> None:
    for value in (whole.low, whole.high):
        data = changed(shipped(kind), path, value)
        for other, agreeing in TOGETHER.get((kind, path, value), {}).items():
            data = changed(data, other, agreeing)
        game, problems, _ = read(data)
        assert game is not None, [problem.message for problem in problems]
    for value in (whole.low - 1, whole.high + 1):
        game, problems, text = read(changed(shipped(kind), path, value))
        assert game is None
        told(problems, value, whole, place_of(text, path))


@pytest.mark.parametrize(("kind", "path", "whole"), NUMBERS_OF_CARDS, ids=named)
def test_a_number_of_a_card_has_bounds(kind: str, path: Path, whole: Whole) -> None:
    for value in (whole.low, whole.high):
        problems = read_deck(Source("deck.yaml", written(changed(CARDS[kind], path, value))))[1]
        assert [problem.message for problem in problems if problem.code == "out-of-range"] == []
    for value in (whole.low - 1, whole.high + 1):
        text = written(changed(CARDS[kind], path, value))
        deck, problems = read_deck(Source("deck.yaml", text))
        assert deck is None
        told(problems, value, whole, place_of(text, path))


def told(problems: list[Problem], value: int, whole: Whole, place: tuple[int, int]) -> None:
    """Look for the one problem of a number beyond its bounds."""
    (problem,) = (problem for problem in problems if problem.code == "out-of-range")
    assert (problem.line, problem.column) == place
    assert problem.message.endswith(f"`{value}`")
    assert problem.hint == f"from {whole.low} to {whole.high} is possible here"


@pytest.mark.parametrize(("kind", "path"), [("doodle", ("die",))], ids=named)
def test_a_list_of_numbers_has_bounds(kind: str, path: Path) -> None:
    field = next(field for other, field, _ in fields_of(kind) if other == path)
    assert isinstance(field, ListOf)
    for count, is_right in (
        (field.fewest - 1, False),
        (field.fewest, True),
        (field.most, True),
        (field.most + 1, False),
    ):
        game, problems, _ = read(changed(shipped(kind), path, [1] * count))
        assert (game is not None) == is_right
        assert is_right or problems[0].hint == f"from {field.fewest} to {field.most} is possible here"


@pytest.mark.parametrize(
    ("kind", "changes", "hint"),
    [
        ("doodle", {("turns",): 6, ("circle",): 6}, ""),
        ("doodle", {("turns",): 6, ("circle",): 5}, "from 6 to 60 is possible here"),
        ("patchwork", {("tracks", "revised", "income", 0): 53}, ""),
        ("patchwork", {("tracks", "revised", "income", 0): 54}, "from 1 to 53 is possible here"),
        ("patchwork", {("tracks", "revised", "specials", 0): 54}, "from 1 to 53 is possible here"),
    ],
)
def test_numbers_that_depend_on_each_other(kind: str, changes: dict[Path, int], hint: str) -> None:
    data = shipped(kind)
    for path, value in changes.items():
        data = changed(data, path, value)
    game, problems, text = read(data)
    assert (game is None) == bool(hint)
    if hint:
        (problem,) = problems
        last = [path if not isinstance(path[-1], int) else path[:-1] for path in changes][-1]
        assert (problem.line, problem.column, problem.hint) == (*place_of(text, last), hint)
