"""The parts of the report on a doodle sheet, from the player's name to the special actions."""

from __future__ import annotations

from quiltsmith.cli.reports.boards import draw_board
from quiltsmith.cli.reports.pieces import piece_lines
from quiltsmith.cli.reports.rounds import draw_round, explained, round_key
from quiltsmith.cli.reports.sections import hanging, head_lines, short_name, titled
from quiltsmith.cli.terminal.screen import width
from quiltsmith.cli.terminal.shapes import GAP, drawing_width, side_by_side
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_game import REPEAT
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.doodle.doodle_words import action_name
from quiltsmith.i18n import _

_NARROWEST_LIST = 34


def head_section(checked: CheckedSheet) -> list[str]:
    """Say whose sheet it is, of which game and deck, and whether it is in order."""
    deck = checked.sheet.deck
    played = _("with the deck {deck}", deck=titled(deck.title)) if deck else _("without a deck")
    return head_lines(checked, short_name(checked.player or _("A sheet without a name")), played)


def board_section(sheet: DoodleSheet) -> list[str]:
    """Draw the board, and beside it what each letter is; below it where the screen is too narrow."""
    if not sheet.has_board:
        return piece_lines(sheet, width())
    board = draw_board(sheet.game.board, sheet.masks)
    beside = width() - drawing_width(board) - GAP
    pieces = piece_lines(sheet, beside if beside >= _NARROWEST_LIST else width())
    return side_by_side([board, pieces]) if pieces else board


def rounds_section(sheet: DoodleSheet, explain_score: bool) -> list[str]:
    """Draw the scorings beside each other, and explain their points where that is wished."""
    if not sheet.has_board or not sheet.rounds or not (sheet.shaded or sheet.scores):
        return []
    lines = [*side_by_side([draw_round(sheet.game.board, scored) for scored in sheet.rounds]), ""]
    lines.append(round_key(sheet.rounds))
    if explain_score:
        lines += ["", *(explained(scored, sheet.game.scoring) for scored in sheet.rounds)]
        lost = -sheet.game.points_per_empty_space
        lines.append(
            _(
                "empty spaces: {empty} · {each} = {lost} lost",
                empty=sheet.empty,
                each=lost,
                lost=lost * (sheet.empty or 0),
            )
        )
    return lines


def specials_section(checked: CheckedSheet) -> list[str]:
    """Count the special actions used, and how often each is allowed."""
    allowed = checked.sheet.game.specials
    parts = [_used(name, used, allowed[name]) for name, used in checked.specials.items()]
    repeated = sum(max(0, used - allowed[name]) for name, used in checked.specials.items())
    repeat = _used(REPEAT, repeated, allowed[REPEAT])
    return hanging(_("Special actions:"), f"{', '.join(parts)}; {repeat}", "")


def _used(name: str, used: int, allowed: int) -> str:
    return _("{action} {used} of {allowed}", action=action_name(name), used=used, allowed=allowed)
