"""Where the `quiltsmith` command starts: nothing is loaded yet, so even an early Ctrl-C ends in a sentence."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130


def run() -> None:
    """Load the command line and run it; Ctrl-C is heard from the first to the last moment."""
    try:
        _run()
    except KeyboardInterrupt:
        _stop_at_once()


def _run() -> None:
    from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal

    _tidy_up_when_ended()
    # Who starts a program in the background can shield it from Ctrl-C, and that stays so.
    is_heard = getsignal(SIGINT) is default_int_handler
    if is_heard:
        # While it is loaded, an exception might be taken for a library that is not there.
        signal(SIGINT, _stop_at_once)
    from quiltsmith.cli.main import run as run_commands

    sys.unraisablehook = _interrupt_again
    try:
        if is_heard:
            signal(SIGINT, default_int_handler)
        run_commands()
    finally:
        # All is done and said; what Python still tidies up takes a moment, and would end in a traceback.
        signal(SIGINT, SIG_IGN)


def _tidy_up_when_ended() -> None:
    """Let no half-written file stay where others end the program; it ends as it would have all the same."""
    import signal

    # Windows sends the last one when a console window is closed.
    for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _end_tidily)


def _end_tidily(number: int, _frame: object) -> None:
    from signal import SIG_DFL, signal

    writing = sys.modules.get("quiltsmith.formats.atomic_write")
    remove_unfinished = getattr(writing, "remove_unfinished", None)  # it may be just about to be loaded
    if remove_unfinished is not None:
        remove_unfinished()
    signal(number, SIG_DFL)
    os.kill(os.getpid(), number)


def _stop_at_once(*_: object) -> None:
    os.write(2, b"quiltsmith: interrupted\n")
    os._exit(INTERRUPTED)


def _interrupt_again(ignored: sys.UnraisableHookArgs) -> None:
    """Repeat a Ctrl-C that came where Python can only ignore it, such as while an object is tidied away."""
    if ignored.exc_type is not KeyboardInterrupt:
        sys.__unraisablehook__(ignored)
        return
    from threading import Timer

    try:
        Timer(0.01, _press_ctrl_c).start()
    except KeyboardInterrupt:
        # On a busy machine it comes while we are still here, where it would be lost as well.
        _interrupt_again(ignored)


def _press_ctrl_c() -> None:
    if sys.platform == "win32":
        # There, `os.kill` ends a process at once.
        from _thread import interrupt_main

        interrupt_main()
    else:
        from signal import SIGINT

        os.kill(os.getpid(), SIGINT)
