"""Attacks on a running studio: all are refused or served, nothing is lost, and the server lives."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import socket
import threading
from pathlib import Path

import pytest

from quiltsmith.studio.endpoints import LARGEST_QUESTION
from quiltsmith.studio.folder import Folder
from tests.studio.servers import EXAMPLES, TIMEOUT, RunningStudio, run_apart, running_studio

MANY = 1_000
AT_ONCE = 400
"""Connections of our own that are open at once: a process may have a thousand files."""


def assert_alive(studio: RunningStudio) -> None:
    """Ask something harmless."""
    assert studio.process.poll() is None
    assert studio.get("/api/frame").status == 200


def test_no_address_takes_a_name_that_leads_out(studio: RunningStudio) -> None:
    outside = studio.folder.parent / "outside.yaml"
    shutil.copy(EXAMPLES / "tiny.yaml", outside)
    link = studio.folder / "link.yaml"
    link.symlink_to(outside)
    for name in (
        "../outside.yaml",
        "in/../../outside.yaml",
        str(outside),
        "link.yaml",
        "C:\\outside.yaml",
        "nul.yaml",
    ):
        asked = [
            studio.get("/api/file", name=name),
            studio.get("/api/cards", deck=name),
            studio.get("/picture/sheet.svg", name=name),
            studio.get("/api/example", name=name),
            studio.post("/api/file/save", {"name": name, "text": "x", "version": None}),
            studio.post("/api/job/start", {"work": "par", "arguments": {"deal": name}}),
            studio.post("/api/sheet/print/pages", {"sheets": [{"name": name, "text": "board:"}], "deal": name}),
            studio.post("/api/deck/new", {"id": "like", "seed": 1, "like": name}),
            studio.post("/api/deck/look", {"name": name, "text": "base: ./link.yaml"}),
        ]
        assert {answer.status for answer in asked[:8]} <= {404, 422}, name
        assert not any(b"P01" in answer.body for answer in asked), name
    for values in ({"deck": str(outside)}, {"deck": "link.yaml"}, {"deck": "meadow", "theme": "../outside.yaml"}):
        answer = studio.post("/api/print/preview", {"command": "cards", "values": values})
        assert answer.status in (404, 422), values
    link.unlink()
    assert outside.read_bytes() == (EXAMPLES / "tiny.yaml").read_bytes()
    outside.unlink()


@pytest.mark.parametrize(
    "values",
    [
        {"deck": "--help"},
        {"deck": "-"},
        {"deck": "meadow", "output": "evil.pdf"},
        {"deck": "meadow", "is_watching": True},
        {"deck": "meadow", "copies": "1 --output=evil.pdf"},
        {"deck": "meadow", "only": "--output=evil.pdf"},
        {"deck": ["meadow"]},
        {"deck": {"$ne": 1}},
    ],
)
def test_words_of_a_form_stay_words(studio: RunningStudio, values: dict[str, object]) -> None:
    answer = studio.post("/api/print/preview", {"command": "cards", "values": values})
    assert answer.status in (200, 400, 404, 422)
    assert not (studio.folder / "evil.pdf").exists()
    assert_alive(studio)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b'{"name": 1}', b"[" * 100_000, b'{"name": "\\ud800"}'],
)
def test_nonsense_is_told(studio: RunningStudio, body: bytes) -> None:
    headers = {**studio.own_headers(), "Content-Type": "application/json"}
    for path in ("/api/file/save", "/api/print/preview", "/api/deck/edit", "/api/job/start"):
        answer = studio.request("POST", path, body, headers)
        assert answer.status in (400, 422)
        assert answer.json["refusal"]
    assert_alive(studio)


@pytest.mark.parametrize("announced", [True, False])
def test_fifty_megabytes_are_refused(studio: RunningStudio, announced: bool) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", studio.port, timeout=TIMEOUT)
    headers = {**studio.own_headers(), "Content-Type": "application/json"}
    piece = b" " * 1_000_000
    body = piece * 50 if announced else iter([piece] * 50)
    try:
        connection.request("POST", "/api/file/save", body, headers, encode_chunked=not announced)
        assert connection.getresponse().status == 413
    finally:
        connection.close()
    assert LARGEST_QUESTION < 50_000_000
    assert_alive(studio)


def test_slow_bodies_and_silent_visitors_hold_nobody_up(studio: RunningStudio) -> None:
    slow = []
    for number in range(60):
        visitor = socket.create_connection(("127.0.0.1", studio.port))
        if number % 2:
            head = "".join(f"{name}: {value}\r\n" for name, value in studio.own_headers().items())
            visitor.sendall(
                f"POST /api/deck/check HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\n{head}"
                "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{".encode()
            )
        slow.append(visitor)
    assert studio.post("/api/deck/look", {"name": "x.yaml", "text": "deck: x"}).status == 200
    for visitor in slow:
        visitor.close()
    assert_alive(studio)


def test_a_thousand_requests_while_a_simulation_runs(studio: RunningStudio) -> None:
    long = {"work": "simulate", "arguments": {"deck": "meadow", "games": 1_000_000, "bot": "random"}}
    job = studio.post("/api/job/start", long).json
    head = "".join(f"{name}: {value}\r\n" for name, value in studio.own_headers().items())
    request = (
        f"GET /api/frame HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\n{head}Connection: close\r\n\r\n".encode()
    )
    door = asyncio.Semaphore(AT_ONCE)

    async def ask() -> bytes:
        async with door:
            reader, writer = await asyncio.open_connection("127.0.0.1", studio.port)
            writer.write(request)
            answer = await reader.read()
            writer.close()
            return answer[:12]

    async def ask_all() -> list[bytes]:
        return await asyncio.gather(*(ask() for _ in range(MANY)))

    assert set(run_apart(ask_all())) == {b"HTTP/1.1 200"}
    assert studio.get("/api/job", id=job["id"]).json["state"] == "running"
    studio.post("/api/job/cancel", {"id": job["id"]})


def test_two_tabs_cannot_overwrite_each_other(studio: RunningStudio) -> None:
    first = studio.post("/api/file/save", {"name": "both.txt", "text": "one", "version": None}).json
    mine = studio.post("/api/file/save", {"name": "both.txt", "text": "mine", "version": first["version"]})
    theirs = studio.post("/api/file/save", {"name": "both.txt", "text": "theirs", "version": first["version"]})
    assert (mine.status, theirs.status) == (200, 409)
    assert theirs.json["now"]["text"] == "mine"
    assert "changed" in theirs.json["refusal"]
    again = {"name": "both.txt", "text": "theirs", "version": theirs.json["now"]["version"]}
    assert studio.post("/api/file/save", again).status == 200


def test_many_tabs_save_at_once_and_one_wins(studio: RunningStudio) -> None:
    version = studio.post("/api/file/save", {"name": "race.txt", "text": "start", "version": None}).json["version"]
    statuses: list[int] = []

    def save(number: int) -> None:
        question = {"name": "race.txt", "text": f"tab {number}", "version": version}
        statuses.append(studio.post("/api/file/save", question).status)

    tabs = [threading.Thread(target=save, args=[number]) for number in range(12)]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert sorted(statuses) == [200] + [409] * 11


def test_a_killed_studio_leaves_whole_files(tmp_path: Path) -> None:
    texts = {f"{letter}\n" * 200_000 for letter in "ab"}
    with running_studio(tmp_path) as studio:
        saved = studio.post("/api/file/save", {"name": "large.txt", "text": min(texts), "version": None}).json

        def save_again_and_again() -> None:
            version = saved["version"]
            try:
                while True:
                    for text in sorted(texts, reverse=True):
                        question = {"name": "large.txt", "text": text, "version": version}
                        version = studio.post("/api/file/save", question).json["version"]
            except (OSError, http.client.HTTPException, json.JSONDecodeError):
                return  # it is dead

        saving = threading.Thread(target=save_again_and_again)
        saving.start()
        saving.join(0.4)
        studio.process.kill()
        saving.join()
    assert (tmp_path / "large.txt").read_text() in texts
    assert [name for name, _ in Folder(tmp_path).files()] == ["large.txt"]
