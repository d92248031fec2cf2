"""What a person at the studio waits for: the address, a preview, a change of a deck, a preview while bots play."""

from __future__ import annotations

import http.client
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.studio.servers import RunningStudio, running_studio

from benchmarks.measuring import Row

STARTS, ROUNDS = 5, 15
ADDRESS, PREVIEW, EDIT, BESIDE = 0.5, 0.05, 0.05, 0.1
"""Seconds that each may take: what was promised."""
MEADOW = Path(__file__).parent.parent / "patches" / "meadow.yaml"
SHAPES = ("##/##", "###/.#.", "##./.##")


def measure() -> list[Row]:
    """Start studios, then ask one of them as its pages do."""
    with tempfile.TemporaryDirectory() as folder:
        starts = [_start(Path(folder)) for _ in range(STARTS)]
        rows = [_row("address printed", median(starts), ADDRESS)]
        with running_studio(Path(folder)) as studio:
            page = OpenPage(studio)
            _preview(page, 0)
            rows.append(_row("preview of a page, warm", _taken(lambda number: _preview(page, number)), PREVIEW))
            text = MEADOW.read_text(encoding="utf-8")
            rows.append(_row("deck edited and checked", _taken(lambda number: _edit(page, text, number)), EDIT))
            arguments = {"deck": "meadow", "games": 1_000_000}
            job = studio.post("/api/job/start", {"work": "simulate", "arguments": arguments}).json["id"]
            while studio.get("/api/job", id=job).json["done"] == 0:
                time.sleep(0.2)
            beside = _taken(lambda number: _preview(page, 1000 + number))
            rows.append(_row("preview while bots play", beside, BESIDE))
            studio.post("/api/job/cancel", {"id": job})
    return rows


class OpenPage:
    """A page that asks as browsers do: one question after another on a connection that stays open."""

    def __init__(self, studio: RunningStudio) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", studio.port)
        self._headers = {**studio.own_headers(), "Content-Type": "application/json"}

    def post(self, path: str, question: object) -> None:
        """Ask and read the whole answer."""
        self._connection.request("POST", path, json.dumps(question), self._headers)
        answer = self._connection.getresponse()
        answer.read()
        assert answer.status == 200


def _row(what: str, seconds: float, promised: float) -> Row:
    return Row(what, seconds, seconds / promised, f"{promised * 1000:.0f} ms", 1)


def _start(folder: Path) -> float:
    start = time.perf_counter()
    with running_studio(folder):
        return time.perf_counter() - start


def _taken(work: Callable[[int], object]) -> float:
    taken = []
    for number in range(1, ROUNDS + 1):
        start = time.perf_counter()
        work(number)
        taken.append(time.perf_counter() - start)
    return median(taken)


def _preview(page: OpenPage, seed: int) -> None:
    """Look at a page that nobody has looked at before."""
    values = {"game": "doodle", "seed": seed, "title": f"Evening {seed}"}
    page.post("/api/print/preview", {"command": "pad", "values": values})


def _edit(page: OpenPage, text: str, number: int) -> None:
    edit = {"type": "draw", "list": "cards", "index": number, "shape": SHAPES[number % len(SHAPES)]}
    question = {"name": "mine.yaml", "text": text, "edits": [edit]}
    page.post("/api/deck/edit", question)
