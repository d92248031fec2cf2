"""Reports on finished quilts and on records of whole games of two."""

from __future__ import annotations

from quiltsmith.cli.sheet_report import InShort, SheetReport, fitted, head_lines, remarks, short_name, titled
from quiltsmith.cli.terminal_output import columns_of, paint, readable, table, visible, width
from quiltsmith.cli.text_drawings import GAP, draw_board, drawing_width, side_by_side
from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.quilt import Quilt, total_sum
from quiltsmith.games.patchwork.replay import Played, Replay
from quiltsmith.games.sheets.sheet_words import word_to_write
from quiltsmith.i18n import _, get_locale
from quiltsmith.i18n.number_format import whole

_SPACE = 4  # columns of one space of the track: a number of two digits, a mark, a gap
_LONGEST_NAME = 16
_INCOME, _SPECIAL = "+", "*"


def track_lines(replay: Replay) -> list[str]:
    """Draw the time track: all spaces, income and special patches marked, and the tokens below their spaces."""
    track, tokens = replay.state.track, _tokens(replay)
    # As few lines as there can be, all of the same length.
    count = -(-(track.last + 1) // (width() // _SPACE))
    per_line = -(-(track.last + 1) // count)
    lines = []
    for start in range(0, track.last + 1, per_line):
        spaces = range(start, min(start + per_line, track.last + 1))
        marks = "".join(
            f"{space:>2}{_INCOME if space in track.income else _SPECIAL if space in track.specials else ' ':<2}"
            for space in spaces
        )
        lines.append(marks.rstrip())
        standing = "".join(f"{tokens.get(space, ''):>2}  " for space in spaces).rstrip()
        if standing:
            lines.append(paint(standing, "bold"))
    signs = "  ".join(f"{sign} {_name(replay, player)}" for player, sign in enumerate(_signs(replay)))
    marks = _("{income} income  {special} special patch", income=_INCOME, special=_SPECIAL)
    return [*lines, "", f"{marks}  {signs}"]


def move_lines(replay: Replay) -> list[str]:
    """Write a line per move: who, what, the price, and how the player stands then."""
    if not replay.played:
        return []
    currency = replay.game.currency.name_in(get_locale())
    player, move, way = _("player"), _("move"), _("on the way")
    heads = [_("line"), player, move, _("paid"), _("time"), currency, _("income"), way]
    cells = [_cells(played) for played in replay.played]
    widest = [max(map(columns_of, column)) for column in zip(heads[2:], *cells, strict=True)]
    # Names take what the other columns and the gaps between all of them leave.
    room = width() - columns_of(heads[0]) - sum(widest) - 2 * (len(heads) - 1)
    longest = min(_LONGEST_NAME, max(columns_of(player), room))
    rows = [
        [str(played.move.line), _name(replay, played.move.player, longest), *told]
        for played, told in zip(replay.played, cells, strict=True)
    ]
    return table(heads, rows, left=(player, move, way))


def patch_lines(quilt: Quilt, columns: int) -> list[str]:
    """Return what each letter of a quilt is: the patch and its price, or a special patch."""
    lines = []
    for letter, name in sorted(quilt.assigned.items()):
        card = quilt.deck.card(name) if name else None
        what = f"{name}{_price(card)}" if name else _("special patch")
        lines.append(f"{letter}  {what}"[:columns].rstrip())
    return lines


def _price(card: Card | None) -> str:
    if card is None or card.price is None:
        return ""
    price = card.price
    return _("  cost {cost}, time {time}, income {income}", cost=price.cost, time=price.time, income=price.income)


def _cells(played: Played) -> list[str]:
    move = played.move
    what = " ".join(filter(None, (word_to_write(move.action), move.card, move.letter)))
    time = f"{played.time[0]}→{played.time[1]}" if played.time[0] != played.time[1] else str(played.time[1])
    paid = str(played.cost) if move.action == "take" else ""
    return [what, paid, time, str(played.buttons), str(played.income), _events(played)]


def _events(played: Played) -> str:
    events = []
    if played.earned:
        events.append(_("advance +{number}", number=played.earned))
    if played.received:
        events.append(_("income +{number}", number=played.received))
    if played.specials:
        events.append(_("special +{number}", number=played.specials))
    if played.has_gained_tile:
        events.append(_("the tile"))
    return ", ".join(events)


def _name(replay: Replay, player: int, columns: int = _LONGEST_NAME) -> str:
    return fitted(visible(replay.name(player)), columns).rstrip()


def _signs(replay: Replay) -> tuple[str, str]:
    """Choose a letter for each token: the first of the names, or numbers where those are the same."""
    first, second = (replay.name(player)[0].upper() for player in PLAYERS)
    return (first, second) if first != second else ("1", "2")


def _tokens(replay: Replay) -> dict[int, str]:
    """Return the tokens by space; of two on one space the upper one first."""
    signs = _signs(replay)
    order = sorted(PLAYERS, key=lambda player: -replay.state.players[player].arrived)
    tokens: dict[int, str] = {}
    for player in order:
        time = replay.state.players[player].time
        tokens[time] = tokens.get(time, "") + signs[player]
    return tokens


_NARROWEST_LIST = 24


def full_report(checked: CheckedQuilt | CheckedGame, explain_score: bool = False) -> str:
    """Write the whole report; its last line is the total, which explains itself, or the winner."""
    sections = _quilt_sections(checked) if isinstance(checked, CheckedQuilt) else _game_sections(checked)
    return readable("\n\n".join("\n".join(section) for section in sections if section))


def in_short(checked: CheckedQuilt | CheckedGame) -> InShort:
    """Return what one line says of a quilt or a game."""
    if isinstance(checked, CheckedQuilt):
        return InShort(checked.player or "-", _number(checked.total), _sum(checked) or _("no total"))
    totals = ":".join(_number(checked.total(player)) for player in PLAYERS)
    added = _("winner {player}", player=checked.winner) if checked.winner else _("no winner")
    return InShort(", ".join(checked.replay.players), totals, added)


PATCHWORK_REPORT = SheetReport(full_report, in_short)


def _quilt_sections(checked: CheckedQuilt) -> list[list[str]]:
    quilt = checked.quilt
    board = draw_board(quilt.game.board, quilt.masks) if quilt.has_board else []
    beside = width() - drawing_width(board) - GAP
    patches = patch_lines(quilt, beside if beside >= _NARROWEST_LIST else width())
    total = _("No total")
    if checked.total is not None:
        total = _("Total {total}: {sum}", total=whole(checked.total), sum=_sum(checked))
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
    return f"{short_name(replay.name(player))} {whole(total)}: {added}"


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
    return "-" if total is None else whole(total)
