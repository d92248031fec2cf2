"""A round is over, but its score is not written down.

It is only a warning: the best rectangle of that round counts in its place, and a claimed total is wrong only if no
rectangle that could have been chosen gives it. Where turns are missing as well, perhaps nobody knows which round a
score is of; then it is left open. Who writes down no score and no total at all claims nothing.

FAIL:
    6  G  P21
    7  H  P30
PASS:
    6  G  P21
    score  25
    7  H  P30
"""

from __future__ import annotations

from collections.abc import Iterable

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _, ngettext

CODE = "score-missing"


def check(sheet: DoodleSheet) -> Iterable[Problem]:
    """Look for the score of every round that is over, on sheets that claim something."""
    missing = missing_scores(sheet)
    return [_problem(sheet, missing)] if missing and (sheet.log.scores or sheet.log.total) else ()


def _problem(sheet: DoodleSheet, missing: list[int]) -> Problem:
    first = missing[0]
    if sheet.has_log and not sheet.unplaced:
        message = ngettext(
            len(missing),
            "the score of round {rounds} is missing",
            "the scores of rounds {rounds} are missing",
            rounds=_listed(missing),
        )
        hint = _("write it after turn {turn}; the best rectangle counts in its place", turn=sheet.last_turn(first))
    else:
        message = _(
            "{found} of the {rounds} rounds have a score", found=len(sheet.log.scores), rounds=sheet.game.rounds
        )
        hint = _("write one line for each round, such as `score 25`")
    place = sheet.text.line_place(_line(sheet, first))
    return Problem(place, CODE, message, hint, Level.WARNING)


def _listed(numbers: list[int]) -> str:
    *some, last = map(str, numbers)
    return _("{some} and {last}", some=", ".join(some), last=last) if some else last


def missing_scores(sheet: DoodleSheet) -> list[int]:
    """List the rounds that are over and have no score line."""
    return [
        number
        for number in range(1, sheet.game.rounds + 1)
        if number not in sheet.scores and _is_over(sheet, number)
    ]


def _is_over(sheet: DoodleSheet, number: int) -> bool:
    last_turn = sheet.last_turn(number)
    if sheet.log.total is not None or any(scored > number for scored in sheet.score_ways[0]):
        return True
    reached = max((turn for turn in sheet.log.turns if turn <= sheet.game.turns), default=START)
    return reached > last_turn or (reached == last_turn and number == sheet.game.rounds)


def _line(sheet: DoodleSheet, number: int) -> int:
    """Find the line before which a score should stand: the next turn, score or result."""
    last_turn, log = sheet.last_turn(number), sheet.log
    later = [entry.line for entry in log.entries if entry.turn > last_turn]
    later += [score.line for other, score in sheet.score_ways[0].items() if other > number]
    later += [claim.line for claim in (log.empty, log.total) if claim is not None]
    return min(later) if later else log.entries[-1].line
