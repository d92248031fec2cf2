"""The gallery that is committed: complete, and small enough to be cloned by everybody."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"


def test_the_page_shows_every_picture() -> None:
    shown = re.findall(r"!\[[^]]+\]\(([a-z-]+\.png)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(path.name for path in FOLDER.glob("*.png"))
    assert {"overview.png", "pads.png", "checkers.png", "cards.png", "boards.png", "kit-doodle.png"} <= set(shown)


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3_000_000
