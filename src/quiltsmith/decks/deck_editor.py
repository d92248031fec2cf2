"""Edits of a deck file, byte by byte: which stretch of the text gives way to what, read again before it counts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import yaml
from msgspec import Struct

from quiltsmith.decks.deck_edits import (
    AddCard,
    CardList,
    DrawShape,
    Edit,
    EditRefusedError,
    EditValue,
    MoveCard,
    RemoveCard,
    SetDeckKey,
    SetKey,
    Written,
    card_of,
    is_block,
    list_of,
    plain_data,
    read_written,
    value_of,
)
from quiltsmith.decks.deck_reader import CARD
from quiltsmith.decks.deck_writer import plain_text
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

KEYS = tuple(field.name for field in CARD.fields)
"""The keys of a card in the order in which they are written."""
_SHAPE = "shape"
_INDENT = 2


class Change(Struct, frozen=True):
    """A stretch of the text, by its offsets, and what stands there afterwards."""

    start: int
    end: int
    text: str

    def applied(self, text: str) -> str:
        return text[: self.start] + self.text + text[self.end :]


def inline(key: str, value: EditValue) -> str:
    """Write a value in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ", ".join(json.dumps(item, ensure_ascii=False) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {plain_text(text)}" for name, text in value.items()) + "}"
    return json.dumps(value.strip().replace("\n", "/")) if key == _SHAPE else plain_text(value)


def set_value(written: Written, mapping: yaml.MappingNode, key: str, value: EditValue) -> Change:
    """Return a key a value: in its place if it is there, else in a place of its own."""
    found = value_of(mapping, key)
    if found is None:
        return _add_key(written, mapping, key, value)
    name, node = found
    if isinstance(node, yaml.ScalarNode) and node.style == "|" and key == _SHAPE:
        return _redraw(written, node, str(value))
    if not is_block(node) and node.end_mark.index > node.start_mark.index:
        return Change(node.start_mark.index, node.end_mark.index, inline(key, value))
    # Nothing, or a value in lines of its own: it starts after the colon.
    start = written.text.index(":", name.end_mark.index) + 1
    end = _line_content_end(written, written.last_line(node)) if is_block(node) and node.value else start
    return Change(start, end, f" {inline(key, value)}")


def remove_key(written: Written, mapping: yaml.MappingNode, key: str) -> Change | None:
    """Take a key away, with its value; a comment behind it stays, on a line of its own."""
    number = next((at for at, pair in enumerate(mapping.value) if pair[0].value == key), None)
    if number is None:
        return None
    name, node = mapping.value[number]
    if mapping.flow_style:
        if number > 0:
            return Change(mapping.value[number - 1][1].end_mark.index, node.end_mark.index, "")
        after = mapping.value[1][0].start_mark.index if len(mapping.value) > 1 else node.end_mark.index
        return Change(name.start_mark.index, after, "")
    line = int(name.start_mark.line)
    if written.lines[line][: name.start_mark.column].strip():
        raise EditRefusedError(_("`{key}` stands on the line of the dash; change it in the text", key=key))
    return Change(
        written.start_of(line), written.after(written.last_line(node)), _comment_kept(written, name, node)
    )


def _comment_kept(written: Written, name: yaml.Node, node: yaml.Node) -> str:
    """Write the comment behind a value of one line as a line of its own."""
    last = written.last_line(node)
    behind = "" if is_block(node) else written.text[node.end_mark.index : written.after(last)].strip()
    return f"{' ' * name.start_mark.column}{behind}{written.line_end}" if behind.startswith("#") else ""


def add_card(written: Written, name: CardList, index: int, card: Mapping[str, EditValue]) -> Change:
    """Write a new card as its neighbours are written, after the one before it."""
    items = list_of(written, name)
    if items is None or not items.value:
        return _first_card(written, name, items, card)
    if items.flow_style:
        raise EditRefusedError(_("this list of cards stands in brackets; change it in the text"))
    before = items.value[min(index, len(items.value)) - 1] if index else items.value[0]
    lines = _card_lines(written, items, before, card)
    at = written.after(written.last_line(before)) if index else written.start_of(written.dash_line(items, before))
    return Change(at, at, _on_own_lines(written, at, lines))


