"""Tab: every option and argument that takes a name offers names, in the form of every shell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from quiltsmith.cli.main import app
from tests.conftest import Command

FREE = {
    *("LENGTH", "SHARE", "X,Y", "RxC", "SIZE:CARDS,…", "DATE"),
    *("FILE", "FILE.csv", "FILE…", "PDF", "SHEET…", "SHEET", "SHEETS", "FOLDER", "PHOTO", "DEAL", "ADDRESS"),
    *("NAME", "NAMES", "NUMBERS", "TEXT", "SHAPE", "IDS", "CARD"),
}
"""What no list of names can offer: numbers, files, which shells know, and texts of one's own."""
SHELLS = ("bash", "zsh", "fish")


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """List all commands with the words that call them."""
    for name, inner in sorted(getattr(command, "commands", {}).items()):
        yield from commands(inner, (*path, *name.split()))
    if not hasattr(command, "commands"):
        yield path, command


def questions() -> Iterator[tuple[str, ...]]:
    """List the words before every value that Tab is asked for."""
    for path, command in commands(typer.main.get_command(app)):
        given: list[str] = []
        for parameter in command.params:
            if parameter.param_type_name == "argument":
                if not is_free(parameter):
                    yield (*path, *given)
                given.append("meadow")
            elif not getattr(parameter, "is_flag", False) and not is_free(parameter):
                yield from ((*path, *given, option) for option in parameter.opts if option.startswith("--"))


def is_free(parameter: Any) -> bool:
    """Tell whether a value is a number, a file or a text of one's own."""
    if parameter.type.name.startswith(("int", "float")):
        return True
    words = (parameter.metavar or parameter.type.name).strip("[]").removesuffix("...")
    return words in FREE and not hasattr(parameter.type, "choices") and "shell_complete" not in vars(parameter)


@pytest.fixture
def tab(quiltsmith: Command, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Press Tab after some words, as a shell does."""

    def press(shell: str, words: tuple[str, ...], begun: str = "") -> str:
        line = " ".join(("quiltsmith", *words, begun))
        monkeypatch.setenv("_QUILTSMITH_COMPLETE", f"complete_{shell}")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(words) + 1))
        monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
        monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
        result = quiltsmith()
        assert (result.code, result.err) == (0, "")
        return result.out

    return press


@pytest.mark.parametrize("words", sorted(set(questions())), ids=" ".join)
def test_every_value_that_has_names_offers_them(words: tuple[str, ...], tab: Any) -> None:
    bash, zsh, fish = (tab(shell, words) for shell in SHELLS)
    names = bash.split()
    assert names, "nothing is offered"
    assert fish.splitlines() == names
    assert all(f'"{name}"' in zsh.replace(r"\\:", ":") for name in names)


@pytest.mark.parametrize("path", [path for path, _ in commands(typer.main.get_command(app))], ids=" ".join)
def test_every_command_answers_and_offers_its_options(path: tuple[str, ...], tab: Any) -> None:
    tab("bash", path)
    assert "--help" in tab("bash", path, "--h").split()


@pytest.mark.parametrize(
    ("words", "begun", "offered"),
    [
        (("cards",), "", "classic meadow"),
        (("cards",), "ME", "meadow"),
        (("deck", "show", "meadow"), "s0", "S01 S02 S03 S04 S05 S06 S07 S08 S09"),
        (("pad", "--paper"), "a", "a4 a5 a3"),
        (("themes", "--show"), "", "night paper quilt"),
        (("schema",), "t", "theme"),
        (("explain",), "wrong-s", "wrong-shape wrong-size"),
        (("deck", "new", "--like"), "", "classic meadow"),
        (("boards", "--track"), "", "revised classic"),
        ((), "pad", "pad pads"),
        (("pad",), "ch", "check"),
        (("pad", "check"), "t", "tall"),
        (("help",), "pad", "pad pads"),
        (("help", "pad"), "", "check"),
        (("help", "deck"), "s", "show stats"),
    ],
)
def test_names_are_offered_without_regard_to_case(
    words: tuple[str, ...], begun: str, offered: str, tab: Any
) -> None:
    assert tab("bash", words, begun).split() == offered.split()


@pytest.mark.parametrize(
    ("shell", "sign"),
    [
        ("zsh", "#compdef quiltsmith"),
        ("fish", "complete "),
        ("bash", "complete -o"),
        ("pwsh", "Register-Argument"),
    ],
)
def test_the_script_is_for_the_shell_that_is_named(shell: str, sign: str, quiltsmith: Command) -> None:
    result = quiltsmith("--show-completion", shell)
    assert (result.code, result.err) == (0, "")
    assert sign in result.out


def test_an_unknown_shell_hears_which_there_are(quiltsmith: Command) -> None:
    result = quiltsmith("--show-completion", "tcsh")
    assert (result.code, result.err) == (
        2,
        "quiltsmith: there is no completion for tcsh; there is one for bash, zsh, fish, powershell, pwsh\n",
    )
