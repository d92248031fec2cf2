"""`python -m benchmarks [TOPIC...]`: measure, print a table of ratios, and fail where one is beyond its limit."""

from __future__ import annotations

import importlib
import sys

from benchmarks.measuring import Row

TOPICS = (
    "startup",
    "sheets",
    "geometry",
    "pads",
    "cards",
    "tiles",
    "simulate_doodle",
    "par",
    "simulate_patchwork",
    "bots",
    "studio",
    "page",
    "scan",
)


def main(topics: list[str]) -> int:
    """Measure the topics, all if none is named."""
    if unknown := set(topics) - set(TOPICS):
        print(f"no such topic: {', '.join(sorted(unknown))}; there are {', '.join(TOPICS)}", file=sys.stderr)
        return 2
    rows: list[Row] = []
    for topic in topics or TOPICS:
        print(topic, flush=True)
        for row in importlib.import_module(f"benchmarks.{topic}").measure():
            print(_line(row), flush=True)
            rows.append(row)
    too_slow = [row.what for row in rows if not row.is_within_limit]
    if too_slow:
        print(f"beyond the limit: {'; '.join(too_slow)}", file=sys.stderr)
    return int(bool(too_slow))


def _line(row: Row) -> str:
    ratio = f"{row.ratio:6.2f} × {row.peer}" if row.ratio is not None else ""
    limit = f"at most {row.limit:g}" if row.limit is not None else ""
    return f"  {row.what:<36} {row.seconds * 1000:9.1f} ms  {ratio:<32} {limit:<12} {row.note}".rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
