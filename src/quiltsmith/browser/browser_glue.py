"""What the worker of the page calls: the application of this visit, with values that JavaScript understands."""

from __future__ import annotations

import pickle
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import invalidate_caches
from pathlib import Path
from typing import Any

from pyodide.ffi import create_proxy, run_sync, to_js

from quiltsmith.cli.captured_command import captured_command
from quiltsmith.i18n import _, get_locale, use_locale
from quiltsmith.page import LATE_PACKAGES, page_app
from quiltsmith.page.page_archive import unzip_answer, zipped
from quiltsmith.processes import TASKS_PER_WORKER, use_workers
from quiltsmith.studio.endpoints import Answer, accepted_language, refusal_answer

_late: list[str] = []
"""Packages that were looked for and are not there yet; the worker gets them and asks again."""


class _LatePackages:
    """Notes that a package is looked for which the page loads only when it is needed."""

    @staticmethod
    def find_spec(name: str, _path: object = None, _target: object = None) -> None:
        if name in LATE_PACKAGES:
            _late.append(LATE_PACKAGES[name])


sys.meta_path.append(_LatePackages)


def take_late() -> Any:
    """Return what was looked for since the last call."""
    names = sorted(set(_late))
    _late.clear()
    invalidate_caches()
    return to_js(names)


_apps: list[page_app.PageApp] = []


def open_app(folder: str, start_worker: Any) -> None:
    """Open the application on a folder; `start_worker` starts a worker with an order and what hears of it."""

    def start(order: bytes, heard: Any) -> Any:
        def hear(told: Any) -> str:
            said, what = page_app.heard_of(told.to_bytes())
            heard(said, what)
            return said

        return start_worker(to_js(order), create_proxy(hear))

    _apps[:] = [page_app.PageApp(Path(folder), start)]


def respond(method: str, address: str, language: str, body: Any) -> Any:
    """Answer a request: status, type, headers, content."""
    return _shown(_apps[0].respond(method, address, language, body.to_bytes() if body else b""))


def do_order(order: Any, tell: Any, submit: Any, workers: int) -> None:
    """Do a long work, and tell of it.

    With several workers, `submit` hands a task to one of them, and promises its result: waiting for that needs a
    browser that can switch stacks.
    """
    if workers > 1:
        use_workers(partial(_map_in_workers, submit, workers), workers)
    page_app.do_order(order.to_bytes(), lambda told: tell(to_js(told)))


def _map_in_workers(
    submit: Any,
    workers: int,
    work: Callable[[Any], Any],
    tasks: Iterable[Any],
    start: Callable[..., None] | None,
    *arguments: Any,
) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(submit(to_js(pickle.dumps((get_locale(), start, arguments, work, task)))))
        if len(waiting) >= workers * TASKS_PER_WORKER:
            yield _result(waiting.popleft())
    while waiting:
        yield _result(waiting.popleft())


def _result(promised: Any) -> Any:
    return pickle.loads(run_sync(promised).to_bytes())  # noqa: S301 - of our own making, in this page


def do_task(packed: Any) -> Any:
    """Do one of the tasks of a long work, in a worker of its own."""
    language, start, arguments, work, task = pickle.loads(packed.to_bytes())  # noqa: S301 - see above
    with use_locale(language):
        if start is not None:
            start(*arguments)
        return to_js(pickle.dumps(work(task)))


def run_command(words: Any, folder: str) -> Any:
    """Run a command of the terminal: exit code, standard output, standard error."""
    code, written, talk = captured_command(words.to_py(), Path(folder))
    return to_js([code, written.decode("utf-8", "replace"), talk.decode("utf-8", "replace")])


def list_files(folder: str) -> Any:
    """List the files of a folder and its folders."""
    root = Path(folder)
    return to_js(sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()))


def zip_folder(folder: str) -> Any:
    """Return all files of a folder as one."""
    return to_js(zipped(Path(folder)))


def unzip_into(data: Any, folder: str, language: str) -> Any:
    """Put the files of a zip into a folder, beside what is there."""
    with use_locale(accepted_language(language)):
        return _shown(unzip_answer(data.to_bytes(), Path(folder)))


def not_kept(language: str, is_full: bool) -> Any:
    """Return the answer for a file that the browser could not keep."""
    with use_locale(accepted_language(language)):
        why = (
            _("the browser has no space left; save your files, then delete some here")
            if is_full
            else _("the browser could not keep the file; save your files to your computer")
        )
        return _shown(refusal_answer(why, 507))


def work_failed(heard: Any) -> None:
    """Say that a worker has ended before its time."""
    import msgspec

    heard(to_js(msgspec.msgpack.encode(("failed", _("the work has ended before its time")))))


def _shown(answer: Answer) -> Any:
    return to_js([answer.status, answer.kind, list(answer.headers.items()), answer.data])
