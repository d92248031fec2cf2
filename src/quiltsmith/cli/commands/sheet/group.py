"""`quiltsmith sheet …`: the commands about finished sheets."""

from __future__ import annotations

from quiltsmith.cli.lazy import group

sheet = group(
    {"check": "sheet.check", "new": "sheet.new"},
    "Fill in and check finished sheets.",
    "Example: quiltsmith sheet new --player Anna",
)
