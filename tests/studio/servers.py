"""A real studio in a process of its own, and ways to ask it: as a browser does, and as an attacker does."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
TIMEOUT = 120
"""Seconds, for whatever is waited for: a busy machine is no reason to fail."""
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server says."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The value that was sent."""
        return json.loads(self.body)

    @property
    def text(self) -> str:
        """The text that was sent."""
        return self.body.decode("utf-8")


class RunningStudio:
    """A studio that runs in a folder."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quiltsmith", "studio", str(folder), "--no-browser", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "QUILTSMITH_LANG": "en"},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        parts = urlsplit(self.address)
        self.port, self.token = parts.port or 0, parts.query.removeprefix("token=")
        self.home = f"http://127.0.0.1:{self.port}/"
        self.cookie = f"quiltsmith_{self.port}={self.token}"

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Ask as one likes; without headers of one's own, as a stranger does."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, dict(headers or {}))
            answer = connection.getresponse()
            return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def get(self, path: str, language: str = "en", **question: object) -> Answer:
        """Ask as our own page does."""
        whole = f"{path}?{urlencode(question)}" if question else path
        return self.request("GET", whole, headers=self.own_headers(language))

    def post(self, path: str, question: object, language: str = "en") -> Answer:
        """Send a question as our own page does."""
        headers = {**self.own_headers(language), "Content-Type": "application/json"}
        return self.request("POST", path, json.dumps(question).encode(), headers)

    def work(
        self,
        text: str,
        *edits: dict[str, Any],
        name: str = "new.txt",
        deal: str | None = None,
        language: str = "en",
    ) -> Answer:
        """Ask for a sheet, or change it, as the page does when it is alone on the table."""
        question = {"sheets": [{"name": name, "text": text}], "deal": deal, "edits": edits}
        return self.post("/api/sheet/work", question)

    def own_headers(self, language: str = "en") -> dict[str, str]:
        """Give the headers of a request of our own page."""
        return {
            "Cookie": self.cookie,
            "Sec-Fetch-Site": "same-origin",
            "Origin": self.home.rstrip("/"),
            "Accept-Language": language,
        }

    def end(self) -> tuple[int, str]:
        """Press Ctrl-C, and give the exit code and what was said at the end."""
        self.process.send_signal(signal.SIGINT)
        _, told = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, told


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """Run something asynchronous in a thread of its own: the browser of other tests keeps the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def filled_folder(folders: pytest.TempPathFactory) -> Path:
    """Make a folder with a deck and a few sheets."""
    folder = folders.mktemp("quilts")
    for name in ("good.txt", "five-mistakes.txt", "tiny.yaml", "mistake.yaml", "three-players/deal.yaml"):
        shutil.copy(EXAMPLES / name, folder)
    return folder


@contextmanager
def running_studio(folder: Path, *words: str) -> Iterator[RunningStudio]:
    """Run a studio for a while."""
    studio = RunningStudio(folder, *words)
    try:
        yield studio
    finally:
        if studio.process.poll() is None:
            studio.process.kill()
        studio.process.communicate()


@contextmanager
def left_as_it_was(folder: Path) -> Iterator[None]:
    """Let a folder be as it was in the end, with the times by which the studio orders what lies in it."""
    before = {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in folder.iterdir()}
    try:
        yield
    finally:
        for path in folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            elif path not in before:
                path.unlink()
        for path, (data, changed) in before.items():
            if not path.exists() or path.stat().st_mtime_ns != changed:
                path.write_bytes(data)
                os.utime(path, ns=(changed, changed))
