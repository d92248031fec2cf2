"""Long work: started, followed as a stream of events, and ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from quiltsmith.studio.endpoints import Content, Endpoint, get, post
from quiltsmith.studio.job_runner import JobState, NoSuchJobError
from quiltsmith.studio.shared import Studio

_PAUSE = 0.1
_SILENCE = 15.0
"""Seconds after which a line is sent for nobody, so that a page that has gone is noticed."""


class StartQuestion(Struct, frozen=True):
    """Which work is to be done, with its arguments."""

    work: str
    arguments: dict[str, Any] = {}


class JobQuestion(Struct, frozen=True):
    """Which job is meant."""

    id: str


class JobFileQuestion(JobQuestion, frozen=True):
    """Which file of a job is meant."""

    name: str


def start(studio: Studio, asked: StartQuestion) -> JobState:
    """Start a work."""
    return studio.jobs.start(asked.work, asked.arguments)


def state(studio: Studio, asked: JobQuestion) -> JobState:
    """Return how a job stands."""
    return studio.jobs.state(asked.id)


def cancel(studio: Studio, asked: JobQuestion) -> JobState:
    return studio.jobs.cancel(asked.id)


def file(studio: Studio, asked: JobFileQuestion) -> Content:
    """Return a file that a job has made, to be kept."""
    kind = "application/pdf" if asked.name.endswith(".pdf") else "text/html; charset=utf-8"
    return Content(studio.jobs.file(asked.id, asked.name), kind, asked.name)


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


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/job/start", StartQuestion, start),
    get("/api/job", JobQuestion, state),
    get("/api/job/file", JobFileQuestion, file),
    post("/api/job/cancel", JobQuestion, cancel),
)
