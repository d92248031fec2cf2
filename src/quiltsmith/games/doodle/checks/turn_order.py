"""Turns or scorings that are not in the order of play.

Turns are logged from 1 upwards, each round's score after its last turn. A turn with nothing drawn is logged
as `4 pass`; a turn that is missing, or has nothing but a single space, is only a warning. There are as many scores
as rounds, also without a log.

FAIL:
    2  B  P12
    1  C  P07
PASS:
    1  C  P07
    2  B  P12
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.games.doodle.doodle_log import START, Entry, ScoreLine, turn_number
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, rounds_of_scores, stands_at_end
from quiltsmith.i18n import _

CODE = "turn-order"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Follow the log line by line."""
    if not sheet.log.turns:
        yield from _check_last_scores(sheet)
        return
    is_in_order = _is_in_order(sheet)
    if not is_in_order:
        yield from _check_turns(sheet)
    if sheet.gaps:
        yield from _check_end(sheet)
        yield from _check_singles(sheet)
    yield from _check_passes(sheet)
    for number, score in sheet.scores.items():
        if not (is_in_order and _stands_between(sheet, number, score)):
            yield from _check_score(sheet, number, score)
    if len(sheet.log.scores) != sheet.game.rounds:
        yield from _check_second_scores(sheet)


def _is_in_order(sheet: DoodleSheet) -> bool:
    """Tell at a glance whether one start and then turn after turn is logged, as on nearly all sheets."""
    turns = sheet.log.turns
    last = turns[-1]
    if turns != sorted(turns) or last > sheet.game.turns or len(set(turns)) != last + 1 or turns.count(START) != 1:
        return False
    return not _is_numbered_zero(sheet, sheet.log.entries[0])


def _stands_between(sheet: DoodleSheet, number: int, score: ScoreLine) -> bool:
    """Tell whether a score of a log in order stands between the last turn of its round and the next one."""
    turns, behind = sheet.log.turns, score.entries_before
    last_turn = number * sheet.game.turns_per_round
    is_late_enough = behind == len(turns) or turns[behind] > last_turn
    return is_late_enough and turns[behind - 1] <= last_turn <= sheet.game.turns


def _is_numbered_zero(sheet: DoodleSheet, entry: Entry) -> bool:
    """Tell whether somebody counted from 0, which looks like the start but is no turn."""
    return entry.turn == START and sheet.text.source.line(entry.line).lstrip()[:1].isdecimal()


def _check_turns(sheet: DoodleSheet) -> Iterator[Problem]:
    reached, last = START, sheet.game.turns
    for entry in sheet.log.entries:
        turn = entry.turn
        if turn > last or _is_numbered_zero(sheet, entry):
            message = _(
                "there is no turn {turn}; a game of {game} has {last}", turn=turn, game=sheet.game.id, last=last
            )
            yield Problem(
                sheet.text.word_place(entry.line, 0), CODE, message, _("check the number at the line's start")
            )
        elif turn < reached:
            if turn == START:
                message = _("the start is logged after turn {reached}", reached=reached)
            else:
                message = _("turn {turn} is logged after turn {reached}", turn=turn, reached=reached)
            yield Problem(
                sheet.text.word_place(entry.line, 0), CODE, message, _("log the turns in the order of play")
            )
        else:
            if turn > reached + 1:
                skipped = _skipped(sheet, reached + 1, turn)
                if skipped:
                    yield _missing(sheet, entry.line, skipped[0], skipped[-1])
            reached = turn


def _skipped(sheet: DoodleSheet, first: int, end: int) -> list[int]:
    """List the turns of a gap that stand nowhere; a line that cannot be read is another problem."""
    written = {turn_number(line.words[0]) for line in sheet.text.log_lines()}
    return [turn for turn in range(first, end) if turn not in written]


def _missing(sheet: DoodleSheet, line: int, first: int, last: int) -> Problem:
    if first == last:
        message = _("turn {turn} is missing", turn=first)
    else:
        message = _("turns {first} to {last} are missing", first=first, last=last)
    hint = _("write `{turn} pass` if nothing was drawn", turn=first)
    return Problem(sheet.text.word_place(line, 0), CODE, message, hint, Level.WARNING)


