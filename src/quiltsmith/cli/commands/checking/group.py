"""`quiltsmith game …` and `quiltsmith theme …`: the commands about files of one's own that prints are made of."""

from __future__ import annotations

from quiltsmith.cli.lazy import group

game = group(
    {"check": "checking.game"},
    "Check game files of your own.",
    "Example: quiltsmith game check my-game.yaml",
)
theme = group(
    {"check": "checking.theme"},
    "Check themes of your own.",
    "Example: quiltsmith theme check my-theme.yaml",
)
