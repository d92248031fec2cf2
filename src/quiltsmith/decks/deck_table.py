"""Cards in a spreadsheet: a table with a row for each card, read as a deck and written from one.

The columns are the keys of a card, in any of our languages (`table_heads.py`). `name` and `note` may have a column
for each language (`name_de`), `cuts` are pieces with blanks between them, and `start` marks start cards. What is
left out of `size` is counted.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from functools import cache
from io import StringIO

from quiltsmith.decks.deck import PRICES, Card, Deck
from quiltsmith.decks.deck_reader import (
    CARD,
    CARDS,
    COPIES,
    CUTS,
    DECK_ID,
    FABRIC,
    FLIP,
    GAME,
    ID,
    NAME_ON_CARD,
    NOTE,
    PICTURE,
    SHAPE,
    SIZE,
    START,
    TITLE,
    build_deck,
)
from quiltsmith.decks.deck_writer import says_uncuttable
from quiltsmith.decks.table_heads import column_of
from quiltsmith.formats import diagnostics
from quiltsmith.formats.csv_table import Cell, CellTable, Row, shielded, unshielded
from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import sheet_keywords, table_words
from quiltsmith.formats.nodes import Mapping as MappingNode
from quiltsmith.formats.nodes import Node, Scalar, Sequence, shorten
from quiltsmith.formats.problems import Level, Problem, has_errors
from quiltsmith.formats.source import Place
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.geometry.shape import EmptyShapeError, Shape, UnknownCharacterError
from quiltsmith.i18n import N_, _

START_COLUMN = "start"
NO_CUTS = "-"
"""Stands in `cuts` for an empty list: it is known that the patch cannot be cut."""
_TRANSLATED = (NAME_ON_CARD.name, NOTE.name)
_FIRST = (ID.name, START_COLUMN, SIZE.name, SHAPE.name)
_OTHERS = (field.name for field in CARD.fields if field.name not in _FIRST)
_KNOWN = (*_FIRST, *_OTHERS, *(f"{key}_{language}" for key in _TRANSLATED for language in title_languages()))
_MOST_NAMED = 12
_PIECE = re.compile(r"[^\s,;|]+")


def read_cards_table(
    table: CellTable, deck_id: str, title: str | None, game: str | None
) -> tuple[Deck | None, list[Problem]]:
    """Read the cards of a table as a deck; problems point into the table.

    Without a game, cards with prices are patches of `patchwork`, and others of `doodle`.
    """
    if not table.rows:
        return None, [
            diagnostics.empty_file(table.source.place(), N_("table"), "quiltsmith deck export meadow --csv")
        ]
    problems: list[Problem] = []
    names = _header(table.rows[0], problems)
    if SHAPE.name not in names:
        return None, [_no_shapes(table.rows[0])]
    rows = [_row(names, row, problems) for row in table.rows[1:]]
    if not rows:
        example = "id,size,shape"
        problems.append(diagnostics.missing_key(table.rows[0][0].place, N_("a table"), CARDS.name, example))
    priced = any(name in row for row in rows for name in PRICES)
    deck = build_deck(
        _deck_node(table, rows, deck_id, title, game or ("patchwork" if priced else "doodle")), problems
    )
    return (None if has_errors(problems) else deck), problems


def write_cards_table(deck: Deck, separator: str = ",") -> str:
    """Write the cards of a deck as a table that `read_cards_table` reads back; only columns that are needed."""
    rows = [dict(_cells(card, deck)) for card in deck.everything]
    columns = [name for name in _KNOWN if any(name in row for row in rows)]
    out = StringIO()
    writer = csv.writer(out, delimiter=separator, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([shielded(row.get(name, "")) for name in columns] for row in rows)
    return out.getvalue()


def _cells(card: Card, deck: Deck) -> Iterator[tuple[str, str]]:
    if card.is_start:
        yield START_COLUMN, "yes"
    yield ID.name, card.id
    yield SIZE.name, str(card.shape.size)
    yield SHAPE.name, str(card.shape)
    if card.shape.is_chiral():
        yield FLIP.name, "yes"
    if card.shown_cuts:
        yield CUTS.name, " ".join(map(str, card.shown_cuts))
    elif says_uncuttable(card, deck):
        yield CUTS.name, NO_CUTS
    if card.price:
        yield from ((name, str(getattr(card.price, name))) for name in PRICES)
    for key, texts in ((NAME_ON_CARD.name, card.name), (NOTE.name, card.note)):
        yield from _in_columns(key, texts)
    if card.fabric:
        yield FABRIC.name, card.fabric.name
    if card.picture:
        yield PICTURE.name, card.picture.name
    if card.copies > 1:
        yield COPIES.name, str(card.copies)


def _in_columns(key: str, texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Write a text once if it is the same in all languages."""
    if set(texts) == set(title_languages()) and len(set(texts.values())) == 1:
        yield key, next(iter(texts.values()))
    else:
        yield from ((f"{key}_{language}", text) for language, text in texts.items())


