"""A deck file as a page shows it, card by card and even with mistakes; and requests for new decks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING, Annotated, Any, Literal

import yaml
from msgspec import Meta, Struct

from quiltsmith.decks.deck import Card, CheckedDeck, Deck
from quiltsmith.decks.deck_editor import edited
from quiltsmith.decks.deck_edits import (
    AddCard,
    CardList,
    EditRefusedError,
    EditValue,
    Written,
    list_of,
    plain_data,
    read_written,
)
from quiltsmith.decks.deck_generator import generate_deck
from quiltsmith.decks.deck_options import DeckOptions, parse_box, parse_share, parse_sizes
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.decks.deck_writer import write_deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.file_reader import text_source
from quiltsmith.formats.problems import Problem, ProblemsError, problems_to_json
from quiltsmith.games.game_reader import DEFINITIONS as GAMES
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale
from quiltsmith.i18n.transliteration import slugify
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics
from quiltsmith.studio.folder import Folder, checked_parts
from quiltsmith.studio.folder_listing import Mood, told
from quiltsmith.studio.named_files import named, named_deck
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Theme

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck


LISTS: tuple[CardList, ...] = ("cards", "start")


class CardView(Struct, frozen=True):
    """A card as it stands in the file: what is written, its shape if it can be read, its fabric, its lines."""

    list: CardList
    index: int
    id: str
    shape: str
    fabric: int
    written: dict[str, Any]
    first: int
    last: int
    mood: Literal["", "warning", "bad"]


class InheritedCard(Struct, frozen=True):
    """A card that the deck has from its base; it is changed there."""

    list: CardList
    id: str
    shape: str
    size: int
    fabric: int


class DeckSize(Struct, frozen=True):
    """Numbers of patch cards and of start cards."""

    cards: int = 0
    start: int = 0


class DeckView(Struct, frozen=True):
    """A whole file: its text, its cards and its problems; `cards` is None where it is no YAML at all.

    `base` is the deck that it builds on, if it does, by the name under which it can be opened.
    """

    text: str
    title: str
    game: str
    has_prices: bool
    needs: DeckSize
    """How many cards a game with the deck shows, and how many start cards are usual."""
    fabrics: tuple[str, ...]
    cards: list[CardView] | None
    base: str
    inherited: list[InheritedCard]
    problems: dict[str, Any]
    verdict: str
    mood: Mood


def checked_text(folder: Folder, name: str, text: str) -> CheckedDeck:
    """Read a deck out of a text, as if it stood in the folder under a name."""
    where = folder.root.joinpath(*checked_parts(name)).parent
    try:
        deck, problems = DECKS.read(text_source(text, name, where))
    except ProblemsError as refused:
        return CheckedDeck(name, None, refused.problems)
    return CheckedDeck(name, deck, tuple(problems))


def deck_look(folder: Folder, name: str, text: str, theme: Theme) -> DeckView:
    checked = checked_text(folder, name, text)
    deck, data = checked.deck, plain_data(text)
    try:
        written = read_written(text)
    except EditRefusedError:
        written = None
    cards = None if written is None else _cards(written, data, checked, theme)
    title = in_language(deck.title, get_locale()) if deck else str(data.get("deck", "")) if written else ""
    return DeckView(
        text,
        title or name,
        deck.game.id if deck else "",
        deck.game.deck_needs.has_prices if deck else _has_prices(cards),
        DeckSize(deck.game.deck_needs.cards_dealt, deck.game.deck_needs.start_cards or 0) if deck else DeckSize(),
        tuple(theme.fabric_names),
        cards,
        _base(name, data),
        _inherited(deck, cards, theme),
        problems_to_json(checked.problems),
        *told(checked.problems),
    )


def _cards(written: Written, data: Any, checked: CheckedDeck, theme: Theme) -> list[CardView]:
    fabrics = _fabrics(checked.deck, theme)
    found: list[CardView] = []
    for name in LISTS:
        items = list_of(written, name)
        for index, node in enumerate(items.value if items else ()):
            said = data[name][index]
            if isinstance(node, yaml.MappingNode) and isinstance(said, dict):
                first = (
                    written.dash_line(items, node) if items and not items.flow_style else node.start_mark.line
                ) + 1
                last = written.last_line(node) + 1
                identity = str(said.get("id", ""))
                fabric = fabrics.get(identity, len(found) % len(theme.fabrics))
                mood = _mood(checked.problems, first, last)
                found.append(CardView(name, index, identity, _shape(said), fabric, said, first, last, mood))
    return found


def _base(name: str, data: Any) -> str:
    """Return the name of the base as the studio opens it: of a shipped deck, or of a file seen from the folder."""
    base = data.get("base") if isinstance(data, dict) else None
    if not isinstance(base, str) or base.lower() in DECKS.names():
        return base.lower() if isinstance(base, str) else ""
    return normpath(PurePosixPath(name).parent / base)


def _inherited(deck: Deck | None, cards: list[CardView] | None, theme: Theme) -> list[InheritedCard]:
    """List the cards that stand in no line of the file."""
    own = {card.id for card in cards or ()}
    fabrics = _fabrics(deck, theme)
    lists: tuple[tuple[CardList, tuple[Card, ...]], ...] = (
        (("cards", deck.cards), ("start", deck.start)) if deck and deck.base else ()
    )
    return [
        InheritedCard(name, card.id, str(card.shape), card.shape.size, fabrics.get(card.id, 0))
        for name, all_cards in lists
        for card in all_cards
        if card.id not in own
    ]


def _fabrics(deck: Deck | None, theme: Theme) -> dict[str, int]:
    """Return every card the number of the fabric that it is printed in."""
    if deck is None:
        return {}
    try:
        chosen = card_fabrics(deck, Style(theme, get_locale(), PAPERS["a4"]))
    except QuiltsmithError:
        return {}
    return {card: theme.fabrics.index(fabric) for card, fabric in chosen.items() if fabric in theme.fabrics}


def _shape(card: dict[str, Any]) -> str:
    try:
        return str(Shape.parse(str(card.get("shape", ""))))
    except QuiltsmithError:
        return ""


def _mood(problems: tuple[Problem, ...], first: int, last: int) -> Literal["", "warning", "bad"]:
    here = [problem for problem in problems if first <= problem.line <= last]
    return "bad" if any(problem.is_error for problem in here) else "warning" if here else ""


def _has_prices(cards: list[CardView] | None) -> bool:
    return any("cost" in card.written for card in cards or ())


_Words = Annotated[str, Meta(max_length=200)]
_LONGEST_ID = 40


class NewDeckQuestion(Struct, frozen=True):
    """Wishes for a deck that is drawn at random; None is what is usual for the game."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
    seed: Annotated[int, Meta(ge=0)]
    cards: Annotated[int, Meta(ge=1, le=200)] | None = None
    starts: Annotated[int, Meta(ge=0, le=100)] | None = None
    sizes: _Words | None = None
    chiral: _Words | None = None
    max_box: _Words | None = None
    cuttable: bool = False
    no_duplicates: bool = False
    like: str | None = None
    game: str = "doodle"
    title: Annotated[str, Meta(max_length=60)] | None = None


