"""A file of another kind, given to every command that takes one: a sentence says what it is, and who takes it."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.formats.file_kinds import text_kind, told_kind
from tests.conftest import Command
from tests.docs_commands import ROOT

TEXTS = {
    "deck": ROOT / "patches/meadow.yaml",
    "game": ROOT / "templates/games/doodle.yaml",
    "theme": ROOT / "templates/themes/night.yaml",
    "preset": ROOT / "templates/presets/x4.yaml",
    "pad template": ROOT / "templates/pads/tall.yaml",
    "deal": ROOT / "examples/three-players/deal.yaml",
    "sheet": ROOT / "examples/good.txt",
}
COMMANDS = {
    "deck": (
        "deck check FILE",
        "deck show FILE",
        "deck stats FILE",
        "deck export FILE --csv",
        "cards FILE -o x.pdf",
        "tiles FILE -o x.pdf",
        "deal FILE --seed 1",
        "simulate FILE --games 1",
        "rebalance FILE --games 10",
        "challenge FILE --count 1 -o x.pdf",
        "sheet check sheet.txt --deck FILE",
    ),
    "game": (
        "game check FILE",
        "pad FILE -o x.pdf",
        "kit FILE -o x.pdf",
        "boards FILE -o x.pdf",
        "checker FILE -o x.pdf",
    ),
    "theme": ("theme check FILE", "cards meadow --theme FILE -o x.pdf"),
    "preset": ("cards meadow --preset FILE -o x.pdf",),
    "pad template": ("pad check FILE", "pad --template FILE -o x.pdf"),
    "deal": ("par FILE --seconds 0", "sheet check sheet.txt --deal FILE"),
    "sheet": ("sheet check FILE", "pad --filled FILE -o x.pdf"),
}
"""By the kind that they take."""
NAMED = {"preset": "a preset of a print shop"}


def zipped(name: str) -> bytes:
    """Make a zip archive with a file in it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(name, "<x/>" * 2_000)
    return packed.getvalue()


BINARIES = {
    "an Excel file": (zipped("xl/workbook.xml"), "quiltsmith deck new"),
    "an Excel file, old": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "quiltsmith deck new"),
    "a zip archive": (zipped("deck.yaml"), "unpack it"),
    "a PDF": (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "quiltsmith preflight"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(60), "quiltsmith scan"),
    "a picture, JPEG": (b"\xff\xd8\xff\xe0" + bytes(60), "quiltsmith scan"),
}


@pytest.mark.parametrize("command", [command for commands in COMMANDS.values() for command in commands])
def test_other_kinds_are_told_in_one_sentence(command: str, quiltsmith: Command, tmp_path: Path) -> None:
    wanted = next(kind for kind, commands in COMMANDS.items() if command in commands)
    shutil.copy(TEXTS["sheet"], tmp_path / "sheet.txt")
    for kind, path in TEXTS.items():
        if kind == wanted:
            continue
        file = shutil.copy(path, tmp_path / f"given{path.suffix}")
        result = quiltsmith(*[file if word == "FILE" else word for word in command.split()], cwd=tmp_path)
        told = result.out + result.err
        assert result.code in (1, 2), (command, kind)
        sentence = f"this is {NAMED.get(kind, f'a {kind}')}, not {NAMED.get(wanted, f'a {wanted}')}"
        assert told.count(sentence) == 1, (command, kind, told)
        assert told.count("error:") <= 1, told


@pytest.mark.parametrize("command", [command for commands in COMMANDS.values() for command in commands])
def test_what_holds_no_text_is_told_in_one_sentence(command: str, quiltsmith: Command, tmp_path: Path) -> None:
    shutil.copy(TEXTS["sheet"], tmp_path / "sheet.txt")
    for kind, (data, hint) in BINARIES.items():
        file = tmp_path / "given.yaml"
        file.write_bytes(data)
        result = quiltsmith(*[str(file) if word == "FILE" else word for word in command.split()], cwd=tmp_path)
        told = result.out + result.err
        assert result.code in (1, 2)
        assert told.count(f"this is {kind.partition(',')[0]}, which holds no text") == 1, (command, kind, told)
        assert hint in told
        assert told.count("error:") <= 1, told


@pytest.mark.parametrize("kind", TEXTS)
def test_programs_hear_the_same(kind: str) -> None:
    loads = {"deck": qs.load_deck, "game": qs.load_game, "theme": qs.load_theme}
    for wanted, load in loads.items():
        if kind != wanted:
            with pytest.raises(qs.ProblemsError, match=f"not a {wanted}") as raised:
                load(TEXTS[kind])
            assert [problem.code for problem in raised.value.problems] == ["other-kind"]


def test_all_that_is_shipped_is_known_as_what_it_is() -> None:
    folders = {
        "patches": "deck",
        "templates/games": "game",
        "templates/themes": "theme",
        "templates/presets": "preset",
        "templates/pads": "pad template",
    }
    for folder, kind in folders.items():
        for path in (ROOT / folder).glob("*.yaml"):
            assert text_kind(path.read_text(encoding="utf-8")) == kind, path
    for path in (ROOT / "examples").rglob("*.txt"):
        assert text_kind(path.read_text(encoding="utf-8")) in ("sheet", None), path


