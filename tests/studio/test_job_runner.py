"""Long work in processes of its own: it tells how far it is, gives what it found, and ends when it is told to."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.studio.servers import TIMEOUT, RunningStudio, running_studio

LONG = {"deck": "meadow", "games": 1_000_000, "bot": "random"}


def events(studio: RunningStudio, job: str) -> Iterator[dict[str, Any]]:
    """Follow a job as a page does."""
    connection = http.client.HTTPConnection("127.0.0.1", studio.port, timeout=TIMEOUT)
    connection.request("GET", f"/api/job/events?id={job}", headers=studio.own_headers())
    answer = connection.getresponse()
    assert answer.headers["content-type"].startswith("text/event-stream")
    try:
        for line in answer:
            if line.startswith(b"data: "):
                yield json.loads(line[6:])
    finally:
        connection.close()


def start(studio: RunningStudio, **arguments: object) -> dict[str, Any]:
    """Start a simulation."""
    answer = studio.post("/api/job/start", {"work": "simulate", "arguments": arguments}, language="de")
    assert answer.status == 200, answer.text
    found: dict[str, Any] = answer.json
    return found


def test_a_simulation_tells_how_far_it_is_and_gives_its_report(studio: RunningStudio) -> None:
    job = start(studio, deck="meadow", games=6, bot="random", seed=3)
    states = list(events(studio, job["id"]))
    assert {state["state"] for state in states[:-1]} <= {"running"}
    last = states[-1]
    assert (last["state"], last["done"], last["total"]) == ("done", 6, 6)
    assert last["result"]["json"]["games"] == 6
    assert "Partien" in last["result"]["subtitle"]
    assert studio.get("/api/job", id=job["id"]).json == last
    assert (last["deck"], last["language"], last["files"]) == (
        "meadow",
        "de",
        ["meadow-report.pdf", "meadow-report.html"],
    )
    page, paper = (
        studio.get("/api/job/file", id=job["id"], name=f"meadow-report.{kind}") for kind in ("html", "pdf")
    )
    assert "Bot „random“, Zufallszahl 3" in page.text
    assert page.headers["content-disposition"] == 'attachment; filename="meadow-report.html"'
    assert paper.body.startswith(b"%PDF-")
    assert studio.get("/api/job/file", id=job["id"], name="../meadow.yaml").status == 404
    assert studio.get("/api/job/file", id="other", name="meadow-report.pdf").status == 422


def test_a_job_ends_when_it_is_cancelled(studio: RunningStudio) -> None:
    job = start(studio, **LONG)
    following = events(studio, job["id"])
    assert next(following)["state"] == "running"
    assert studio.post("/api/job/cancel", {"id": job["id"]}).json["state"] == "cancelled"
    assert list(following)[-1]["state"] == "cancelled"


def test_more_work_than_is_good_is_refused(studio: RunningStudio) -> None:
    jobs = [start(studio, **LONG) for _ in range(2)]
    refused = studio.post("/api/job/start", {"work": "simulate", "arguments": LONG})
    assert refused.status == 422
    assert "worked on already" in refused.json["refusal"]
    for job in jobs:
        studio.post("/api/job/cancel", {"id": job["id"]})
    again = start(studio, **LONG)
    studio.post("/api/job/cancel", {"id": again["id"]})


def test_wrong_work_is_told(studio: RunningStudio) -> None:
    for work, arguments, status in (
        ("nothing", {}, 422),
        ("simulate", {}, 400),
        ("simulate", {"deck": "meadow", "games": 0}, 400),
    ):
        assert studio.post("/api/job/start", {"work": work, "arguments": arguments}).status == status
    for deck in ("../meadow.yaml", "mistake.yaml", "gone.yaml"):
        last = list(events(studio, start(studio, deck=deck)["id"]))[-1]
        assert (last["state"], bool(last["refusal"])) == ("failed", True)
    assert studio.get("/api/job", id="unknown").status == 422


def test_pages_answer_while_a_job_runs(studio: RunningStudio) -> None:
    job = start(studio, **LONG)
    assert studio.post("/api/print/preview", {"command": "cards", "values": {"deck": "meadow"}}).status == 200
    studio.post("/api/job/cancel", {"id": job["id"]})


def test_ctrl_c_ends_streams_and_jobs_within_a_second_or_so(tmp_path: Path) -> None:
    # A studio of its own: other tests of this file may come after this one, in whatever order they stand.
    with running_studio(tmp_path) as studio:
        job = start(studio, **LONG)
        following = events(studio, job["id"])
        next(following)
        code, told = studio.end()
    assert code == 0
    assert "the studio has ended" in told
    assert "Traceback" not in told
