"""Long work: started, looked at, and ended; the server also sends its states as a stream (`asgi.py`)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.studio.endpoints import Content, Endpoint, get, post
from quiltsmith.studio.job_runner import JobState
from quiltsmith.studio.shared import Studio


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


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/job/start", StartQuestion, start),
    get("/api/job", JobQuestion, state),
    get("/api/job/file", JobFileQuestion, file),
    post("/api/job/cancel", JobQuestion, cancel),
)
