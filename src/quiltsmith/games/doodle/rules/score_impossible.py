"""A score that no rectangle on the board of that time gives.

A rectangle of a rows and b columns, a the smaller number, is worth a·a + (b − a). Only pieces drawn before the
score's line count. Choosing a smaller rectangle than the best is allowed.

FAIL (the largest rectangle is 4×5, worth 17):
    score 25
PASS:
    score 17
    score 4x5
    score 4x5 17
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every claimed score with the rectangles of its board."""
    for scored in sheet.rounds:
        claim = sheet.scores.get(scored.number)
        if claim is None or scored.claimed is None:
            continue
        worth = sheet.game.scoring.score(*claim.sides) if claim.sides else scored.claimed
        sides = f"{claim.sides[0]}×{claim.sides[1]}" if claim.sides else ""
        if scored.claimed != worth:
            message = f"a rectangle of {sides} is worth {worth}, not {scored.claimed}"
            hint = f"write {worth}, or other sides"
            yield Problem(sheet.text.word_place(claim.line, 2), "score-impossible", message, hint)
        elif not scored.is_claim_possible:
            best = scored.best_rectangle
            what = f"of {sides}" if sides else f"worth {worth}"
            message = f"round {scored.number} had no shaded rectangle {what}"
            hint = (
                f"the best was {best} at {best.cell_names}, worth {scored.best}"
                if best
                else "not even the final board has one"
            )
            yield Problem(sheet.text.word_place(claim.line, 1), "score-impossible", message, hint)
