"""Of several deals, none is the one that the sheet was played with, or more than one can be.

With `--deal` given more than once, a sheet is checked against the deal that it names, by its seed or the name of
its file, or else against the only one that fits its cards. One that fits none of them is an error; one whose few
cards fit several is a warning, and is checked without a deal.

FAIL (checked with the deals of two evenings):
    player: Anna
    deal: 99               which is neither of them
PASS:
    player: Anna
    deal: first-evening.yaml
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _

CODE = "which-deal"


def names_another(place: Place, name: str, given: Sequence[str]) -> Problem:
    """Say that a sheet names a deal that is none of those given."""
    message = _("this sheet was played with the deal {name}, which is none of those given", name=name[:40])
    return Problem(place, CODE, message, _("given are {names}; give its own too", names=", ".join(given)))


def fits_none(place: Place, differing: Sequence[tuple[str, int]], cards: int) -> Problem:
    """Say that the cards of a sheet were dealt in no deal, and how many of them each deal did not offer."""
    message = _("the cards of this sheet fit none of the deals")
    counted = [
        _("{name}: {number} of {all} cards are others", name=name, number=min(number, cards), all=cards)
        for name, number in differing
    ]
    return Problem(place, CODE, message, "; ".join(counted))


def fits_several(place: Place, names: Sequence[str]) -> Problem:
    """Say that the cards of a sheet do not tell which deal it is of."""
    message = _("this sheet fits {names}, so it is checked without a deal", names=_(" and ").join(names))
    return Problem(place, CODE, message, _("name its deal: `deal: {name}`", name=names[0]), Level.WARNING)
