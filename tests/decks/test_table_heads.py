"""Heads of tables of cards, as people of several languages write them."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck_table import read_cards_table
from quiltsmith.decks.table_heads import column_of
from quiltsmith.formats.csv_table import read_table
from quiltsmith.formats.source import Source

KNOWN = ("id", "shape", "size", "cost", "time", "income", "name", "name_de", "note_en", "copies", "fabric")


@pytest.mark.parametrize(
    ("head", "column"),
    [
        *(("Form", "shape"), ("FLICKEN", "shape"), ("Patch", "shape"), ("FORME", "shape"), ("vorm", "shape")),
        *(("kształt", "shape"), ("forma", "shape"), ("coût", "cost"), ("Nom", "name"), ("Tamaño", "size")),
        *(("rozmiar", "size"), ("Stoffa", "fabric"), ("Inkomen", "income"), ("exemplaires", "copies")),
        *(("Größe", "size"), ("Karte", "id"), ("Nr.", "id"), ("Kosten", "cost")),
        *(("Zeit", "time"), ("Einkommen", "income"), ("Stoff", "fabric"), ("Anzahl", "copies")),
        *(("Name (de)", "name_de"), ("name-de", "name_de"), ("Notiz en", "note_en"), ("Titel", "name")),
        ("Lieblingsfarbe", "lieblingsfarbe"),
    ],
)
def test_a_head_is_understood(head: str, column: str) -> None:
    assert column_of(head, KNOWN) == column


@pytest.mark.parametrize("drawing", ["11/10", "■■/■□", "##/#.", "XX/X_"])
def test_a_german_table_with_any_drawing_becomes_a_deck(drawing: str) -> None:
    table, problems = read_table(Source("karten.csv", f"Karte;Größe;Form;Name\nP01;3;{drawing};Winkel\n"))
    assert (problems, table is not None) == ([], True)
    assert table is not None
    deck, problems = read_cards_table(table, "mine", None, "doodle")
    assert [problem for problem in problems if problem.is_error] == []
    assert deck is not None
    assert (str(deck.cards[0].shape), deck.cards[0].name["de"]) == ("##/#.", "Winkel")
