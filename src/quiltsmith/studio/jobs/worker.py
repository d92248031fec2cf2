"""The other process: it does one work, sends what it has to tell through a pipe, and ends with its parent."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from quiltsmith.processes import end_with_parent
from quiltsmith.studio.jobs.works import work_named
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say, talking

_MANNERS = 5
"""How much others go before, as `nice` counts it: pages answer while this counts."""


class Order(Struct, frozen=True):
    """What is to be done, where, and in which language it is told."""

    work: str
    arguments: Struct
    folder: str
    language: str


def obey(order: Order, pipe: Connection) -> None:
    """Do what an order says."""
    # The parent hears Ctrl-C and ends us; a process that heard it too would only complain.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(_MANNERS)
    os.chdir(order.folder)
    with talking(order.language):
        pipe.send(_outcome(order, pipe))


def _outcome(order: Order, pipe: Connection) -> tuple[str, Any]:
    def tell(done: int, total: int) -> None:
        pipe.send(("running", (done, total)))

    try:
        return "done", work_named(order.work).do(order.arguments, tell)
    except Refusal as refusal:
        return "failed", str(refusal)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        return "failed", say(
            "this should not have happened ({what}); please report it with the file you used", what=what
        )
