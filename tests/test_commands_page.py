"""The help of every command: complete, with an example that works, and the same in docs/commands.md.

Why is a test here failing? A help text changed. If it is what you want, run `python tools/write_commands.py`, and
read the difference as a newcomer would.
"""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest
import try_wheel
import typer
from typer.core import TyperGroup
from write_commands import PAGE, commands, commands_page, help_text

from quiltsmith.decks.deck_reader import deck_names
from quiltsmith.games.game_reader import game_names
from quiltsmith.layout.pad.pad_template import pad_template_names
from quiltsmith.style.sizes import CARD_SIZES, PAPERS
from quiltsmith.style.theme_reader import theme_names
from tests.conftest import Command
from tests.scan.photographed import photo_of

ROOT = Path(__file__).parent.parent
COMMANDS: dict[str, tuple[typer.Context, Any]] = {context.command_path: (context, c) for context, c in commands()}
TRIED_ELSEWHERE = ("quiltsmith studio", "quiltsmith page")
"""The studio runs until Ctrl-C, and the page takes long to build: their own tests run them, in the way shown."""
PROMISED = (
    "kit",
    "pad",
    "cards",
    "tiles",
    "boards",
    "box",
    "checker",
    "shape",
    "deck check",
    "deck show",
    "deck stats",
    "deck new",
    "sheet new",
    "sheet check",
    "deal",
    "explain",
    "studio",
)
EVENING = ROOT / "examples" / "three-players"
FILES = {
    "my-deck.yaml": ROOT / "patches" / "meadow.yaml",
    "my-game.yaml": ROOT / "templates" / "games" / "doodle.yaml",
    "my-pad.yaml": ROOT / "templates" / "pads" / "tall.yaml",
    "my-theme.yaml": ROOT / "templates" / "themes" / "quilt.yaml",
    "my-words.yaml": ROOT / "templates" / "lang" / "en.yaml",
    "evening.yaml": EVENING / "deal.yaml",
    "anna.txt": EVENING / "emma.txt",
    "ben.txt": EVENING / "finn.txt",
}
"""The files that the examples name."""


_TYPERS_OWN = ("install_completion", "show_completion", "help")


def example(name: str) -> list[str]:
    """Give the words of a command's example, without `quiltsmith` and where the output goes."""
    _, _, after = " ".join(help_text(COMMANDS[name][0]).split()).partition(" Example: ")
    words = shlex.split(after.partition(" Unofficial")[0])
    assert words[:1] == ["quiltsmith"], f"{name} has no example"
    return words[1 : words.index(">")] if ">" in words else words[1:]


def test_the_page_is_what_the_help_says() -> None:
    is_new = PAGE.read_text(encoding="utf-8") == commands_page()
    assert is_new, "docs/commands.md is old; run `python tools/write_commands.py` and read the difference"


def test_the_page_has_what_users_see(quiltsmith: Command) -> None:
    shown = quiltsmith("cards", "--help")
    assert shown.code == 0
    assert f"```text\n{shown.out}```\n" in commands_page()


@pytest.mark.parametrize("name", PROMISED)
def test_promised_commands_exist(name: str) -> None:
    assert f"quiltsmith {name}" in COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_everything_about_a_command_is_explained(name: str) -> None:
    context, command = COMMANDS[name]
    assert command.help, name
    for parameter in command.get_params(context):
        assert parameter.help, f"{name}: {parameter.name} has no help"
        sentence = parameter.help.partition(" [default: ")[0]
        assert sentence.endswith(".") or parameter.name in _TYPERS_OWN, f"{name}: {parameter.name}"
    unnamed = re.findall(r"--\S+ <(?:int|str|float)>", help_text(context))
    assert not unnamed, f"{name}: say with `metavar` what {unnamed} takes"


@pytest.mark.parametrize(
    "name", [name for name, (_, command) in COMMANDS.items() if isinstance(command, TyperGroup)]
)
def test_lists_of_commands_cut_nothing_short(name: str) -> None:
    _, _, listed = help_text(COMMANDS[name][0]).partition("\nCommands:\n")
    lines = listed.partition("\n\n")[0].splitlines()
    assert len(lines) == len(COMMANDS[name][1].commands)
    assert [line for line in lines if not line.endswith(".") or line.endswith("...")] == []


def test_the_wheel_is_tried_with_the_same_files() -> None:
    assert FILES.keys() <= {*try_wheel.NEEDED, *try_wheel.EVENING}


@pytest.mark.usefixtures("quick_par")
@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in TRIED_ELSEWHERE])
def test_the_example_works(name: str, quiltsmith: Command, tmp_path: Path) -> None:
    words = example(name)
    assert words[: name.count(" ")] == name.split()[1:] or isinstance(COMMANDS[name][1], TyperGroup)
    for file, source in FILES.items():
        if file in words and words[words.index(file) - 1] != "-o":
            shutil.copy(source, tmp_path / file)
    for folder in {word.removesuffix("/") for word in words}.intersection(try_wheel.EVENINGS):
        shutil.copytree(EVENING, tmp_path / folder)
    if name == "quiltsmith preflight":
        made = ("cards", "meadow", "--only", "P01", "--preset", "x4", "-o", "output/cards.pdf")
        (tmp_path / "output").mkdir()
        assert quiltsmith(*made, cwd=tmp_path).code == 0
    if name == "quiltsmith scan":
        (tmp_path / "anna.jpg").write_bytes(photo_of())
    result = quiltsmith(*words, cwd=tmp_path)
    assert result.code == 0, result.err
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size > 0


@pytest.mark.parametrize(
    ("name", "shipped"),
    [
        ("pad", game_names()),
        ("pad", theme_names()),
        ("pad", pad_template_names()),
        ("pad", list(PAPERS)),
        ("cards", deck_names()),
        ("cards", theme_names()),
        ("cards", list(CARD_SIZES)),
        ("kit", theme_names()),
    ],
)
def test_help_names_all_that_is_shipped(name: str, shipped: list[str]) -> None:
    # A name with a hyphen may be broken there.
    text = re.sub(r"(?<=\w)-\n +", "-", help_text(COMMANDS[f"quiltsmith {name}"][0]))
    words = set(re.findall(r"[\w-]+", text))
    assert set(shipped) <= words
