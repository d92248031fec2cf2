"""Some cards of a deck, by ids, ranges of ids and patterns: `P01,P03-P09,S*`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.errors import UsageError
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _

_LONGEST_ID = 40
_MOST_WORDS = 1000


def split_ids(text: str) -> list[str]:
    """Split what a person writes for several cards at commas and blanks."""
    return text.replace(",", " ").split()


def chosen_cards(deck: Deck, words: Sequence[str], also_known: Iterable[str] = ()) -> tuple[Card, ...]:
    """Find the cards that words stand for, each once, in the order of the words.

    A word is an id, two ids with `-` between them for all cards from the one to the other as they stand in the
    deck, or a pattern with `*` and `?`. All words that stand for none are told at once; `also_known` are other
    words that may have been meant.
    """
    if not words:
        raise UsageError(_("no card is named; write ids of {deck} like P01,P03-P09,S*", deck=deck.id), "only")
    if len(words) > _MOST_WORDS:
        raise UsageError(_("at most {most} cards or ranges can be named", most=_MOST_WORDS), "only")
    found: dict[str, Card] = {}
    wrong = []
    for word in words:
        cards = _meant(deck, word)
        if not cards:
            wrong.append(_unknown(deck, word, also_known))
        found.update({card.id: card for card in cards})
    if wrong:
        raise UsageError("\n".join(wrong), "only")
    return tuple(found.values())


def _meant(deck: Deck, word: str) -> Sequence[Card]:
    """Return the cards of one word; an id goes before what its characters could mean."""
    everything = deck.everything
    number = _number(deck, word)
    if number is not None:
        return everything[number : number + 1]
    if len(word) > _LONGEST_ID:
        return ()
    if "*" in word or "?" in word:
        # Brackets mean themselves: no id has them, and nobody thinks of them as a pattern.
        pattern = word.lower().replace("[", "[[]")
        return [card for card in everything if fnmatchcase(card.id.lower(), pattern)]
    for at in (at for at, character in enumerate(word) if character == "-"):
        ends = _number(deck, word[:at]), _number(deck, word[at + 1 :])
        if ends[0] is not None and ends[1] is not None:
            first, last = sorted((ends[0], ends[1]))
            return everything[first : last + 1]
    return ()


def _number(deck: Deck, card_id: str) -> int | None:
    """Find an id in the deck, upper or lower case where that is unambiguous."""
    ids = [card.id for card in deck.everything]
    meant = card_id if card_id in ids else deck.spellings().get(card_id.lower())
    return None if meant is None else ids.index(meant)


def _unknown(deck: Deck, word: str, also_known: Iterable[str]) -> str:
    shown = word[:_LONGEST_ID]
    ids = [card.id for card in deck.everything]
    listed = _("its cards are called {names}", names=", ".join(ids if len(ids) < 5 else [*ids[:2], "…", ids[-1]]))
    if "*" in word or "?" in word:
        return _("no card of {deck} is like `{card}`; {hint}", card=shown, deck=deck.id, hint=listed)
    known = [*(card.id for card in deck.everything), *also_known]
    parts = word.split("-")
    ends = [part for part in parts if _number(deck, part) is None] if len(parts) == 2 else []
    hint = did_you_mean(ends[0] if ends and len(ends) < 2 else word, known, listed)
    return _("there is no card `{card}` in {deck}; {hint}", card=shown, deck=deck.id, hint=hint)
