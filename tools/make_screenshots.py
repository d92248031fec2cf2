"""Take the pictures of the studio in docs/studio/: the real pages, in the system's Chromium."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, ViewportSize

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

from screenshot_states import STATES, sheet_in_hand  # noqa: E402
from tests.scan.photographed import photo_of  # noqa: E402
from tests.studio.browsers import DESKTOP, PHONE, OpenBrowser, Visitor, opened_browser  # noqa: E402
from tests.studio.servers import RunningStudio, running_studio  # noqa: E402

from quiltsmith.studio.page_texts import page_texts  # noqa: E402

FOLDER = ROOT / "docs" / "studio"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
DUELS = ("patchwork/tied.txt", "patchwork/halloween.txt")
EXAMPLES = ("good.txt", "five-mistakes.txt", "german.txt", "tiny.yaml", "three-players/deal.yaml", *DUELS)
COLOURS, COLOURS_OF_PHOTOS = 256, 40
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "phonewide": {"width": 740, "height": 360},
    "tablet": {"width": 768, "height": 1024},
    "tabletwide": {"width": 1024, "height": 768},
    "desktop": {"width": 1280, "height": 800},
    "large": {"width": 1920, "height": 1080},
    "zoomed": {"width": 640, "height": 400},
}
"""Screens that people have; the last is a desktop at 200 %."""
BOARD = (
    "######...",
    "#######..",
    "########.",
    "########.",
    "#########",
    ".########",
    ".########",
    "..#######",
    "..######.",
)
SCORES = (16, 28, 37)


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
    photo: bool = False
    """Whether a photo of a sheet is handed to the page, and its scores typed."""
    come: Callable[[Visitor], Page] | None = None
    """What brings the page into a state that buttons alone do not."""


SHOTS = (
    Shot("home", "#/"),
    Shot("home-phone", "#/", {"viewport": PHONE, "locale": "de"}),
    Shot("sheet", "", until=".sheet-held", come=sheet_in_hand),
    Shot(
        "duel",
        "#/sheet?sheet=tied.txt",
        until=".duel-switch",
        choose=("Turns", "Correct: Clara takes L", "from here on", "[class*=offer][aria-disabled=false]"),
    ),
    Shot(
        "duel-phone",
        "#/sheet?sheet=halloween.txt",
        {"viewport": PHONE, "locale": "de"},
        ".duel-switch",
        ("Züge", "Berichtigen: Mia nimmt K", "ab hier zurücknehmen"),
    ),
    Shot(
        "duel-dark",
        "#/sheet?sheet=patchwork/five-mistakes.txt&example=1",
        {"color_scheme": "dark"},
        ".duel-switch",
        ("Turns",),
    ),
    Shot("scan", "#/scan", {"viewport": {"width": 1040, "height": 900}}, ".scan-drop", photo=True),
    Shot("table", "#/play?deal=deal.yaml", until=".play-next", choose=("Roll",)),
    Shot("deck", "#/deck?deck=meadow", until=".deck-facts .deck-fact", choose=("P20",)),
    Shot("print", "#/print/cards?deck=meadow&cuts=true", until=".sheets li:nth-child(4) .sheet-paper"),
    Shot("print-dark", "#/print/kit?game=doodle", {"color_scheme": "dark", "locale": "de"}, ".sheet-paper"),
)


ALL = {
    "home": ("#/", ".home-jobs, main > .page", ""),
    "sheet-begin": ("#/sheet?fresh", "#begin-player", ""),
    "sheet": ("#/sheet?sheet=good.txt", ".sheet-piece", ""),
    "sheet-mistakes": ("#/sheet?sheet=five-mistakes.txt", ".sheet-piece", ""),
    "sheet-print": ("#/sheet?sheet=good.txt", ".sheet-piece", ".sheet-bar button:has-text('[frame.print]')"),
    "duel": ("#/sheet?sheet=tied.txt", ".sheet-piece", ""),
    "decks": ("#/deck", ".deck-generate", ".deck-generate summary"),
    "deck": ("#/deck?deck=meadow", ".deck-facts .deck-fact", ""),
    "deck-priced": ("#/deck?deck=classic", ".deck-facts .deck-fact", ""),
    "deck-statistics": ("#/deck?deck=meadow", ".deck-fact", ".deck-bar .button:has-text('[deck.statistics]')"),
    "deck-bots": ("#/deck?deck=meadow", ".deck-fact", ".deck-bar .button:has-text('[deck.bots]')"),
    "print": ("#/print/cards?deck=meadow&cuts=true", ".sheet-paper svg, .sheet-paper", ""),
    "preflight": ("#/print/preflight", "main > .page", ""),
    "play": ("#/play", ".play-ways", ""),
    "table": ("#/play?deal=deal.yaml", ".play-next", ".play-next"),
}
"""Every page: its address, what to wait for, and what is pressed there, with keys of words in brackets."""
PATIENCE, SETTLED = 12_000, 400
"""Milliseconds."""
DRAWN = """() => Promise.all([...document.images].filter(one => one.loading !== "lazy")
    .map(one => one.decode().catch(() => 0)))"""
"""Waits until all pictures are there."""


def main() -> None:
    """Take all pictures anew; with `--all FOLDER`, every page in every way into a folder, to be looked at."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--all", metavar="FOLDER", type=Path, help="every page, language, light and dark, size")
    asked.add_argument("--only", default="", help="with --all: pages whose names begin so, such as sheet,deck-")
    asked.add_argument("--ways", default="", help="with --all: ways to look, such as phone-dark-de")
    asked.add_argument("--languages", default="en,de", help="with --all: which, such as de,pl")
    wishes = asked.parse_args()
    everywhere = wishes.all
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "quilts"
        folder.mkdir()
        for example in EXAMPLES:
            shutil.copy(ROOT / "examples" / example, folder)
        with running_studio(folder) as studio, opened_browser() as browser:
            if everywhere is not None:
                languages = wishes.languages.split(",")
                _take_all(browser, studio, everywhere, tuple(wishes.only.split(",")), wishes.ways, languages)
                return
            FOLDER.mkdir(exist_ok=True)
            for shot in SHOTS:
                visitor = Visitor(browser, studio, **{"viewport": DESKTOP, **shot.visitor})
                _take(shot.come(visitor) if shot.come else visitor.go(shot.place), shot)
                visitor.leave()
        _draw_overlay(folder)


