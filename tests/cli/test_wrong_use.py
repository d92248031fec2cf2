"""Wrong use: told in our own words, in both languages, with what would be right."""

from __future__ import annotations

import pytest
from write_commands import commands

from quiltsmith.cli.click_compat import is_argument
from tests.conftest import Command

CASES = {
    "pad --sheets 0": "--sheets takes a whole number, 1 to 10000, not `0`; `quiltsmith pad --help` tells more",
    "pad --up many": "--up takes a whole number, not `many`; `quiltsmith pad --help` tells more",
    "pad --seed -1": "--seed takes a whole number, 0 or more, not `-1`; `quiltsmith pad --help` tells more",
    "pad --ink lihgt": "--ink cannot be `lihgt`; did you mean `light`?",
    "pad --lang eng": "there is no language `eng`; did you mean `en`?",
    "pad --papr a4": "there is no option `--papr` here; did you mean `--paper`?",
    "pad --zzz": "there is no option `--zzz` here; `quiltsmith pad --help` tells more",
    "pad --paper": "--paper wants a value after it",
    "pad --fillable=3": "--fillable takes no value",
    "pad doodle now": "`now` is one word too many; `quiltsmith pad --help` tells more",
    "pad doodle right now": "`right now` are words too many; `quiltsmith pad --help` tells more",
    "cards": "DECK is missing; `quiltsmith cards --help` tells more",
    "check sheet.txt": "there is no file sheet.txt",
    "export meadow": "there is no command `export`; did you mean `deck export`?",
    "pads meadow": "`meadow` is one word too many; `quiltsmith pads --help` tells more",
    "crads": "there is no command `crads`; did you mean `cards`?",
    "deck chek": "there is no command `chek`; did you mean `check`?",
    "--lang de crads": "den Befehl `crads` gibt es nicht; meintest du `cards`?",
    "--lang=de pad --sheets 0": (
        "--sheets nimmt eine ganze Zahl, 1 bis 10000, nicht `0`; `quiltsmith pad --help` sagt mehr"
    ),
    "sheet check anna.txt --deck a.yaml --deck b.yaml": (
        "--deck is there more than once, and takes one value; `quiltsmith sheet check --help` tells more"
    ),
    "--lang de pad -o a.pdf --output=b.pdf": (
        "--output steht mehr als einmal da und nimmt nur einen Wert; `quiltsmith pad --help` sagt mehr"
    ),
    "--lang de --lang en pad": (
        "--lang steht mehr als einmal da und nimmt nur einen Wert; `quiltsmith --help` sagt mehr"
    ),
    "pad --marks --no-marks": (
        "--marks is there more than once, and takes one value; `quiltsmith pad --help` tells more"
    ),
    "cards meadow --marks --marks full": (
        "--marks is there more than once, and takes one value; `quiltsmith cards --help` tells more"
    ),
    "cards meadow --marks full --no-marks": (
        "cutting marks are there or not; leave one out (--marks, --no-marks)"
    ),
    "help dek": "there is no command `dek`; did you mean `deck`?",
}


@pytest.mark.parametrize("words", CASES)
def test_it_is_told_in_a_sentence(words: str, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split())
    assert (result.code, result.out, result.err) == (2, "", f"quiltsmith: {CASES[words]}\n")


@pytest.mark.parametrize("words", ["", "deck"])
def test_no_command_at_all_shows_the_help(words: str, quiltsmith: Command) -> None:
    result = quiltsmith(*words.split())
    assert result.code == 2
    assert result.err.startswith("Usage: quiltsmith")


def test_ranges_are_words_in_the_help(quiltsmith: Command) -> None:
    shown = quiltsmith("pad", "--help").out
    assert "<=" not in shown
    assert ">=" not in shown


def test_no_option_of_any_command_is_overruled_in_silence(quiltsmith: Command) -> None:
    tried = 0
    for context, command in commands():
        for option in command.params:
            if is_argument(option) or option.multiple or (option.is_flag and not option.secondary_opts):
                continue
            for flag in option.opts:
                twice = (flag,) * 2 if option.is_flag else (flag, "1") * 2
                result = quiltsmith(*context.command_path.split()[1:], *twice)
                assert (result.code, result.out) == (2, ""), (context.command_path, flag)
                assert "is there more than once, and takes one value" in result.err, (context.command_path, flag)
                tried += 1
    assert tried > 150