def _check_end(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find turns that are missing at the end of the log, though a score or a total stands after them."""
    total, reached = sheet.log.total, _reached(sheet)
    later = [score.line for number, score in sheet.score_ways[0].items() if sheet.last_turn(number) > reached]
    if total is not None:
        later.append(total.line)
    skipped = _skipped(sheet, reached + 1, _last_over(sheet) + 1)
    if skipped:
        yield _missing(sheet, later[0], skipped[0], skipped[-1])


def _reached(sheet: DoodleSheet) -> int:
    return max((turn for turn in sheet.log.turns if turn <= sheet.game.turns), default=START)


def _last_over(sheet: DoodleSheet) -> int:
    """Return the last turn that is over since a score or a total stands behind it."""
    if sheet.log.total is not None:
        return sheet.game.turns
    return sheet.last_turn(min(max(sheet.score_ways[0], default=0), sheet.game.rounds))


def _check_singles(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find turns that are over and have nothing but single spaces, nor a line that cannot be read."""
    read = {entry.line for entry in sheet.log.entries}
    unread = (line.words[0] for line in sheet.text.log_lines() if line.number not in read)
    open_turns = set(sheet.gaps) - set(map(turn_number, unread))
    last = max(_last_over(sheet), _reached(sheet) - 1)
    for entry in sheet.log.entries:
        if entry.turn in open_turns and entry.turn <= last:
            open_turns.remove(entry.turn)
            message = _("turn {turn} is neither drawn nor passed, it has only a single space", turn=entry.turn)
            hint = _("write `{turn} pass` if nothing was drawn", turn=entry.turn)
            yield Problem(sheet.text.word_place(entry.line, 0), CODE, message, hint, Level.WARNING)


def _check_passes(sheet: DoodleSheet) -> Iterator[Problem]:
    if len(sheet.log.letters) == len(sheet.log.entries):
        return  # nothing was passed
    passed = {entry.turn for entry in sheet.log.entries if not entry.letter}
    for entry in sheet.log.patches:
        if entry.turn in passed:
            message = _("turn {turn} was passed, so no patch can be drawn in it", turn=entry.turn)
            hint = _("only single spaces can be shaded after a pass; remove one of the two lines")
            yield Problem(sheet.text.line_place(entry.line), CODE, message, hint)


def _check_score(sheet: DoodleSheet, number: int, score: ScoreLine) -> Iterator[Problem]:
    game = sheet.game
    if number <= game.rounds and stands_at_end(game, sheet.log, score, number):
        return
    last_turn, before = number * game.turns_per_round, sheet.log.turns[: score.entries_before]
    place = sheet.text.line_place(score.line)
    if number > game.rounds:
        yield _too_many(sheet, number, score)
        return
    late = next((turn for turn in before if last_turn < turn <= game.turns), None)
    if late:
        message = _(
            "the score of round {number} stands after turn {turn}; it belongs after turn {last}",
            number=number,
            turn=late,
            last=last_turn,
        )
        yield Problem(place, CODE, message, _("move it up to the end of round {number}", number=number))
    early = next((entry for entry in sheet.log.entries[len(before) :] if START < entry.turn <= last_turn), None)
    if early:
        message = _(
            "the score of round {number} stands before turn {turn}; it belongs after turn {last}",
            number=number,
            turn=early.turn,
            last=last_turn,
        )
        yield Problem(place, CODE, message, _("move it down to the end of round {number}", number=number))


def _check_last_scores(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find more scores than rounds, which needs no log."""
    for number, score in sheet.scores.items():
        if number > sheet.game.rounds:
            yield _too_many(sheet, number, score)


def _too_many(sheet: DoodleSheet, number: int, score: ScoreLine) -> Problem:
    message = _(
        "a score for round {number}; a game of {game} has {rounds}",
        number=number,
        game=sheet.game.id,
        rounds=sheet.game.rounds,
    )
    return Problem(sheet.text.line_place(score.line), CODE, message, _("remove it"))


def _check_second_scores(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find rounds that were scored twice."""
    kept = {score.line for way in sheet.score_ways for score in way.values()}
    for score, possible in zip(sheet.log.scores, rounds_of_scores(sheet.game, sheet.log), strict=True):
        if score.line not in kept:
            message = _("a second score for round {number}", number=possible[0])
            hint = _("a round is scored once; remove one of the two lines")
            yield Problem(sheet.text.line_place(score.line), CODE, message, hint)
