"""The scorings of a sheet: the board as it was at each, what the claims are worth, and what could be claimed."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.games.doodle.doodle_log import START, ScoreLine
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, Round, ScoresByRound
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import (
    Rectangle,
    best_rectangle,
    find_rectangles,
    rectangle_scores,
    rectangle_with_score,
)


def score_rounds(sheet: DoodleSheet) -> list[Round]:
    """Work out every scoring that was reached."""
    rounds = _boards(sheet, _rounds_reached(sheet))
    for scored in rounds:
        _score(sheet, scored, sheet.scores.get(scored.number))
    return rounds


def claimed_points(sheet: DoodleSheet, claim: ScoreLine) -> int | None:
    """Return the points that a score line claims, by number or by the sides of the rectangle."""
    if claim.points is not None or claim.sides is None:
        return claim.points
    return sheet.game.scoring.score(*claim.sides)


def possible_scores(sheet: DoodleSheet, scored: Round) -> frozenset[int]:
    """Return all that the player could have scored in a round, whatever the claim is."""
    scores = rectangle_scores(sheet.game.board, _outline(sheet, scored), sheet.game.scoring)
    return scores | {0} if _may_be_blank(sheet, scored) else scores


def claimed_rectangle(sheet: DoodleSheet, claim: ScoreLine, board: Mask) -> Rectangle | None:
    """Find a rectangle on the board that fits the claim."""
    game = sheet.game
    points = claimed_points(sheet, claim)
    if claim.sides is None:
        return None if points is None else rectangle_with_score(game.board, board, game.scoring, points)
    if points != game.scoring.score(*claim.sides) or 0 in claim.sides:
        return None
    for rows, columns in (claim.sides, claim.sides[::-1]):
        for found in find_rectangles(game.board, board, rows, columns):
            return found
    return None


def is_claim_possible(sheet: DoodleSheet, scored: Round, claim: ScoreLine) -> bool:
    """Return whether a score line can be that of a round, as far as its points are concerned."""
    found = claimed_rectangle(sheet, claim, _outline(sheet, scored))
    return found is not None or _may_claim_nothing(sheet, scored, claim)


def _may_claim_nothing(sheet: DoodleSheet, scored: Round, claim: ScoreLine) -> bool:
    return claim.points == 0 and claim.sides is None and _may_be_blank(sheet, scored)


def _outline(sheet: DoodleSheet, scored: Round) -> Mask:
    """Return the spaces that can have been shaded then: those of the end, or all, where nobody knows better."""
    if scored.board is not None:
        return scored.board
    return sheet.shaded if sheet.has_board else sheet.game.board.full


def _may_be_blank(sheet: DoodleSheet, scored: Round) -> bool:
    """Return whether perhaps nothing was shaded yet; everybody begins with a start patch where there are any."""
    if scored.is_certain or not _outline(sheet, scored):
        return not scored.board
    return not sheet.has_start and not any(turn <= sheet.last_turn(scored.number) for turn in _drawn(sheet))


def _drawn(sheet: DoodleSheet) -> list[int]:
    return [entry.turn for entry in sheet.log.entries if entry.letter]


def _rounds_reached(sheet: DoodleSheet) -> int:
    if not sheet.has_log or sheet.log.total is not None:
        return sheet.game.rounds
    last = sheet.game.turns
    reached = max([turn for turn in sheet.log.turns if turn <= last], default=START)
    last_scored = max(sheet.score_ways[-1], default=0)
    return max(reached // sheet.game.turns_per_round, min(last_scored, sheet.game.rounds))


def _boards(sheet: DoodleSheet, reached: int) -> list[Round]:
    """Rebuild the board as it was at each scoring; before the last one it is unknown without a log."""
    numbers = range(1, reached + 1)
    if not sheet.has_board:
        return [Round(number, None, is_certain=False) for number in numbers]
    if not sheet.has_log:
        unknown = [Round(number, None, is_certain=False) for number in numbers[:-1]]
        return [*unknown, Round(reached, sheet.shaded)]
    rounds: list[Round] = []
    undated, since = _undated(sheet) if sheet.unlogged else (0, START)
    entries, masks, shaded, index = sheet.log.entries, sheet.masks, 0, 0
    for number in numbers:
        end = _entries_before(sheet, number)
        for entry in entries[index:end]:
            shaded |= masks.get(entry.letter, 0)
        index = max(index, end)
        if undated and since <= sheet.last_turn(number):
            rounds.append(Round(number, shaded | undated, is_certain=number == sheet.game.rounds))
        else:
            rounds.append(Round(number, shaded))
    return rounds


def _undated(sheet: DoodleSheet) -> tuple[Mask, int]:
    """Return the spaces of which nobody knows when they were shaded, and the first turn in which it can have been.

    A turn that the log names is explained by it, so that was the first turn without a line. If every turn has one,
    these spaces are a mistake that is told elsewhere; they count from the start then.
    """
    undated = 0
    for letter in sheet.unlogged:
        undated |= sheet.masks[letter]
    is_open = not sheet.gaps or (sheet.has_start and START not in sheet.log.turns)
    return undated, START if is_open else sheet.gaps[0]


def _entries_before(sheet: DoodleSheet, number: int) -> int:
    """Count the entries before the end of a round: where its score stands, or else its last turn."""
    score = sheet.scores.get(number)
    if score is not None:
        return score.entries_before
    last_turn = sheet.last_turn(number)
    return max((index for index, turn in enumerate(sheet.log.turns, 1) if turn <= last_turn), default=0)


def _score(sheet: DoodleSheet, scored: Round, claim: ScoreLine | None) -> None:
    """Fill in what a round is worth."""
    game, board = sheet.game, scored.board
    scored.claimed = claimed_points(sheet, claim) if claim else None
    if board is not None:
        scored.best_rectangle = best = best_rectangle(game.board, board, game.scoring)
        scored.best = game.scoring.score(best.rows, best.columns) if best else 0
        scored.counted, scored.rectangle = scored.best, best
    if claim is None or scored.claimed is None or (scored.claimed == scored.best and claim.sides is None):
        return
    found = claimed_rectangle(sheet, claim, _outline(sheet, scored))
    if found is not None or _may_claim_nothing(sheet, scored, claim):
        scored.counted = scored.claimed
        scored.rectangle = found if board is not None else None
    else:
        scored.is_claim_possible = False


class PossibleTotals(Struct, frozen=True):
    """All totals of a sheet some of whose scores are not known: the bits of `sums`, less what is lost."""

    sums: int
    lost: int

    @property
    def best(self) -> int:
        """The highest of them."""
        return self.sums.bit_length() - 1 - self.lost

    def __contains__(self, total: int) -> bool:
        return total + self.lost >= 0 and bool(self.sums >> (total + self.lost) & 1)


def sheet_total(sheet: DoodleSheet) -> int | None:
    """Add up what counts; nothing if a scoring or the board is missing."""
    scores = _scores(sheet)
    if scores is None or sheet.empty is None:
        return None
    return sum(scores) + sheet.game.points_per_empty_space * sheet.empty


def possible_totals(sheet: DoodleSheet) -> PossibleTotals | None:
    """Return the totals that some choice of rectangles gives; nothing if board or end of the game are missing.

    A claimed score that is possible was chosen. For any other round every rectangle counts that could have been.
    """
    if sheet.empty is None or not sheet.is_finished:
        return None
    all_sums = 0
    for way in sheet.score_ways:
        sums = 1
        for scored in sheet.rounds:
            settled = _settled(sheet, scored, way)
            scores = possible_scores(sheet, scored) if settled is None else {settled}
            added = 0
            for score in scores:
                added |= sums << score
            sums = added
        all_sums |= sums
    return PossibleTotals(all_sums, -sheet.game.points_per_empty_space * sheet.empty)


def _settled(sheet: DoodleSheet, scored: Round, way: ScoresByRound) -> int | None:
    """Return the player's own claim for a round if it counts there, by one of the ways to place score lines."""
    claim = way.get(scored.number)
    if claim is None or scored.number in sheet.scores:
        return scored.claimed if scored.is_settled else None
    return claimed_points(sheet, claim) if is_claim_possible(sheet, scored, claim) else None


def total_sum(sheet: DoodleSheet) -> str:
    """Write the sum out, such as `25 + 36 + 50 − 6`."""
    lost = -sheet.game.points_per_empty_space * (sheet.empty or 0)
    return " + ".join(str(score) for score in _scores(sheet) or ()) + f" − {lost}"


def _scores(sheet: DoodleSheet) -> list[int] | None:
    """List what counts in each round; of several ways to place the claims, the one that gives most."""
    if not sheet.is_finished:
        return None
    if not sheet.unplaced:
        return _if_all_known([scored.counted for scored in sheet.rounds])
    ways = ([_counted(sheet, scored, way) for scored in sheet.rounds] for way in sheet.score_ways)
    return max(filter(None, map(_if_all_known, ways)), key=sum, default=None)


def _if_all_known(scores: list[int | None]) -> list[int] | None:
    known = [score for score in scores if score is not None]
    return known if len(known) == len(scores) else None


def _counted(sheet: DoodleSheet, scored: Round, way: ScoresByRound) -> int | None:
    settled = _settled(sheet, scored, way)
    return scored.counted if settled is None else settled