def _header(row: Row, problems: list[Problem]) -> list[str | None]:
    """Read the names of columns; others than cards have are somebody's own and not read, which is told."""
    names: list[str | None] = []
    first: dict[str, Cell] = {}
    for cell in row:
        name = column_of(cell.text, _KNOWN)
        if name in first:
            problems.append(diagnostics.duplicate_key(cell.place, cell.text, first[name].place.line))
        if name and name not in _KNOWN:
            what = _("cards have no column {name}, so it is not read", name=shorten(cell.text, 24))
            hint = did_you_mean(name, _KNOWN, _("leave it if it is a column of your own"))
            problems.append(Problem(cell.place, "unknown-key", what, hint, Level.WARNING))
        if name:
            first[name] = cell
        names.append(name if name in _KNOWN else None)
    return names


def _no_shapes(head: Row) -> Problem:
    """Say once, at the head, that there is no column of shapes, and which there are."""
    columns = [shorten(cell.text, 24) for cell in head if cell.text][:_MOST_NAMED]
    message = _("the table has no column `{name}`; it has {columns}", name=SHAPE.name, columns=", ".join(columns))
    hint = _('name the column of the drawings `{name}`; a cell of it is for example "##/#."', name=SHAPE.name)
    return Problem(head[0].place, "missing-key", message, hint)


def _row(names: list[str | None], row: Row, problems: list[Problem]) -> dict[str, Cell]:
    """Return the filled cells of a row by the names of their columns."""
    for cell in row[len(names) :]:
        if cell.text:
            what = _("{text} stands in no column", text=shorten(cell.text, 24))
            hint = _("put a text that holds the separator in quotation marks, or name the column in the first row")
            problems.append(diagnostics.syntax(cell.place, what, hint))
    return {
        name: Cell(unshielded(cell.text), cell.place)
        for name, cell in zip(names, row, strict=False)
        if name is not None and cell.text
    }


def _deck_node(
    table: CellTable, rows: list[dict[str, Cell]], deck_id: str, title: str | None, game: str
) -> MappingNode:
    """Put together what a deck file with these cards would hold."""
    top = table.rows[0][0].place
    head = {DECK_ID.name: deck_id, TITLE.name: title, GAME.name: game}
    entries: list[tuple[Scalar, Node]] = [
        (Scalar(top, key), Scalar(top, text, "quoted")) for key, text in head.items() if text is not None
    ]
    cards = [(_is_start(row), _card_node(row, top)) for row in rows]
    for key, is_start in ((CARDS.name, False), (START.name, True)):
        chosen = [node for starts, node in cards if starts is is_start]
        if chosen or not is_start:
            where = chosen[0].place if chosen else top
            entries.append((Scalar(where, key), Sequence(where, tuple(chosen))))
    return MappingNode(top, tuple(entries))


def _is_start(row: dict[str, Cell]) -> bool:
    word = row[START_COLUMN].text.lower() if START_COLUMN in row else ""
    return _flags().get(word, word) in ("true", "yes")


def _card_node(row: dict[str, Cell], top: Place) -> MappingNode:
    entries: list[tuple[Scalar, Node]] = []
    place = next((cell.place for cell in row.values()), top)
    for field in CARD.fields:
        key = field.name
        node: Node | None = _scalar(row[key]) if key in row else None
        if key == CUTS.name and key in row:
            node = _pieces(row[key])
        elif key == FLIP.name and key in row:
            word = row[key].text
            node = Scalar(row[key].place, _flags().get(word.lower(), word), "quoted")
        elif key == SIZE.name and key not in row and SHAPE.name in row:
            node = Scalar(row[SHAPE.name].place, str(_counted(row[SHAPE.name].text)))
        elif key in _TRANSLATED:
            node = _by_language(key, row) or node
        if node is not None:
            entries.append((Scalar(node.place, key), node))
    return MappingNode(place, tuple(entries))


@cache
def _flags() -> dict[str, str]:
    """Return the words for yes and no that people and spreadsheets write, beside those of a deck file."""
    flags = {"x": "true", "1": "true", "0": "false"}
    for code in title_languages():
        for flag, words in (("true", "yes"), ("false", "no")):
            written = (*sheet_keywords(code).get(words, ()), *table_words(code).get(flag, ()))
            flags |= dict.fromkeys(written, flag)
    return flags


def _by_language(key: str, row: dict[str, Cell]) -> Node | None:
    """Read the columns of languages; the column without one speaks for those that are missing."""
    own = {language: row[f"{key}_{language}"] for language in title_languages() if f"{key}_{language}" in row}
    if not own:
        return None
    if key in row:
        own = {language: own.get(language, row[key]) for language in title_languages()}
    place = next(iter(own.values())).place
    return MappingNode(place, tuple((Scalar(cell.place, name), _scalar(cell)) for name, cell in own.items()))


def _pieces(cell: Cell) -> Node:
    if cell.text == NO_CUTS:
        return Sequence(cell.place, ())
    place = cell.place
    return Sequence(place, tuple(Scalar(place, match[0], "quoted") for match in _PIECE.finditer(cell.text)))


def _scalar(cell: Cell) -> Scalar:
    # As in quotation marks: nothing in a cell is a comment or another word for nothing.
    return Scalar(cell.place, cell.text, "quoted")


def _counted(drawing: str) -> int:
    """Count the spaces of a shape; one that cannot be read is told elsewhere."""
    try:
        return Shape.parse(drawing).size
    except (EmptyShapeError, UnknownCharacterError):
        return 1
