"""Who may ask: only our own pages, opened by somebody who was given the address with its token.

Any page in the person's browser can send requests to this machine, and other programs can too. So every request
must name us as host, come from our own page, and carry the token.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quiltsmith.i18n import _, use_locale
from quiltsmith.studio.asgi import bounded, drain
from quiltsmith.studio.endpoints import accepted_language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
JSON = "application/json"
_TOKEN = "token"  # noqa: S105 - the name of a parameter
_READING = ("GET", "HEAD")


class Credentials(Struct, frozen=True):
    """What a visitor must know: the port that we listen on, and the token of this run."""

    port: int
    token: str

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which we are asked; any other leads here by a trick with names of hosts."""
        names = ("127.0.0.1", "localhost")
        bare = names if self.port == 80 else ()
        return (*(f"{name}:{self.port}" for name in names), *bare)

    @property
    def address(self) -> str:
        """The address to open, with the token."""
        return f"http://127.0.0.1:{self.port}/?{_TOKEN}={self.token}"

    @property
    def cookie(self) -> str:
        """The name of the cookie; cookies are shared by all ports of a host."""
        return f"quiltsmith_{self.port}"

    def is_token(self, given: str) -> bool:
        """Compare a token in the same time whatever it is."""
        return hmac.compare_digest(given.encode("utf-8", "replace"), self.token.encode())


class AuthMiddleware:
    """Lets through what our own pages ask, and refuses the rest in a sentence; adds the headers of all answers.

    `uploads` are the addresses that take other files than JSON, with the types that each takes.
    """

    def __init__(self, inside: ASGIApp, door: Credentials, uploads: dict[str, tuple[str, ...]]) -> None:
        self._inside = inside
        self._door = door
        self._uploads = uploads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = Headers(scope=scope)
        send_with_headers = adding_headers(send, HEADERS)
        with use_locale(accepted_language(headers.get("accept-language", ""))):
            answer = self._stopped(scope, headers)
            if answer is None:
                await self._inside(
                    scope, bounded(receive, headers, scope["path"] in self._uploads), send_with_headers
                )
            else:
                await drain(receive, headers)
                await answer(scope, receive, send_with_headers)

    def _stopped(self, scope: Scope, headers: Headers) -> Response | None:
        """Return the answer to a request that must not come in, or None."""
        method, path = scope["method"], scope["path"]
        if headers.get("host", "") not in self._door.hosts or len(headers.getlist("host")) != 1:
            return _refusal(_("this is not the address of the studio"), 421)
        is_entrance = method == "GET" and path == "/"
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none") and not is_entrance:
            return _refusal(_("only the studio's own pages may ask"))
        if "origin" in headers and headers["origin"] != f"http://{headers['host']}":
            return _refusal(_("only the studio's own pages may ask"))
        if method not in _READING and not self._takes(path, headers.get("content-type", "")):
            return _refusal(_("the studio does not take this kind of content"), 415)
        return self._without_token(scope, headers, is_entrance)

    def _takes(self, path: str, content_type: str) -> bool:
        kind = content_type.partition(";")[0].strip().lower()
        return kind in self._uploads.get(path, (JSON,))

    def _without_token(self, scope: Scope, headers: Headers, is_entrance: bool) -> Response | None:
        """Take the token out of the address into a cookie; without either, nobody comes in."""
        if is_entrance:
            given = parse_qs(scope["query_string"].decode("latin-1")).get(_TOKEN, [""])[0]
            if given and self._door.is_token(given):
                entered = RedirectResponse("/", 303)
                entered.set_cookie(self._door.cookie, self._door.token, httponly=True, samesite="lax")
                return entered
        if self._door.is_token(_cookie(headers, self._door.cookie)):
            return None
        return _refusal(_("open the whole address that `quiltsmith studio` has printed; it holds a key"))


def adding_headers(send: Send, headers: Mapping[str, str]) -> Send:
    """Return what sends answers with these headers too; where an answer has one itself, that one counts."""
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [*message.get("headers", ())]
            named = {name.lower() for name, _unused in own}
            message["headers"] = [*own, *(one for one in raw if one[0] not in named)]
        await send(message)

    return send_with_headers


def _refusal(text: str, status: int = 403) -> Response:
    return PlainTextResponse(text, status, {"Connection": "close"})


def _cookie(headers: Headers, name: str) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""
