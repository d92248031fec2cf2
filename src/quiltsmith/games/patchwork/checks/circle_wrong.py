"""The circle is not a circle of all patches.

The `circle` line names every patch of the deck once, clockwise, first the one in front of the neutral token.
The token starts behind the smallest patch, so that one comes last; another last patch is only a warning.

FAIL:
    circle: H Q Q R ...
PASS:
    circle: H Q R ... A
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Place
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.games.patchwork.patchwork_words import CIRCLE
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.i18n import _

CODE = "circle-wrong"
_PATCH = re.compile(r"[^\s,]+")


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the circle with the deck."""
    circle = circle_of(replay.text, replay.deck)
    known = [card.id for card in replay.deck.cards]
    if not circle and not replay.record.moves:
        return
    if not circle:
        hint = _(
            "write `circle:` and the {number} patches, the first in front of the neutral token first",
            number=len(known),
        )
        message = _("the game has no circle, so nobody knows what was for sale")
        yield Problem(replay.text.first_place(), CODE, message, hint)
        return
    wrong = list(_wrong_names(replay, circle, known))
    yield from wrong
    lying = set(circle)
    missing = [card for card in known if card not in lying]
    place = replay.text.head_place(CIRCLE)
    if missing and not wrong:
        message = _(
            "{missing} of {number} patches are missing in the circle", missing=len(missing), number=len(known)
        )
        yield Problem(place, CODE, message, _("add {patches}", patches=", ".join(missing[:12])))
    sizes = {card.id: card.shape.size for card in replay.deck.cards}
    if not missing and not wrong and sizes[circle[-1]] > min(sizes.values()):
        smallest = min(sizes, key=lambda card: sizes[card])
        message = _(
            "the neutral token starts behind {patch}, so {patch} is the last of the circle", patch=smallest
        )
        hint = _("turn the circle until {patch} is last", patch=smallest)
        last = next(islice(_places(replay.text), len(circle) - 1, None))
        yield Problem(last, CODE, message, hint, Level.WARNING)


def circle_of(text: SheetText, deck: Deck) -> list[str]:
    """List the patches of the circle, upper and lower case as in the deck."""
    spellings = deck.spellings()
    return [spellings.get(card.lower(), card) for card in _written(text)]


def _written(text: SheetText) -> list[str]:
    return (text.head(CIRCLE) or "").replace(",", " ").split()


def _wrong_names(replay: Replay, circle: list[str], known: list[str]) -> Iterator[Problem]:
    """Find patches that the deck does not have, and those that lie in the circle twice."""
    lying, ids, seen = set(circle), set(known), set[str]()
    missing = [card for card in known if card not in lying]
    for card, place in zip(circle, _places(replay.text), strict=False):
        if card not in ids:
            message = _("the deck {deck} has no patch {patch}", deck=replay.deck.id, patch=card[:16])
            nearest = did_you_mean(card, missing or known)
            advice = _("{patch} is missing", patch=missing[0]) if len(missing) == 1 else nearest
            yield Problem(place, CODE, message, advice)
        elif card in seen:
            left = ", ".join(missing[:12])
            hint = _("missing: {patches}", patches=left) if missing else _("remove it")
            message = _("{patch} lies in the circle already", patch=card)
            yield Problem(place, CODE, message, hint)
        seen.add(card)


def _places(text: SheetText) -> Iterator[Place]:
    """Point at the patches of the circle, which may go over several lines, one after the other."""
    source, first = text.source, text.heads[CIRCLE].number
    for number in range(first, source.first_line + len(source.lines)):
        line = source.line(number).partition("#")[0]
        start = line.index(":") + 1 if number == first else 0
        for patch in _PATCH.finditer(line, start):
            yield source.place(number, patch.start() + 1, len(patch[0]))
