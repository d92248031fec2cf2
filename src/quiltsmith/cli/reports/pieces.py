"""Which letter of a sheet is which patch, in words."""

from __future__ import annotations

import textwrap

from quiltsmith.cli.terminal.screen import paint, visible
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, DrawnPiece, drawn_pieces
from quiltsmith.geometry.board import cell_name
from quiltsmith.i18n import _

_INDENT = 10  # the columns of turn and letter


def piece_lines(sheet: DoodleSheet, columns: int) -> list[str]:
    """List turn, letter, card, and how the patch was turned or cut; long lines go on indented."""
    pieces = iter(drawn_pieces(sheet))
    lines = [paint(f"{_('turn'):<{_INDENT}}{_('patch')}", "bold")] if sheet.log.entries else []
    for entry in sheet.log.entries:
        turn = _("start") if entry.turn == START else f"{entry.turn:>5}"
        told = _("pass") if entry.is_pass else _told(sheet, next(pieces))
        wrapped = textwrap.wrap(told, max(20, columns - _INDENT)) or [""]
        lines.append(f"{turn}  {entry.letter or '-'}  {wrapped[0]}")
        lines += [" " * _INDENT + more for more in wrapped[1:]]
    return lines


def _told(sheet: DoodleSheet, piece: DrawnPiece) -> str:
    entry = piece.entry
    if entry.is_single:
        mask = sheet.masks.get(entry.letter, 0)
        return f"{_('single')} {' '.join(cell_name(cell) for cell in sheet.game.board.cells(mask))}".rstrip()
    card = f"{visible(entry.card[:16])}{_(' neighbour,') if entry.neighbours else ''}"
    if piece.drawn is None and not sheet.has_board:
        return card
    return f"{card} {piece.told()}"
