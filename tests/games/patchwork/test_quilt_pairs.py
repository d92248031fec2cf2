"""Two quilts beside each other: the checker says what a slow judge says, and what the rules page decides."""

from __future__ import annotations

from collections import Counter

import pytest

from quiltsmith.formats.source import Source
from quiltsmith.games.patchwork.patchwork_results import CheckedQuilt, summarise
from quiltsmith.games.patchwork.quilt_pairs import QuiltSummary
from quiltsmith.games.sheets.sheet_files import parse_sheet
from tests.games.patchwork.fuzz import compare_quilts
from tests.games.patchwork.pair_judge import Piece, Quilt
from tests.games.patchwork.quilt_samples import check_both, text_of
from tests.games.patchwork.samples import NAMES, check_quilt
from tests.games.patchwork.variants import VARIANTS, named_variant


@pytest.mark.parametrize("name", VARIANTS)
def test_the_checker_agrees_with_the_judge(name: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        seen += compare_quilts(named_variant(name), seed, 12)
    assert min(seen["fine"], seen["patch-twice"]) > 5
    assert seen["tied"]
    # The judge is asked about everything that the page decides.
    if name in ("short", "wide"):
        assert seen.keys() >= {"tile-unearned", "tile-forgotten"}


_APART = [frozenset([(row, column)]) for row in range(0, 9, 2) for column in range(0, 9, 2)]


def squares(count: int) -> list[Piece]:
    """Give pieces of one space that no line names."""
    return [Piece(cells, None, False) for cells in _APART[:count]]


def special(count: int) -> list[Piece]:
    """Give special patches by their lines."""
    return [Piece(cells, None, True) for cells in _APART[:count]]


def named(*names: str) -> list[Piece]:
    """Give patches of one space by their lines."""
    return [Piece(cells, name, False) for cells, name in zip(_APART, names, strict=False)]


@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ((squares(4), squares(4)), ""),  # four special patches and the four small ones
        (
            (squares(5), squares(4)),
            "9 single spaces on two quilts; small has 4 special patches, small has 4 patches",
        ),
        (
            (special(4), squares(5)),
            "9 single spaces on two quilts; small has 4 special patches, small has 4 patches",
        ),
        ((special(4), squares(4)), ""),
        ((squares(6), named("s0", "s1")), ""),
        (
            (squares(7), named("s0", "s1")),
            "7 single spaces on two quilts; small has 4 special patches, small has 2",
        ),
        ((special(4), named("s0", "s1", "s2", "s3")), ""),
        ((squares(8), named("s0")), "8 single spaces on two quilts; small has 4 special patches, small has 3"),
        ((special(3), special(2)), "5 special patches on two quilts, small has 4"),
        (
            (squares(9), []),
            "9 single spaces on one quilt; small has 4 special patches, small has 4 patches of one",
        ),
        ((special(5), []), "5 special patches on one quilt, small has 4"),
    ],
)
def test_single_spaces_are_special_patches_or_small_ones(
    pieces: tuple[list[Piece], list[Piece]], told: str
) -> None:
    """A deck with four patches of one space, in a game with four special patches."""
    variant = named_variant("small patches")
    texts = [
        text_of(Quilt(own, 0, None, None), player, variant.numbers)
        for own, player in zip(pieces, NAMES, strict=True)
    ]
    both = check_both(variant.checker, *texts)
    messages = [problem.message for checked in both for problem in checked.problems]
    assert [message[: len(told)] for message in messages] == ([told] if told else [])
    codes = {problem.code for checked in both for problem in checked.problems}
    assert codes == ({"too-many-specials"} if told else set())


def test_the_first_single_space_too_many_is_marked() -> None:
    """Four special patches by their lines, and five spaces that no line names."""
    variant = named_variant("small patches")
    text = text_of(Quilt([*special(4), *squares(9)[4:]], 0, None, None), "Ina", variant.numbers)
    problems = variant.checker.check(parse_sheet(Source("quilt.txt", text))).problems
    [place] = [problem.place for problem in problems if problem.code == "too-many-specials"]
    assert text.splitlines()[place.line - 1][place.column - 1] == "I"


@pytest.mark.parametrize(
    ("first", "second", "code", "marked"),
    [(named("s0"), named("s0"), "patch-twice", "s0"), (special(3), special(2), "too-many-specials", "B")],
)
def test_what_two_quilts_have_together_is_marked_in_the_second(
    first: list[Piece], second: list[Piece], code: str, marked: str
) -> None:
    variant = named_variant("small patches")
    pairs = zip((first, second), NAMES, strict=True)
    texts = [text_of(Quilt(own, 0, None, None), player, variant.numbers) for own, player in pairs]
    problems = [problem for checked in check_both(variant.checker, *texts) for problem in checked.problems]
    [place] = [problem.place for problem in problems if problem.code == code]
    line = texts[1].splitlines()[place.line - 1]
    assert line[place.column - 1 :][: place.length] == marked


def summary_of(player: str, row: str, game: str = "patchwork") -> QuiltSummary:
    """Summarise a quilt with a piece in its first row."""
    head = f"player: {player}\n" if player else ""
    rows = "\n".join([row, *["........."] * 8])
    return summarise(check_quilt(f"game: {game}\ndeck: classic\n{head}\nboard:\n{rows}\n").quilt)


@pytest.mark.parametrize(
    ("first", "second", "are_of_one_game"),
    [
        (("Ina", "a........"), ("Tom", "a........"), True),
        (("Ina", "a........"), ("ina", ".b......."), False),
        (("Ina", "a........"), ("", "a........"), True),
        (("", "a........"), ("", ".b......."), True),
        (("", "a........"), ("", "a........"), False),  # the same quilt twice
        (("Ina", "a........"), ("Tom", "a........", "halloween"), False),
    ],
)
def test_two_quilts_of_one_game(first: tuple[str, ...], second: tuple[str, ...], are_of_one_game: bool) -> None:
    one, other = summary_of(*first), summary_of(*second)
    assert (one.is_partner_of(other), other.is_partner_of(one)) == (are_of_one_game, are_of_one_game)


def test_patches_of_one_space_are_counted_as_singles_and_not_by_their_shape() -> None:
    variant = named_variant("small patches")
    text = text_of(Quilt([*named("s0"), *squares(3)[1:]], 0, None, None), "Ina", variant.numbers)
    checked = variant.checker.check(parse_sheet(Source("quilt.txt", text)))
    assert isinstance(checked, CheckedQuilt)
    assert summarise(checked.quilt).shapes == {}


def test_what_one_quilt_has_too_often_is_told_there_alone() -> None:
    """There is one square of four spaces."""
    variant = named_variant("patchwork")
    square = {(0, 0), (0, 1), (1, 0), (1, 1)}
    twice = [Piece(frozenset(square), "I", False), Piece(frozenset((r + 3, c) for r, c in square), None, False)]
    once = [Piece(frozenset(square), None, False)]
    texts = [
        text_of(Quilt(own, 0, None, None), player, variant.numbers)
        for own, player in zip((twice, once), NAMES, strict=True)
    ]
    first, second = check_both(variant.checker, *texts)
    assert "patch-twice" in {problem.code for problem in first.problems}
    assert [problem for problem in second.problems if problem.code == "patch-twice"] == []
