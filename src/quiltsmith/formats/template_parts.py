"""Text templates of several parts, each below its name in brackets."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats.reading import read_source


def read_parts(path: Path) -> dict[str, str]:
    """Read the parts of a template, without blank lines at their ends."""
    parts: dict[str, list[str]] = {}
    name = ""
    for line in read_source(path).lines:
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
            parts[name] = []
        else:
            parts[name].append(line)
    return {name: "\n".join(lines).rstrip("\n") for name, lines in parts.items()}
