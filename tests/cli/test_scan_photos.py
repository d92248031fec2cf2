"""What a person is asked at a terminal: spaces with keys, scores with numbers, and where to write the sheet."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from quiltsmith.scan.photo_boards import BoardRead, FollowUp, PhotoRead
from tests.conftest import Command, Result
from tests.scan.photographed import BOARD, UNSURE, read_as, with_numbers

OUTLINED = ("##?######", "###??####", *BOARD[2:])
ASKED = read_as(UNSURE)
CHILD = """
import sys
from quiltsmith.scan import photo_reader
from quiltsmith.scan.photo_boards import PhotoRead
from tests.scan.photographed import UNSURE, read_as
photo_reader.read_photo = lambda *_: PhotoRead((read_as(UNSURE),))
from quiltsmith.cli.main import run
sys.argv = ["quiltsmith", "scan", "anna.jpg", "--quiet", "-o", "anna.txt"]
run()
"""


@pytest.fixture
def asked(quiltsmith: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Run the command at a terminal on which these keys are pressed and these lines typed."""
    (tmp_path / "anna.jpg").write_bytes(b"")

    def run(keys: str, *lines: str, board: BoardRead = ASKED, options: tuple[str, ...] = ()) -> Result:
        presses = iter(keys)
        with monkeypatch.context() as patch:
            patch.setattr("quiltsmith.scan.photo_reader.read_photo", lambda *_: PhotoRead((board,)))
            patch.setattr("quiltsmith.cli.scan_command.can_ask", lambda: True)
            patch.setattr("typer.getchar", lambda: next(presses))
            typed = "".join(f"{line}\n" for line in lines).encode()
            result = quiltsmith("scan", "anna.jpg", *options, stdin=typed, cwd=tmp_path)
        assert next(presses, None) is None
        return result

    return run


def board_in(path: Path) -> list[str]:
    return path.read_text("utf-8").partition("board:\n")[2].split("\n\n")[0].splitlines()


def test_spaces_are_asked_by_name_and_scores_by_round(asked: Command, tmp_path: Path) -> None:
    result = asked("e#", "21", "49", "64", "")
    assert result.code == 1
    assert "C3, looks empty: empty\nD4, looks filled: filled\n" in result.err
    assert "score of round 1: score of round 2: score of round 3: " in result.err
    assert "round 3 had no shaded rectangle worth 64" in result.out
    assert result.out.endswith("\nanna.txt\n")
    assert board_in(tmp_path / "anna.txt")[2:4] == ["##.######", "#########"]


def test_scores_that_were_read_are_confirmed_by_enter_or_typed_over(asked: Command, tmp_path: Path) -> None:
    board = with_numbers(read_as(BOARD), (21, None, 64))
    result = asked("", "", "49", "50", board=board, options=("-o", "anna.txt"))
    assert "Numbers in brackets were read from the photo" in result.err
    assert "score of round 1 [21]: score of round 2: score of round 3 [64]: " in result.err
    assert "score  21\nscore  49\nscore  50\n" in (tmp_path / "anna.txt").read_text("utf-8")


def test_scores_that_were_read_can_be_left_out(asked: Command, tmp_path: Path) -> None:
    result = asked("", "", "-", board=with_numbers(read_as(BOARD)), options=("-o", "anna.txt"))
    assert result.code == 0
    assert "score" not in (tmp_path / "anna.txt").read_text("utf-8")


def test_answers_can_be_taken_back_and_other_keys_do_nothing(asked: Command, tmp_path: Path) -> None:
    result = asked("uxf\x1bu.\r", "u", "21", "u", "20", "x", "49", "64", "other.txt")
    assert "C3, looks empty: back\nC3, looks empty: filled\nD4, looks filled: back\n" in result.err
    assert "a score is a number such as 21" in result.err
    text = (tmp_path / "other.txt").read_text("utf-8")
    assert board_in(tmp_path / "other.txt")[2:4] == ["##.######", "#########"]
    assert "score  20\nscore  49\nscore  64\n" in text


