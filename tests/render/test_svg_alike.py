"""SVG pages look alike in Chromium and in rsvg, which has none of our fonts: compared by their pixels."""

from __future__ import annotations

import subprocess
from itertools import accumulate
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

import quiltsmith as qs

# Edges are smoothed differently, so squares of some pixels are compared: a missing letter would be far off.
SQUARE = 4
MOST, MEAN = 80, 6.0


def test_pages_look_alike_in_chromium_and_rsvg(tmp_path: Path) -> None:
    printables = {
        "pad": qs.pad("doodle", paper="a5", lang="de"),
        "card": qs.cards("meadow", only=["S01"], preset="tts"),
        "aid": qs.scoring_aid("patchwork", paper="a5"),
    }
    pages = [path for name, made in printables.items() for path in qs.write(made, tmp_path / f"{name}.svg")]
    expected = [drawn_by_rsvg(page) for page in pages]
    for page, one, other in zip(pages, expected, drawn_by_chromium(pages, expected, tmp_path), strict=True):
        difference = ImageChops.difference(in_squares(one), in_squares(other))
        assert max(ImageStat.Stat(difference).mean) < MEAN, page.name
        assert max(most for _, most in ImageStat.Stat(difference).extrema) < MOST, page.name


def drawn_by_rsvg(page: Path) -> Image.Image:
    """Draw a page at the resolution of browsers."""
    drawn = page.with_suffix(".rsvg.png")
    subprocess.run(["rsvg-convert", "-d", "96", "-p", "96", "-o", drawn, page], check=True)
    return Image.open(drawn).convert("RGB")


def drawn_by_chromium(pages: list[Path], sizes: list[Image.Image], folder: Path) -> list[Image.Image]:
    """Draw all pages in one go, one below the other on a dark ground, and cut them apart."""
    tops = [0, *accumulate(size.height for size in sizes)]
    images = [
        f'<img src="{page.name}" style="position:absolute;left:0;top:{top}px">'
        for page, top in zip(pages, tops, strict=False)
    ]
    sheet = folder / "sheet.html"
    sheet.write_text(f'<body style="margin:0;background:#333">{"".join(images)}</body>', encoding="utf-8")
    drawn = folder / "chromium.png"
    width, height = max(size.width for size in sizes), tops[-1]
    options = [
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        f"--window-size={width},{height}",
    ]
    subprocess.run(
        ["chromium-headless-shell", *options, f"--screenshot={drawn}", sheet.as_uri()],
        check=True,
        capture_output=True,
        timeout=60,
    )
    whole = Image.open(drawn).convert("RGB")
    return [whole.crop((0, top, size.width, top + size.height)) for size, top in zip(sizes, tops, strict=False)]


def in_squares(picture: Image.Image) -> Image.Image:
    """Make one pixel of every square, without the outermost ones, which a page may cover in part only."""
    width, height = picture.width // SQUARE - 2, picture.height // SQUARE - 2
    inner = picture.crop((SQUARE, SQUARE, SQUARE * (width + 1), SQUARE * (height + 1)))
    return inner.resize((width, height), Image.Resampling.BOX)
