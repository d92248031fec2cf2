"""What is written on a doodle sheet: patches, turns, special actions, a rectangle for each round, the total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_editor import special_turns
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, pieces_of_sheet
from quiltsmith.layout.pad.filled_pad import FilledBoard, Filling
from quiltsmith.layout.pad.pad_board import SPACES


def fill(sheets: Sequence[CheckedSheet]) -> list[Filling]:
    """See what players have written; nothing is worked out for them."""
    return [_filling(sheet) for sheet in sheets]


def _filling(checked: CheckedSheet) -> Filling:
    sheet = checked.sheet
    scored = [one for one in sheet.rounds if one.claimed is not None]
    rectangles = tuple(
        (one.number, one.rectangle) for one in scored if one.is_claim_possible and one.rectangle is not None
    )
    texts = {f"round-{one.number}": str(one.claimed) for one in scored}
    for number, found in rectangles:
        texts |= {f"round-{number}-rows": str(found.rows), f"round-{number}-columns": str(found.columns)}
    for name, claim in (("empty", sheet.log.empty), ("total", sheet.log.total)):
        texts[name] = str(claim.value) if claim else ""
    texts["start"] = next((entry.card for entry in sheet.log.entries if entry.turn == START), "")
    board = FilledBoard(SPACES, pieces_of_sheet(sheet), rectangles)
    return Filling(checked.player or "", texts, frozenset(_ticks(sheet)), (board,), sheet.deck)


def _ticks(sheet: DoodleSheet) -> Iterator[str]:
    yield from (f"turn-{turn}" for turn in sheet.log.turns if turn != START)
    for name, turns in special_turns(sheet).items():
        yield from (f"{name}-{use}" for use in range(1, len(turns) + 1))
