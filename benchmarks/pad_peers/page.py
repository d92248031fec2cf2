"""What the peers draw: numbers and words of one page of A4, in points from the lower left corner."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

WIDTH, HEIGHT = 595.28, 841.89
SIDE, CELLS = 450, 9
LEFT, TOP = 70, 760
TITLE = "Doodle"
TEXTS = tuple((70 + 240 * (number % 2), 280 - 24 * (number // 2), f"Round {number + 1}") for number in range(20))


def font_file() -> str:
    """Find the TrueType file that quiltsmith prints with too."""
    spec = find_spec("font_source_sans_pro")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("font_source_sans_pro")
    return str(Path(spec.origin).parent / "files" / "SourceSansPro-Regular.ttf")
