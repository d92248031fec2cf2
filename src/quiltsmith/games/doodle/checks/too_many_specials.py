"""A special action was used more often than the game allows.

Each of neighbour, single and cut can be used once; repeat allows one of them once more. So over a game one
of the three may occur twice, and none three times. One patch can be exchanged for a neighbour's only once. In a
game of other numbers, repeat is one more use of what it allows at least once.

FAIL:
    5  x  single
    6  y  single
    7  z  single
PASS:
    5  x  single
    6  y  single
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.doodle.doodle_circle import all_specials, paid, uses_left
from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.games.doodle.doodle_log import Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.doodle.doodle_words import KEYWORDS, action_name
from quiltsmith.i18n import _

CODE = "too-many-specials"
_NUMBERS = {name: number for number, name in enumerate(SPECIAL_ACTIONS)}


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count the uses in the order of the log; the first too many and all after it are problems."""
    is_once_a_patch = all(entry.neighbours <= 1 for entry in sheet.log.specials)
    if is_once_a_patch and _is_enough(sheet.log.uses, sheet.game.specials):
        return
    left = all_specials(sheet.game.specials)
    used: dict[str, list[int]] = {}
    for entry in sheet.log.specials:
        if entry.neighbours > 1:
            message = _(
                "{card} was exchanged for a neighbour {number} times", card=entry.card, number=entry.neighbours
            )
            place = action_place(sheet, entry, "neighbour")
            yield Problem(place, CODE, message, _("one patch can be exchanged once; remove the word"))
        for name, count in uses(entry):
            action = _NUMBERS[name]
            for _unused in range(count):
                if not uses_left(left, action):
                    yield _problem(sheet, entry, name, used.get(name, []))
                    break
                left = paid(left, action)
                used.setdefault(name, []).append(entry.turn)


def _is_enough(used: Mapping[str, int], allowed: Mapping[str, int]) -> bool:
    """Return whether a game allows so many uses, in whatever order."""
    repeats = 0
    for name, times in used.items():
        if times > allowed[name]:
            repeats += times - allowed[name]
            if not allowed[name]:
                return False
    return repeats <= allowed[REPEAT]


def uses(entry: Entry) -> Iterator[tuple[str, int]]:
    """List the special actions of an entry and how often it uses each."""
    if entry.is_single:
        yield "single", 1
    if entry.neighbours:
        yield "neighbour", min(entry.neighbours, 1)
    if entry.cuts:
        yield "cut", entry.cuts


def _problem(sheet: DoodleSheet, entry: Entry, name: str, used: list[int]) -> Problem:
    allowed = sheet.game.specials[name]
    times = _("{number} times", number=allowed)
    if allowed < 2:
        times = _("once") if allowed else _("never")
    message = _("{action} is used too often: it is allowed {times}", action=action_name(name), times=times)
    if sheet.game.specials[REPEAT] and not allowed:
        message += _(", so that it cannot be repeated")
    elif sheet.game.specials[REPEAT]:
        message += _(", and Again (repeat) is used up")
    hint = _("remove it")
    if used:
        turns = _(" and ").join(str(turn) for turn in dict.fromkeys(used))
        hint = _("it was used before, in turn {turns}; one of the lines is wrong", turns=turns)
    return Problem(action_place(sheet, entry, name), CODE, message, hint)


def action_place(sheet: DoodleSheet, entry: Entry, name: str) -> Place:
    """Point at the last word of a line that names a special action."""
    named = [
        index for index, word in enumerate(sheet.text.words(entry.line)) if KEYWORDS.get(word.lower()) == name
    ]
    return sheet.text.word_place(entry.line, named[-1])
