"""What hostile files cost: `python -m benchmarks.attacks [PART OF A NAME]` writes a table in Markdown."""

from __future__ import annotations

import shlex
import sys
import tempfile
from pathlib import Path

from tests.hostile.attacks import ATTACKS
from tests.hostile.limits import run_limited

# Wider than what the tests allow, so that what is too slow is measured too.
SECONDS, MEGABYTES = 12, 4000


def main() -> None:
    """Run all attacks, or those whose name or command has the given part."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    print("| attack | command | exit code | seconds | MB |\n| --- | --- | --- | --- | --- |", flush=True)
    for attack in ATTACKS:
        if wanted not in attack.name and wanted not in attack.command:
            continue
        with tempfile.TemporaryDirectory() as folder:
            attack.write(Path(folder))
            outcome = run_limited(
                shlex.split(attack.command), Path(folder), attack.feed or b"", seconds=SECONDS, megabytes=MEGABYTES
            )
        print(
            f"| {attack.name} | `{attack.command}` | {outcome.code} | {outcome.seconds:.2f} "
            f"| {outcome.megabytes:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
