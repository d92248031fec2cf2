"""Standard output and error: UTF-8 but for terminals, without what steers terminals, failures told or not."""

from __future__ import annotations

import io
import sys

import pytest

from quiltsmith.cli.clean_streams import CleanStream, clean_streams, plain_stream
from tests.hostile.steering import CLEAR, steering_in


class Terminal(io.TextIOWrapper):
    def isatty(self) -> bool:
        return True


class Full(io.StringIO):
    """A stream that takes nothing."""

    def flush(self) -> None:
        raise OSError(28, "no space left on device")


def written(monkeypatch: pytest.MonkeyPatch, text: str, kind: type[io.TextIOWrapper] = io.TextIOWrapper) -> bytes:
    data = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", kind(data, encoding="cp1252", newline=""))
    with clean_streams():
        sys.stdout.write(text)
        sys.stdout.flush()
    return data.getvalue()


def test_nothing_steers_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    text = written(monkeypatch, f"a{CLEAR}\r\0\n\tb\x1b[1m").decode("utf-8")
    assert steering_in(text.replace("\t", "")) == []
    assert text.startswith("a�[2J")
    assert text.endswith("��\n\tb�[1m")


def test_our_colours_are_shown_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert written(monkeypatch, "\x1b[31mred\x1b[0m\x1b[5mblink") == "\x1b[31mred\x1b[0m�[5mblink".encode()


def test_files_and_pipes_get_utf_8_and_consoles_what_they_take(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, "├ü\udcff") == "├ü?".encode()
    assert written(monkeypatch, "ü", Terminal) == b"\xfc"


def test_a_failure_is_told_again_and_talk_is_lost() -> None:
    stream = CleanStream(Full(), is_talk=False)
    for _ in range(2):
        with pytest.raises(OSError, match="standard output"):
            stream.flush()
    CleanStream(Full(), is_talk=True).flush()


def test_who_moves_the_cursor_gets_the_stream_itself() -> None:
    stream = io.StringIO()
    assert plain_stream(CleanStream(stream, is_talk=True)) is stream  # type: ignore[arg-type]
    assert plain_stream(stream) is stream
