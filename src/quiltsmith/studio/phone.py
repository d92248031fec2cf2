"""The second listener: on the machine's address in its network, one secret address: photos in, the table out."""

from __future__ import annotations

import hmac
import secrets
import socket
from base64 import b64encode
from hashlib import sha256
from html import escape
from threading import Thread
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from quiltsmith.errors import UsageError
from quiltsmith.i18n import _, get_locale, use_locale
from quiltsmith.studio.asgi import BodyRefusedError, bounded, drain
from quiltsmith.studio.auth import HEADERS, adding_headers
from quiltsmith.studio.endpoints import accepted_language
from quiltsmith.studio.phone_inbox import InboxFullError, PhoneInbox
from quiltsmith.studio.server import SERVER_SETTINGS, tcp_socket

if TYPE_CHECKING:
    import uvicorn


_STYLE = """
body { margin: 0; padding: 24px; font: 18px/1.4 system-ui, sans-serif; background: #faf5ec; color: #2b2622; }
h1 { color: #9c3d00; margin: 0 0 8px; }
label { display: block; margin: 24px 0; padding: 28px 16px; text-align: center; font-weight: 700; font-size: 22px;
  color: #fff; background: #9c3d00; border-radius: 18px; }
input { position: absolute; width: 1px; height: 1px; opacity: 0; }
input:focus + span { text-decoration: underline; }
ul { padding: 0; }
li { margin: 8px 0; display: flex; gap: 12px; align-items: center; }
li img { width: 72px; height: 72px; object-fit: cover; border-radius: 8px; }
small { color: #665c54; }
"""
_SCRIPT = """
const input = document.querySelector("input"), list = document.querySelector("ul"), words = document.body.dataset;
input.addEventListener("change", async () => {
  const files = [...input.files];
  input.value = "";
  for (const file of files) {
    const item = document.createElement("li"), line = document.createElement("span"), small = new Image();
    small.src = URL.createObjectURL(file);
    line.textContent = words.sending;
    item.append(small, line);
    list.prepend(item);
    try {
      const type = file.type || "application/octet-stream";
      const sent = { method: "POST", body: file, headers: { "content-type": type } };
      const answer = await fetch(location.pathname, sent);
      line.textContent = await answer.text();
    } catch {
      line.textContent = words.gone;
    }
  }
});
"""


