"""All facts about a shape as plain values, for scripts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quiltsmith.geometry.cuts import Cut, illegal_cuts, legal_cuts
from quiltsmith.geometry.shape import Shape


def describe(shape: Shape) -> dict[str, Any]:
    """Give all facts about a shape; shapes are rows joined by `/`."""
    return {
        "shape": str(shape),
        "size": shape.size,
        "rows": shape.rows,
        "columns": shape.columns,
        "connected": shape.is_connected(),
        "chiral": shape.is_chiral(),
        "symmetry": shape.symmetry().value,
        "perimeter": shape.perimeter(),
        "holes": shape.holes(),
        "orientations": [str(turned) for turned in shape.orientations()],
        "canonical": str(shape.canonical()),
        "cuts": _describe_cuts(legal_cuts(shape)),
        "illegal_cuts": _describe_cuts(illegal_cuts(shape)),
    }


def _describe_cuts(cuts: Iterable[Cut]) -> list[dict[str, Any]]:
    return [{"line": str(cut.line), "pieces": [str(piece) for piece in cut.free_pieces()]} for cut in cuts]