def test_an_outlined_patch_is_asked_as_a_whole(asked: Command, tmp_path: Path) -> None:
    board = read_as(OUTLINED, regions=(("C1", "D2", "E2"),))
    result = asked("f", "", board=board, options=("-o", "anna.txt"))
    assert result.code == 0
    assert "patch a (C1, D2, E2), looks filled: filled\n" in result.err
    assert " 1 │ #   # │ a │ #" in result.err
    assert board_in(tmp_path / "anna.txt") == ["#########", "#########", *BOARD[2:]]


def test_typed_numbers_settle_what_an_answer_leaves_open(asked: Command, tmp_path: Path) -> None:
    empty = sum(row.count(".") for row in UNSURE) + 1
    result = asked("e", "", options=("--empty", str(empty), "-o", "anna.txt"))
    assert "C3, looks empty: empty\nso D4: filled\n" in result.err
    assert board_in(tmp_path / "anna.txt")[2:4] == ["##.######", "#########"]


def test_nothing_is_written_over_and_no_is_no(asked: Command, tmp_path: Path) -> None:
    (tmp_path / "anna.txt").write_text("mine", "utf-8")
    assert "write the sheet to anna-2.txt?" in asked("ff", "", "anna.txt", "n").err
    assert (tmp_path / "anna.txt").read_text("utf-8") == "mine"
    assert not (tmp_path / "anna-2.txt").exists()


def test_german_has_its_own_keys(asked: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUILTSMITH_LANG", "de")
    result = asked("lg", "", "n")
    assert "C3, sieht leer aus: leer\nD4, sieht gefüllt aus: gefüllt\n" in result.err


def test_the_end_of_input_leaves_nothing(asked: Command, tmp_path: Path) -> None:
    assert asked("ff", "21").code == 130
    assert sorted(path.name for path in tmp_path.iterdir()) == ["anna.jpg"]


def test_at_a_real_terminal_one_key_is_enough_and_ctrl_c_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "anna.jpg").write_bytes(b"")
    ours, theirs = pty.openpty()
    root = Path(__file__).parents[2]
    paths = os.pathsep.join(map(str, (root, root / "tools")))
    with subprocess.Popen(
        [sys.executable, "-c", CHILD],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths, "NO_COLOR": "1"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    ) as child:
        os.close(theirs)
        try:
            press(ours, "C3, looks empty: ", b"f")
            press(ours, "filled\r\nD4, looks filled: ", b"\x03")
            assert child.wait(60) == 130
        finally:
            child.kill()
    os.close(ours)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["anna.jpg"]


def press(terminal: int, prompt: str, key: bytes) -> None:
    """Press a key once a prompt is seen and the program has begun to wait for keys rather than lines."""
    seen = ""
    while not seen.endswith(prompt):
        assert select.select([terminal], [], [], 60)[0], seen
        seen += os.read(terminal, 4096).decode()
    while termios.tcgetattr(terminal)[3] & termios.ICANON:
        time.sleep(0.01)
    os.write(terminal, key)


def test_what_follows_from_an_answer_is_told_and_taken_back_with_it(asked: Command, tmp_path: Path) -> None:
    follow_up = FollowUp(("C3",), is_filled=False, filled=("D4",))
    other = FollowUp(("C3",), is_filled=True, empty=("B9",))
    board = replace(ASKED, follow_ups=(follow_up, other))
    assert (
        "C3, looks empty: filled\nD4, looks filled: back\nC3, looks empty: empty\nso D4: filled\n"
        in asked("#ue", "", board=board, options=("-o", "anna.txt")).err
    )
    result = asked("e", "", board=board, options=("-o", "ben.txt"))
    assert "C3, looks empty: empty\nso D4: filled\n" in result.err
    assert board_in(tmp_path / "ben.txt")[2:4] == ["##.######", "#########"]


def test_typed_numbers_leave_less_to_ask(asked: Command, tmp_path: Path) -> None:
    result = asked("", options=("--scores", "21,49,64", "--empty", "5", "-o", "anna.txt"))
    assert "anna.jpg: all is clear\n" in result.err
    assert board_in(tmp_path / "anna.txt") == list(BOARD)
    refused = asked("", options=("--empty", "5", "--empty", "6"))
    assert "--empty is there for 2 sheets, and the photos show 1" in refused.err