def _hand_photo(page: Page) -> None:
    page.set_input_files("#scan-choose", {"name": "anna.jpg", "mimeType": "image/jpeg", "buffer": photo_of(BOARD)})
    page.get_by_label("Player").fill("Anna")
    for number, score in enumerate(SCORES, 1):
        page.get_by_label(f"Round {number}").fill(str(score))
    page.locator(".scan-total").wait_for()
    page.locator(".told:empty").wait_for(state="attached")


def _draw_overlay(folder: Path) -> None:
    """Make the picture that `quiltsmith scan --overlay` makes of the same photo."""
    photo, picture = folder / "anna.jpg", FOLDER / "overlay.png"
    photo.write_bytes(photo_of(BOARD))
    scores = ",".join(map(str, SCORES))
    words = ("scan", photo, "--scores", scores, "--player", "Anna", "--overlay", picture)
    subprocess.run([sys.executable, "-m", "quiltsmith", *map(str, words)], check=True, stdout=subprocess.DEVNULL)
    with Image.open(picture) as drawn:
        drawn.resize((drawn.width // 2, drawn.height // 2)).save(picture)
    _use_few_colours(picture, COLOURS_OF_PHOTOS)


def _take_all(
    browser: OpenBrowser,
    studio: RunningStudio,
    folder: Path,
    only: tuple[str, ...],
    ways: str,
    languages: list[str],
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for language, scheme, size in product(languages, SCHEMES, SIZES):
        way = f"{size}-{scheme}-{language}"
        if ways and way not in ways.split(","):
            continue
        visitor = Visitor(browser, studio, viewport=SIZES[size], locale=language, color_scheme=scheme)
        for name, come in {**{name: _pressed(*page) for name, page in ALL.items()}, **STATES}.items():
            if not name.startswith(only):
                continue
            visitor.go("#/")
            visitor.page.evaluate("localStorage.clear()")
            visitor.page.reload()
            visitor.page.set_default_timeout(PATIENCE)
            try:
                page = come(visitor)
            except PlaywrightError as error:
                print(f"{name} {way} was not reached: {str(error).splitlines()[0]}", flush=True)
                continue
            page.wait_for_load_state("networkidle")
            page.evaluate(DRAWN)
            page.screenshot(path=folder / f"{name}-{way}.png")
            print(f"{name} {way}", flush=True)
        for complaint in visitor.complaints:
            print(complaint)
        visitor.complaints.clear()
        visitor.leave()


def _pressed(place: str, until: str, press: str) -> Callable[[Visitor], Page]:
    def come(visitor: Visitor) -> Page:
        page = visitor.go(place)
        page.reload()
        page.locator(until).first.wait_for(state="attached")
        if press:
            # On small screens some buttons are behind another one.
            words = page_texts(page.evaluate("document.documentElement.lang"))
            found = page.locator(re.sub(r"\[(\w+\.\w+)\]", lambda key: str(words[key[1]]), press)).first
            found.evaluate("made => made.click()")
        return page

    return come


def _take(page: Page, shot: Shot) -> None:
    page.locator(shot.until).first.wait_for()
    if shot.photo:
        _hand_photo(page)
    for button in shot.choose:
        named = page.locator(button) if button.startswith("[") else page.get_by_role("button", name=button)
        named.last.click()
        page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)  # what was chosen last may still bring something into sight
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    file = FOLDER / f"{shot.name}.png"
    page.screenshot(path=file)
    _use_few_colours(file, COLOURS_OF_PHOTOS if shot.photo else COLOURS)


def _use_few_colours(file: Path, colours: int) -> None:
    # Few colours: a guide should be quick to load and small to keep.
    Image.open(file).convert("RGB").quantize(colours, kmeans=3, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.relative_to(ROOT)} {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
