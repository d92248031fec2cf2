"""Files that commands write: nothing of a person's is overwritten in silence, and folders are made."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from write_commands import commands

from quiltsmith.cli.output_files import free_path
from tests.conftest import Command

EXAMPLES = Path(__file__).parents[2] / "examples"
DEAL = EXAMPLES / "evening" / "deal.yaml"
WRITING: dict[str, tuple[str | Path, ...]] = {
    "deck new": ("deck", "new", "--seed", "1", "-o", "mine.yaml"),
    "deck new --from": ("deck", "new", "--from", "table.csv", "-o", "mine.yaml"),
    "deck export": ("deck", "export", "meadow", "-o", "mine.csv"),
    "deal": ("deal", "meadow", "--seed", "1", "-o", "mine.yaml"),
    "sheet new": ("sheet", "new", "-o", "mine.txt"),
    "sheet check": ("sheet", "check", EXAMPLES / "good.txt", "-o", "mine.txt"),
    "sheet check as JSON": ("sheet", "check", EXAMPLES / "good.txt", "-o", "mine.json"),
    "simulate as JSON": ("simulate", "meadow", "--bot", "random", "--games", "20", "--report", "mine.json"),
    "simulate as a page": ("simulate", "meadow", "--bot", "random", "--games", "20", "--report", "mine.html"),
    "rebalance": ("rebalance", "meadow", "--games", "100", "--tolerance", "100", "--jobs", "1", "-o", "mine.yaml"),
    "par": ("par", DEAL, "--seconds", "0", "-o", "mine.txt"),
    "par as JSON": ("par", DEAL, "--seconds", "0", "-o", "mine.json"),
    **{
        f"{command} --show": (command, "--show", name, "-o", "mine.yaml")
        for command, name in (
            ("decks", "meadow"),
            ("games", "doodle"),
            ("pads", "tall"),
            ("presets", "x4"),
            ("themes", "quilt"),
            ("pad", "tall"),
        )
    },
}
"""Commands that write a person's file, whose name comes last. `scan` needs photos and has tests of its own."""
PAGES = {
    "pad": ("pad", "-o", "mine.pdf"),
    "deal": ("deal", "meadow", "--seed", "1", "-o", "mine.pdf"),
    "papers --preview": ("papers", "--preview", "mine.png"),
    "simulate": ("simulate", "meadow", "--bot", "random", "--games", "20", "--report", "mine.pdf"),
}
"""Commands that print."""


@pytest.fixture(autouse=True)
def table(tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text("id,shape\nP01,##\n", encoding="utf-8")


def name_in(command: tuple[str | Path, ...]) -> str:
    return str(command[-1])


@pytest.mark.parametrize("command", WRITING.values(), ids=WRITING.keys())
def test_a_file_of_a_person_is_overwritten_by_force_only(
    command: tuple[str | Path, ...], quiltsmith: Command, tmp_path: Path
) -> None:
    path = tmp_path / name_in(command)
    path.write_text("precious", encoding="utf-8")
    refused = quiltsmith(*command, cwd=tmp_path)
    told = f"quiltsmith: {path.name} exists already; choose another name, or overwrite it with --force\n"
    assert (refused.code, refused.out, refused.err) == (2, "", told)
    assert path.read_text(encoding="utf-8") == "precious"
    assert quiltsmith(*command, "--force", cwd=tmp_path).code == 0
    assert path.read_text(encoding="utf-8") != "precious"
    assert [other.name for other in tmp_path.iterdir() if other.name.startswith(".")] == []


@pytest.mark.parametrize("command", PAGES.values(), ids=PAGES.keys())
def test_printed_pages_are_replaced(command: tuple[str, ...], quiltsmith: Command, tmp_path: Path) -> None:
    path = tmp_path / name_in(command)
    path.write_text("old", encoding="utf-8")
    assert quiltsmith(*command, cwd=tmp_path).code == 0
    assert path.stat().st_size > 1000


@pytest.mark.parametrize(
    "command", [*WRITING.values(), *PAGES.values()], ids=[*WRITING.keys(), *(f"print {name}" for name in PAGES)]
)
def test_missing_folders_are_made(command: tuple[str | Path, ...], quiltsmith: Command, tmp_path: Path) -> None:
    name = f"new/folder/{name_in(command)}"
    result = quiltsmith(*command[:-1], name, cwd=tmp_path)
    assert (result.code, result.out.splitlines()[-1]) == (0, name)
    assert (tmp_path / name).stat().st_size > 0


@pytest.mark.parametrize("command", WRITING.values(), ids=WRITING.keys())
def test_an_ending_that_cannot_be_written_is_refused(
    command: tuple[str | Path, ...], quiltsmith: Command, tmp_path: Path
) -> None:
    result = quiltsmith(*command[:-1], "new/mine.docx", cwd=tmp_path)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(
        "quiltsmith: `mine.docx` is no file that can be written here; end its name with ."
    )
    assert Path(name_in(command)).suffix in result.err
    assert not (tmp_path / "new").exists()


def test_a_name_without_an_ending_is_one(quiltsmith: Command, tmp_path: Path) -> None:
    assert quiltsmith("sheet", "new", "-o", "anna", cwd=tmp_path).out == "anna\n"
    assert quiltsmith("deck", "export", "meadow", "-o", os.devnull, cwd=tmp_path).code == 0


def test_every_command_that_writes_what_is_no_print_has_force() -> None:
    for context, command in commands():
        options = {option.name for option in command.params}
        writes = "output" in options and "live_text" not in options
        if writes or options & {"show", "report"}:
            assert "force" in options, context.command_path


def test_of_several_commands_one_makes_the_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quiltsmith", "deck", "new", "-o", "mine.yaml", "--seed"]
    racers = [
        subprocess.Popen(
            [*command, str(seed)], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for seed in range(6)
    ]
    told = [racer.communicate() for racer in racers]
    assert sorted(racer.returncode for racer in racers) == [0, 2, 2, 2, 2, 2]
    winner = next(seed for seed, racer in enumerate(racers) if racer.returncode == 0)
    assert f"--seed {winner} " in (tmp_path / "mine.yaml").read_text(encoding="utf-8")
    for number, (out, err) in enumerate(told):
        assert out == ("mine.yaml\n" if number == winner else "")
        assert ("exists already" in err) == (number != winner)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.yaml", "table.csv"]


def test_who_comes_while_the_work_is_done_is_not_overwritten(
    quiltsmith: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deal_slowly(*_: object, **__: object) -> object:
        (tmp_path / "mine.yaml").write_text("faster", encoding="utf-8")
        return deal("meadow", seed=1)

    from quiltsmith.api.deals import deal

    monkeypatch.setattr("quiltsmith.api.deals.deal", deal_slowly)
    refused = quiltsmith("deal", "meadow", "-o", "mine.yaml", cwd=tmp_path)
    told = "quiltsmith: mine.yaml exists already; choose another name, or overwrite it with --force\n"
    assert (refused.code, refused.out, refused.err) == (2, "", told)
    assert (tmp_path / "mine.yaml").read_text(encoding="utf-8") == "faster"


def test_names_that_are_free_are_counted(tmp_path: Path) -> None:
    (tmp_path / "a.run").touch()
    assert free_path(tmp_path / "b.run") == tmp_path / "b.run"
    assert free_path(tmp_path / "a.run", [tmp_path / "a-2.run"]) == tmp_path / "a-3.run"
