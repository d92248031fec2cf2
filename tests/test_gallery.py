"""The gallery that is committed: complete, and small enough to be cloned by everybody."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "gallery"
LARGE = ["sheet.jpg", "cards.jpg", "kit.jpg", "tiles.jpg", "halloween.jpg", "solo.jpg"]


def test_the_page_shows_every_picture() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^]]+\]\(([a-z-]+\.(?:png|jpg))\)", page)
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir() if path.suffix in (".png", ".jpg"))
    assert {"pads.png", "checkers.png", "cards.png", "boards.png", "kit-doodle.png"} <= set(shown)
    assert shown[: len(LARGE)] == LARGE


def test_every_large_picture_is_shown_by_a_page_about_its_subject_or_the_front_page() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    shown = set(re.findall(r"gallery/([\w-]+\.jpg)\)", text))
    assert set(LARGE) <= shown


def test_pictures_are_large_and_light() -> None:
    assert [path.name for path in FOLDER.iterdir() if path.stat().st_size > 400_000] == []
    for name in LARGE:
        with Image.open(FOLDER / name) as picture:
            assert picture.size == (1500, 1000)
