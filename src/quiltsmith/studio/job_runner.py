"""Background jobs: started beside the pages, watched, cancelled, and forgotten after a while.

Where they run is the matter of a `Runner`: in processes (`job_processes.py`), or in workers of a browser.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Literal, Protocol

from msgspec import Struct, convert
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _, get_locale
from quiltsmith.studio.folder import FileGoneError, Folder
from quiltsmith.studio.job_kinds import FILES, Tell, work_named

MOST_AT_ONCE = 2
_MOST_KEPT = 24
State = Literal["running", "done", "failed", "cancelled"]


class NoSuchJobError(QuiltsmithError):
    """A job that has never been, or that has been forgotten."""


class JobState(Struct, frozen=True):
    """How a job stands: how much is done of how much, and in the end what came of it.

    `deck` is the deck that it is about, `language` that in which it tells what it finds, `files` are the names of
    what it has made to be kept.
    """

    id: str
    work: str
    deck: str = ""
    language: str = ""
    state: State = "running"
    done: int = 0
    total: int = 0
    result: Any = None
    refusal: str = ""
    files: tuple[str, ...] = ()


Heard = Callable[[str, Any], None]
"""Hears of a work: `running` with how much is done, `done` with its result, `failed` with a sentence."""
End = Callable[[], None]


class Order(Struct, frozen=True):
    """What is to be done, where, and in which language it is told."""

    work: str
    arguments: Struct
    folder: str
    language: str


class Runner(Protocol):
    """Starts a work beside the pages, and returns a function that ends it at once."""

    def __call__(self, order: Order, heard: Heard) -> End: ...


class Job:
    """One piece of work that goes on elsewhere."""

    def __init__(self, work: str, deck: str, key: str = "") -> None:
        self.state = JobState(secrets.token_urlsafe(8), work, deck, get_locale())
        self.files: dict[str, bytes] = {}
        self.key = key
        self.end: End = lambda: None

    def cancel(self) -> None:
        """End the work at once; what it has done is lost."""
        self._become("cancelled")
        self.end()

    def hear(self, said: str, what: Any) -> None:
        """Take over what is told of the work."""
        if said == "running":
            self._become("running", done=what[0], total=what[1])
        elif said == "done":
            self.files = what.pop(FILES, {})
            self._become("done", done=self.state.total, result=what, files=tuple(self.files))
        else:
            self._become("failed", refusal=what)

    def _become(self, state: State, **news: Any) -> None:
        if self.state.state == "running":
            self.state = replace(self.state, state=state, **news)


class Jobs:
    """All jobs of a studio."""

    def __init__(self, folder: Path, runner: Runner) -> None:
        self._folder = folder
        self._runner = runner
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._lock = Lock()
        self.is_closed = False

    def start(self, work: str, arguments: dict[str, Any]) -> JobState:
        """Start a work; its arguments are looked at here, before anything is started for it."""
        known = work_named(work)
        asked = convert(arguments, known.question)
        key = f"{work} {known.digest(asked, Folder(self._folder))}" if known.digest else ""
        with self._lock:
            if same := self._same(key):
                return same.state
            if self.is_closed or sum(job.state.state == "running" for job in self._jobs.values()) >= MOST_AT_ONCE:
                raise QuiltsmithError(_("so much is being worked on already; wait, or end something first"))
            job = Job(work, getattr(asked, "deck", ""), key)
            job.end = self._runner(Order(work, asked, str(self._folder), get_locale()), job.hear)
            self._jobs[job.state.id] = job
            while len(self._jobs) > _MOST_KEPT:
                self._forget_oldest()
        return job.state

    def state(self, job: str) -> JobState:
        """Return how a job stands."""
        return self._job(job).state

    def file(self, job: str, name: str) -> bytes:
        """Return a file that a job has made."""
        files = self._job(job).files
        if name not in files:
            raise FileGoneError(_("there is no file {name}", name=name[:40]))
        return files[name]

    def cancel(self, job: str) -> JobState:
        found = self._job(job)
        found.cancel()
        return found.state

    def close(self) -> None:
        """End all jobs, and let nobody start another."""
        self.is_closed = True
        for job in list(self._jobs.values()):
            job.cancel()

    def _same(self, key: str) -> Job | None:
        """Find a job whose answer is the same, unless it came to nothing."""
        living = (job for job in self._jobs.values() if job.state.state in ("running", "done"))
        return next((job for job in living if key and job.key == key), None)

    def _job(self, name: str) -> Job:
        found = self._jobs.get(name)
        if found is None:
            raise NoSuchJobError(_("this work is no longer known"))
        return found

    def _forget_oldest(self) -> None:
        oldest = next((name for name, job in self._jobs.items() if job.state.state != "running"), None)
        if oldest is not None:
            del self._jobs[oldest]


def outcome_of(order: Order, tell: Tell) -> tuple[str, Any]:
    """Do what an order says, and return what is to be heard of it in the end; nothing is raised."""
    try:
        return "done", work_named(order.work).do(order.arguments, tell)
    except QuiltsmithError as refusal:
        return "failed", str(refusal)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        return "failed", _(
            "this should not have happened ({what}); please report it with the file you used", what=what
        )