def remove_card(written: Written, name: CardList, index: int) -> Change:
    """Take the lines of a card away; the last one leaves an empty list behind."""
    items, card = card_of(written, name, index)
    if items.flow_style:
        raise EditRefusedError(_("this list of cards stands in brackets; change it in the text"))
    first, last = written.dash_line(items, card), written.last_line(card)
    if len(items.value) == 1:
        found = value_of(written.root, name)
        colon = written.text.index(":", found[0].end_mark.index) + 1 if found else 0
        between = written.text[colon : written.start_of(first)]
        return Change(colon, written.after(last), f" []{between}")
    return Change(written.start_of(first), written.after(last), "")


def card_text(written: Written, name: CardList, index: int) -> str:
    """Return the lines of a card."""
    items, card = card_of(written, name, index)
    text = written.text[written.start_of(written.dash_line(items, card)) : written.after(written.last_line(card))]
    return text if text.endswith("\n") else text + written.line_end


def insert_lines(written: Written, name: CardList, index: int, text: str) -> Change:
    """Put lines of a card to a position."""
    items = list_of(written, name)
    if items is None or not items.value or items.flow_style:
        raise EditRefusedError(_("this list of cards stands in brackets; change it in the text"))
    before = items.value[min(index, len(items.value)) - 1] if index else items.value[0]
    at = written.after(written.last_line(before)) if index else written.start_of(written.dash_line(items, before))
    missing = written.line_end if at and not written.text[:at].endswith("\n") else ""
    return Change(at, at, missing + text)


def _add_key(written: Written, mapping: yaml.MappingNode, key: str, value: EditValue) -> Change:
    before = [pair for pair in mapping.value if _rank(pair[0].value) < _rank(key)]
    if mapping.flow_style:
        if not mapping.value:
            at = mapping.start_mark.index + 1
            return Change(at, at, f"{key}: {inline(key, value)}")
        at = (before[-1] if before else mapping.value[-1])[1].end_mark.index
        return Change(at, at, f", {key}: {inline(key, value)}")
    anchor = before[-1] if before else mapping.value[-1]
    at = written.after(written.last_line(anchor[1]))
    line = " " * mapping.start_mark.column + f"{key}: {inline(key, value)}"
    return Change(at, at, _on_own_lines(written, at, [line]))


def _rank(key: str) -> int:
    return KEYS.index(key) if key in KEYS else len(KEYS)


def _redraw(written: Written, node: yaml.ScalarNode, shape: str) -> Change:
    """Write the rows of a shape anew, as far in as they were."""
    first, last = int(node.start_mark.line) + 1, written.last_line(node)
    row = written.lines[first]
    indent = row[: len(row) - len(row.lstrip(" "))]
    rows = shape.strip().replace("/", "\n").split("\n")
    text = written.line_end.join(indent + one for one in rows)
    return Change(written.start_of(first), _line_content_end(written, last), text)


def _first_card(
    written: Written, name: CardList, items: yaml.SequenceNode | None, card: Mapping[str, EditValue]
) -> Change:
    end = written.line_end
    # As the cards of the other list are written, if there are any.
    other = list_of(written, "cards" if name == "start" else "start")
    if other is not None and other.value and not other.flow_style:
        lines = _card_lines(written, other, other.value[-1], card)
    else:
        lines = [f"{' ' * _INDENT}- {{{_entries(card)}}}"]
    found = value_of(written.root, name)
    if found is None:
        at = len(written.text)
        return Change(at, at, _on_own_lines(written, at, [f"{name}:", *lines]))
    node = found[1]
    if items is None and written.text[node.start_mark.index : node.end_mark.index].strip():
        raise EditRefusedError(_("`{key}` is no list of cards; mend it in the text", key=name))
    after = written.text[node.end_mark.index :].split("\n", 1)[0].rstrip("\r")
    at = node.end_mark.index + len(after)
    return Change(_blank_before(written.text, node.start_mark.index), at, f"{after}{end}{end.join(lines)}")


def _blank_before(text: str, at: int) -> int:
    while text[at - 1] == " ":
        at -= 1
    return at


