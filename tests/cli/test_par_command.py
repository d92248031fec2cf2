"""`quiltsmith par`, as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.conftest import Command


@pytest.fixture
def deal(quiltsmith: Command, tmp_path: Path) -> Path:
    assert quiltsmith("deal", "meadow", "--seed", "5", "-o", tmp_path / "deal.yaml").code == 0
    return tmp_path / "deal.yaml"


def test_the_checker_accepts_the_proof(quiltsmith: Command, deal: Path, tmp_path: Path) -> None:
    run = quiltsmith("par", deal, "--seconds", "0.1")
    assert run.code == 0
    assert "points; no game of this deal exceeds" in run.out.splitlines()[0]
    (tmp_path / "par.txt").write_text(run.out, "utf-8")
    checked = quiltsmith("sheet", "check", tmp_path / "par.txt", "--deal", deal, "--strict", "--format", "json")
    assert checked.code == 0
    told = json.loads(quiltsmith("par", deal, "--seconds", "0", "--format", "json").out)
    assert list(told) == ["total", "upper_bound", "seconds", "sheet"]
    assert f"total  {told['total']}\n" in told["sheet"]
    assert json.loads(checked.out)["sheets"][0]["total"] >= told["total"] <= told["upper_bound"]


def test_the_sheet_goes_to_a_file_in_german_talk(quiltsmith: Command, deal: Path, tmp_path: Path) -> None:
    file = tmp_path / "best.txt"
    run = quiltsmith("--lang", "de", "par", deal, "--seconds", "0", "--start", "s03", "-o", file)
    assert (run.code, run.out) == (0, f"{file}\n")
    assert "Punkte; keine Partie" in run.err
    assert "start  A  S03" in file.read_text("utf-8")


def test_wrong_use_is_told(quiltsmith: Command, deal: Path, tmp_path: Path) -> None:
    for arguments, code, text in (
        ((tmp_path / "none.yaml",), 2, "there is no file"),
        ((deal, "--start", "S77"), 2, "there is no start card S77; there are S01"),
        ((deal, "--deck", "classic"), 2, "not dealt from a circle"),
    ):
        run = quiltsmith("par", *arguments)
        assert (run.code, run.out) == (code, "")
        assert text in run.err
    nameless = tmp_path / "nameless.yaml"
    nameless.write_text(deal.read_text("utf-8").replace("deck: meadow\n", ""), "utf-8")
    assert "names no deck" in quiltsmith("par", nameless).err
    assert quiltsmith("par", nameless, "--deck", "meadow", "--seconds", "0").code == 0
    nameless.write_text(nameless.read_text("utf-8").replace("circle: [", "circle: [Q99, "), "utf-8")
    assert quiltsmith("par", nameless, "--deck", "meadow").code == 1


def test_the_end_of_the_name_chooses_the_format(quiltsmith: Command, deal: Path, tmp_path: Path) -> None:
    file = tmp_path / "best.json"
    run = quiltsmith("par", deal, "--seconds", "0", "-o", file)
    assert (run.code, run.out) == (0, f"{file}\n")
    assert list(json.loads(file.read_text("utf-8"))) == ["total", "upper_bound", "seconds", "sheet"]
    text = tmp_path / "best.txt"
    assert quiltsmith("par", deal, "--seconds", "0", "--format", "json", "-o", text).out == f"{text}\n"
    assert json.loads(text.read_text("utf-8"))["total"] == json.loads(file.read_text("utf-8"))["total"]