_TABLE_STYLE = """
body { margin: 0; padding: 12px; font: 18px/1.4 system-ui, sans-serif; background: #faf5ec; color: #2b2622;
  text-align: center; }
main { display: flex; flex-wrap: wrap; justify-content: center; align-content: center; gap: 16px 8vw;
  min-height: calc(100vh - 24px); min-height: calc(100dvh - 24px); }
header { width: 100%; }
header:only-child { font-size: 26px; }
h1 { color: #9c3d00; margin: 0; font-size: 22px; }
p { margin: 4px 0 0; }
div { --unit: min(78vw / var(--wide), 42vh / var(--high)); width: 100%; display: flex; flex-wrap: wrap;
  justify-content: center; align-items: end; gap: 12px 4vw; font-size: 28px; font-weight: 700; }
div.small { --unit: min(60vw / var(--wide), 14vh / var(--high)); font-size: 18px; font-weight: 400; }
div.many { --unit: min(5vw, 3.4vh); font-size: 18px; }
figure { margin: 0; }
img { display: block; margin: auto; width: calc(var(--wide) * var(--unit));
  height: calc(var(--high) * var(--unit)); }
@media (orientation: landscape) {
  div { --unit: min(48vw / var(--wide), 52vh / var(--high)); width: auto; }
  div.small { --unit: min(30vw / var(--wide), 24vh / var(--high)); }
  div:last-child:nth-child(2) { --unit: min(84vw / var(--wide), 52vh / var(--high)); width: 100%; }
  div.many:last-child { --unit: min(3vw, 5vh); }
}
@media (prefers-color-scheme: dark) {
  body { background: #1d1916; color: #f3ebe0; }
  h1 { color: #ffab6b; }
}
"""
_TABLE_SCRIPT = """
const main = document.querySelector("main");
let seen = "0";
async function look() {
  try {
    const answer = await fetch(`${location.pathname}?seen=${seen}`);
    if (answer.status === 200) {
      seen = answer.headers.get("x-number");
      main.innerHTML = await answer.text();
      for (const one of main.querySelectorAll("[data-size]")) {
        const [wide, high] = one.dataset.size.split(" ");
        one.style.setProperty("--wide", wide);
        one.style.setProperty("--high", high);
      }
    }
  } catch {
    // The studio is gone, or comes again.
  }
  setTimeout(look, 1500);
}
look();
"""


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _policy(script: str, style: str) -> str:
    return (
        f"default-src 'none'; script-src 'sha256-{_digest(script)}'; style-src 'sha256-{_digest(style)}'; "
        "img-src blob: data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    )


POLICY, TABLE_POLICY = _policy(_SCRIPT, _STYLE), _policy(_TABLE_SCRIPT, _TABLE_STYLE)
"""Only its script and its style: nothing else is loaded by either page, from wherever."""


def phone_page() -> str:
    """Write the page in the language of the phone."""
    texts = {
        "sending": _("sending …"),
        "gone": _("the studio cannot be reached; is it still open, and the phone in the same network?"),
    }
    told = " ".join(f'data-{name}="{escape(text)}"' for name, text in texts.items())
    how = escape(_("From above, the whole frame of the board with its letters and numbers."))
    take, title = escape(_("Take or choose photos")), escape(_("Photos for the studio"))
    safety = escape(_("This page can only send photos to your own computer."))
    return (
        f'<!doctype html><html lang="{get_locale()}"><meta charset="utf-8"><title>quiltsmith</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style><body {told}><h1>{title}</h1>"
        f"<p>{how}</p>"
        '<label><input type="file" accept="image/*" multiple>'
        f"<span>{take}</span></label>"
        '<ul role="status"></ul>'
        f"<small>{safety}</small>"
        f"<script>{_SCRIPT}</script></body></html>"
    )


def table_page() -> str:
    """Write the page that shows the table."""
    soon = escape(_("The table will be seen here."))
    return (
        f'<!doctype html><html lang="{get_locale()}"><meta charset="utf-8"><title>quiltsmith</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<style>{_TABLE_STYLE}</style><body><main aria-live="polite"><header>{soon}</header></main>'
        f"<script>{_TABLE_SCRIPT}</script></body></html>"
    )


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


def network_address() -> str:
    """Return the address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_NOWHERE)
            address: str = asking.getsockname()[0]
        except OSError:
            address = "127.0.0.1"
    if address.startswith("127.") or address == "0.0.0.0":  # noqa: S104 - compared, not bound
        raise UsageError(_("phones need a network: this machine has no address that one could open"), "phone")
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
    """Gives its two pages and takes photos at the secret address; every other request finds nothing."""

    def __init__(self, host: str, secret: str, inbox: PhoneInbox) -> None:
        self._host, self._path, self._inbox = host, f"/{secret}", inbox
        self._sending = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        headers = Headers(scope=scope)
        is_whole = False

        async def receive_noted() -> Message:
            nonlocal is_whole
            message = await receive()
            is_whole = not message.get("more_body", False)
            return message

        with use_locale(accepted_language(headers.get("accept-language", ""))):
            answer = await self._answer(scope, headers, receive_noted)
            # Of a photo that has come and found no room, nothing more is to be waited for.
            if answer.status_code >= 400 and not is_whole:
                await drain(receive, headers)
            await answer(scope, receive, adding_headers(send, _OWN_HEADERS))

    async def _answer(self, scope: Scope, headers: Headers, receive: Receive) -> Response:
        path = scope["path"].encode("utf-8", "replace")
        is_here = hmac.compare_digest(path, self._path.encode())
        is_table = hmac.compare_digest(path, f"{self._path}/table".encode()) and scope["method"] == "GET"
        if not (is_here or is_table) or headers.getlist("host") != [self._host]:
            return _told(_("there is nothing here"), 404)
        if is_table:
            return self._table(scope["query_string"])
        if scope["method"] == "GET":
            return HTMLResponse(phone_page())
        if scope["method"] != "POST":
            return _told(_("this page only takes photos"), 405)
        if headers.get("origin", f"http://{self._host}") != f"http://{self._host}":
            return _told(_("this page only takes photos"), 403)
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not kind.startswith("image/") and kind != "application/octet-stream":
            return _told(_("this page only takes photos"), 415)
        if self._sending >= MOST_AT_ONCE:
            return _told(_("other photos are on their way; send it again in a moment"), 429)
        self._sending += 1
        try:
            return await self._take(scope, headers, receive)
        finally:
            self._sending -= 1

    def _table(self, seen: bytes) -> Response:
        """Give the page that shows the table, or what it shows now to a page that has seen something else."""
        if not seen:
            return HTMLResponse(table_page(), headers={"Content-Security-Policy": TABLE_POLICY})
        number, shown = self._inbox.table.now()
        if seen == b"seen=%d" % number:
            return Response(status_code=204)
        return HTMLResponse(shown, headers={"X-Number": str(number)})

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
        return _told(_("sent; look at the studio"), 200)


def _told(text: str, status: int) -> Response:
    return PlainTextResponse(text, status, {"Connection": "close"})
