"""A neighbour was drawn in a turn that has only one card in the circle.

The circle closes after every turn. Where a round begins with no more cards than it has turns, its last turn has
one card, and nothing lies beside that: `neighbour` is impossible then, with or without a deal.

FAIL (a game with a circle of six cards and six turns in a round):
    6  G  P21 neighbour
PASS:
    6  G  P21
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.checks.too_many_specials import action_place
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_log import Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "no-neighbour"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look at the turns with one card."""
    for entry in sheet.log.specials:
        if has_no_neighbour(sheet.game, entry):
            message = _("turn {turn} has one card in the circle, and none beside it", turn=entry.turn)
            hint = _("remove `neighbour`, or check the turn")
            yield Problem(action_place(sheet, entry, "neighbour"), CODE, message, hint)


def has_no_neighbour(game: DoodleGame, entry: Entry) -> bool:
    """Return whether an entry names a neighbour in a turn that has none."""
    return entry.neighbours > 0 and entry.turn <= game.turns and game.cards_in_turn(entry.turn) == 1
