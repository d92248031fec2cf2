"""Standard input and output that are closed, or whose reader has gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Command

DECK = b"""\
deck: one
game: doodle
cards:
  - {id: P01, size: 2, shape: "##"}
start:
  - {id: S01, size: 7, shape: "#######"}
"""


def in_a_shell(line: str) -> subprocess.CompletedProcess[str]:
    command = f'quiltsmith() {{ "{sys.executable}" -m quiltsmith "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("arguments", ["deck check meadow", "deck show meadow", "--help", "deck stats --help"])
def test_a_reader_that_has_gone_is_no_problem_in_a_file(arguments: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # before the command starts: a shell's reader might go only after all was written
    command = [sys.executable, "-m", "quiltsmith", *arguments.split()]
    result = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (result.returncode, result.stderr) == (141, "")


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        ("quiltsmith deck check meadow >&-", 2, "quiltsmith: cannot use standard output: it is closed\n"),
        ("quiltsmith deck check meadow >&- 2>&-", 2, ""),
        ("quiltsmith deck check meadow 2>&- >/dev/null", 0, ""),
        ("quiltsmith deck check no-such-deck 2>&-", 2, ""),
        ("quiltsmith deck check - <&-", 2, "quiltsmith: cannot use standard input: it is closed\n"),
    ],
)
def test_closed_streams(line: str, code: int, message: str) -> None:
    result = in_a_shell(line)
    assert (result.returncode, result.stdout, result.stderr) == (code, "", message)


def test_standard_input_has_one_name(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "check", "-", stdin=DECK)
    assert result.code == 0
    assert result.out.startswith("<stdin>:3:1: warning: ")
    assert result.out.endswith("\n<stdin>: 1 patch and 1 start card for doodle, 2 warnings\n")
    assert '"file": "-"' not in quiltsmith("deck", "check", "-", "--format", "json", stdin=DECK).out


def test_standard_input_is_read_once(quiltsmith: Command) -> None:
    result = quiltsmith("deck", "check", "-", "-", stdin=DECK)
    message = "quiltsmith: standard input can be read only once; write `-` once\n"
    assert (result.code, result.out, result.err) == (2, "", message)


def test_a_seed_is_told_only_with_a_deck(quiltsmith: Command, tmp_path: Path) -> None:
    failed = quiltsmith("deck", "new", "--cards", "0", "-o", "-", cwd=tmp_path)
    assert (failed.code, failed.err) == (2, "quiltsmith: a deck has 1 to 500 patch cards, not 0\n")
    made = quiltsmith("deck", "new", "-o", "-", cwd=tmp_path)
    assert made.code == 0
    assert made.err.startswith("seed ")


def test_a_shape_that_is_no_text_is_refused_in_one_sentence(quiltsmith: Command) -> None:
    refused = quiltsmith("shape", "-", stdin=b"\xff#")
    told = "quiltsmith: byte 0xff is not UTF-8; draw with # and . and end rows with /\n"
    assert (refused.code, refused.out, refused.err) == (1, "", told)


@pytest.mark.parametrize(
    "arguments",
    [
        "--version",
        "--help",
        "deck check meadow",
        "deck check meadow --format json",
        "deck show meadow P01",
        "deck export meadow",
        "deck new --seed 1 -o -",
        "deal meadow --seed 1",
        "sheet new",
        "sheet check examples/good.txt",
        "sheet check examples/good.txt --format json",
        "sheet check examples/good.txt --format csv --quiet",
        "games --show doodle",
        "papers --format json",
        "explain wrong-size",
        "schema deck",
        "shape '##'",
    ],
)
def test_a_result_that_could_not_be_written_is_never_fine(arguments: str) -> None:
    expect_unwritten(f"quiltsmith {arguments} >/dev/full", "no space left on device")


@pytest.mark.parametrize("arguments", ["--version", "--help", "deck new --seed 1 -o -", "shape '##'"])
def test_nothing_is_written_to_what_is_closed(arguments: str) -> None:
    expect_unwritten(f"quiltsmith {arguments} >&-", "it is closed")


def expect_unwritten(line: str, reason: str) -> None:
    result = in_a_shell(line)
    assert (result.returncode, result.stdout) == (2, "")
    assert "standard output: " in result.stderr
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1
