"""A progress bar for work that takes long: on standard error, only on a terminal, gone when the work is done."""

from __future__ import annotations

import sys
import time
from types import TracebackType

_WIDTH = 30
_FIRST_AFTER = 0.5
_NEXT_AFTER = 0.1
_ERASE = "\r\x1b[K"


class Progress:
    """A bar that grows with every step towards a total; without a total it only counts.

    Where results go to the terminal themselves there is no bar, since both would be mixed up.
    """

    def __init__(self, what: str, total: int | None = None) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._is_shown = False
        self._is_wanted = sys.stderr.isatty() and not sys.stdout.isatty()
        self._next_time = time.monotonic() + _FIRST_AFTER

    def __enter__(self) -> Progress:
        return self

    def step(self, count: int = 1) -> None:
        """Go on by one step or several, and draw the bar if it is time to."""
        self._done += count
        if self._is_wanted and (now := time.monotonic()) >= self._next_time:
            self._next_time = now + _NEXT_AFTER
            self._is_shown = True
            sys.stderr.write(f"{_ERASE}{self._what} {self._bar()}")
            sys.stderr.flush()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_shown:
            sys.stderr.write(_ERASE)
            sys.stderr.flush()

    def _bar(self) -> str:
        if not self._total:
            return f"{self._done:,}"
        share = min(1.0, self._done / self._total)
        filled = int(share * _WIDTH)
        return f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {share:4.0%}"
