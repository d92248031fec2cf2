"""What is written on a doodle sheet: patches, turns, special actions, a rectangle for each round, the total."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.editing.stage import special_turns
from quiltsmith.games.doodle.log import START
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.layout.pad.filled.filling import Filling, LaidPiece


def fill(checked: CheckedSheet) -> Filling:
    """See what a player has written; nothing is worked out for them."""
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
    return Filling(
        checked.player or "", texts, frozenset(_ticks(sheet)), tuple(_pieces(sheet)), rectangles, sheet.deck
    )


def _ticks(sheet: DoodleSheet) -> Iterator[str]:
    yield from (f"turn-{turn}" for turn in sheet.log.turns if turn != START)
    for name, turns in special_turns(sheet).items():
        yield from (f"{name}-{use}" for use in range(1, len(turns) + 1))


def _pieces(sheet: DoodleSheet) -> Iterator[LaidPiece]:
    cards = {entry.letter: entry.card for entry in sheet.log.entries if entry.letter}
    order = {letter: number for number, letter in enumerate(cards)}
    for letter, mask in sorted(sheet.masks.items(), key=lambda pair: order.get(pair[0], len(order))):
        yield LaidPiece(letter, tuple(sheet.game.board.cells(mask)), cards.get(letter, ""))