def _card_lines(
    written: Written, items: yaml.SequenceNode, like: yaml.Node, card: Mapping[str, EditValue]
) -> list[str]:
    dash = " " * items.start_mark.column + "- "
    if not is_block(like):
        return [f"{dash}{{{_entries(card)}}}"]
    indent = " " * like.start_mark.column
    lines: list[str] = []
    for key in _in_order(card):
        start = indent if lines else dash.ljust(len(indent))
        if key == _SHAPE and _is_drawn_in_rows(like):
            rows = str(card[key]).strip().replace("/", "\n").split("\n")
            lines += [f"{start}{key}: |", *(f"{indent}{' ' * _INDENT}{row}" for row in rows)]
        else:
            lines.append(f"{start}{key}: {inline(key, card[key])}")
    return lines


def _is_drawn_in_rows(card: yaml.Node) -> bool:
    found = value_of(card, _SHAPE) if isinstance(card, yaml.MappingNode) else None
    return found is None or (isinstance(found[1], yaml.ScalarNode) and found[1].style == "|")


def _entries(card: Mapping[str, EditValue]) -> str:
    return ", ".join(f"{key}: {inline(key, card[key])}" for key in _in_order(card))


def _in_order(card: Mapping[str, EditValue]) -> list[str]:
    return sorted(card, key=_rank)


def _on_own_lines(written: Written, at: int, lines: list[str]) -> str:
    """Write lines at an offset where a line begins, or after the end of a text without a last line end."""
    end = written.line_end
    missing = end if at and not written.text[:at].endswith("\n") else ""
    return missing + "".join(line + end for line in lines)


def _line_content_end(written: Written, line: int) -> int:
    """Return the offset after what is written on a line, without its end."""
    return written.start_of(line) + len(written.lines[line].rstrip("\r\n"))


MARK = "\ufeff"


def edited(text: str, edits: Sequence[Edit]) -> str:
    """Make edits one after the other; every byte that they do not mean stays as it is."""
    mark = MARK if text.startswith(MARK) else ""
    text = text.removeprefix(MARK)
    for edit in edits:
        for step in _steps(text, edit):
            after = _made(text, step)
            unclear: list[Problem] = []
            if _said(plain_data(after, unclear)) != _said(_expected(text, step)) or unclear:
                raise EditRefusedError(_("this change would touch more than it should; make it in the text"))
            text = after
    return mark + text


def _steps(text: str, edit: Edit) -> list[Edit]:
    """Take a new shape apart: the rows, and the keys that must agree with them. The same shape changes nothing."""
    if not isinstance(edit, DrawShape):
        return [edit]
    shape = Shape.parse(edit.shape)
    _unused, card = card_of(read_written(text), edit.list, edit.index)
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
    """Return the shape that a card has, if it can be read."""
    found = value_of(card, "shape")
    try:
        return Shape.parse(found[1].value) if found and isinstance(found[1], yaml.ScalarNode) else None
    except QuiltsmithError:
        return None


def _canonical(shape: str) -> str:
    return str(Shape.parse(shape).canonical())


def _made(text: str, edit: Edit) -> str:
    written = read_written(text)
    if isinstance(edit, SetDeckKey):
        return set_value(written, written.root, edit.key, edit.value).applied(text)
    if isinstance(edit, AddCard):
        return add_card(written, edit.list, edit.index, edit.card).applied(text)
    if isinstance(edit, RemoveCard):
        return remove_card(written, edit.list, edit.index).applied(text)
    if isinstance(edit, MoveCard):
        lines = card_text(written, edit.list, edit.index)
        without = remove_card(written, edit.list, edit.index).applied(text)
        return insert_lines(read_written(without), edit.list, edit.to, lines).applied(without)
    if isinstance(edit, DrawShape):
        raise TypeError("a drawing is taken apart first")
    _unused, card = card_of(written, edit.list, edit.index)
    if edit.value is not None:
        return set_value(written, card, edit.key, edit.value).applied(text)
    change = remove_key(written, card, edit.key)
    return text if change is None else change.applied(text)


def _expected(text: str, edit: Edit) -> Any:
    """Return what the file should say after an edit."""
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
    """Return what a file says, with shapes written in one way."""
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
