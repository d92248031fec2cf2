"""Contact sheets: small pictures of all pages, beside and below each other."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import quiltsmith as qs
from gallery.shipped import game, kit, pad, part, pixels, style
from quiltsmith.api.products import prepare_of
from quiltsmith.api.sheet_and_deck_checks import given_deals, sheet_texts
from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import words_in
from quiltsmith.formats.library import shipped_folder
from quiltsmith.games.game_reader import game_names
from quiltsmith.games.sheets.league import Evening, league_table
from quiltsmith.games.sheets.ranking import entrant
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_kind import GivenDeal
from quiltsmith.layout.evening.league_document import league_document
from quiltsmith.layout.evening.ranking_document import ranking_document
from quiltsmith.layout.evening.wall_lists import EveningSheet, evening_sheet, wall_lists
from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_pages
from quiltsmith.scene.elements import Page
from quiltsmith.scene.fonts import font_path
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names

GROUND, INK = "#6f6a66", "#ffffff"
GAP, CAPTION = 10, 18


@dataclass(frozen=True)
class Shown:
    """A page with the words below it."""

    caption: str
    page: Page


@dataclass(frozen=True)
class Sheet:
    """A contact sheet: its name and title, the longer side of a page in pixels, and how many stand in a row."""

    name: str
    title: str
    shown: Sequence[Shown]
    height: int
    columns: int


def everywhere(draw: str) -> Iterable[Shown]:
    """Show a page in every game and theme and on every paper, in English and German."""
    for name in game_names():
        for theme in theme_names():
            for language in ("en", "de"):
                for paper in PAPERS:
                    look = style(theme, language, paper)
                    page = pad(name, look) if draw == "pad" else scoring_aid_pages(game(name), look)[0]
                    yield Shown(f"{theme} · {language} · {paper}", page)


def languages() -> Iterable[Shown]:
    """Show a score sheet and a scoring aid in every language."""
    for language in title_languages():
        look = style("quilt", language, "a4")
        yield Shown(words_in(language)["language"], pad("doodle", look))
    for language in title_languages():
        look = style("night", language, "a4")
        yield Shown(words_in(language)["language"], scoring_aid_pages(game("halloween"), look)[0])


def cards() -> Iterable[Shown]:
    """Show fronts, start cards and backs in every theme and ink."""
    for theme in theme_names():
        for ink in Ink:
            pages = part(kit("doodle", style(theme, "en", "a4", ink)), 5)
            for what, page in (("fronts", pages[2]), ("start cards", pages[6]), ("backs", pages[3])):
                yield Shown(f"{what} · {theme} · {ink}", page)


def boards() -> Iterable[Shown]:
    """Show boards and tiles of the two-player games."""
    for name in ("patchwork", "halloween"):
        for theme in theme_names():
            document = kit(name, style(theme, "de" if theme == "paper" else "en", "a4"))
            for page in (*part(document, 5), *part(document, 6)):
                yield Shown(f"{name} · {theme}", page)


def papers() -> Iterable[Shown]:
    """Show cards, quilt board, time board and tiles on every paper."""
    for paper in PAPERS:
        for language in ("en", "de"):
            look = style("quilt", language, paper)
            quilted = kit("patchwork", look)
            laid = part(quilted, 5)
            chosen = (part(kit("doodle", look), 5)[0], laid[0], laid[-1], part(quilted, 6)[0])
            yield from (Shown(f"{language} · {paper}", page) for page in chosen)


def whole_kit(name: str, theme: str, language: str, paper: str) -> list[Shown]:
    """Show all pages of a kit."""
    document = kit(name, style(theme, language, paper), 2)
    return [Shown(str(number), page) for number, page in enumerate(document.pages, 1)]


def boxes() -> Iterable[Shown]:
    """Show a tuck box and a tray, each in one language."""
    for page in qs.box("meadow", lang="en").document.pages:
        yield Shown("meadow, en", page)
    for page in qs.box("classic", lang="de").document.pages:
        yield Shown("classic, de", page)


def evenings() -> Iterable[Shown]:
    """Show what a club hangs on its wall: rankings, certificates and tables."""
    season = shipped_folder("examples") / "season"
    deals = given_deals([season / "autumn.yaml", season / "winter.yaml"])
    for language in ("en", "de"):
        look = style("quilt", language, "a4")
        for name in ("evening", "patchwork"):
            lists = wall_lists(_checked(shipped_folder("examples") / name), look)
            yield Shown(f"sheet check · {language}", ranking_document(lists[:1], look).pages[0])
        prepared = prepare_of(qs.certificate)(season / "evening-1", lang=language)
        yield Shown(f"certificate · {language}", prepared.document().pages[0])
        played = [_checked(season / f"evening-{number}", deals) for number in (1, 2, 3)]
        nights = [
            Evening(str(number), [sheet.entry for sheet in sheets if sheet.entry])
            for number, sheets in enumerate(played, 1)
        ]
        yield Shown(f"league · {language}", league_document(league_table(nights, best=2), look).pages[0])


def _checked(folder: Path, deals: Sequence[GivenDeal] = ()) -> list[EveningSheet]:
    checked = check_related(SheetChecking(deals=deals), sheet_texts(folder))
    return [evening_sheet(one, entrant(one, is_corrected=True)) for one in checked]


def sheets() -> list[Sheet]:
    """List all contact sheets."""
    return [
        Sheet("kit-doodle", "Every page of a doodle kit", whole_kit("doodle", "quilt", "en", "a4"), 330, 6),
        Sheet(
            "kit-halloween",
            "Every page of a Halloween kit, in German, on Letter",
            whole_kit("halloween", "night", "de", "letter"),
            330,
            6,
        ),
        Sheet(
            "pads",
            "Score sheets: every game, theme and paper, in English and German",
            [*everywhere("pad")],
            170,
            10,
        ),
        Sheet(
            "checkers",
            "Scoring aids: every game, theme and paper, in English and German",
            [*everywhere("checker")],
            180,
            10,
        ),
        Sheet("languages", "A score sheet and a scoring aid in every language", [*languages()], 300, 7),
        Sheet("cards", "Cards: every theme with full, light and black ink", [*cards()], 250, 9),
        Sheet("boards", "Boards and tiles of the two-player games in every theme", [*boards()], 225, 5),
        Sheet("boxes", "Boxes to fold, in English and German", [*boxes()], 560, 4),
        Sheet("evenings", "An evening's rankings, certificates, and a league's table", [*evenings()], 480, 4),
        Sheet("papers", "Cards, boards and tiles on every paper, in English and German", [*papers()], 210, 8),
    ]


def draw_sheet(sheet: Sheet) -> Image.Image:
    """Put pictures of the pages beside and below each other."""
    pictures = [
        picture
        for one in sheet.shown
        for picture in pixels([one.page], sheet.height / max(one.page.width, one.page.height), 3)
    ]
    rows = [pictures[at : at + sheet.columns] for at in range(0, len(pictures), sheet.columns)]
    below = CAPTION if any(shown.caption for shown in sheet.shown) else 0
    width = max(sum(picture.width + GAP for picture in row) for row in rows) + GAP
    heights = [max(picture.height for picture in row) + GAP + below for row in rows]
    canvas = Image.new("RGB", (width, sum(heights) + GAP), GROUND)
    pen = ImageDraw.Draw(canvas)
    letters = ImageFont.truetype(str(font_path("text")), 11)
    captions = iter(sheet.shown)
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        x, foot = GAP, y + height - GAP - below
        for picture in row:
            canvas.paste(picture, (x, foot - picture.height))
            pen.text((x + picture.width / 2, foot + 2), next(captions).caption, INK, letters, "ma")
            x += picture.width + GAP
        y += height
    return canvas


def packed_sheet(picture: Image.Image) -> bytes:
    """Write a PNG with few colours, which printed pages have anyway."""
    buffer = io.BytesIO()
    picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        buffer, "PNG", optimize=True
    )
    return buffer.getvalue()
