"""Jobs in processes of their own: pages answer meanwhile, and a job ends at once when it is cancelled."""

from __future__ import annotations

import os
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread

from quiltsmith.formats.command_hints import without_terminal
from quiltsmith.i18n import _, use_locale
from quiltsmith.processes import detach_stdio, end_with_parent, starting_process
from quiltsmith.studio.job_runner import End, Heard, Order, outcome_of

_PATIENCE = 1.0
_MANNERS = 5
"""How much others go before, as `nice` counts it: pages answer while this counts."""


def run_in_process(order: Order, heard: Heard) -> End:
    """Start a process for a work; a thread listens to it."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=obey, args=(order, theirs), daemon=True)
    with starting_process():
        process.start()
    theirs.close()
    Thread(target=_listen, args=(process, ours, heard), daemon=True).start()
    return process.terminate


def _listen(process: SpawnProcess, pipe: Connection, heard: Heard) -> None:
    said = "running"
    try:
        while said == "running":
            said, what = pipe.recv()
            heard(said, what)
    except (EOFError, OSError):
        heard("failed", _("the work has ended before its time"))
    process.join(_PATIENCE)
    pipe.close()


def obey(order: Order, pipe: Connection) -> None:
    """Do what an order says, in the process that was started for it."""
    # The parent hears Ctrl-C and ends us; a process that heard it too would only complain.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    detach_stdio()
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(_MANNERS)
    os.chdir(order.folder)
    with use_locale(order.language), without_terminal():
        pipe.send(outcome_of(order, lambda done, total: pipe.send(("running", (done, total)))))
