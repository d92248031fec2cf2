"""Addresses that pages ask: each takes a question of a known form and gives a value, which becomes JSON.

A question is a msgspec Struct; what does not have its form is refused before anything is done. Answers are made in
threads, in the language that the page asks for. What is refused becomes a sentence, never a traceback.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from anyio.to_thread import run_sync
from msgspec import Meta, Struct
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive

from quiltsmith.errors import QuiltsmithError, UsageError, system_reason
from quiltsmith.formats.problems import ProblemsError, problems_to_json
from quiltsmith.geometry.board import LARGEST_SIDE
from quiltsmith.i18n import _, get_locale
from quiltsmith.i18n.number_format import decimal, grouped
from quiltsmith.studio.folder import ChangedOnDiskError, FileGoneError, NotWrittenError
from quiltsmith.studio.page_texts import page_texts
from quiltsmith.studio.shared import Studio

LARGEST_QUESTION = 6_000_000
"""Bytes of JSON: a file of the largest size that we read, with room for the signs that JSON writes longer."""
LARGEST_UPLOAD = 40_000_000
"""Bytes of a PDF or picture."""
LONGEST_WAIT = 10.0
"""Seconds for a whole body; the sender is on this machine."""
_MOST_DRAINED = 80_000_000


class BodyRefusedError(QuiltsmithError):
    """A body that is too large or too slow; `status` is the code that browsers know."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


def bounded(
    receive: Receive, headers: Headers, is_upload: bool, largest: int | None = None, wait: float = LONGEST_WAIT
) -> Receive:
    """Hand on what is received until it is too much or takes too long; the rest is for whoever drains it."""
    largest = largest or (LARGEST_UPLOAD if is_upload else LARGEST_QUESTION)
    seen = 0
    until: float | None = None
    is_refused = False

    async def receive_bounded() -> Message:
        nonlocal is_refused
        if is_refused:
            return await receive()
        try:
            return await receive_in_time()
        except BodyRefusedError:
            is_refused = True
            raise

    async def receive_in_time() -> Message:
        nonlocal seen, until
        if _announced(headers) > largest:
            raise _too_large(largest)
        until = asyncio.get_running_loop().time() + wait if until is None else until
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise BodyRefusedError(_("the request took too long to arrive"), 408) from None
        seen += len(message.get("body", b""))
        if seen > largest:
            raise _too_large(largest)
        if not message.get("more_body", False):
            until = float("inf")  # afterwards the server only waits for the visitor to leave
        return message

    return receive_bounded


async def drain(receive: Receive, headers: Headers) -> None:
    """Let a refused sender finish, so that the answer reaches it; for a while, and not for ever."""
    if not _announced(headers) and "transfer-encoding" not in headers:
        return
    seen = 0
    try:
        async with asyncio.timeout(LONGEST_WAIT / 5):
            while seen < _MOST_DRAINED:
                message = await receive()
                seen += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def _announced(headers: Headers) -> int:
    """Return the length that a request announces."""
    text = headers.get("content-length", "0")
    return int(text) if text.isdecimal() else 0


