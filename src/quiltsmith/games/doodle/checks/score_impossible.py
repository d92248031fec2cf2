"""A score that no rectangle on the board of that time gives.

A rectangle of a rows and b columns, a the smaller number, is worth a·a + (b − a). Only pieces drawn before the
score's line count. Choosing a smaller rectangle than the best is allowed. A rectangle has no side of 0.

FAIL (the largest rectangle is 4×5, worth 17):
    score 25
PASS:
    score 17
    score 4x5
    score 4x5 17
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import ScoreLine
from quiltsmith.games.doodle.doodle_scoring import claimed_points, is_claim_possible
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, Round
from quiltsmith.i18n import _

CODE = "score-impossible"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every claimed score with the rectangles of its board."""
    for scored in sheet.rounds:
        if scored.claimed is None:
            continue
        claim = sheet.scores[scored.number]
        if claim.sides is not None or not scored.is_claim_possible:
            yield from _check_claim(sheet, claim, scored.claimed, [scored], scored.is_claim_possible)
    for claim in sheet.unplaced:
        points, rounds = claimed_points(sheet, claim), list(_rounds_of(sheet, claim))
        if points is not None:
            is_possible = any(is_claim_possible(sheet, scored, claim) for scored in rounds)
            yield from _check_claim(sheet, claim, points, rounds, is_possible)


def _rounds_of(sheet: DoodleSheet, claim: ScoreLine) -> Iterator[Round]:
    """List the rounds that a score may be of where nobody knows."""
    numbers = {number for way in sheet.score_ways for number, score in way.items() if score is claim}
    return (scored for scored in sheet.rounds if scored.number in numbers)


def _check_claim(
    sheet: DoodleSheet, claim: ScoreLine, points: int, rounds: list[Round], is_possible: bool
) -> Iterator[Problem]:
    if claim.sides is not None and 0 in claim.sides:
        hint = _("count its rows and columns of shaded spaces; a single space is 1x1")
        yield _problem(sheet, claim, 1, _("a rectangle has no side of 0"), hint)
        return
    worth = sheet.game.scoring.score(*claim.sides) if claim.sides else points
    sides = f"{claim.sides[0]}×{claim.sides[1]}" if claim.sides else ""
    if points != worth:
        message = _(
            "a rectangle of {sides} is worth {worth}, not {claimed}", sides=sides, worth=worth, claimed=points
        )
        yield _problem(sheet, claim, 2, message, _("write {worth}, or other sides", worth=worth))
    elif not is_possible:
        number = _(" or ").join(str(scored.number) for scored in rounds)
        if sides:
            message = _("round {number} had no shaded rectangle of {sides}", number=number, sides=sides)
        else:
            message = _("round {number} had no shaded rectangle worth {worth}", number=number, worth=worth)
        best = max(rounds, key=lambda scored: scored.best or 0)
        yield _problem(sheet, claim, 1, message, _hint(sheet, best))


def _hint(sheet: DoodleSheet, scored: Round) -> str:
    best = scored.best_rectangle
    if best is not None:
        return _(
            "the best was {rectangle} at {where}, worth {worth}",
            rectangle=best,
            where=best.cell_names,
            worth=scored.best,
        )
    if not sheet.has_board:
        board = f"{sheet.game.board.rows}×{sheet.game.board.columns}"
        return _("not even a board of {board} that is shaded all over has one", board=board)
    return _("nothing was shaded then") if scored.board == 0 else _("not even the final board has one")


def _problem(sheet: DoodleSheet, claim: ScoreLine, word: int, message: str, hint: str) -> Problem:
    return Problem(sheet.text.word_place(claim.line, word), CODE, message, hint)
