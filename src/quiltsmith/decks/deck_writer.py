"""Decks as commented YAML, which `read_deck` reads back to an equal deck."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from quiltsmith.decks.deck import PRICES, Card, Deck
from quiltsmith.formats.fields import title_languages
from quiltsmith.geometry.cuts import legal_cuts

_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_-]*( [A-Za-z0-9_-]+)*")
_NOT_TEXT = {"null", "true", "false", "yes", "no", "on", "off", "y", "n"}
"""Words that some YAML readers take for something else than text."""


def write_deck(deck: Deck, header: Iterable[str] = (), game: str | None = None) -> str:
    """Write a deck with comments; `game` is the path of a definition that is not a shipped one.

    A deck that builds on another is written out whole, so that it stands on its own;
    comments keep the prices that it changed.
    """
    lines = [
        f"deck: {plain_text(deck.id)}",
        f"title: {_by_language(deck.title)}",
        f"game: {plain_text(game or deck.game.id)}",
    ]
    lines += ["cards:", *_card_lines(deck.cards, deck)] if deck.cards else ["cards: []"]
    if deck.start:
        lines += ["start:", *_card_lines(deck.start, deck)]
    return comment_lines(header) + "\n".join(lines) + "\n"


def write_new_prices(
    deck: Deck, base: str, header: Iterable[str] = (), notes: Mapping[str, str] | None = None
) -> str:
    """Write a deck as new prices for the cards of another one; notes by id stand behind the prices."""
    lines = [f"deck: {plain_text(deck.id)}", f"title: {_by_language(deck.title)}", f"base: {plain_text(base)}"]
    changed = [card for card in deck.cards if card.price and card.id in (notes or {})]
    lines.append("override:" if changed else "override: {}")
    for card in changed:
        prices = ", ".join(f"{name}: {getattr(card.price, name)}" for name in PRICES[:-1])
        lines.append(f"  {plain_text(card.id)}: {{{prices}}}  # {_one_line((notes or {})[card.id])}")
    return comment_lines(header) + "\n".join(lines) + "\n"


def comment_lines(header: Iterable[str]) -> str:
    """Write lines of comments."""
    return "".join(f"# {_one_line(line)}".rstrip() + "\n" for line in header)


def _by_language(texts: Mapping[str, str]) -> str:
    all_texts = [texts.get(language) for language in title_languages()]
    if all_texts[0] is not None and len(set(all_texts)) == 1:
        return plain_text(all_texts[0])
    return "{" + ", ".join(f"{language}: {plain_text(text)}" for language, text in texts.items()) + "}"


def _card_lines(cards: tuple[Card, ...], deck: Deck) -> Iterator[str]:
    sizes = [card.shape.size for card in cards]
    # In a deck of another order, a comment at each change of size would only be noise.
    is_grouped = sizes == sorted(sizes) and len(set(sizes)) > 1
    is_chiral = [card.shape.is_chiral() for card in cards]
    chiral = Counter(size for size, flips in zip(sizes, is_chiral, strict=True) if flips)
    for index, card in enumerate(cards):
        size = sizes[index]
        if is_grouped and (index == 0 or sizes[index - 1] != size):
            cards_of_size = _count(sizes.count(size), "card")
            yield f"  # {_count(size, 'space')}: {cards_of_size}, {chiral[size] or 'none'} chiral"
        yield f"  - {{{', '.join(_entries(card, is_chiral[index], deck))}}}{_old_price(card)}"


def _entries(card: Card, is_chiral: bool, deck: Deck) -> Iterator[str]:
    yield f"id: {plain_text(card.id)}"
    yield f"size: {card.shape.size}"
    if is_chiral:
        yield "flip: true"
    if card.shown_cuts:
        yield f"cuts: [{', '.join(json.dumps(str(piece)) for piece in card.shown_cuts)}]"
    elif says_uncuttable(card, deck):
        yield "cuts: []"
    if card.price:
        yield from (f"{name}: {getattr(card.price, name)}" for name in PRICES)
    for key, texts in (("name", card.name), ("note", card.note)):
        if texts:
            yield f"{key}: {_by_language(texts)}"
    if card.fabric:
        yield f"fabric: {plain_text(card.fabric.name)}"
    if card.picture:
        yield f"picture: {plain_text(card.picture.name)}"
    if card.copies > 1:
        yield f"copies: {card.copies}"
    yield f'shape: "{card.shape}"'


def says_uncuttable(card: Card, deck: Deck) -> bool:
    """Return whether a written card says that it is known not to be cut, so that the check is silent."""
    return not card.is_start and deck.game.deck_needs.shows_cuts and not legal_cuts(card.shape)


def _old_price(card: Card) -> str:
    if not card.is_overridden or card.original_price is None:
        return ""
    return "  # was " + ", ".join(f"{name} {getattr(card.original_price, name)}" for name in PRICES)


def plain_text(text: str) -> str:
    """Write a text for YAML, without quotation marks where every YAML reader takes it for text."""
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_TEXT:
        return text
    return json.dumps(text, ensure_ascii=False)


def _one_line(text: str) -> str:
    return "".join(character if character.isprintable() else "?" for character in text)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number != 1 else ''}"
