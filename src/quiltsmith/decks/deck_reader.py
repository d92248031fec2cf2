"""Decks from YAML: the keys of a file, the cards they make, and all that is wrong with them."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.checks import CHECKS, empty_shape, endless_base, too_big, unknown_card, unknown_character
from quiltsmith.decks.deck import Card, CardEntry, Deck, DeckFile, Price
from quiltsmith.formats import diagnostics
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import (
    Field,
    FileName,
    Flag,
    ListOf,
    MapOf,
    Read,
    Record,
    Schema,
    ShortText,
    Translated,
    Whole,
    title_languages,
)
from quiltsmith.formats.library import PATCHES, THEMES
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problems import Problem, has_errors, in_reading_order
from quiltsmith.formats.source import Place, PlacedName
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS, NAME
from quiltsmith.geometry.board import LARGEST_SIDE, Board
from quiltsmith.geometry.shape import EmptyShapeError, Shape, UnknownCharacterError
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import grouped

MOST_CARDS = 500
MOST_COPIES = 20
_LONGEST_DRAWING = (LARGEST_SIDE + 1) * LARGEST_SIDE * 2
_QUOTE_SHAPES = N_('put the shape in quotation marks, "##/#.", or write `|` after the colon and rows below')
_SWALLOWED_ROW = re.compile(r"(?:^|\s)(#[#._X█/]*)\s*[,\]}]*\s*$")
_ROW = rf"[#Xx█._]{{1,{LARGEST_SIDE}}}"


class Drawing(Struct, frozen=True):
    """A shape drawn with `#` and `.`; its place comes with it."""

    def read(self, node: Node, problems: list[Problem]) -> tuple[Place, Shape] | None:
        """Read a shape in one line or in several."""
        swallowed = _swallowed_row(node)
        if swallowed is not None:
            what = _("`#` starts a comment here, so this row of the shape is not read")
            problems.append(diagnostics.syntax(swallowed, what, _(_QUOTE_SHAPES)))
            return None
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(diagnostics.wrong_type(node, _("a shape"), _('draw it, for example "##/#."')))
            return None
        if node.style == "folded":
            problems.append(
                diagnostics.wrong_type(node, _("a shape with one row per line"), _("write `|` instead of `>`"))
            )
            return None
        if len(node.text) > _LONGEST_DRAWING:
            problems.append(
                diagnostics.too_large(
                    node.place, _("the shape is longer"), _("{number} characters", number=_LONGEST_DRAWING)
                )
            )
            return None
        try:
            shape = Shape.parse(node.text)
        except UnknownCharacterError as error:
            problems.append(unknown_character.problem(node.place_at(error.offset), error))
        except EmptyShapeError:
            problems.append(empty_shape.problem(node.place))
        else:
            if max(shape.rows, shape.columns) <= LARGEST_SIDE:
                return node.place, shape
            problems.append(too_big.problem(node.place, _("the shape"), shape, Board(LARGEST_SIDE, LARGEST_SIDE)))
        return None

    def schema(self) -> Schema:
        return {"type": "string", "pattern": rf"^\s*{_ROW}(\s*[/\n]\s*{_ROW})*\s*$"}


CARD_ID = ShortText(16, r"[^\s#:/,\[\]{}]+", N_("a short id without blanks"), "P01")
_SIZE = Whole(1, LARGEST_SIDE * LARGEST_SIDE, N_("the size"))
COST = Field("cost", Whole(0, 99, N_("the cost")), "What the patch costs (patchwork games).")
TIME = Field("time", Whole(0, 99, N_("the time")), "How far the time token moves (patchwork games).")
INCOME = Field(
    "income", Whole(0, 99, N_("the income")), "What the patch brings at every income space (patchwork games)."
)
PRICE_FIELDS = (COST, TIME, INCOME)
ID = Field("id", CARD_ID, "The card's id, unique in the deck.", True, "id: P01")
SIZE = Field("size", _SIZE, "The number of spaces of the patch; it must be right.", True, "size: 5")
FLIP = Field("flip", Flag(), "Whether the mirror image differs from all rotations; it must be right if given.")
CUTS = Field(
    "cuts",
    ListOf(Drawing(), 40, N_("a list of shapes")),
    "Pieces to show on the card, each from one legal cut; an empty list for a patch that cannot be cut.",
)
NAME_ON_CARD = Field(
    "name",
    Translated(ShortText(40, what=N_("a name"), example="Apple tree")),
    "What the card is called, printed under its patch; one for all languages or one for each.",
)
NOTE = Field(
    "note",
    Translated(ShortText(90, what=N_("a short text"))),
    "A short text below the name, such as a rule of your own.",
)
FABRIC = Field(
    "fabric",
    ShortText(24, r"[A-Za-z][A-Za-z0-9-]*", N_("the name of a fabric"), "dots"),
    "The fabric of the patch, by its name in the theme; without it fabrics come in turn.",
)
PICTURE = Field(
    "picture",
    ShortText(200, what=N_("the name of a picture file"), example="apple.png"),
    "A picture behind the patch: PNG, JPEG or SVG beside the deck.",
)
COPIES = Field(
    "copies",
    Whole(1, MOST_COPIES, N_("the number of copies")),
    "How often the card is printed; dealt, counted and checked it is one card.",
)
SHAPE = Field(
    "shape",
    Drawing(),
    "The patch: `#` for a space of it, `.` for none; rows end at a line break or `/`.",
    True,
    'shape: "##/#."',
)
CARD = Record(
    N_("a card"), (ID, SIZE, FLIP, CUTS, *PRICE_FIELDS, NAME_ON_CARD, NOTE, FABRIC, PICTURE, COPIES, SHAPE)
)
DECK_ID = Field("deck", NAME, "The deck's id: a short name in lower case.", True, "deck: meadow")
TITLE = Field("title", Translated(), "The name on printed cards, one for all languages or one for each.")
GAME = Field(
    "game",
    ShortText(200, what=N_("the name of a game"), example="doodle"),
    "The game: the name of a shipped one, or a path to your own definition.",
)
BASE = Field(
    "base",
    ShortText(200, what=N_("the name of a deck"), example="classic"),
    "A deck to start from: the name of a shipped one, or a path.",
)
OVERRIDE = Field(
    "override",
    MapOf(Record(N_("an override"), PRICE_FIELDS), N_("ids of cards with their new prices"), MOST_CARDS, CARD_ID),
    "New prices for cards of the base deck, by id; such cards are marked with an asterisk.",
)
CARDS = Field("cards", ListOf(CARD, MOST_CARDS, N_("a list of cards")), "The patch cards.")
START = Field("start", ListOf(CARD, MOST_CARDS, N_("a list of cards")), "The start cards (doodle games).")
DECK_THEME = Field(
    "theme", FileName(THEMES, N_("theme")), "The theme of its prints when none is named: a shipped one or a path."
)
DECK = Record(N_("a deck"), (DECK_ID, TITLE, GAME, DECK_THEME, BASE, OVERRIDE, CARDS, START))


def _swallowed_row(node: Node) -> Place | None:
    """Find the row of an unquoted shape that YAML took for a comment: beside, above or below what it read."""
    if not isinstance(node, Scalar) or node.style != "plain":
        return None
    source, line = node.place.source, node.place.line
    beside = _SWALLOWED_ROW.search(source.line(line), node.place.column - 1 + len(node.text))
    if beside:
        return source.place(line, beside.start(1) + 1, len(beside[1]))
    for near in (line - 1, line + 1):
        row = _SWALLOWED_ROW.fullmatch(source.line(near).strip())
        if row:
            return source.place(near, source.line(near).index("#") + 1, len(row[1]))
    return None


LONGEST_CHAIN = 8
MOST_SPACES = 20_000
"""Of all shapes of a deck together: five hundred cards of forty spaces, which no real deck has."""


def named_deck(name: str, place: Place, problems: list[Problem], depth: int = 0) -> Deck | None:
    """Return the deck that a person's file names at a place; its errors are problems of that file too."""
    named = DECKS.named(name, place, problems, depth)
    return named[0] if named else None