def _too_large(largest: int) -> BodyRefusedError:
    return BodyRefusedError(_("this is larger than {most} MB", most=largest // 1_000_000), 413)


_NUMBER = re.compile(r"Expected `(?:int|float)` (<=|>=|<|>) ([0-9]+)(\.[0-9]+)?")
_LENGTH = re.compile(r"Expected `str` of length <= ([0-9]+)")


def misunderstood(error: Exception) -> str:
    """Say it in a sentence; what only a program can get wrong keeps the library's words."""
    text = str(error)
    if found := _NUMBER.match(text):
        limit = grouped(int(found[2])) if found[3] is None else decimal(float(found[2] + found[3]))
        if found[1].startswith("<"):
            return _("a number is too large; it may be {most} at most", most=limit)
        if found[1] == ">":
            return _("a number is too small; it must be more than {least}", least=limit)
        return _("a number is too small; it must be {least} at least", least=limit)
    if found := _LENGTH.match(text):
        return _("a text is too long; it may have {most} characters at most", most=grouped(int(found[1])))
    return _("the studio does not understand this: {why}", why=text)


Question = TypeVar("Question", bound=Struct)
ShapeText = Annotated[str, Meta(max_length=LARGEST_SIDE * (LARGEST_SIDE + 1))]
"""The rows of a shape, `##/.#`, as large as one may be."""
LASTING = "private, max-age=86400, immutable"
"""How long the browser may keep what never changes under its address: our own scripts, fonts and fabrics."""
_log = logging.getLogger(__name__)


class Nothing(Struct, frozen=True):
    """The question of an address that needs no words."""


class Upload(Struct, frozen=True):
    """The question of an address that takes a file as it is; what else is to be said stands in the address."""

    data: bytes
    parameters: dict[str, str]


class Content(Struct, frozen=True):
    """An answer that is no JSON: a picture, a style sheet, a file to keep.

    One that lasts need not be asked for again in this run, whose name must stand in its address.
    """

    data: bytes
    kind: str
    file_name: str | None = None
    lasts: bool = False


class Endpoint(Struct, frozen=True):
    """An address and how it is answered; `takes` are the types of the files that it takes instead of JSON."""

    method: str
    path: str
    question: type[Struct]
    answer: Callable[[Studio, Any], object]
    takes: tuple[str, ...] = ()

    def route(self, studio: Studio) -> Route:
        """Return the route of the server."""

        async def answered(request: Request) -> Response:
            try:
                body = b"" if self.method == "GET" else await request.body()
            except BodyRefusedError as refused:
                await drain(request.receive, request.headers)
                return _json({"refusal": str(refused)}, refused.status)
            except ClientDisconnect:
                return Response()
            return await run_sync(self._answered, studio, dict(request.query_params), body)

        return Route(self.path, answered, methods=[self.method])

    def _answered(self, studio: Studio, parameters: dict[str, str], body: bytes) -> Response:
        try:
            value = self.answer(studio, self._asked(parameters, body))
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            return _json({"refusal": misunderstood(error)}, 400)
        except QuiltsmithError as refusal:
            return _json(*_refused(refusal))
        except OSError as error:
            file = Path(error.filename).name if isinstance(error.filename, str) else _("a file")
            return _json(
                {"refusal": _("cannot use {file}: {reason}", file=file, reason=system_reason(error))}, 422
            )
        except Exception as error:
            _log.debug("an answer failed", exc_info=error)
            what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            text = _("this should not have happened ({what}); please report it with the file you used", what=what)
            return _json({"refusal": text}, 500)
        return _content(value) if isinstance(value, Content) else _json(value)

    def _asked(self, parameters: dict[str, str], body: bytes) -> Struct:
        if self.question is Upload:
            return Upload(body, parameters)
        if self.method == "GET":
            return msgspec.convert(parameters, self.question, strict=False)
        return msgspec.json.decode(body, type=self.question)


def get(path: str, question: type[Question], answer: Callable[[Studio, Question], object]) -> Endpoint:
    """Make an address that tells something; its question stands in the address."""
    return Endpoint("GET", path, question, answer)


def post(path: str, question: type[Question], answer: Callable[[Studio, Question], object]) -> Endpoint:
    """Make an address that takes JSON."""
    return Endpoint("POST", path, question, answer)


def upload(path: str, takes: tuple[str, ...], answer: Callable[[Studio, Upload], object]) -> Endpoint:
    """Make an address that takes files of some types."""
    return Endpoint("POST", path, Upload, answer, takes)


def _refused(refusal: QuiltsmithError) -> tuple[dict[str, object], int]:
    """Give what a page shows of something refused: a sentence, and problems with their places where there are."""
    problems = refusal.problems if isinstance(refusal, ProblemsError) else ()
    sentence = refusal.told(_label) if isinstance(refusal, UsageError) else str(refusal)
    told: dict[str, object] = {"refusal": sentence, **problems_to_json(problems)}
    if isinstance(refusal, ChangedOnDiskError):
        return {**told, "now": refusal.now}, 409
    if isinstance(refusal, NotWrittenError):
        return told, 507
    return told, 404 if isinstance(refusal, FileGoneError) else 422


def _label(option: str) -> str:
    """Return what a page calls an option."""
    texts = page_texts()[get_locale()]
    label = texts.get(f"print.option_{option}") or texts.get(f"deck.field_{option}") or option
    return texts["frame.quoted"].format(words=label)


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _content(content: Content) -> Response:
    headers = {"Cache-Control": LASTING} if content.lasts else {}
    if content.file_name is not None:
        plain = "".join(c if c.isascii() and (c.isalnum() or c in "-_.") else "_" for c in content.file_name)
        headers["Content-Disposition"] = f'attachment; filename="{plain}"'
    return Response(content.data, media_type=content.kind, headers=headers)
