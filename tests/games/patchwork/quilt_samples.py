"""Finished quilts from random games, written as sheets and checked beside each other."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_results import CheckedQuilt
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.games.sheets.checked_sheet import Findings
from quiltsmith.games.sheets.drawn_board import LETTERS
from quiltsmith.games.sheets.related_sheets import compare_sheets
from quiltsmith.games.sheets.sheet_files import parse_sheet
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.oracle import Numbers, has_square
from tests.games.patchwork.pair_judge import Piece, Quilt, cells_of, points


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


def quilt_of(game: PlayedGame, player: int, numbers: Numbers, random: StableRandom) -> Quilt:
    """Take a player's quilt from a random game, with claims that its own sheet cannot refute."""
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