def test_a_table_without_shapes_is_one_error_at_its_head(quiltsmith: Command, tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("id,size,drawing\nP01,2,##\nP02,3,###\n", encoding="utf-8")
    result = quiltsmith("deck", "new", "--from", "t.csv", cwd=tmp_path)
    told = result.out + result.err
    assert result.code == 1
    assert (
        "t.csv:1:1: error: the table has no column `shape`; it has `id`, `size`, `drawing` [missing-key]" in told
    )
    assert told.count("error:") == 1
    assert "warning:" not in told


def test_games_and_named_deals_have_lists_of_their_own(quiltsmith: Command, tmp_path: Path) -> None:
    quilt = (ROOT / "examples/patchwork/two-quilts.txt").read_text(encoding="utf-8")
    (tmp_path / "quilts.txt").write_text(quilt, encoding="utf-8")
    shutil.copy(TEXTS["sheet"], tmp_path / "anna.txt")
    result = quiltsmith("sheet", "check", "anna.txt", "quilts.txt", "--format", "json", cwd=tmp_path)
    ranking = json.loads(result.out)["ranking"]
    assert [(one["game"], one["rank"], one["player"]) for one in ranking] == [
        ("doodle", 1, "Anna"),
        ("patchwork", 1, "Doris"),
        ("patchwork", 2, "Andrea"),
    ]
    text = quiltsmith("sheet", "check", "anna.txt", "quilts.txt", cwd=tmp_path).out
    assert text.index("\ndoodle\n") < text.index("1. Anna") < text.index("\npatchwork\n") < text.index("1. Doris")
    table = quiltsmith("sheet", "check", "anna.txt", "quilts.txt", "--format", "csv", cwd=tmp_path).out
    head, *rows = (line.split(",") for line in table.splitlines())
    assert [row[head.index("rank")] for row in rows] == ["1", "2", "1"]


def test_sheets_of_two_deals_are_ranked_apart_and_those_of_one_together(
    quiltsmith: Command, tmp_path: Path
) -> None:
    board = (
        (ROOT / "examples/board-and-scores.txt")
        .read_text(encoding="utf-8")
        .replace("doodle", "doodle\ndeck: meadow")
    )
    for name, head in (("anna", "deal: 7\n"), ("ben", "deal: 8\n"), ("cleo", "deal: 7\n")):
        (tmp_path / f"{name}.txt").write_text(head + board.replace("Anna", name), encoding="utf-8")
    said = quiltsmith("sheet", "check", tmp_path, "--format", "json", cwd=tmp_path)
    ranking = json.loads(said.out)["ranking"]
    assert [(one["deal"], one["rank"], one["player"]) for one in ranking] == [
        ("7", 1, "anna"),
        ("7", 1, "cleo"),
        ("8", 1, "ben"),
    ]
    # Whoever checks all of them with one deal has one list, whether sheets name it or not.
    quiltsmith("deal", "meadow", "--seed", "7", "-o", "seven.yaml", cwd=tmp_path)
    (tmp_path / "ben.txt").write_text((tmp_path / "anna.txt").read_text("utf-8").replace("deal: 7\n", ""), "utf-8")
    said = quiltsmith("sheet", "check", tmp_path, "--deal", "seven.yaml", "--format", "json", cwd=tmp_path)
    assert {one.get("deal", "") for one in json.loads(said.out)["ranking"]} == {""}


def test_a_deck_that_cannot_be_opened_is_a_problem_of_its_sheet(quiltsmith: Command, tmp_path: Path) -> None:
    text = TEXTS["sheet"].read_text(encoding="utf-8")
    (tmp_path / "good.txt").write_text(text, encoding="utf-8")
    # It is there and says so, and whoever reads it gets an input/output error.
    (tmp_path / "bad.txt").write_text(text.replace("deck: meadow", "deck: /proc/self/mem"), encoding="utf-8")
    result = quiltsmith("sheet", "check", "bad.txt", "good.txt", "--format", "json", cwd=tmp_path)
    bad, good = json.loads(result.out)["sheets"]
    assert result.code == 1
    assert good["valid"]
    assert good["problems"] == []
    told = [problem for problem in bad["problems"] if "/proc/self/mem" in problem["message"]]
    assert [problem["code"] for problem in told] == ["missing-file"]


def test_the_studio_tells_what_was_dropped() -> None:
    beginning = TEXTS["theme"].read_text(encoding="utf-8")
    assert told_kind(beginning, "t.yaml") == "this is a theme; check it with `quiltsmith theme check t.yaml`"
    assert told_kind("PK\x03\x04xl/workbook.xml", "t.xlsx").startswith(
        "this is an Excel file; save its table as CSV"
    )
    assert told_kind("hello", "t.yaml") == ""
