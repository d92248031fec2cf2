"""Reports on sheets of doodle games: pieces, rounds, special actions and the total."""

from __future__ import annotations

import textwrap

from quiltsmith.cli.sheet_report import InShort, SheetReport, hanging, head_lines, remarks, short_name, titled
from quiltsmith.cli.terminal_output import can_show, paint, readable, visible, width
from quiltsmith.cli.text_drawings import GAP, draw_board, drawing_width, side_by_side
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_game import REPEAT
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_scoring import total_sum
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, DrawnPiece, Round, drawn_pieces
from quiltsmith.games.doodle.doodle_words import action_name
from quiltsmith.geometry.board import Board, cell_name
from quiltsmith.geometry.rectangles import Rectangle, RectangleScoring
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import whole

_BLOCKS = {"counted": "██", "better": "▓▓", "shaded": "░░", "empty": "· "}
_PLAIN_BLOCKS = {"counted": "##", "better": "++", "shaded": "--", "empty": ". "}
_COLOURS = {"counted": "green", "better": "yellow", "shaded": "dim", "empty": "dim"}


def draw_round(board: Board, scored: Round) -> list[str]:
    """Draw a scoring: its points, the rectangle that counts, a better one if there was one, and the board."""
    title = _("Round {round}: {points}", round=scored.number, points=_points(scored.counted))
    lines = [paint(title, "bold")]
    if scored.board is None:
        return [*lines, *_("not checked: nobody\nknows the board then").split("\n")]
    lines.append(_named(scored.rectangle) if scored.rectangle else _("nothing is shaded"))
    if scored.claimed is None:
        lines.append(_("the best; none claimed"))
    elif not scored.is_claim_possible:
        lines.append(paint(_("not {claimed} as claimed", claimed=scored.claimed), "red"))
    elif scored.missed:
        better = _("best {best}: {where}", best=scored.best, where=_named(scored.best_rectangle))
        lines.append(paint(better, "yellow"))
    else:
        lines.append(_("the best there was"))
    return [*lines, *_small_board(board, scored)]


def round_key(rounds: list[Round]) -> str:
    """Return what the fillings of the small boards mean."""
    key = [_block("counted") + " " + _("scored")]
    if any(scored.missed for scored in rounds):
        key.append(_block("better") + " " + _("only in the best"))
    return "   ".join([*key, _block("shaded") + " " + _("shaded")])


def explained(scored: Round, scoring: RectangleScoring) -> str:
    """Write why a round scores what it does: `round 1: 5×5 at B2-F6: 5·5 + 0 = 25`."""
    found = scored.rectangle
    if scored.counted is None:
        return _("round {round}: not known", round=scored.number)
    if found is None:
        reason = _("as claimed") if scored.board is None else _("nothing is shaded")
        return _("round {round}: {reason}: {score}", round=scored.number, reason=reason, score=scored.counted)
    short, long = sorted((found.rows, found.columns))
    square = _times(scoring.per_square_space, f"{short}·{short}")
    extra = _times(scoring.per_extra_line, str(long - short))
    return _(
        "round {round}: {rectangle}: {sum} = {score}",
        round=scored.number,
        rectangle=_named(found),
        sum=f"{square} + {extra}",
        score=scored.counted,
    )


def _times(factor: int, text: str) -> str:
    return text if factor == 1 else f"{factor}·{text}"


def _points(points: int | None) -> str:
    if points is None:
        return _("no score")
    return ngettext(points, "{number} point", "{number} points")


def _named(found: Rectangle | None) -> str:
    return _("{rectangle} at {where}", rectangle=found, where=found.cell_names) if found else ""


def _small_board(board: Board, scored: Round) -> list[str]:
    counted = scored.rectangle.mask(board) if scored.rectangle else 0
    better = scored.best_rectangle.mask(board) if scored.best_rectangle and scored.missed else 0
    lines = []
    for row in range(board.rows):
        kinds = []
        for column in range(board.columns):
            bit = board.bit(row, column)
            shaded = "shaded" if (scored.board or 0) & bit else "empty"
            kinds.append("counted" if counted & bit else "better" if better & bit else shaded)
        lines.append("".join(map(_block, kinds)))
    return lines


def _block(kind: str) -> str:
    blocks = _BLOCKS if can_show("".join(_BLOCKS.values())) else _PLAIN_BLOCKS
    return paint(blocks[kind], _COLOURS[kind])


_INDENT = 10  # the columns of turn and letter


def piece_lines(sheet: DoodleSheet, columns: int) -> list[str]:
    """List turn, letter, card, and how the patch was turned or cut; long lines go on indented."""
    pieces = iter(drawn_pieces(sheet))
    lines = [paint(_("turn").ljust(_INDENT) + _("patch"), "bold")] if sheet.log.entries else []
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
        return " ".join([_("single"), *(cell_name(cell) for cell in sheet.game.board.cells(mask))])
    card = visible(entry.card[:16]) + (_(" neighbour,") if entry.neighbours else "")
    if piece.drawn is None and not sheet.has_board:
        return card
    return f"{card} {piece.told()}"


_NARROWEST_LIST = 34


def head_section(checked: CheckedSheet) -> list[str]:
    """Return whose sheet it is, of which game and deck, and whether it is in order."""
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
    repeated = sum(max(0, used - allowed[name]) for name, used in checked.specials.items() if allowed[name])
    repeat = _used(REPEAT, repeated, allowed[REPEAT])
    return hanging(_("Special actions:"), _("{some}; {last}", some=", ".join(parts), last=repeat), "")


def _used(name: str, used: int, allowed: int) -> str:
    return _("{action} {used} of {allowed}", action=action_name(name), used=used, allowed=allowed)


def full_report(checked: CheckedSheet, explain_score: bool = False) -> str:
    """Write the whole report of a sheet; its last line is the total."""
    sections = [
        head_section(checked),
        board_section(checked.sheet),
        rounds_section(checked.sheet, explain_score),
        specials_section(checked) if checked.sheet.has_log else [],
        remarks(checked),
        [_total_line(checked)],
    ]
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: CheckedSheet) -> InShort:
    """Return what one line says of a sheet."""
    who, total = checked.player or "-", checked.total
    if total is None:
        return InShort(who, "-", _("no total"))
    return InShort(who, whole(total), total_sum(checked.sheet))


DOODLE_REPORT = SheetReport(full_report, in_short)


def _total_line(checked: CheckedSheet) -> str:
    if checked.total is not None:
        return _("Total {total}: {sum}", total=whole(checked.total), sum=total_sum(checked.sheet))
    return _("No total") if checked.empty is None else _("No total; empty spaces: {empty}", empty=checked.empty)
