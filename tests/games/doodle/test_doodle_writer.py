"""The writer of sheets: reading what it wrote gives the same again."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.sheet_text import SheetPart, SheetText, split_sheets
from quiltsmith.games.doodle.doodle_log import DoodleLog, read_log
from quiltsmith.games.doodle.doodle_writer import write_sheet
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.games.sheets.sheet_words import all_words
from tests.games.doodle.random_games import random_game

languages = st.sampled_from(title_languages())
words = st.one_of(
    st.sampled_from(
        [
            *all_words().keywords,
            "1",
            "18",
            "A",
            "x",
            "P12",
            "S03",
            "25",
            "5x5",
            "---",
            "-",
            "#",
            ":",
            "log:",
            "board:",
        ]
    ),
    st.text(max_size=6),
)
lines = st.lists(words, max_size=5).map(" ".join)
rows = st.text("AB.#-_ ", max_size=9)
sheets = st.lists(st.one_of(lines, rows, st.sampled_from(["board:", "log:", "player: Anna", ""]))).map("\n".join)


def read(text: str) -> SheetText:
    return read_part(SheetPart("sheet.txt", Path(), 1, text.encode()))


def content(sheet: SheetText) -> tuple[object, ...]:
    """Give all that a sheet says, without the numbers of its lines."""
    log: DoodleLog = read_log(sheet, [])
    return (
        {key: head.value for key, head in sheet.heads.items()},
        {title: [row for _, row in board.rows] for title, board in sheet.boards.items()},
        [entry[1:] for entry in log.entries],
        [score[1:] for score in log.scores],
        log.empty and log.empty.value,
        log.total and log.total.value,
    )


@given(st.integers(0, 2**32), languages, languages)
def test_games_survive_being_translated(seed: int, one: str, other: str) -> None:
    text = random_game(seed).text(one)
    assert write_sheet(read(text), one) == text
    assert write_sheet(read(write_sheet(read(text), other)), one) == text


@settings(max_examples=80)
@given(st.one_of(sheets, st.text()), languages)
def test_whatever_can_be_read_is_written_and_read_the_same(text: str, language: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    first = read(text)
    written = write_sheet(first, language)
    second = read(written)
    assert content(second) == content(first)
    assert write_sheet(second, language) == written


def test_dashes_do_not_end_a_sheet(tmp_path: Path) -> None:
    path = tmp_path / "sheet.txt"
    path.write_text(write_sheet(read("board:\n- - -\n\nlog:\n ----\n")), encoding="utf-8")
    parts = list(split_sheets(path))
    assert len(parts) == 1
    assert [row for _, row in read_part(parts[0]).boards[""].rows] == ["---"]


def test_german() -> None:
    text = write_sheet(
        read("game: doodle\nboard:\nAB\n\nlog:\n2 B P07 cut neighbour\n3 pass\n3 x single\nscore 5"), "de"
    )
    assert text == (
        "spiel: doodle\n\nbrett:\nAB\n\nverlauf:\n"
        "2      B  P07 schnitt nachbar\n3      passe\n3      x  einzeln\nwertung 5\n"
    )