def with_more_cards(folder: Folder, name: str, text: str, kind: CardList, seed: int) -> str:
    """Draw as many cards more at random as a game needs; none is like another one of the deck."""
    deck = checked_text(folder, name, text).deck
    if deck is None:
        raise QuiltsmithError(_("the deck has errors; mend them first"))
    needs, own = deck.game.deck_needs, deck.cards if kind == "cards" else deck.start
    wanted = needs.cards_dealt if kind == "cards" else needs.start_cards or 0
    known = {card.shape.canonical() for card in deck.everything}
    # Some of those that are drawn the deck may have already.
    enough = wanted + len(deck.everything)
    drawn = generate_deck(DeckOptions(cards=enough, starts=enough), deck.game, seed, "more")
    shapes = dict.fromkeys(card.shape for card in (drawn.cards if kind == "cards" else drawn.start))
    new = [shape for shape in shapes if shape.canonical() not in known][: max(0, wanted - len(own))]
    letter, ids = ("P" if kind == "cards" else "S"), {card.id for card in deck.everything}
    free = (number for number in count(1) if f"{letter}{number:02}" not in ids)
    cards: list[dict[str, EditValue]] = [
        {"id": f"{letter}{next(free):02}", "size": shape.size, "shape": str(shape)} for shape in new
    ]
    return edited(text, [AddCard(kind, len(own) + at, card) for at, card in enumerate(cards)])


def deck_id(typed: str) -> str:
    """Make the id of a deck of a name as people type it: `Omas Flicken für 2` becomes `omas-flicken-fuer-2`."""
    plain = slugify(typed, _LONGEST_ID)
    if not plain:
        raise QuiltsmithError(_("give the deck a name with a letter or a digit"))
    return plain if plain[0].isalpha() else slugify(f"deck {plain}", _LONGEST_ID)


def drawn_deck(folder: Folder, asked: NewDeckQuestion, rebalance: Callable[..., Any] | None = None) -> str:
    """Draw a deck and write it; `rebalance` lets bots play it first, which patches with prices need."""
    game = named(GAMES, folder, asked.game)
    if game.deck_needs.has_prices and rebalance is None:
        raise QuiltsmithError(
            _("the patches of {name} have prices, and only bots can find good ones", name=game.id)
        )
    wishes = DeckOptions(
        cards=asked.cards,
        starts=asked.starts,
        sizes=None if asked.sizes is None else parse_sizes(asked.sizes),
        chiral=None if asked.chiral is None else parse_share(asked.chiral),
        max_box=None if asked.max_box is None else parse_box(asked.max_box),
        cuttable=asked.cuttable,
        no_duplicates=asked.no_duplicates,
    )
    if asked.like is not None:
        wishes = wishes.like(named_deck(folder, asked.like))
    deck: Deck = generate_deck(wishes, game, asked.seed, asked.id, asked.title)
    header: tuple[str, ...] = ()
    if rebalance is not None:
        from quiltsmith.simulate.rebalancing import balanced_deck

        deck, sentence = balanced_deck(deck, wishes, asked.seed, rebalance)
        header = (sentence,)
    return write_deck(deck, header, asked.game)
