"""The second listener: on the machine's address in its network, one secret address, photos in and nothing out."""

from __future__ import annotations

import hmac
import secrets
import socket
from threading import Thread
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from quiltsmith.studio.door.bodies import BodyRefusedError, bounded, drain
from quiltsmith.studio.door.guard import HEADERS, adding_headers
from quiltsmith.studio.languages import asked_language
from quiltsmith.studio.phone.inbox import InboxFullError, PhoneInbox
from quiltsmith.studio.phone.page import POLICY, phone_page
from quiltsmith.studio.serving import SERVER_SETTINGS, tcp_socket
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say, talking

if TYPE_CHECKING:
    import uvicorn

LARGEST_PHOTO = 25_000_000
LONGEST_WAIT = 60.0
"""Seconds for a whole photo: it comes through the air."""
MOST_AT_ONCE = 2
_MOST_VISITORS = 16
_BACKLOG = 32
_TIME_TO_END = 1.0
_OWN_HEADERS = {**HEADERS, "Content-Security-Policy": POLICY}
# Browsers complain of it on pages that do not come from this machine.
del _OWN_HEADERS["Cross-Origin-Opener-Policy"]
_NOWHERE = ("192.0.2.1", 9)
"""An address that nobody has: the system says which of ours it would be reached from, and nothing is sent."""


class NoNetworkError(Refusal):
    """A machine that no phone can reach."""


def network_address() -> str:
    """Give the address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_NOWHERE)
            address: str = asking.getsockname()[0]
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127.") or address == "0.0.0.0":  # noqa: S104 - compared, not bound
        raise NoNetworkError(say("--phone needs a network: this machine has no address that a phone could open"))
    return address


class PhoneListener:
    """A socket in the network that is open from the start, and a server in a thread that ends with the studio."""

    def __init__(self, host: str) -> None:
        self._socket = tcp_socket()
        self._socket.bind((host, 0))
        self._socket.listen(_BACKLOG)
        self.host = f"{host}:{self._socket.getsockname()[1]}"
        self._secret = secrets.token_urlsafe(18)
        self.inbox = PhoneInbox(f"http://{self.host}/{self._secret}")
        self._server: uvicorn.Server | None = None
        self._thread: Thread | None = None

    def start(self) -> None:
        """Answer from now on, beside the studio."""
        import uvicorn

        config = uvicorn.Config(
            PhoneApp(self.host, self._secret, self.inbox),
            **SERVER_SETTINGS,
            limit_concurrency=_MOST_VISITORS,
            backlog=_BACKLOG,
        )
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self._thread.start()

    def end(self) -> None:
        """Close the address; who is still sending is not waited for."""
        if self._server is not None and self._thread is not None:
            self._server.should_exit = self._server.force_exit = True
            self._thread.join(_TIME_TO_END)
        self._socket.close()


class PhoneApp:
    """Gives the page and takes photos at the secret address; every other request finds nothing."""

    def __init__(self, host: str, secret: str, inbox: PhoneInbox) -> None:
        self._host, self._path, self._inbox = host, f"/{secret}", inbox
        self._sending = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = Headers(scope=scope)
        with talking(asked_language(headers)):
            answer = await self._answer(scope, headers, receive)
            if answer.status_code >= 400:
                await drain(receive, headers)
            await answer(scope, receive, adding_headers(send, _OWN_HEADERS))

    async def _answer(self, scope: Scope, headers: Headers, receive: Receive) -> Response:
        is_here = hmac.compare_digest(scope["path"].encode("utf-8", "replace"), self._path.encode())
        if not is_here or headers.getlist("host") != [self._host]:
            return _told(say("there is nothing here"), 404)
        if scope["method"] == "GET":
            return HTMLResponse(phone_page())
        if scope["method"] != "POST":
            return _told(say("this page only takes photos"), 405)
        if headers.get("origin", f"http://{self._host}") != f"http://{self._host}":
            return _told(say("this page only takes photos"), 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not kind.startswith("image/") and kind != "application/octet-stream":
            return _told(say("this page only takes photos"), 415)
        if self._sending >= MOST_AT_ONCE:
            return _told(say("other photos are on their way; send it again in a moment"), 429)
        self._sending += 1
        try:
            return await self._take(scope, headers, receive)
        finally:
            self._sending -= 1

    async def _take(self, scope: Scope, headers: Headers, receive: Receive) -> Response:
        request = Request(scope, bounded(receive, headers, True, LARGEST_PHOTO, LONGEST_WAIT))
        try:
            data = await request.body()
            self._inbox.put(data)
        except BodyRefusedError as refused:
            return _told(str(refused), refused.status)
        except InboxFullError as full:
            return _told(str(full), 429)
        except ClientDisconnect:
            return Response()
        return _told(say("sent; look at the studio"), 200)


def _told(text: str, status: int) -> Response:
    return PlainTextResponse(text, status, {"Connection": "close"})
