"""Which files a person means."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.games.sheets.sheet_files import find_sheets


def folder_of(tmp_path: Path, *names: str, text: str = "player: Anna\n") -> Path:
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_sheets_of_a_folder_come_by_name_and_number(tmp_path: Path) -> None:
    names = ["B.txt", "a.txt", "table 10/x.txt", "table 9/y.txt", "sheet2.txt", "sheet10.txt", "Sheet1.TXT"]
    found = find_sheets([str(folder_of(tmp_path, *names, "deck.yaml", "notes.md"))])
    assert [str(Path(name).relative_to(tmp_path)) for name in found.names] == [
        "a.txt",
        "B.txt",
        "Sheet1.TXT",
        "sheet2.txt",
        "sheet10.txt",
        "table 9/y.txt",
        "table 10/x.txt",
    ]
    assert (found.problems, found.left_out) == ([], [])


@pytest.mark.parametrize(
    ("text", "is_sheet"),
    [
        ("player: Anna\n", True),
        ("\n  Spieler : Anna\n", True),
        ("# what we played\nbrett:\n", True),
        ("", True),
        ("bring: cake\n# player: Anna\n", False),
        ("Dear Anna,\nthe total was 12.\n", False),
    ],
)
def test_a_sheet_in_a_folder_has_a_line_of_a_sheet(text: str, is_sheet: bool, tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "one.txt", text=text)
    assert bool(find_sheets([str(folder)]).names) == is_sheet
    assert find_sheets([str(folder / "one.txt")]).names == [str(folder / "one.txt")], "who names a file means it"


def test_sheets_in_utf_16_are_sheets(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("spieler: Jürgen\n", encoding="utf-16")
    assert find_sheets([str(tmp_path)]).names == [str(tmp_path / "one.txt")]


def test_links_to_one_file_are_one_file(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "anna.txt")
    (folder / "same.txt").symlink_to("anna.txt")
    found = find_sheets([str(folder), str(folder / "anna.txt")])
    assert [Path(name).name for name in found.names] == ["anna.txt"]
    assert [(problem.code, problem.is_error) for problem in found.problems] == [("sheet-twice", False)] * 2
