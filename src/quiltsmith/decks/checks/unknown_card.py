"""A card id that the deck does not have.

In a deck file, `override` can change only cards of the base deck; in a sheet or a deal, only cards of its
deck can be drawn. Upper and lower case count.

FAIL:
    base: classic
    override: {QQ: {cost: 3}}
PASS:
    base: classic
    override: {Q: {cost: 3}}
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _

CODE = "unknown-card"


def problem(
    place: Place, card_id: str, known: Sequence[str], deck: str | None = None, kind: str = "card"
) -> Problem:
    """Suggest the nearest id of the deck."""
    one, cards = _words(kind)
    if known:
        otherwise = _("its {cards} are {first} to {last}", cards=cards, first=known[0], last=known[-1])
    else:
        otherwise = _("it has no {cards}", cards=cards)
    owner = deck or _("the base deck")
    message = _("{deck} has no {kind} {card}", deck=owner, kind=one, card=card_id)
    return Problem(place, CODE, message, did_you_mean(card_id, known, otherwise))


def _words(kind: str) -> tuple[str, str]:
    """Give the words for one and for several of a kind of cards."""
    return {
        "card": (_("card"), _("cards")),
        "start card": (_("start card"), _("start cards")),
        "patch": (_("patch"), _("patches")),
    }[kind]
