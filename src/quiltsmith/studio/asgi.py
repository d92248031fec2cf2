"""Questions and answers over HTTP: bodies with limits, routes, the events of jobs, and static files."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from anyio.to_thread import run_sync
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.studio.endpoints import (
    LARGEST_QUESTION,
    LARGEST_UPLOAD,
    LASTING,
    Answer,
    Endpoint,
    refusal_answer,
)
from quiltsmith.studio.job_runner import JobState, NoSuchJobError
from quiltsmith.studio.routes.asset_routes import STATIC, run_name
from quiltsmith.studio.script_bundles import bundle, is_bundle
from quiltsmith.studio.shared import Studio

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


def route_of(endpoint: Endpoint, studio: Studio) -> Route:
    """Return the route of the server to an address; answers are made in threads."""

    async def answered(request: Request) -> Response:
        try:
            body = b"" if endpoint.method == "GET" else await request.body()
        except BodyRefusedError as refused:
            await drain(request.receive, request.headers)
            return _response(refusal_answer(str(refused), refused.status))
        except ClientDisconnect:
            return Response()
        return _response(await run_sync(endpoint.respond, studio, dict(request.query_params), body))

    return Route(endpoint.path, answered, methods=[endpoint.method])


def _response(answer: Answer) -> Response:
    return Response(answer.data, answer.status, answer.headers, answer.kind)


_PAUSE = 0.1
_SILENCE = 15.0
"""Seconds after which a line is sent for nobody, so that a page that has gone is noticed."""


def stream_routes(studio: Studio) -> list[BaseRoute]:
    """Serve the events of jobs: the state of a job whenever it has changed, until it has ended."""

    async def events(request: Request) -> Response:
        job = request.query_params.get("id", "")
        return StreamingResponse(_events(studio, job), media_type="text/event-stream")

    return [Route("/api/job/events", events, methods=["GET"])]


async def _events(studio: Studio, job: str) -> AsyncIterator[bytes]:
    told: JobState | None = None
    silent = 0.0
    while not studio.jobs.is_closed:
        try:
            now = studio.jobs.state(job)
        except NoSuchJobError:
            return
        if now is not told:
            yield b"data: " + msgspec.json.encode(now) + b"\n\n"
            told, silent = now, 0.0
        elif silent >= _SILENCE:
            yield b": still here\n\n"
            silent = 0.0
        if now.state != "running":
            return
        await asyncio.sleep(_PAUSE)
        silent += _PAUSE


class LastingFiles(StaticFiles):
    """Files that the browser asks for once in a run: the first part of their address is the name of the run."""

    def get_path(self, scope: Scope) -> str:
        """Find the path without the name of the run, whatever it is."""
        return super().get_path(scope).partition("/")[2]

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a script and all that it needs, or with a file as it is."""
        folder, _slash, name = Path(path).as_posix().partition("/")
        if folder == "js" and is_bundle(name) and (STATIC / path).is_file():
            data = await run_sync(bundle, STATIC / folder, name, run_name())
            return Response(data, headers={"Cache-Control": LASTING}, media_type="text/javascript")
        return await super().get_response(path, scope)

    def file_response(self, *given: Any, **more: Any) -> Response:
        """Answer with a file that may be kept."""
        answer = super().file_response(*given, **more)
        answer.headers["Cache-Control"] = LASTING
        return answer


def static_routes() -> list[BaseRoute]:
    """Serve scripts, style sheets and fonts."""
    return [Mount("/static", LastingFiles(directory=STATIC))]
