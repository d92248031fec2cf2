"""A pad of 160 sheets, whole processes: ours against bare reportlab with an embedded font, and other tools.

Peers that are not installed are shown as missing; `pip install '.[bench]'` brings them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.measuring import Row, interleaved

SHEETS, MANY_SHEETS = 160, 1000
ROUNDS, ROUNDS_OF_SLOW_PEERS = 9, 3
LIMIT = 1.5
SLOWEST_SHARE_OF_PROTOGRAF = 0.2
MORE, LINEAR = 4, 1.1
MOST_MEGABYTES = 300
ROOT = Path(__file__).parent.parent
BASE = "bare reportlab"
PEERS = {"fpdf2": "fpdf", "typst": "typst", "protograf": "protograf"}
SLOW = {"fpdf2", "protograf"}


def measure() -> list[Row]:
    """Run the quick ones in turns, then the slow ones, then the large pad."""
    with tempfile.TemporaryDirectory() as folder:
        bench = _Bench(Path(folder))
        return [*bench.rows(), bench.many()]


class _Bench:
    """Commands that write into a folder; bytecode is kept there, as an installed program keeps it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = {
            name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
        } | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "PYTHONPATH": str(ROOT)}

    def rows(self) -> list[Row]:
        """Compare with the peers that are there."""
        installed = [peer for peer, module in PEERS.items() if find_spec(module) is not None]
        quick = [peer for peer in installed if peer not in SLOW]
        works = [self._ours(SHEETS), self._peer("reportlab"), *map(self._peer, quick)]
        for work in works:
            work()
        ours, base, *others = interleaved(works, ROUNDS)
        times = dict(zip(quick, others, strict=True))
        for peer in (peer for peer in installed if peer in SLOW):
            (times[peer],) = interleaved([self._peer(peer)], ROUNDS_OF_SLOW_PEERS)
        rows = [
            Row(f"pad of {SHEETS} sheets", ours, ours / base, BASE, LIMIT),
            Row(f"  {BASE}", base),
            *(Row(f"  {peer}", seconds, seconds / base, BASE) for peer, seconds in times.items()),
        ]
        if "protograf" in times:
            ratio = ours / times["protograf"]
            rows.append(Row("  ours", ours, ratio, "protograf", SLOWEST_SHARE_OF_PROTOGRAF))
        rows += [Row(f"  {peer}", 0.0, note="missing: not installed") for peer in PEERS if peer not in times]
        return rows

    def many(self) -> Row:
        """Tell whether several times the sheets take more than as many times as long, and how much memory."""
        few, many = (median(self._cost(MANY_SHEETS * times)[0] for _ in range(3)) for times in (1, MORE))
        megabytes = self._cost(MANY_SHEETS)[1]
        note = f"{megabytes:.0f} MB, at most {MOST_MEGABYTES}"
        ratio = many / few / MORE if megabytes <= MOST_MEGABYTES else float("inf")
        return Row(f"pad of {MANY_SHEETS} sheets", few, ratio, f"linear, to {MORE} times", LINEAR, note)

    def _cost(self, sheets: int) -> tuple[float, float]:
        """Give the seconds and the megabytes of a process."""
        start = perf_counter()
        process = subprocess.Popen(
            self._command(sheets), stdout=subprocess.DEVNULL, env=self._environment, cwd=self._folder
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError("the pad was not printed")
        return perf_counter() - start, usage.ru_maxrss / 1024

    def _command(self, sheets: int) -> list[str]:
        command = Path(sys.executable).with_name("quiltsmith")
        return [str(command), "pad", "--sheets", str(sheets), "-o", str(self._folder / "ours.pdf")]

    def _ours(self, sheets: int) -> Callable[[], object]:
        return self._run(*self._command(sheets))

    def _peer(self, name: str) -> Callable[[], object]:
        out = self._folder / f"{name}.pdf"
        return self._run(sys.executable, "-m", f"benchmarks.pad_peers.{name}_pad", str(out), str(SHEETS))

    def _run(self, *arguments: str) -> Callable[[], object]:
        return lambda: subprocess.run(
            arguments,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self._environment,
            cwd=self._folder,
        )
