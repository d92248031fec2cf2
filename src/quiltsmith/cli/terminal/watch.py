"""`--watch`: do it again whenever one of the files changes, until Ctrl-C."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.terminal.screen import write_complaint, write_note
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

WatchOption = Annotated[bool, typer.Option("--watch", help="Print again whenever a file changes; Ctrl-C ends it.")]
_PAUSE = 0.3


def watch(work: Callable[[], Iterable[Path]]) -> None:
    """Do the work, which gives the files that it used, again and again when one of them has changed.

    A mistake in a file is told and waited for, since it is being edited; the command ends with Ctrl-C.
    """
    from quiltsmith.decks.reader import DECKS

    files: list[Path] = []
    try:
        while True:
            DECKS.forget()
            try:
                files = list(work())
            except Refusal as refusal:
                if not files:
                    raise
                if isinstance(refusal, Failure):
                    refusal.tell()
                write_complaint(f"quiltsmith: {refusal}")
            write_note(say("watching for changes; Ctrl-C ends it"))
            _wait_for_change(files)
    except KeyboardInterrupt:
        sys.stderr.write("\n")


def used_files(game: str, theme: str, deck: str | None = None) -> list[Path]:
    """List the files that a print was made of."""
    from quiltsmith.decks.reader import find_deck
    from quiltsmith.games.reader import find_game
    from quiltsmith.style.theme_reader import find_theme

    found = (find_game(game), find_theme(theme), find_deck(deck) if deck else None)
    return [path for path in found if path is not None]


def _wait_for_change(files: list[Path]) -> None:
    before = _stamps(files)
    while _stamps(files) == before:
        time.sleep(_PAUSE)


def _stamps(files: list[Path]) -> list[int]:
    """Give the times of last change; a file that is just being replaced has none."""
    return [file.stat().st_mtime_ns if file.is_file() else 0 for file in files]
