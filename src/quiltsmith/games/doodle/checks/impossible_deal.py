"""No circle of cards and no rolls give the cards of the log, whatever was dealt.

A card that was drawn as a neighbour stays in the circle, beside the gap that the token stands in. From there the
token reaches it after some numbers of turns, and after others no roll does. It is told where it is proven, in
sheets that are checked without a deal.

FAIL (in a circle of eight, with a die of 1 to 3):
    1  B  P12 neighbour
    2  C  P07
    3  D  P12
PASS:
    1  B  P12 neighbour
    2  C  P12
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.checks.no_neighbour import has_no_neighbour
from quiltsmith.games.doodle.deal_search import CircleNumbers, Draw, may_be_dealt
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_log import START, Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "impossible-deal"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Search for a deal, and where there is none, for the first turn that cannot be."""
    game, patches = sheet.game, sheet.log.patches
    beside = [entry for entry in sheet.log.specials if entry.neighbours]
    if not beside or sheet.dealt is not None or len(patches) > game.turns + 1:
        return
    numbers = CircleNumbers(game.circle, game.turns_per_round, game.turns, game.die)
    # Most sheets have a deal even if something was drawn in every turn, and many share the answer to that.
    if may_be_dealt(numbers, _draws(patches, beside)):
        return
    patches = sorted((entry for entry in patches if entry.turn != START), key=lambda entry: entry.turn)
    if not _is_sound(game, patches) or _may_be_dealt_up_to(game.turns, numbers, game, patches):
        return
    # Each search may take some milliseconds, and whatever follows a turn that cannot be cannot be either.
    first = bisect_left(
        patches, True, key=lambda entry: not _may_be_dealt_up_to(entry.turn, numbers, game, patches)
    )
    yield _problem(sheet, patches[first])


def _is_sound(game: DoodleGame, patches: list[Entry]) -> bool:
    """Return whether each turn draws one card, and none that is discarded; all else is another rule's."""
    turns, last = {entry.turn for entry in patches}, {entry.card: entry.turn for entry in patches}
    if len(turns) < len(patches) or max(turns) > game.turns:
        return False
    return all(entry.neighbours or last[entry.card] == entry.turn for entry in patches)


def _may_be_dealt_up_to(turn: int, numbers: CircleNumbers, game: DoodleGame, patches: list[Entry]) -> bool:
    """Search for a deal that gives all patches up to a turn; `no-neighbour` tells of those that none can give."""
    known = [entry for entry in patches if entry.turn <= turn and not has_no_neighbour(game, entry)]
    drawn = {entry.turn for entry in known}
    open_turns = tuple(turn for turn in range(1, game.turns + 1) if turn not in drawn)
    return may_be_dealt(numbers, _draws(known, [entry for entry in known if entry.neighbours]), open_turns)


def _draws(patches: list[Entry], beside: list[Entry]) -> tuple[Draw, ...]:
    """List the turns that draw cards which are drawn as neighbours; in the last one any card left can be drawn."""
    cards = list(dict.fromkeys([entry.card for entry in beside]))
    draws = [
        Draw(entry.turn, cards.index(entry.card), entry.neighbours > 0) for entry in patches if entry.card in cards
    ]
    return tuple(draws)


def _problem(sheet: DoodleSheet, entry: Entry) -> Problem:
    card, turn = entry.card, entry.turn
    if turn == sheet.game.turns:
        message = _("no deal leaves {card} for turn {turn} after what was drawn before", card=card, turn=turn)
    elif entry.neighbours:
        message = _(
            "no deal has {card} beside the token's card in turn {turn} after what was drawn before",
            card=card,
            turn=turn,
        )
    else:
        message = _(
            "no deal has {card} as the token's card in turn {turn} after what was drawn before",
            card=card,
            turn=turn,
        )
    hint = _("no roll leads there from the earlier turns with `neighbour`; check turns and cards, here and there")
    return Problem(sheet.text.word_place(entry.line, 2), CODE, message, hint)
