"""The circle is not a circle of all patches.

The `circle` line names every patch of the deck once, clockwise, first the one in front of the neutral token.
The token starts behind the smallest patch, so that one comes last; another last patch is only a warning.

FAIL:
    circle: H Q Q R ...
PASS:
    circle: H Q R ... A
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Level, Problem
from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.games.patchwork.replay import Replay


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare the circle with the deck."""
    place = replay.text.head_place("circle")
    circle = (replay.text.head("circle") or "").replace(",", " ").split()
    known = [card.id for card in replay.deck.cards]
    if not circle:
        hint = f"write `circle:` and the {len(known)} patches, the first in front of the neutral token first"
        yield Problem(place, "circle-wrong", "the game has no circle, so nobody knows what was for sale", hint)
        return
    for card in dict.fromkeys(circle):
        if card not in known:
            message = f"the deck {replay.deck.id} has no patch {card[:16]}"
            yield Problem(place, "circle-wrong", message, did_you_mean(card, known))
        elif circle.count(card) > 1:
            yield Problem(
                place, "circle-wrong", f"{card} lies in the circle {circle.count(card)} times", "keep one"
            )
    missing = [card for card in known if card not in circle]
    if missing:
        message = f"{len(missing)} of {len(known)} patches are missing in the circle"
        yield Problem(place, "circle-wrong", message, f"add {', '.join(missing[:12])}")
    smallest = min(replay.deck.cards, key=lambda card: card.shape.size).id
    if not missing and circle[-1] != smallest:
        message = f"the neutral token starts behind {smallest}, so {smallest} is the last of the circle"
        yield Problem(place, "circle-wrong", message, f"turn the circle until {smallest} is last", Level.WARNING)
