"""Two quilts beside each other: the checker says what a slow judge says, and what the rules page decides."""

from __future__ import annotations

from collections import Counter

import pytest

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_results import CheckedQuilt
from quiltsmith.games.sheets.checked_sheet import Findings
from quiltsmith.games.sheets.drawn_board import LETTERS
from quiltsmith.games.sheets.related_sheets import compare_sheets
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.oracle import Numbers, has_square, numbers_of
from tests.games.patchwork.pair_judge import Piece, Quilt, cells_of, judge_pair, points
from tests.games.patchwork.samples import NAMES
from tests.games.patchwork.variants import VARIANTS, checker, deck_of, played_variant, variant


def check_both(judging: PatchworkChecker, first: str, second: str) -> list[CheckedQuilt]:
    """Check two quilts of one file, alone and then beside each other, as many sheets are."""
    texts = [parse_sheet(Source("quilts.txt", text)) for text in (first, second)]
    alone = [judging.check(text) for text in texts]
    findings = compare_sheets(checked.summary for checked in alone)
    again = [parse_sheet(Source("quilts.txt", text)) for text in (first, second)]
    return [_quilt(judging, *both) for both in zip(again, findings, strict=True)]


def _quilt(judging: PatchworkChecker, text: SheetText, findings: Findings) -> CheckedQuilt:
    checked = judging.check(text, findings)
    assert isinstance(checked, CheckedQuilt)
    return checked


def quilt_of(name: str, seed: int, player: int, random: StableRandom) -> Quilt:
    """Take a player's quilt from a random game, with claims that its own sheet cannot refute."""
    game, numbers = played_variant(name, seed), numbers_of(variant(name))
    is_named = random.below(2) == 0
    pieces = [
        Piece(
            frozenset(numbers.board.cells(move.spaces)),
            move.card if is_named and move.card else None,
            move.action == "special" and is_named,
        )
        for move in game.moves
        if move.player == player and move.spaces
    ]
    quilt = Quilt(pieces, random.below(6), None, None)
    square = has_square(numbers, cells_of(quilt))
    quilt.tile = random.pick((True, False, None)) if square else random.pick((False, None))
    if random.below(2):
        quilt.total = points(
            quilt, bool(quilt.tile) or (square and quilt.tile is None and random.below(2) == 0), numbers
        )
    return quilt


def text_of(quilt: Quilt, player: str, numbers: Numbers) -> str:
    """Write a quilt as a sheet."""
    grid = {(row, column): "." for row in range(numbers.rows) for column in range(numbers.columns)}
    lines = []
    for letter, piece in zip(LETTERS, quilt.pieces, strict=False):
        grid.update(dict.fromkeys(piece.cells, letter))
        if piece.name or piece.is_special:
            lines.append(f"{letter} {piece.name or 'special'}")
    rows = ["".join(grid[row, column] for column in range(numbers.columns)) for row in range(numbers.rows)]
    claims = [f"buttons {quilt.buttons}"]
    claims += [f"tile {'yes' if quilt.tile else 'no'}"] if quilt.tile is not None else []
    claims += [f"total {quilt.total}"] if quilt.total is not None else []
    return "\n".join([f"player: {player}", "board:", *rows, "", "log:", *lines, *claims, ""])


@pytest.mark.parametrize("name", VARIANTS)
def test_the_checker_agrees_with_the_judge(name: str) -> None:
    numbers, deck = numbers_of(variant(name)), {card.id: card.shape for card in deck_of(name).cards}
    seen: Counter[str] = Counter()
    for seed in range(60):
        random = StableRandom(seed)
        # Half of the pairs are really of one game.
        games = (seed % 12, seed % 12 if random.below(2) else (seed + 5) % 12)
        first, second = (quilt_of(name, game, player, random) for player, game in enumerate(games))
        if random.below(4) == 0:
            missing = points(first, False, numbers) - points(second, False, numbers)
            second.buttons, second.total = max(0, second.buttons + missing), None  # for ties
        expected = judge_pair(first, second, numbers, deck)
        both = check_both(checker(name), text_of(first, NAMES[0], numbers), text_of(second, NAMES[1], numbers))
        for checked, errors, tile, total in zip(
            both, expected.errors, expected.tiles, expected.totals, strict=True
        ):
            assert {problem.code for problem in checked.problems} == errors, seed
            assert (checked.quilt.has_tile, checked.total) == (tile, total), seed
            is_tied = expected.totals[0] == expected.totals[1]
            assert any("who reached the last space first" in note for note in checked.notes) == is_tied, seed
            seen.update(errors or ["fine"])
            seen["tied"] += is_tied
    assert min(seen["fine"], seen["patch-twice"]) > 5
    assert seen["tied"]


@pytest.mark.parametrize("name", ["short", "wide"])
def test_special_patches_and_tiles_of_two_quilts_occur(name: str) -> None:
    """The judge is asked about everything that the page decides."""
    numbers, deck = numbers_of(variant(name)), {card.id: card.shape for card in deck_of(name).cards}
    seen = set()
    for seed in range(80):
        random = StableRandom(seed)
        first, second = (quilt_of(name, (seed + 5 * player) % 12, player, random) for player in (0, 1))
        for errors in judge_pair(first, second, numbers, deck).errors:
            seen |= errors
    assert seen >= {"patch-twice", "tile-unearned", "tile-forgotten"}


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
    name = "small patches"
    texts = [
        text_of(Quilt(own, 0, None, None), player, numbers_of(variant(name)))
        for own, player in zip(pieces, NAMES, strict=True)
    ]
    both = check_both(checker(name), *texts)
    messages = [problem.message for checked in both for problem in checked.problems]
    assert [message[: len(told)] for message in messages] == ([told] if told else [])
    codes = {problem.code for checked in both for problem in checked.problems}
    assert codes == ({"too-many-specials"} if told else set())