def build_deck(node: Node, problems: list[Problem]) -> Deck | None:
    """Put a deck together out of what a file holds, and add all that is wrong with it."""
    read = DECK.read(node, problems)
    if not isinstance(node, Mapping):
        return None
    base = _base(read, problems)
    game = _game(read, base, problems)
    entries = [_entry(card, False) for card in read.get(CARDS, ())]
    entries += [_entry(card, True) for card in read.get(START, ())]
    unread = frozenset(field.name for field in (CARDS, START) if read.has(field) and read.get(field) is None)
    overrides = read.get(OVERRIDE, {})
    inherited = _inherited(base, overrides)
    new_prices = {name: place for name, (place, _unused) in overrides.items()}
    deck_file = DeckFile(read.place, game, tuple(entries), base, read.keys, unread, inherited, new_prices)
    too_large = _too_large(deck_file)
    if too_large is not None:
        problems[:] = in_reading_order([*problems, too_large])
        return None
    for check in CHECKS:
        problems.extend(check(deck_file))
    problems.extend(_unknown_overrides(read, base))
    # A mistake in a game file that both this deck and its base name is one mistake.
    problems[:] = in_reading_order(list(dict.fromkeys(problems, True)))
    return None if game is None or has_errors(problems) else _deck_of(read, game, deck_file)


DECKS = Definitions(PATCHES, N_("deck"), "quiltsmith deck new", build_deck)
deck_names, find_deck, load_deck, read_deck = DECKS.names, DECKS.find, DECKS.load, DECKS.read


