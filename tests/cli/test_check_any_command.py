"""`quiltsmith check`: any of our files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from tests.conftest import Command

ROOT = Path(__file__).parents[2]
KINDS = {
    "patches/meadow.yaml": "deck",
    "templates/games/doodle.yaml": "game",
    "templates/themes/quilt.yaml": "theme",
    "templates/presets/mpc.yaml": "preset",
    "templates/pads/tall.yaml": "pad template",
    "examples/evening/deal.yaml": "deal",
    "examples/good.txt": "sheet",
}


def test_every_kind_is_known(quiltsmith: Command) -> None:
    result = quiltsmith("check", *KINDS, "--format", "json", cwd=ROOT)
    assert (result.code, result.err) == (0, "")
    files = json.loads(result.out)["files"]
    assert {file["file"]: file["kind"] for file in files} == KINDS
    assert all(file["valid"] for file in files)


def test_of_a_folder_all_that_is_ours_is_checked(tmp_path: Path, quiltsmith: Command) -> None:
    shutil.copytree(ROOT / "examples" / "evening", tmp_path / "evening")
    (tmp_path / "evening" / "notes.txt").write_text("Bring snacks.\n", "utf-8")
    (tmp_path / "compose.yaml").write_text("services: {}\n", "utf-8")
    (tmp_path / ".hidden.yaml").write_text("deck: x\ncards: 1\n", "utf-8")
    result = quiltsmith("check", ".", cwd=tmp_path)
    assert (result.code, result.err) == (1, "13 files checked\n")
    assert "evening/deal.yaml: a deal, no problems" in result.out
    assert "evening/dora.txt:42:8: error: the total is 135, not 145 [total-wrong]" in result.out
    assert "evening/dora.txt: a sheet, 1 error" in result.out
    assert "notes" not in result.out
    assert "compose" not in result.out


def test_github_gets_its_lines(quiltsmith: Command) -> None:
    result = quiltsmith("check", "examples/mistake.yaml", "--format", "github", cwd=ROOT)
    assert (result.code, "::error file=examples/mistake.yaml,line=" in result.out) == (1, True)


def test_a_file_that_is_none_of_ours_is_told_unless_others_are_left_out(
    tmp_path: Path, quiltsmith: Command
) -> None:
    (tmp_path / "compose.yaml").write_text("services: {}\n", "utf-8")
    result = quiltsmith("check", "compose.yaml", cwd=tmp_path)
    assert (result.code, "[other-kind]" in result.out) == (1, True)
    result = quiltsmith("check", "compose.yaml", "--skip-others", "--quiet", cwd=tmp_path)
    assert (result.code, result.out, result.err) == (0, "", "")


def test_a_table_of_cards_is_checked(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "cards.csv").write_text("Karte,Form\nP01,##/#.\nP02,##/?.\n", "utf-8")
    result = quiltsmith("check", "cards.csv", cwd=tmp_path)
    assert (result.code, "[unknown-character]" in result.out) == (1, True)


def test_a_missing_file_is_wrong_use(quiltsmith: Command) -> None:
    result = quiltsmith("check", "nothing.yaml")
    assert (result.code, result.err) == (2, "quiltsmith: there is no file nothing.yaml\n")


def test_the_hook_runs_what_it_says(tmp_path: Path, quiltsmith: Command) -> None:
    lines = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8").splitlines()
    hook = dict(line.strip("- ").split(": ", 1) for line in lines if not line.startswith("#"))
    assert {"id", "name", "entry", "language", "files"} <= hook.keys()
    program, *words = hook["entry"].split()
    assert program == "quiltsmith"
    (tmp_path / "ci.yml").write_text("on: push\n", "utf-8")
    shutil.copy(ROOT / "examples" / "mistake.yaml", tmp_path)
    assert quiltsmith(*words, "ci.yml", cwd=tmp_path).code == 0
    assert quiltsmith(*words, "ci.yml", "mistake.yaml", cwd=tmp_path).code == 1
