"""The parts of a sheet's report, from the player's name to what could not be checked."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from quiltsmith.cli.reports.boards import draw_board
from quiltsmith.cli.reports.pieces import piece_lines
from quiltsmith.cli.reports.problems import to_text
from quiltsmith.cli.reports.rounds import draw_round, explained, round_key
from quiltsmith.cli.terminal.screen import paint, visible, width
from quiltsmith.cli.terminal.shapes import GAP, drawing_width, side_by_side
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problem import Level
from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.game import REPEAT
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.sheets.checking import Checked

_NARROWEST_LIST = 34
_LONGEST_NAME = 40


def verdict(checked: Checked) -> str:
    """Say in two words whether a sheet is in order."""
    for level in Level:
        count = sum(problem.level is level for problem in checked.problems)
        if count:
            return f"{count} {level}" if count == 1 else f"{count} {level}s"
    return "valid"


def short_name(name: str) -> str:
    """Write a player's name so that it cannot upset the report, however strange or long it is."""
    return visible(name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…")


def head_section(checked: CheckedSheet) -> list[str]:
    """Say whose sheet it is, of which game and deck, and whether it is in order."""
    sheet, source = checked.sheet, checked.sheet.text.source
    deck = f"with the deck {english(sheet.deck.title)}" if sheet.deck else "without a deck"
    colour = "green" if not checked.problems else "yellow" if checked.is_valid else "red"
    player = paint(short_name(checked.player or "A sheet without a name"), "bold")
    return [
        f"{player}: {paint(verdict(checked), colour)}",
        f"{english(sheet.game.title)} {deck}, {source.name}:{source.first_line}",
    ]


def board_section(sheet: DoodleSheet) -> list[str]:
    """Draw the board, and beside it what each letter is; below it where the screen is too narrow."""
    if not sheet.masks:
        return piece_lines(sheet, width())
    board = draw_board(sheet.game.board, sheet.masks)
    beside = width() - drawing_width(board) - GAP
    pieces = piece_lines(sheet, beside if beside >= _NARROWEST_LIST else width())
    return side_by_side([board, pieces]) if pieces else board


def rounds_section(sheet: DoodleSheet, explain_score: bool) -> list[str]:
    """Draw the scorings beside each other, and explain their points where that is wished."""
    if not sheet.masks or not sheet.rounds:
        return []
    lines = [*side_by_side([draw_round(sheet.game.board, scored) for scored in sheet.rounds]), ""]
    lines.append(round_key(sheet.rounds))
    if explain_score:
        lines += ["", *(explained(scored, sheet.game.scoring) for scored in sheet.rounds)]
        lost = -sheet.game.points_per_empty_space
        lines.append(f"empty spaces: {sheet.empty} · {lost} = {lost * (sheet.empty or 0)} lost")
    return lines


def specials_line(checked: CheckedSheet) -> str:
    """Count the special actions used, and how often each is allowed."""
    allowed = checked.sheet.game.specials
    parts = [f"{name} {used} of {allowed[name]}" for name, used in checked.specials.items()]
    repeated = sum(max(0, used - allowed[name]) for name, used in checked.specials.items())
    return f"Special actions: {', '.join(parts)}; {REPEAT} {repeated} of {allowed[REPEAT]}"


def remarks(checked: Checked) -> list[str]:
    """List problems with their places, then notes, then what could not be checked."""
    lines: list[str] = []
    for problem in checked.problems:
        lines += [to_text(problem), ""]
    for note in checked.notes:
        lines += _hanging(f"{paint('note:', 'bold')} ", "note: ", note)
    for text in checked.unchecked:
        lines += _hanging(f"{paint('not checked:', 'bold')} ", "not checked: ", text)
    return lines[:-1] if lines and not lines[-1] else lines


def _hanging(label: str, plain_label: str, text: str) -> list[str]:
    first, *more = textwrap.wrap(text, width() - len(plain_label)) or [""]
    return [f"{label}{first}", *(f"{' ' * len(plain_label)}{line}" for line in more)]


def english(title: Mapping[str, str]) -> str:
    """Give the English title, or the only one there is."""
    return in_language(title, "en")
