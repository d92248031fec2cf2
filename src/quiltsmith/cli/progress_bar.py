"""A progress bar for work that takes long: on standard error, only on a terminal, gone when the work is done."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import ClassVar, Self

from quiltsmith.cli.clean_streams import plain_stream
from quiltsmith.cli.terminal_output import is_quiet
from quiltsmith.i18n.number_format import grouped

_WIDTH = 30
_FIRST_AFTER = 0.5
_NEXT_AFTER = 0.1
_ERASE = "\r\x1b[K"


class Progress:
    """A bar that grows with every step towards a total; without a total it only counts.

    Where results go to the terminal while the work is done there is no bar, since both would be mixed up. With a
    `rate`, such as "games/s", it also tells how many steps are done in a second. Of bars within each other only
    the innermost is seen: nobody sees a bar come to its end and then start again.
    """

    _around: ClassVar[list[Progress]] = []

    def __init__(self, what: str, total: int | None = None, rate: str = "", results_at_end: bool = False) -> None:
        self._what, self._total, self._rate = what, total, rate
        self._done = 0
        self._is_shown = False
        is_seen = sys.stderr.isatty() and (results_at_end or not sys.stdout.isatty())
        self._is_wanted = is_seen and not is_quiet()
        self._start = time.monotonic()
        self._next_time = self._start + _FIRST_AFTER

    def __enter__(self) -> Self:
        for bar in self._around:
            bar._is_wanted = False
        self._around.append(self)
        return self

    def expect(self, total: int) -> None:
        """Say how many steps there will be, where that turns out only after a while."""
        self._total = total

    def step(self, count: int = 1) -> None:
        """Go on by one step or several, and draw the bar if it is time to."""
        self._done += count
        if self._is_wanted and (now := time.monotonic()) >= self._next_time:
            self._next_time = now + _NEXT_AFTER
            self._is_shown = True
            _write(f"{_ERASE}{self._what} {self._bar()}")

    @property
    def per_second(self) -> float:
        """How many steps were done in a second so far."""
        return self._done / max(1e-9, time.monotonic() - self._start)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._around.remove(self)
        if self._is_shown:
            _write(_ERASE)

    def _bar(self) -> str:
        rate = f"  {grouped(round(self.per_second))} {self._rate}" if self._rate else ""
        if not self._total:
            return f"{self._done:,}{rate}"
        share = min(1.0, self._done / self._total)
        filled = int(share * _WIDTH)
        return f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {share:4.0%}{rate}"


def _write(text: str) -> None:
    stream = plain_stream(sys.stderr)
    stream.write(text)
    stream.flush()
