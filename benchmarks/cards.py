"""How fast cards are printed: 30 poker cards on four pages, whole processes, against peers that draw less.

Our process reads and checks a deck, measures every text and draws fabrics; the peers draw plain patches from a
list. All embed the same TrueType font, but for protograf. Peers that are not installed are shown as missing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measuring import Row, interleaved

ROOT = Path(__file__).parent.parent
ROUNDS = 9
WARM_ROUNDS = 25
MOST_OF_REPORTLAB = 1.5
MOST_OF_PROTOGRAF = 0.2
PEERS = {"reportlab": "reportlab", "fpdf2": "fpdf", "protograf": "protograf", "typst": "typst"}
_IDS = ",".join(f"P{number:02}" for number in range(1, 31))


def measure() -> list[Row]:
    """Run whole processes in turns."""
    with TemporaryDirectory() as folder:
        there = {name: package for name, package in PEERS.items() if find_spec(package) is not None}
        works = [_ours(folder), *(_peer(name, folder) for name in there)]
        for work in works:
            work()  # once for nothing: compiled modules are there from now on
        ours, *others = interleaved(works, ROUNDS)
    seconds = dict(zip(there, others, strict=True))
    rows = [_row("30 cards, quiltsmith", ours, seconds, "reportlab", MOST_OF_REPORTLAB)]
    if "protograf" in seconds:
        rows.append(_row("30 cards, quiltsmith", ours, seconds, "protograf", MOST_OF_PROTOGRAF))
    rows += [_warm_row(), *(Row(f"30 cards, {name}", taken) for name, taken in seconds.items())]
    return rows + [Row(f"30 cards, {name}", 0.0, note="missing") for name in PEERS if name not in there]


def _row(what: str, ours: float, seconds: dict[str, float], peer: str, limit: float) -> Row:
    return Row(what, ours, ours / seconds[peer], peer, limit)


def _warm_row() -> Row:
    """Draw the cards again in this process, by us and by bare reportlab: what a studio or a script waits for."""
    import quiltsmith as qs
    from benchmarks.card_peers.cards_reportlab import draw

    def ours() -> None:
        qs.write(qs.cards("meadow", backs=False, only=_IDS.split(",")))

    def bare() -> None:
        draw(BytesIO())

    ours()
    bare()
    taken, peer = interleaved([ours, bare], WARM_ROUNDS)
    return Row("30 cards again, quiltsmith", taken, taken / peer, "reportlab, warm too", MOST_OF_REPORTLAB)


def _ours(folder: str) -> Callable[[], object]:
    command = str(Path(sys.executable).with_name("quiltsmith"))
    return _run(folder, command, "cards", "meadow", "--no-backs", "--only", _IDS, "-o", f"{folder}/quiltsmith.pdf")


def _peer(name: str, folder: str) -> Callable[[], object]:
    return _run(folder, sys.executable, "-m", f"benchmarks.card_peers.cards_{name}", f"{folder}/{name}.pdf")


def _run(folder: str, *arguments: str) -> Callable[[], object]:
    # Some machines keep Python from writing compiled modules; users' machines do not.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {"PYTHONPYCACHEPREFIX": f"{folder}/compiled", "PYTHONPATH": str(ROOT)}
    # In the folder for rubbish, since one of the peers leaves files where it is started.
    return lambda: subprocess.run(arguments, check=True, cwd=folder, env=environment, capture_output=True)