def _base(read: Read, problems: list[Problem]) -> Deck | None:
    name = read.get(BASE)
    if not read.has(BASE):
        if not read.has(CARDS):
            problems.append(diagnostics.missing_key(read.place, N_("a deck"), "cards", "cards:"))
        if read.has(OVERRIDE):
            place = read.keys[OVERRIDE.name]
            problems.append(diagnostics.missing_key(place, N_("a deck with `override`"), "base", "base: classic"))
        return None
    if name is None:
        return None
    depth = read.place.source.depth + 1
    if depth > LONGEST_CHAIN:
        problems.append(endless_base.problem(read.at(BASE)))
        return None
    return named_deck(name, read.at(BASE), problems, depth)


def _game(read: Read, base: Deck | None, problems: list[Problem]) -> Game | None:
    name = read.get(GAME)
    if name is None:
        if base is None and not read.has(BASE) and not read.has(GAME):
            problems.append(diagnostics.missing_key(read.place, N_("a deck"), "game", "game: doodle"))
        return base.game if base else None
    named = DEFINITIONS.named(name, read.at(GAME), problems)
    return named[0] if named else None


def _entry(card: Read, is_start: bool) -> CardEntry:
    drawn = card.get(SHAPE)
    prices = {field.name: card.get(field) for field in PRICE_FIELDS}
    fabric, picture = card.get(FABRIC), card.get(PICTURE)
    return CardEntry(
        place=card.place,
        is_start=is_start,
        id=card.get(ID),
        shape=drawn[1] if drawn else None,
        size=card.get(SIZE),
        flip=card.get(FLIP),
        cuts=card.get(CUTS),
        price={name: price for name, price in prices.items() if price is not None},
        name_on_card=card.get(NAME_ON_CARD, {}),
        note=card.get(NOTE, {}),
        fabric=None if fabric is None else PlacedName(fabric, card.at(FABRIC)),
        copies=card.get(COPIES, 1),
        picture=None if picture is None else PlacedName(picture, card.at(PICTURE)),
        places=card.places,
    )


def _too_large(deck: DeckFile) -> Problem | None:
    """Find the card with which the shapes of a deck, drawn pieces and base deck included, become too many."""
    inherited = (*deck.base.cards, *deck.base.start) if deck.base else ()
    spaces = sum(card.shape.size for card in inherited)
    for entry in deck.entries:
        drawn = [entry.shape, *(piece for _unused, piece in entry.cuts or ())]
        spaces += sum(shape.size for shape in drawn if shape is not None)
        if spaces > MOST_SPACES:
            return diagnostics.too_large(
                entry.place, _("the shapes up to here have more spaces"), grouped(MOST_SPACES)
            )
    return None


def _unknown_overrides(read: Read, base: Deck | None) -> list[Problem]:
    known = [card.id for card in base.cards] if base else []
    overrides = read.get(OVERRIDE, {}) if base else {}
    return [
        unknown_card.problem(place, name, known)
        for name, (place, _unused) in overrides.items()
        if name not in known
    ]


def _deck_of(read: Read, game: Game, deck_file: DeckFile) -> Deck:
    base = deck_file.base
    cards = [_card(entry) for entry in deck_file.entries]
    return Deck(
        id=read.need(DECK_ID),
        title=read.get(TITLE) or dict.fromkeys(title_languages(), read.need(DECK_ID)),
        game=game,
        cards=(*deck_file.inherited, *(card for card in cards if not card.is_start)),
        start=(*(base.start if base else ()), *(card for card in cards if card.is_start)),
        base=base.id if base else None,
        theme=read.get(DECK_THEME) or (base.theme if base else None),
    )


def _card(entry: CardEntry) -> Card:
    if entry.id is None or entry.shape is None:
        raise ValueError("a card is made only of an entry without errors")
    price = Price(**entry.price) if entry.price else None
    return Card(
        entry.id,
        entry.shape,
        entry.is_start,
        tuple(shape for _unused, shape in entry.cuts or ()),
        price,
        name=entry.name_on_card,
        note=entry.note,
        fabric=entry.fabric,
        copies=entry.copies,
        picture=entry.picture,
    )


def _inherited(base: Deck | None, overrides: dict[str, tuple[Place, Read]]) -> tuple[Card, ...]:
    """Take the patch cards of the base deck at their new prices."""
    cards = base.cards if base else ()
    return tuple(_overridden(card, overrides[card.id][1]) if card.id in overrides else card for card in cards)


def _overridden(card: Card, new: Read) -> Card:
    old = card.price
    if old is None:
        return card
    price = Price(new.get(COST, old.cost), new.get(TIME, old.time), new.get(INCOME, old.income))
    return replace(card, price=price, original_price=card.original_price or old)
