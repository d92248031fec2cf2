"""Take the pictures of the studio in docs/studio/: the real pages, in the system's Chromium."""

from __future__ import annotations

import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.studio.browsers import DESKTOP, PHONE, Visitor, opened_browser  # noqa: E402
from tests.studio.servers import running_studio  # noqa: E402

FOLDER = ROOT / "docs" / "studio"
DUELS = ("patchwork/tied.txt", "patchwork/halloween.txt")
EXAMPLES = ("good.txt", "five-mistakes.txt", "german.txt", "tiny.yaml", "three-players/deal.yaml", *DUELS)
COLOURS = 256


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture: its file, the page that it shows, how the visitor came, and what is chosen there.

    Buttons are chosen by their words, or by a selector in brackets.
    """

    name: str
    place: str
    visitor: dict[str, Any] = field(default_factory=dict)
    until: str = "main > .page"
    choose: tuple[str, ...] = ()


SHOTS = (
    Shot("home", "#/"),
    Shot("home-phone", "#/", {"viewport": PHONE, "locale": "de"}),
    Shot("sheet", "#/sheet?sheet=good.txt", until=".sheet-piece", choose=("Take back: Turn 17",)),
    Shot(
        "duel",
        "#/sheet?sheet=tied.txt",
        until=".duel-switch",
        choose=("Turns", "Go back to before: Clara takes L", "Patches", "[class*=offer][aria-disabled=false]"),
    ),
    Shot(
        "duel-phone",
        "#/sheet?sheet=halloween.txt",
        {"viewport": PHONE, "locale": "de"},
        ".duel-switch",
        ("Züge", "Zurück bis vor: Mia nimmt K", "[data-tab=market]"),
    ),
    Shot(
        "duel-dark",
        "#/sheet?sheet=patchwork/five-mistakes.txt&example=1",
        {"color_scheme": "dark"},
        ".duel-switch",
        ("Turns",),
    ),
    Shot("table", "#/play?deal=deal.yaml", until=".play-next", choose=("Roll",)),
    Shot("deck", "#/deck?deck=meadow", until=".deck-facts .deck-fact", choose=("P20",)),
    Shot("print", "#/print/cards?deck=meadow&cuts=true", until=".sheets li:nth-child(4) .sheet-paper"),
    Shot("print-dark", "#/print/kit?game=doodle", {"color_scheme": "dark", "locale": "de"}, ".sheet-paper"),
)


def main() -> None:
    """Take all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "quilts"
        folder.mkdir()
        for example in EXAMPLES:
            shutil.copy(ROOT / "examples" / example, folder)
        with running_studio(folder) as studio, opened_browser() as browser:
            for shot in SHOTS:
                visitor = Visitor(browser, studio, **{"viewport": DESKTOP, **shot.visitor})
                _take(visitor.go(shot.place), shot)
                visitor.leave()


def _take(page: Page, shot: Shot) -> None:
    page.locator(shot.until).first.wait_for()
    for button in shot.choose:
        named = page.locator(button) if button.startswith("[") else page.get_by_role("button", name=button)
        named.last.click()
        page.wait_for_load_state("networkidle")
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    file = FOLDER / f"{shot.name}.png"
    page.screenshot(path=file)
    # Few colours: a guide should be quick to load and small to keep.
    Image.open(file).convert("RGB").quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
