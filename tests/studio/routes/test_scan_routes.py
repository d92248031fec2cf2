"""Photos for a page: those of phones wait until it has them; what is unsure comes with what it looks like."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.scan.photo_boards import PhotoRead
from quiltsmith.studio.endpoints import Nothing
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_processes import run_in_process
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.phone_inbox import PhoneInbox
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.routes.scan_routes import ScannedQuestion, TakenQuestion, sheet, take, taken
from quiltsmith.studio.shared import Studio
from tests.scan.photographed import BOARD, UNSURE, read_as, with_numbers


@pytest.fixture
def studio(tmp_path: Path) -> Studio:
    """Give a studio to which a phone has sent two photos."""
    inbox = PhoneInbox("http://192.168.0.7:1/secret")
    inbox.put(b"one")
    inbox.put(b"two")
    return Studio(Folder(tmp_path), Prints(), Jobs(tmp_path, run_in_process), inbox)


def test_a_photo_of_a_phone_waits_until_the_page_has_it(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_photo(data: bytes, name: str, **_: Any) -> PhotoRead:
        return PhotoRead((with_numbers(read_as(UNSURE), (21, None, 64), 6),))

    monkeypatch.setattr("quiltsmith.scan.photo_reader.read_photo", read_photo)
    monkeypatch.setattr("quiltsmith.scan.board_picture.jpeg_of", lambda board: b"")
    for _ in range(2):
        answer = take(studio, Nothing())
        assert answer.sent == "phone-1.jpg"
    (board,) = answer.boards
    assert board.rows == UNSURE
    assert board.looks == (*BOARD[:2], "##.######", *BOARD[3:])
    assert (board.proposed[0], board.proposed[1], board.proposed_empty) == (21, None, 6)
    taken(studio, TakenQuestion("phone-1.jpg"))
    assert take(studio, Nothing()).sent == "phone-2.jpg"


def test_a_photo_that_fails_does_not_stop_those_behind_it(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiltsmith.scan.photo_file._NEEDED", ("no_such_library",))
    with pytest.raises(QuiltsmithError, match="reading photos needs more libraries"):
        take(studio, Nothing())
    assert studio.phone is not None
    assert studio.phone.waiting == 1


def test_typed_numbers_settle_what_is_unsure(studio: Studio) -> None:
    question = ScannedQuestion("anna.jpg", UNSURE, chances={"C3": 0.4, "D4": 0.8}, empty=5, scores=(21, 49, 64))
    answer = sheet(studio, question)
    assert (answer.settled, answer.text) == ({"C3": "#", "D4": "#"}, "")
    assert sheet(studio, replace(question, empty=3)).settled == {}
    assert sheet(studio, replace(question, empty=None, scores=())).settled == {}
