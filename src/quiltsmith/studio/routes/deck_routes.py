"""Decks: looked at card by card, changed a change at a time with every other byte kept, measured and generated."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from quiltsmith.decks.deck_editor import edited
from quiltsmith.decks.deck_edits import CardList, Edit, ShapeText
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.decks.deck_statistics import deck_stats
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import describe, legal_cuts
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _
from quiltsmith.studio.deck_view import (
    DeckView,
    NewDeckQuestion,
    checked_text,
    deck_id,
    deck_look,
    drawn_deck,
    with_more_cards,
)
from quiltsmith.studio.endpoints import Endpoint, get, post
from quiltsmith.studio.folder import FileGoneError, FolderFile
from quiltsmith.studio.named_files import named
from quiltsmith.studio.routes.play_routes import Seed
from quiltsmith.studio.shared import Studio
from quiltsmith.style.theme import Theme
from quiltsmith.style.theme_reader import THEMES

_USUAL_BOARD = Board(9, 9)
_THEME = "quilt"


class DeckQuestion(Struct, frozen=True):
    """The text of a deck, saved or not, and the name of its file; names in it are seen from there."""

    name: str
    text: str


class EditQuestion(DeckQuestion, frozen=True):
    """The text of a deck and what is to be changed in it, one after the other."""

    edits: Annotated[list[Edit], Meta(max_length=100)] = []


class MoreQuestion(DeckQuestion, frozen=True):
    """Of which cards there shall be more, drawn at random."""

    list: CardList
    seed: Seed


class ShapeQuestion(DeckQuestion, frozen=True):
    """A shape that is being drawn for a card of a deck."""

    shape: ShapeText
    card: str = ""


class ShippedQuestion(Struct, frozen=True):
    """Which shipped deck is wanted."""

    name: str


class NameQuestion(Struct, frozen=True):
    """What somebody wants to call a new deck."""

    typed: Annotated[str, Meta(max_length=200)]


def look(studio: Studio, asked: DeckQuestion) -> DeckView:
    """Show a deck card by card, with all that is wrong."""
    return deck_look(studio.folder, asked.name, asked.text, _theme(studio))


def edit(studio: Studio, asked: EditQuestion) -> DeckView:
    """Change a text, and show it then."""
    return deck_look(studio.folder, asked.name, edited(asked.text, asked.edits), _theme(studio))


def more(studio: Studio, asked: MoreQuestion) -> DeckView:
    """Add as many cards as are missing for a game, drawn at random, and show the deck then."""
    text = with_more_cards(studio.folder, asked.name, asked.text, asked.list, asked.seed)
    return deck_look(studio.folder, asked.name, text, _theme(studio))


def shape(studio: Studio, asked: ShapeQuestion) -> dict[str, Any]:
    """Tell all about a shape: what the geometry says, its places on the board, its twins in the deck."""
    drawn = Shape.parse(asked.shape)
    here = deck_look(studio.folder, asked.name, asked.text, _theme(studio))
    deck = checked_text(studio.folder, asked.name, asked.text).deck
    board = deck.game.board if deck else _USUAL_BOARD
    free = drawn.canonical()
    twins = [
        card.id
        for card in (*(here.cards or ()), *here.inherited)
        if card.shape and card.id != asked.card and Shape.parse(card.shape).canonical() == free
    ]
    lines = [{"axis": cut.line.axis, "at": cut.line.after} for cut in legal_cuts(drawn)]
    return {
        **describe(drawn),
        "mirror": str(drawn.mirrored()),
        "cut_lines": lines,
        "placements": board.count_placements(drawn) if board.holds(drawn) else 0,
        "twins": twins,
    }


def stats(studio: Studio, asked: DeckQuestion) -> Any:
    """Measure a deck; one with errors cannot be measured."""
    deck = checked_text(studio.folder, asked.name, asked.text).deck
    return None if deck is None else to_builtins(deck_stats(deck), str_keys=True)


def new(studio: Studio, asked: NewDeckQuestion) -> dict[str, str]:
    """Draw a deck at random from wishes."""
    return {"text": drawn_deck(studio.folder, asked)}


def name(studio: Studio, asked: NameQuestion) -> dict[str, str]:
    """Return which id and which file a new deck gets."""
    made = deck_id(asked.typed.strip().removesuffix(".yaml").removesuffix(".yml"))
    return {"id": made, "file": f"{made}.yaml"}


def _theme(studio: Studio) -> Theme:
    return named(THEMES, studio.folder, _THEME)


def shipped(studio: Studio, asked: ShippedQuestion) -> FolderFile:
    """Return a shipped deck; it has no version, as a change makes a new file."""
    path = DECKS.find(asked.name) if asked.name in DECKS.names() else None
    if path is None:
        raise FileGoneError(_("there is no file {name}", name=asked.name[:40]))
    return FolderFile(asked.name, path.read_text(encoding="utf-8"), "")


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/deck/shipped", ShippedQuestion, shipped),
    get("/api/deck/name", NameQuestion, name),
    post("/api/deck/look", DeckQuestion, look),
    post("/api/deck/edit", EditQuestion, edit),
    post("/api/deck/more", MoreQuestion, more),
    post("/api/deck/shape", ShapeQuestion, shape),
    post("/api/deck/stats", DeckQuestion, stats),
    post("/api/deck/new", NewDeckQuestion, new),
)
