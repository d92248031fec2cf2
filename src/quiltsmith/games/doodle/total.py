"""The total of a sheet: the scores that count, less the empty spaces; and the totals that could be claimed."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.games.doodle.scoring import possible_scores
from quiltsmith.games.doodle.sheet import DoodleSheet


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
    """Give the totals that some choice of rectangles gives; nothing if board or end of the game are missing.

    A claimed score that is possible was chosen. For any other round every rectangle counts that could have been.
    """
    if sheet.empty is None or not sheet.is_finished:
        return None
    sums = 1
    for scored in sheet.rounds:
        settled = scored.claimed if scored.is_settled else None
        scores = possible_scores(sheet, scored) if settled is None else {settled}
        added = 0
        for score in scores:
            added |= sums << score
        sums = added
    return PossibleTotals(sums, -sheet.game.points_per_empty_space * sheet.empty)


def total_sum(sheet: DoodleSheet) -> str:
    """Write the sum out, such as `25 + 36 + 50 − 6`."""
    lost = -sheet.game.points_per_empty_space * (sheet.empty or 0)
    return " + ".join(str(score) for score in _scores(sheet) or ()) + f" − {lost}"


def _scores(sheet: DoodleSheet) -> list[int] | None:
    if len(sheet.rounds) < sheet.game.rounds or not sheet.is_finished:
        return None
    scores = [scored.counted for scored in sheet.rounds if scored.counted is not None]
    return scores if len(scores) == sheet.game.rounds else None
