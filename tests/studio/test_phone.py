"""Phones: one page that takes photos, and nothing else, however one asks."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from quiltsmith.errors import UsageError
from quiltsmith.studio import asgi, phone
from quiltsmith.studio.phone import LARGEST_PHOTO, PhoneListener, network_address
from quiltsmith.studio.phone_inbox import MOST_WAITING
from tests.conftest import Command
from tests.studio.servers import TIMEOUT, Answer, RunningStudio, running_studio

JPEG = {"Content-Type": "image/jpeg"}


@pytest.fixture
def phones() -> Iterator[PhoneListener]:
    """Listen for phones, on this machine only."""
    made = PhoneListener("127.0.0.1")
    made.start()
    yield made
    made.end()


def asked(
    phones: PhoneListener,
    method: str = "GET",
    path: str | None = None,
    body: bytes | Iterator[bytes] | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """Ask the listener; without a path at its secret address."""
    parts = urlsplit(phones.inbox.address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=TIMEOUT)
    try:
        connection.request(method, parts.path if path is None else path, body, headers or {})
        answer = connection.getresponse()
        return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def test_the_page_is_whole_and_loads_nothing(phones: PhoneListener) -> None:
    page = asked(phones, headers={"Accept-Language": "de"})
    assert page.status == 200
    assert "Fotos aufnehmen oder auswählen" in page.text
    assert "src=" not in page.text
    assert "href=" not in page.text
    policy = page.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy
    assert page.headers["referrer-policy"] == "no-referrer"


def test_a_photo_is_kept_until_a_page_has_it(phones: PhoneListener) -> None:
    assert asked(phones, "POST", body=b"a photo", headers=JPEG).text == "sent; look at the studio"
    sent = phones.inbox.first()
    assert sent is not None
    assert (sent.name, sent.data) == ("phone-1.jpg", b"a photo")
    assert phones.inbox.first() == sent
    phones.inbox.forget(sent.name)
    assert phones.inbox.first() is None


def test_phones_see_the_table_as_it_is_now(phones: PhoneListener) -> None:
    place = f"{urlsplit(phones.inbox.address).path}/table"
    page = asked(phones, path=place, headers={"Accept-Language": "de"})
    assert (page.status, "Hier ist gleich der Tisch zu sehen." in page.text) == (200, True)
    assert "unsafe" not in page.headers["content-security-policy"]
    assert asked(phones, path=f"{place}?seen=0").status == 204
    phones.inbox.table.show("<h1>Turn 1</h1>")
    now = asked(phones, path=f"{place}?seen=0")
    assert (now.status, now.text, now.headers["x-number"]) == (200, "<h1>Turn 1</h1>", "1")
    assert asked(phones, path=f"{place}?seen=1").status == 204
    assert asked(phones, "POST", path=place, body=b"x", headers=JPEG).status == 404


def test_no_other_address_has_anything(phones: PhoneListener) -> None:
    secret = urlsplit(phones.inbox.address).path
    wrong = f"{secret[:-1]}{'a' if secret[-1] != 'a' else 'b'}"
    paths = (
        "/",
        "/static/js/main.js",
        "/api/frame",
        "/api/file?name=good.txt",
        "/api/scan/photo",
        "/../etc/passwd",
    )
    for path in (*paths, wrong, secret[:-1], f"{secret}/", f"{secret}/../x", f"/{secret}", secret.upper(), "/%00"):
        for method, body in (("GET", None), ("POST", b"x"), ("PUT", b"x"), ("DELETE", None)):
            answer = asked(phones, method, path, body, JPEG)
            assert (answer.status, answer.text) == (404, "there is nothing here"), (method, path)
    assert phones.inbox.waiting == 0


@pytest.mark.parametrize(
    ("method", "headers", "status"),
    [
        ("PUT", JPEG, 405),
        ("DELETE", {}, 405),
        ("OPTIONS", {}, 405),
        ("POST", {"Content-Type": "text/html"}, 415),
        ("POST", {}, 415),
        ("POST", {**JPEG, "Origin": "http://evil.example"}, 403),
        ("POST", {**JPEG, "Host": "evil.example"}, 404),
        ("GET", {"Host": "localhost:1"}, 404),
    ],
)
def test_nothing_but_photos_from_its_own_page(
    phones: PhoneListener, method: str, headers: dict[str, str], status: int
) -> None:
    assert asked(phones, method, body=b"x" if method == "POST" else None, headers=headers).status == status
    assert phones.inbox.waiting == 0


def test_large_photos_are_refused_announced_or_not(phones: PhoneListener) -> None:
    piece = bytes(1_000_000)
    assert asked(phones, "POST", body=piece * 50, headers=JPEG).status == 413
    pieces = (piece for _ in range(LARGEST_PHOTO // len(piece) + 1))
    assert asked(phones, "POST", body=pieces, headers=JPEG).status == 413
    assert phones.inbox.waiting == 0


def test_a_slow_photo_is_given_up_and_others_wait_no_longer(
    phones: PhoneListener, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = urlsplit(phones.inbox.address)
    kind, length = "Content-Type: image/jpeg", "Content-Length: 9"
    head = f"POST {parts.path} HTTP/1.1\r\nHost: {phones.host}\r\n{kind}\r\n{length}\r\n\r\nx"
    address = (parts.hostname or "", parts.port or 0)
    with monkeypatch.context() as hurried, socket.create_connection(address, timeout=TIMEOUT) as slow:
        for waiting in (phone, asgi):
            hurried.setattr(waiting, "LONGEST_WAIT", 0.2)
        slow.sendall(head.encode())
        assert slow.recv(4096).startswith(b"HTTP/1.1 408")
    assert asked(phones, "POST", body=b"x", headers=JPEG).status == 200


def test_no_more_photos_than_there_is_room_for(phones: PhoneListener, monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody waits for more of a photo that has come whole.
    monkeypatch.setattr(phone, "drain", None)
    statuses = [asked(phones, "POST", body=b"x", headers=JPEG).status for _ in range(MOST_WAITING + 1)]
    assert statuses == [200] * MOST_WAITING + [429]
    phones.inbox.forget("phone-1.jpg")
    assert asked(phones, "POST", body=b"x", headers=JPEG).status == 200


def test_the_studio_says_what_is_open_and_closes_it(quiltsmith: Command, tmp_path: Path) -> None:
    if not has_network():
        refused = quiltsmith("studio", tmp_path, "--no-browser", "--phone")
        assert (refused.code, "phones need a network" in refused.err) == (2, True)
        return
    with running_studio(tmp_path, "--phone") as studio:
        told = studio.get("/api/scan/phone").json
        parts = urlsplit(told["address"])
        assert parts.hostname != "127.0.0.1"
        assert len(told["code"]) >= 25
        assert _status(studio, parts.path) == 421  # the studio itself knows nothing of the secret under this name
        _, said = studio.end()
        assert f"phones in your network can open {told['address']}\n" in said
        assert "it can only send photos to this studio and show the table; it ends with it" in said
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((parts.hostname or "", parts.port or 0), timeout=5)


def has_network() -> bool:
    try:
        network_address()
    except UsageError as refused:
        if "no address that one could open" not in refused.sentence:
            raise
        return False
    return True


def _status(studio: RunningStudio, path: str) -> int:
    return studio.request("GET", path, headers={"Host": "192.168.0.1"}).status


def test_without_being_asked_nothing_is_open(studio: RunningStudio) -> None:
    assert studio.get("/api/scan/phone").json == {"address": None, "code": [], "waiting": 0}
