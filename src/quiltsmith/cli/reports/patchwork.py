"""What a checked quilt or whole game of two looks like: a report for the table, one line for the club."""

from __future__ import annotations

from quiltsmith.cli.reports.boards import draw_board
from quiltsmith.cli.reports.kinds import SheetReport
from quiltsmith.cli.reports.patchwork_sections import move_lines, patch_lines, track_lines
from quiltsmith.cli.reports.sections import brief_columns, english, head_lines, remarks
from quiltsmith.cli.terminal.screen import paint, readable, width
from quiltsmith.cli.terminal.shapes import GAP, drawing_width, side_by_side
from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.total import total_sum

_LONGEST_PLAYER = 40
_NARROWEST_LIST = 24


def full_report(checked: CheckedQuilt | CheckedGame, explain_score: bool = False) -> str:
    """Write the whole report; its last line is the total, which explains itself, or the winner."""
    sections = _quilt_sections(checked) if isinstance(checked, CheckedQuilt) else _game_sections(checked)
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def brief_line(checked: CheckedQuilt | CheckedGame) -> str:
    """Write a quilt or a game in one line of aligned columns."""
    if isinstance(checked, CheckedQuilt):
        total, added = _number(checked.total), _sum(checked) or "no total"
        who = checked.player or "-"
    else:
        total = " : ".join(_number(checked.total(player)) for player in PLAYERS)
        added = f"winner {checked.winner[:_LONGEST_PLAYER]}" if checked.winner else "no winner"
        who = ", ".join(checked.replay.players)
    return brief_columns(checked, total, added, who[:_LONGEST_PLAYER])


REPORT = SheetReport(full_report, brief_line)


def _quilt_sections(checked: CheckedQuilt) -> list[list[str]]:
    quilt = checked.quilt
    board = draw_board(quilt.game.board, quilt.masks) if quilt.has_board else []
    beside = width() - drawing_width(board) - GAP
    patches = patch_lines(quilt, beside if beside >= _NARROWEST_LIST else width())
    total = f"Total {checked.total}: {_sum(checked)}" if checked.total is not None else "No total"
    return [
        head_lines(checked, checked.player or "A quilt without a name", _deck(quilt.deck)),
        side_by_side([drawing for drawing in (board, patches) if drawing]),
        remarks(checked),
        [total],
    ]


def _game_sections(checked: CheckedGame) -> list[list[str]]:
    replay = checked.replay
    quilts = []
    for player in PLAYERS:
        masks = replay.masks[player]
        drawn = draw_board(replay.game.board, masks) if masks is not None else ["no board that can be read"]
        quilts.append([paint(replay.name(player), "bold"), *drawn])
    names = " and ".join(replay.players)
    return [
        head_lines(checked, names, _deck(replay.deck)),
        side_by_side(quilts),
        track_lines(replay) if replay.record.moves else [],
        move_lines(replay),
        remarks(checked),
        [*(_total_line(checked, player) for player in PLAYERS), _winner_line(checked)],
    ]


def _deck(deck: Deck) -> str:
    return f"with the deck {english(deck.title)}"


def _sum(checked: CheckedQuilt) -> str:
    quilt = checked.quilt
    if quilt.buttons is None or quilt.empty is None:
        return ""
    return total_sum(quilt.game, quilt.buttons, quilt.has_tile, quilt.empty)


def _total_line(checked: CheckedGame, player: int) -> str:
    replay, standing = checked.replay, checked.standing(player)
    buttons, empty, total = standing.buttons, standing.empty, standing.total
    if total is None or empty is None or buttons is None:
        return f"{replay.name(player)}: no total"
    return f"{replay.name(player)} {total}: {total_sum(replay.game, buttons, standing.has_tile, empty)}"


def _winner_line(checked: CheckedGame) -> str:
    if checked.winner is None:
        replay = checked.replay
        is_going_on = not checked.quilts and replay.lost_in_line is None and not replay.is_followed
        return "No winner yet" if is_going_on else "No winner"
    first, second = (checked.total(player) for player in PLAYERS)
    last = checked.replay.state.track.last
    reason = f", tied and the first to reach space {last}" if first == second else ""
    return f"Winner: {checked.winner}{reason}"


def _number(total: int | None) -> str:
    return "-" if total is None else str(total)
