"""Edits of a deck file: each is made, the result is read again, and refused if more has changed than was meant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml

from quiltsmith.decks.editing import changes
from quiltsmith.decks.editing.edits import (
    AddCard,
    DrawShape,
    Edit,
    EditValue,
    MoveCard,
    RemoveCard,
    SetDeckKey,
    SetKey,
)
from quiltsmith.decks.editing.places import EditRefusedError, card_of, plain_data, read_written, value_of
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

MARK = "\ufeff"


def edited(text: str, edits: Sequence[Edit]) -> str:
    """Make edits one after the other; every byte that they do not mean stays as it is."""
    mark = MARK if text.startswith(MARK) else ""
    text = text.removeprefix(MARK)
    for edit in edits:
        for step in _steps(text, edit):
            after = _made(text, step)
            if _said(plain_data(after)) != _said(_expected(text, step)):
                raise EditRefusedError(say("this change would touch more than it should; make it in the text"))
            text = after
    return mark + text


def _steps(text: str, edit: Edit) -> list[Edit]:
    """Take a new shape apart: the rows, and the keys that must agree with them. The same shape changes nothing."""
    if not isinstance(edit, DrawShape):
        return [edit]
    shape = Shape.parse(edit.shape)
    _, card = card_of(read_written(text), edit.list, edit.index)
    if _drawn(card) == shape:
        return []
    steps: list[Edit] = [
        SetKey(edit.list, edit.index, "shape", edit.shape),
        SetKey(edit.list, edit.index, "size", shape.size),
    ]
    if shape.is_chiral() or value_of(card, "flip"):
        steps.append(SetKey(edit.list, edit.index, "flip", True if shape.is_chiral() else None))
    cuts = value_of(card, "cuts")
    if cuts is not None:
        pieces = {str(piece) for cut in legal_cuts(shape) for piece in cut.pieces}
        kept = [item.value for item in cuts[1].value if _canonical(item.value) in set(map(_canonical, pieces))]
        if len(kept) < len(cuts[1].value) or (not cuts[1].value and pieces):
            steps.append(SetKey(edit.list, edit.index, "cuts", kept or None))
    return steps


def _drawn(card: yaml.MappingNode) -> Shape | None:
    """Give the shape that a card has, if it can be read."""
    found = value_of(card, "shape")
    try:
        return Shape.parse(found[1].value) if found and isinstance(found[1], yaml.ScalarNode) else None
    except Refusal:
        return None


def _canonical(shape: str) -> str:
    return str(Shape.parse(shape).canonical())


def _made(text: str, edit: Edit) -> str:
    written = read_written(text)
    if isinstance(edit, SetDeckKey):
        return changes.set_value(written, written.root, edit.key, edit.value).applied(text)
    if isinstance(edit, AddCard):
        return changes.add_card(written, edit.list, edit.index, edit.card).applied(text)
    if isinstance(edit, RemoveCard):
        return changes.remove_card(written, edit.list, edit.index).applied(text)
    if isinstance(edit, MoveCard):
        lines = changes.card_text(written, edit.list, edit.index)
        without = changes.remove_card(written, edit.list, edit.index).applied(text)
        return changes.insert_lines(read_written(without), edit.list, edit.to, lines).applied(without)
    if isinstance(edit, DrawShape):
        raise TypeError("a drawing is taken apart first")
    _, card = card_of(written, edit.list, edit.index)
    if edit.value is not None:
        return changes.set_value(written, card, edit.key, edit.value).applied(text)
    change = changes.remove_key(written, card, edit.key)
    return text if change is None else change.applied(text)


def _expected(text: str, edit: Edit) -> Any:
    """Give what the file should say after an edit."""
    data = plain_data(text)
    if isinstance(edit, SetDeckKey):
        return {**data, edit.key: _plain(edit.value)}
    if isinstance(edit, DrawShape):
        raise TypeError("a drawing is taken apart first")
    cards = list(data.get(edit.list) or [])
    if isinstance(edit, AddCard):
        cards.insert(edit.index, {key: _plain(value) for key, value in edit.card.items()})
    elif isinstance(edit, RemoveCard):
        del cards[edit.index]
    elif isinstance(edit, MoveCard):
        cards.insert(edit.to, cards.pop(edit.index))
    else:
        card = {key: value for key, value in cards[edit.index].items() if key != edit.key}
        cards[edit.index] = card if edit.value is None else {**card, edit.key: _plain(edit.value)}
    return {**data, edit.list: cards}


def _said(data: Any) -> Any:
    """Give what a file says, with shapes written in one way."""
    if not isinstance(data, dict):
        return data
    return {
        key: [_card_said(card) for card in value] if isinstance(value, list) else value
        for key, value in data.items()
    }


def _card_said(card: Any) -> Any:
    if not isinstance(card, dict) or not isinstance(card.get("shape"), str):
        return card
    return {**card, "shape": card["shape"].strip().replace("\n", "/")}


def _plain(value: EditValue) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else value
