"""What is worth telling about a sheet beside its problems: points missed, and what could not be checked."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, UNNAMED, BoardText
from quiltsmith.games.doodle.sheet import DoodleSheet


def notes_on(sheet: DoodleSheet) -> list[str]:
    """List missed opportunities; they are no mistakes."""
    notes = []
    for scored in sheet.rounds:
        if scored.best is None or scored.counted is None or scored.counted >= scored.best:
            continue
        best = scored.best_rectangle
        where = f" ({best} at {best.cell_names})" if best else ""
        missed = scored.best - scored.counted
        points = "point" if missed == 1 else "points"
        notes.append(f"round {scored.number}: {missed} {points} missed, {scored.best} were possible{where}")
    last = sheet.game.turns
    for entry in sheet.log.specials:
        if entry.turn == last and entry.neighbours:
            notes.append(f"turn {last}: neighbour was not needed, every card left could be drawn")
    return notes


def unchecked_in(sheet: DoodleSheet) -> list[str]:
    """Say what could not be checked for want of board, log, deck or scores."""
    unchecked: list[str] = []
    if sheet.board is None and not sheet.text.log and not sheet.text.heads:
        return unchecked  # a file that cannot be read has a problem that says so
    if sheet.board is None:
        unchecked.append("shapes, scores and empty spaces: the sheet has no board")
    elif not sheet.masks:
        reason = "the board is empty" if _is_blank(sheet.board) else "the board cannot be read"
        unchecked.append(f"shapes, scores and empty spaces: {reason}")
    if not sheet.has_log:
        unchecked.append("patches, turns and special actions: the sheet has no log")
        if sheet.masks and sheet.game.rounds > 1:
            unchecked.append("the board of earlier rounds: only the last one is known")
    elif sheet.deck is None:
        reason = "its deck cannot be read" if sheet.text.head("deck") else "the sheet names no deck"
        unchecked.append(f"shapes: {reason}")
    if sheet.has_log and UNNAMED in sheet.masks:
        unchecked.append(f"spaces marked {UNNAMED}: nobody knows which patch they are, and when they were shaded")
    if not sheet.is_finished and (sheet.has_log or not sheet.log.scores):
        unchecked.append("the total: the sheet stops before the end of the game")
    return unchecked


def _is_blank(board: BoardText) -> bool:
    return bool(board.rows) and not "".join(row for _, row in board.rows).strip(EMPTY_CHARACTERS)
