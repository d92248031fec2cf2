"""The application inside the browser: answers questions of the studio's pages, and does their long work.

It is called from `browser/browser_glue.py`, with texts and bytes only. Files are those of Python's file system in
the browser; the scripts keep them beyond a visit.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import chdir
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import msgspec

from quiltsmith.i18n import use_locale
from quiltsmith.studio.endpoints import Answer, Endpoint, accepted_language, refusal_answer
from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_kinds import work_named
from quiltsmith.studio.job_runner import End, Heard, Jobs, Order, outcome_of
from quiltsmith.studio.print_forms import Prints
from quiltsmith.studio.shared import Studio

StartWorker = Callable[[bytes, Heard], End]
"""Starts a worker with an order, and returns what ends it; `Heard` gets what `do_order` tells."""


class PageApp:
    """The studio of a page: its addresses on a folder of the browser."""

    def __init__(self, folder: Path, start_worker: StartWorker) -> None:
        from quiltsmith.studio.all_endpoints import ENDPOINTS

        self._start_worker = start_worker
        home = Folder(folder)
        self._studio = Studio(home, Prints(), Jobs(home.root, self._run_in_worker))
        self._endpoints = {(endpoint.method, endpoint.path): endpoint for endpoint in ENDPOINTS}

    def respond(self, method: str, address: str, language: str, body: bytes) -> Answer:
        """Answer a request as the server of the studio does; the page has come here, so it may ask."""
        path, _unused, query = address.partition("?")
        endpoint: Endpoint | None = self._endpoints.get((method, path))
        with chdir(self._studio.folder.root), use_locale(accepted_language(language)):
            if endpoint is None:
                return refusal_answer(f"{method} {path}", 404)
            return endpoint.respond(self._studio, dict(parse_qsl(query, keep_blank_values=True)), body)

    def _run_in_worker(self, order: Order, heard: Heard) -> End:
        return self._start_worker(_packed_order(order), heard)


def _packed_order(order: Order) -> bytes:
    return msgspec.msgpack.encode((order.work, order.arguments, order.folder, order.language))


def do_order(packed: bytes, heard: Callable[[bytes], None]) -> None:
    """Do the work of a job, in the worker that was started for it; what is to be heard is told as bytes."""
    work, arguments, folder, language = msgspec.msgpack.decode(packed)
    order = Order(work, msgspec.convert(arguments, work_named(work).question), folder, language)
    with chdir(folder), use_locale(language):
        told = outcome_of(order, lambda done, total: heard(msgspec.msgpack.encode(("running", (done, total)))))
        heard(msgspec.msgpack.encode(told))


def heard_of(packed: bytes) -> tuple[str, Any]:
    """Read what `do_order` has told."""
    said, what = msgspec.msgpack.decode(packed)
    return said, what
