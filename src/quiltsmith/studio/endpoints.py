"""Addresses that pages ask: each takes a question of a known form and gives a value, which becomes JSON.

A question is a msgspec Struct; what does not have its form is refused before anything is done. Answers are made in
threads, in the language that the page asks for. What is refused becomes a sentence, never a traceback.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from anyio.to_thread import run_sync
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from quiltsmith.api.loading import ProblemsError
from quiltsmith.formats.problem import Problem, RefusedError, problems_to_json
from quiltsmith.studio.door.bodies import BodyRefusedError, drain
from quiltsmith.studio.door.misunderstandings import misunderstood
from quiltsmith.studio.folder import ChangedOnDiskError, FileGoneError
from quiltsmith.studio.print_commands import UnusableInputError
from quiltsmith.studio.shared import Studio
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say
from quiltsmith.talk.system import system_reason

Question = TypeVar("Question", bound=Struct)
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
        """Give the route of the server."""

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
        except Refusal as refusal:
            return _json(*_refused(refusal))
        except OSError as error:
            file = Path(error.filename).name if isinstance(error.filename, str) else say("a file")
            return _json(
                {"refusal": say("cannot use {file}: {reason}", file=file, reason=system_reason(error))}, 422
            )
        except Exception as error:
            _log.debug("an answer failed", exc_info=error)
            what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            text = say(
                "this should not have happened ({what}); please report it with the file you used", what=what
            )
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


def _refused(refusal: Refusal) -> tuple[dict[str, object], int]:
    """Give what a page shows of something refused: a sentence, and problems with their places where there are."""
    problems: tuple[Problem, ...] = ()
    if isinstance(refusal, ProblemsError | UnusableInputError):
        problems = refusal.problems
    elif isinstance(refusal, RefusedError):
        problems = (refusal.problem,)
    told: dict[str, object] = {"refusal": str(refusal), **problems_to_json(problems)}
    if isinstance(refusal, ChangedOnDiskError):
        return {**told, "now": refusal.now}, 409
    return told, 404 if isinstance(refusal, FileGoneError) else 422


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _content(content: Content) -> Response:
    headers = {"Cache-Control": LASTING} if content.lasts else {}
    if content.file_name is not None:
        plain = "".join(c if c.isascii() and (c.isalnum() or c in "-_.") else "_" for c in content.file_name)
        headers["Content-Disposition"] = f'attachment; filename="{plain}"'
    return Response(content.data, media_type=content.kind, headers=headers)
