"""`quiltsmith sheet …`: the commands about finished sheets."""

from __future__ import annotations

from quiltsmith.cli.lazy import group

sheet = group(
    {"check": "sheet_check", "new": "sheet_new"},
    "Fill in and check finished sheets.",
    "Example: quiltsmith sheet new --player Anna",
)
