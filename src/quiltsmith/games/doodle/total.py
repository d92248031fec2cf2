"""The total of a sheet: the scores that count, less the empty spaces."""

from __future__ import annotations

from quiltsmith.games.doodle.sheet import DoodleSheet


def sheet_total(sheet: DoodleSheet) -> int | None:
    """Add up what counts; nothing if a scoring or the board is missing."""
    scores = _scores(sheet)
    if scores is None or sheet.empty is None:
        return None
    return sum(scores) + sheet.game.points_per_empty_space * sheet.empty


def total_sum(sheet: DoodleSheet) -> str:
    """Write the sum out, such as `25 + 36 + 50 − 6`."""
    lost = -sheet.game.points_per_empty_space * (sheet.empty or 0)
    return " + ".join(str(score) for score in _scores(sheet) or ()) + f" − {lost}"


def _scores(sheet: DoodleSheet) -> list[int] | None:
    if len(sheet.rounds) < sheet.game.rounds or not sheet.is_finished:
        return None
    scores = [scored.counted for scored in sheet.rounds if scored.counted is not None]
    return scores if len(scores) == sheet.game.rounds else None
