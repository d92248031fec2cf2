"""What a checked quilt or whole game of two looks like: a report for the table, one line for the club."""

from __future__ import annotations

from quiltsmith.cli.reports.boards import draw_board
from quiltsmith.cli.reports.brief import InShort
from quiltsmith.cli.reports.kinds import SheetReport
from quiltsmith.cli.reports.patchwork_sections import move_lines, patch_lines, track_lines
from quiltsmith.cli.reports.sections import head_lines, remarks, short_name, titled
from quiltsmith.cli.terminal.screen import paint, readable, width
from quiltsmith.cli.terminal.shapes import GAP, drawing_width, side_by_side
from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.quilt import total_sum
from quiltsmith.i18n import _

_NARROWEST_LIST = 24


def full_report(checked: CheckedQuilt | CheckedGame, explain_score: bool = False) -> str:
    """Write the whole report; its last line is the total, which explains itself, or the winner."""
    sections = _quilt_sections(checked) if isinstance(checked, CheckedQuilt) else _game_sections(checked)
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: CheckedQuilt | CheckedGame) -> InShort:
    """Give what one line says of a quilt or a game."""
    if isinstance(checked, CheckedQuilt):
        return InShort(checked.player or "-", _number(checked.total), _sum(checked) or _("no total"))
    totals = ":".join(_number(checked.total(player)) for player in PLAYERS)
    added = _("winner {player}", player=checked.winner) if checked.winner else _("no winner")
    return InShort(", ".join(checked.replay.players), totals, added)


REPORT = SheetReport(full_report, in_short)


def _quilt_sections(checked: CheckedQuilt) -> list[list[str]]:
    quilt = checked.quilt
    board = draw_board(quilt.game.board, quilt.masks) if quilt.has_board else []
    beside = width() - drawing_width(board) - GAP
    patches = patch_lines(quilt, beside if beside >= _NARROWEST_LIST else width())
    total = _("No total")
    if checked.total is not None:
        total = _("Total {total}: {sum}", total=checked.total, sum=_sum(checked))
    return [
        head_lines(checked, short_name(checked.player or _("A quilt without a name")), _deck(quilt.deck)),
        side_by_side([drawing for drawing in (board, patches) if drawing]),
        remarks(checked),
        [total],
    ]


def _game_sections(checked: CheckedGame) -> list[list[str]]:
    replay = checked.replay
    quilts = []
    for player in PLAYERS:
        masks = replay.masks[player]
        drawn = draw_board(replay.game.board, masks) if masks is not None else [_("no board that can be read")]
        quilts.append([paint(short_name(replay.name(player)), "bold"), *drawn])
    names = _(" and ").join(map(short_name, replay.players))
    return [
        head_lines(checked, names, _deck(replay.deck)),
        side_by_side(quilts),
        track_lines(replay) if replay.record.moves else [],
        move_lines(replay),
        remarks(checked),
        [*(_total_line(checked, player) for player in PLAYERS), _winner_line(checked)],
    ]


def _deck(deck: Deck) -> str:
    return _("with the deck {deck}", deck=titled(deck.title))


def _sum(checked: CheckedQuilt) -> str:
    quilt = checked.quilt
    if quilt.buttons is None or quilt.empty is None:
        return ""
    return total_sum(quilt.game, quilt.buttons, quilt.has_tile, quilt.empty)


def _total_line(checked: CheckedGame, player: int) -> str:
    replay, standing = checked.replay, checked.standing(player)
    buttons, empty, total = standing.buttons, standing.empty, standing.total
    if total is None or empty is None or buttons is None:
        return _("{player}: no total", player=short_name(replay.name(player)))
    added = total_sum(replay.game, buttons, standing.has_tile, empty)
    return f"{short_name(replay.name(player))} {total}: {added}"


def _winner_line(checked: CheckedGame) -> str:
    if checked.winner is None:
        replay = checked.replay
        is_going_on = not checked.quilts and replay.lost_in_line is None and not replay.is_followed
        return _("No winner yet") if is_going_on else _("No winner")
    first, second = (checked.total(player) for player in PLAYERS)
    winner = short_name(checked.winner)
    if first != second:
        return _("Winner: {player}", player=winner)
    last = checked.replay.state.track.last
    return _("Winner: {player}, tied and the first to reach space {space}", player=winner, space=last)


def _number(total: int | None) -> str:
    return "-" if total is None else str(total)
