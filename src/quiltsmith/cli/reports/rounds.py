"""The scorings of a sheet on the terminal: a small board for each, its rectangles marked, and why it scores so."""

from __future__ import annotations

from quiltsmith.cli.terminal.screen import can_show, paint
from quiltsmith.games.doodle.doodle_sheet import Round
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import Rectangle, RectangleScoring
from quiltsmith.i18n import _, ngettext

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
    elif missed(scored):
        better = _("best {best}: {where}", best=scored.best, where=_named(scored.best_rectangle))
        lines.append(paint(better, "yellow"))
    else:
        lines.append(_("the best there was"))
    return [*lines, *_small_board(board, scored)]


def round_key(rounds: list[Round]) -> str:
    """Say what the fillings of the small boards mean."""
    key = [f"{_block('counted')} {_('scored')}"]
    if any(missed(scored) for scored in rounds):
        key.append(f"{_block('better')} {_('only in the best')}")
    return "   ".join([*key, f"{_block('shaded')} {_('shaded')}"])


def missed(scored: Round) -> int:
    """Count the points that a better rectangle would have brought."""
    return scored.best - scored.counted if scored.best is not None and scored.counted is not None else 0


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
    better = scored.best_rectangle.mask(board) if scored.best_rectangle and missed(scored) else 0
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
