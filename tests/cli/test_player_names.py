"""Names of players from files, and sheets for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command


@pytest.mark.parametrize(
    ("file", "data"),
    [
        ("names.txt", "Anna\n\n  Müller, Ärmin \nBen\n".encode()),
        ("names.txt", "\ufeffAnna\r\nMüller, Ärmin\r\nBen\r\n".encode()),
        ("names.csv", 'Name,Tisch\nAnna,1\n"Müller, Ärmin",1\nBen,2\n'.encode()),
        ("names.csv", "Anna;1\nMüller, Ärmin;1\nBen;2\n".encode("utf-16")),
    ],
)
def test_a_sheet_for_every_name(file: str, data: bytes, tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / file).write_bytes(data)
    result = quiltsmith("sheet", "new", "--players-from", file, "-o", "evening", cwd=tmp_path)
    assert (result.code, result.err) == (0, "")
    assert result.out.split() == ["evening/anna.txt", "evening/mueller-aermin.txt", "evening/ben.txt"]
    text = (tmp_path / "evening" / "mueller-aermin.txt").read_text(encoding="utf-8")
    assert "player: Müller, Ärmin\n" in text


def test_thirty_pads_from_a_file(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "names.txt").write_text("\n".join(f"Player {number}" for number in range(30)), "utf-8")
    result = quiltsmith("pad", "--players-from", "names.txt", "--players", "Anna", "-o", "pads.pdf", cwd=tmp_path)
    assert (result.code, result.out, result.err) == (0, "pads.pdf\n", "")


@pytest.mark.parametrize(
    ("data", "told"),
    [("\n", "there is no name in names.txt"), ("Anna\nAnna\n", "Anna is twice in names.txt; tell them apart")],
)
def test_a_file_that_is_no_list_of_names_is_refused(
    data: str, told: str, tmp_path: Path, quiltsmith: Command
) -> None:
    (tmp_path / "names.txt").write_text(data, "utf-8")
    result = quiltsmith("pad", "--players-from", "names.txt", cwd=tmp_path)
    assert (result.code, result.err) == (2, f"quiltsmith: {told}\n")


def test_no_sheet_is_overwritten_and_none_is_written_halfway(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "evening").mkdir()
    (tmp_path / "evening" / "ben.txt").write_text("mine", "utf-8")
    result = quiltsmith("sheet", "new", "--players", "Anna,Ben", "-o", "evening", cwd=tmp_path)
    assert (result.code, result.out) == (2, "")
    assert [path.name for path in (tmp_path / "evening").iterdir()] == ["ben.txt"]


def test_several_sheets_need_a_folder(tmp_path: Path, quiltsmith: Command) -> None:
    for words in ((), ("-o", "sheets.txt")):
        result = quiltsmith("sheet", "new", "--players", "Anna,Ben", *words, cwd=tmp_path)
        assert (result.code, result.err) == (2, "quiltsmith: several sheets need a folder: -o FOLDER\n")


def test_one_player_into_a_folder(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "new", "--player", "Jörg", "-o", "evening/", cwd=tmp_path)
    assert result.out == "evening/joerg.txt\n"


def test_names_that_look_alike_have_files_of_their_own(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("sheet", "new", "--players", "Jörg,Joerg", "-o", "evening", cwd=tmp_path)
    assert result.out.split() == ["evening/joerg.txt", "evening/joerg-2.txt"]
