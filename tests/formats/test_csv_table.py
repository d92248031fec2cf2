"""Tables as spreadsheets write them: separators, marks, quotation marks, and hostile ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.formats.csv_table import MOST_COLUMNS, MOST_ROWS, decode_table, read_table, shielded, unshielded
from quiltsmith.formats.source import Source


def cells(text: str | bytes) -> list[list[str]]:
    data = text.encode() if isinstance(text, str) else text
    table, problems = decode_table(data, "cards.csv")
    assert problems == []
    assert table is not None
    return [[cell.text for cell in row] for row in table.rows]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a;b\r\n1,5;2\r\n", [["a", "b"], ["1,5", "2"]]),
        ("a\tb\r1\t\r", [["a", "b"], ["1", ""]]),
        ("sep=|\na|b\n1|2", [["a", "b"], ["1", "2"]]),
        ("a,b\n\n , \n1,2", [["a", "b"], ["1", "2"]]),
        ('a,b\n "x, ""y""" , z \n', [["a", "b"], ['x, "y"', "z"]]),
        ('a,b\n"##\n#.",2\n', [["a", "b"], ["##\n#.", "2"]]),
        ("a", [["a"]]),
        ("", []),
    ],
)
def test_what_spreadsheets_write(text: str, rows: list[list[str]]) -> None:
    assert cells(text) == rows


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_every_encoding_of_spreadsheets(encoding: str) -> None:
    assert cells("id;name\nP01;Grün\n".encode(encoding)) == [["id", "name"], ["P01", "Grün"]]


def test_cells_know_their_places() -> None:
    table, _ = read_table(Source("cards.csv", 'id,shape\nP1,"##\n#."\nP2, ##\n'))
    assert table is not None
    places = [[(cell.place.line, cell.place.column, cell.place.length) for cell in row] for row in table.rows]
    assert places == [[(1, 1, 2), (1, 4, 5)], [(2, 1, 2), (2, 4, 3)], [(4, 1, 2), (4, 5, 2)]]


@pytest.mark.parametrize(
    ("data", "where", "code"),
    [
        (b'a,b\n1,"2\n3,4\n', (2, 3), "syntax"),
        (b"a,b\n1,\xff\n", (2, 3), "encoding"),
        ("a,b".encode("utf-16")[:-1], (1, 1), "encoding"),
        (b"a\n" * (MOST_ROWS + 1), (MOST_ROWS + 1, 1), "too-large"),
        (b"," * MOST_COLUMNS, (1, 1), "too-large"),
        (b"x" * 4_000_001, (1, 1), "too-large"),
    ],
)
def test_what_cannot_be_read_is_shown(data: bytes, where: tuple[int, int], code: str) -> None:
    table, (problem,) = decode_table(data, "cards.csv")
    assert table is None
    assert (problem.line, problem.column, problem.code) == (*where, code)


@given(st.text(alphabet="'=+-@\t\rab"))
def test_a_shield_is_taken_away_again(text: str) -> None:
    kept = shielded(text)
    assert unshielded(kept) == text
    assert not kept.startswith(("=", "+", "-", "@", "\t", "\r"))


@settings(max_examples=40)
@given(st.text(alphabet='ab,;\t\r\n" '))
def test_no_text_breaks_the_reader(text: str) -> None:
    table, problems = read_table(Source("cards.csv", text))
    assert (table is None) == bool(problems)
