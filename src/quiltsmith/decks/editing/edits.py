"""What can be changed in a deck file: values, each of which a page can send as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

CardList = Literal["cards", "start"]
EditValue = str | bool | int | list[str] | dict[str, str]
"""A text, a number, a yes or no, shapes of pieces, or a text in each language."""
Position = Annotated[int, Meta(ge=0)]


class SetKey(Struct, frozen=True, tag="set"):
    """A key of a card gets a value, or goes if there is none."""

    list: CardList
    index: Position
    key: str
    value: EditValue | None = None


class DrawShape(Struct, frozen=True, tag="draw"):
    """A card gets another shape; size, flip and cuts are made to fit it."""

    list: CardList
    index: Position
    shape: str


class AddCard(Struct, frozen=True, tag="add"):
    """A new card comes to a position; those from there on move down."""

    list: CardList
    index: Position
    card: dict[str, EditValue]


class RemoveCard(Struct, frozen=True, tag="remove"):
    """A card goes; comments above and below it stay."""

    list: CardList
    index: Position


class MoveCard(Struct, frozen=True, tag="move"):
    """A card comes to another position, counted without it."""

    list: CardList
    index: Position
    to: Position


class SetDeckKey(Struct, frozen=True, tag="deck"):
    """A key of the deck itself, such as its title, gets a value."""

    key: Literal["deck", "title", "game"]
    value: EditValue


Edit = SetKey | DrawShape | AddCard | RemoveCard | MoveCard | SetDeckKey
