"""The scorings of a sheet: the board as it was at each, and what the claims are worth."""

from __future__ import annotations

from quiltsmith.games.doodle.log import START, ScoreLine
from quiltsmith.games.doodle.sheet import DoodleSheet, Round
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import Rectangle, best_rectangle, find_rectangles, rectangle_with_score


def score_rounds(sheet: DoodleSheet) -> list[Round]:
    """Work out every scoring that was reached."""
    reached = _rounds_reached(sheet)
    boards = _boards(sheet, reached)
    rounds = []
    for number, board in enumerate(boards, 1):
        rounds.append(_score(sheet, number, board, sheet.scores.get(number)))
    return rounds


def claimed_points(sheet: DoodleSheet, claim: ScoreLine) -> int | None:
    """Give the points that a score line claims, by number or by the sides of the rectangle."""
    if claim.points is not None or claim.sides is None:
        return claim.points
    return sheet.game.scoring.score(*claim.sides)


def claimed_rectangle(sheet: DoodleSheet, claim: ScoreLine, board: Mask) -> Rectangle | None:
    """Find a rectangle on the board that fits the claim."""
    game = sheet.game
    points = claimed_points(sheet, claim)
    if claim.sides is None:
        return None if points is None else rectangle_with_score(game.board, board, game.scoring, points)
    if points != game.scoring.score(*claim.sides):
        return None
    for rows, columns in (claim.sides, claim.sides[::-1]):
        for found in find_rectangles(game.board, board, rows, columns):
            return found
    return None


def _rounds_reached(sheet: DoodleSheet) -> int:
    if not sheet.has_log:
        return sheet.game.rounds
    last_scored = max(sheet.scores, default=0)
    if last_scored >= sheet.game.rounds:
        return sheet.game.rounds
    last = sheet.game.turns
    reached = max([turn for turn in sheet.log.turns if turn <= last], default=START)
    return max(reached // sheet.game.turns_per_round, last_scored)


def _boards(sheet: DoodleSheet, reached: int) -> list[Mask | None]:
    """Rebuild the board as it was at each scoring; before the last one it is unknown without a log."""
    if not sheet.masks:
        return [None] * reached
    if not sheet.has_log:
        return [*[None] * (reached - 1), sheet.shaded]
    entries = sheet.log.entries
    ends = [_entries_before(sheet, number) for number in range(1, reached + 1)]
    boards: list[Mask | None] = []
    masks, shaded, index = sheet.masks, sheet.undated(), 0
    for end in ends:
        for entry in entries[index:end]:
            shaded |= masks.get(entry.letter, 0)
        index = max(index, end)
        boards.append(shaded)
    return boards


def _entries_before(sheet: DoodleSheet, number: int) -> int:
    """Count the entries before the end of a round: where its score stands, or else its last turn."""
    score = sheet.scores.get(number)
    if score is not None:
        return score.entries_before
    last_turn = number * sheet.game.turns_per_round
    return max((index for index, turn in enumerate(sheet.log.turns, 1) if turn <= last_turn), default=0)


def _score(sheet: DoodleSheet, number: int, board: Mask | None, claim: ScoreLine | None) -> Round:
    game = sheet.game
    result = Round(number, board, claimed_points(sheet, claim) if claim else None)
    if board is not None:
        result.best_rectangle = best = best_rectangle(game.board, board, game.scoring)
        result.best = game.scoring.score(best.rows, best.columns) if best else 0
        result.counted, result.rectangle = result.best, best
    if claim is None or result.claimed is None or not sheet.masks:
        return result
    if result.claimed == result.best and claim.sides is None:
        return result
    # Nobody knows the board of an earlier round without a log; the final one has at least its rectangles.
    found = claimed_rectangle(sheet, claim, sheet.shaded if board is None else board)
    if found is None:
        result.is_claim_possible = False
    else:
        result.counted = result.claimed
        result.rectangle = found if board is not None else None
    return result
