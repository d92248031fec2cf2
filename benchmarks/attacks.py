"""What hostile files cost: `python -m benchmarks.attacks [PART OF A NAME]` writes a table in Markdown."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.hostile.attacks import ATTACKS
from tests.hostile.warm import WarmProcess

# Wider than what the tests allow, so that what is too slow is measured too.
SECONDS, MEGABYTES = 12, 4000


def main() -> None:
    """Run all attacks, or those whose name or command has the given part; loading the command counts too."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    print("| attack | command | exit code | seconds | MB |\n| --- | --- | --- | --- | --- |", flush=True)
    cold = WarmProcess(is_cold=True)
    for attack in ATTACKS:
        if wanted not in attack.name and wanted not in attack.command:
            continue
        with tempfile.TemporaryDirectory() as folder:
            code, seconds, megabytes = attack.run(cold, Path(folder), SECONDS, MEGABYTES).cost
        command = "".join(sign if sign.isprintable() else "·" for sign in attack.command)
        print(f"| {attack.name} | `{command}` | {code} | {seconds:.2f} | {megabytes:.0f} |", flush=True)
    cold.end()


if __name__ == "__main__":
    main()
