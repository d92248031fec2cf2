"""In a sheet: the deck has no such card, or only a card of the other kind.

Start lines name start cards, turns name patch cards.

FAIL:
    start  A  P03
PASS:
    start  A  S03
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from quiltsmith.decks.checks import unknown_card
from quiltsmith.formats.problems import LazyText, Problem
from quiltsmith.games.doodle.doodle_log import START, Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, card_like
from quiltsmith.i18n import _


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Look every card of the log up in the deck."""
    if sheet.deck is None:
        return
    for entry in sheet.log.patches:
        patch = sheet.patches.get(entry.card)
        if patch is None or patch.card.is_start is not (entry.turn == START):
            is_start = entry.turn == START
            known = [card.id for card in (sheet.deck.start if is_start else sheet.deck.cards)]
            deck = _("the deck {deck}", deck=sheet.deck.id)
            if entry.card in sheet.patches and is_start:
                deck = _("{card} is a patch card; {deck}", card=entry.card, deck=deck)
            elif entry.card in sheet.patches:
                deck = _("{card} is a start card; {deck}", card=entry.card, deck=deck)
            place = sheet.text.word_place(entry.line, 2)
            kind = "start card" if is_start else "card"
            problem = unknown_card.problem(place, entry.card[:16], known, deck, kind)
            yield replace(problem, advice=LazyText(_hint, (sheet, entry, known, problem)))


def _hint(sheet: DoodleSheet, entry: Entry, known: Sequence[str], problem: Problem) -> str:
    """Suggest the card whose patch is on the board, or else the one that lacks no more than a zero."""
    mask = sheet.masks.get(entry.letter)
    drawn = None if entry.cuts or not mask else card_like(sheet, mask, entry.turn == START)
    if drawn is not None:
        return _("{letter} on the board is the patch of {card}", letter=entry.letter, card=drawn)
    meant = next((card for card in known if _bare(card) == _bare(entry.card)), None)
    if meant:
        return _("did you mean `{word}`?", word=meant)
    return _("its cards are {first} to {last}", first=known[0], last=known[-1]) if known else problem.hint


def _bare(card: str) -> tuple[str, str]:
    """Split an id into its letters and its number, for which neither case nor leading zeros count."""
    letters = card.rstrip("0123456789")
    return letters.upper(), card[len(letters) :].lstrip("0")
