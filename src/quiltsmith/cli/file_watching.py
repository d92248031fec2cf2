"""`--watch`: do it again whenever a file that was read has changed, until Ctrl-C."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import typer

from quiltsmith.cli.refusals import PROBLEMS, exit_code_of, sentence_of, tell_problems
from quiltsmith.cli.terminal_output import is_quiet
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import Stamp, are_unchanged, noting_files
from quiltsmith.i18n import _

_PAUSE = 0.3


def watch(work: Callable[[], None]) -> None:
    """Do the work, again and again when one of the files that it read has changed.

    A mistake in a file is told and waited for, since it is being edited; wrong use ends the command at once.
    """
    is_first = True
    try:
        while True:
            with noting_files() as files:
                try:
                    work()
                except typer.Exit:
                    pass  # what was found has been told
                except QuiltsmithError as refusal:
                    if is_first and not _can_be_mended(refusal):
                        raise
                    _tell(refusal)
            is_first = False
            sys.stdout.flush()
            if not is_quiet():
                sys.stderr.write(_("watching for changes; Ctrl-C ends it") + "\n")
                sys.stderr.flush()
            _wait_for_change(files)
    except KeyboardInterrupt:
        sys.stderr.write("\n")


def _can_be_mended(refusal: QuiltsmithError) -> bool:
    return exit_code_of(refusal) == PROBLEMS


def _tell(refusal: QuiltsmithError) -> None:
    tell_problems(refusal)
    sys.stderr.write(f"quiltsmith: {sentence_of(refusal)}\n")


def _wait_for_change(files: Mapping[Path, Stamp]) -> None:
    while are_unchanged(files):
        time.sleep(_PAUSE)
