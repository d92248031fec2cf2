"""The card was not to be had in that turn of the deal.

With `--deal`, or with `deal:` in the head of the sheet, a drawn card must be the token's; with `neighbour` one of
the two beside it; in the last turn any of those left. A deal belongs to its deck: cards of another deck were not
dealt, even if their names are the same. A sheet that names its deal cannot be checked with another one.

FAIL:
    3  D  P09              when the token stood on P14
PASS:
    3  D  P14
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.doodle.checks.no_neighbour import has_no_neighbour
from quiltsmith.games.doodle.doodle_deal import DealtTurn
from quiltsmith.games.doodle.doodle_log import START, Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "not-dealt"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every drawn card with what its turn offered."""
    if sheet.dealt is None:
        return
    for entry in sheet.log.patches:
        if entry.turn == START or entry.turn > len(sheet.dealt):
            continue
        turn = sheet.dealt[entry.turn - 1]
        if entry.card not in _offered(entry, turn) and not has_no_neighbour(sheet.game, entry):
            place = sheet.text.word_place(entry.line, 2)
            yield Problem(place, CODE, _message(entry, turn), _hint(entry, turn))


def of_another_deck(place: Place, deck: Deck, dealt: Deck) -> Problem:
    """Say that a sheet is of another deck than the deal that it is checked with."""
    if deck.id == dealt.id:
        message = _(
            "the deal is of another deck that is called {deck} too: its cards are different", deck=dealt.id
        )
    else:
        message = _(
            "the deal is of the deck {dealt}, and this sheet of the deck {deck}", dealt=dealt.id, deck=deck.id
        )
    hint = _("check this sheet without a deal, or with one of its deck")
    return Problem(place, CODE, message, hint)


def of_another_deal(place: Place, name: str) -> Problem:
    """Say that a sheet names another deal than the one that it is checked with."""
    message = _("this sheet was played with the deal {name}, not with the one it is checked with", name=name[:40])
    hint = _("check this sheet without a deal, or with its own")
    return Problem(place, CODE, message, hint)


def _offered(entry: Entry, turn: DealtTurn) -> tuple[str, ...]:
    if turn.token is None:
        return turn.choice
    return turn.neighbours if entry.neighbours else (turn.token,)


def _message(entry: Entry, turn: DealtTurn) -> str:
    if turn.token is None:
        offered = ", ".join(turn.choice)
        return _("turn {turn} offered {cards}, not {card}", turn=entry.turn, cards=offered, card=entry.card)
    if entry.neighbours:
        beside = _(" and ").join(turn.neighbours)
        return _(
            "beside the token's card {token} lay {beside}, not {card}",
            token=turn.token,
            beside=beside,
            card=entry.card,
        )
    return _(
        "the token's card of turn {turn} was {token}, not {card}",
        turn=entry.turn,
        token=turn.token,
        card=entry.card,
    )


def _hint(entry: Entry, turn: DealtTurn) -> str:
    if entry.card in turn.neighbours:
        return _("{card} lay beside it: write `neighbour` after the card", card=entry.card)
    if entry.card == turn.token:
        return _("{card} was the token's card itself: remove `neighbour`", card=entry.card)
    return _("check the turn and the card, and that this is the right deal")
