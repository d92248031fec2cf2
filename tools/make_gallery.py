"""Draw contact sheets of everything that can be printed into docs/gallery/, and the page that shows them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pypdfium2
from PIL import Image, ImageDraw, ImageFont

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import find_deck, load_deck
from quiltsmith.formats.fields import LANGUAGES
from quiltsmith.games.game import Game
from quiltsmith.games.reader import find_game, game_names, load_game
from quiltsmith.layout.kit.document import kit_document
from quiltsmith.layout.kit.parts import KitPlan
from quiltsmith.layout.pad.document import PadWishes, pad_document
from quiltsmith.layout.pad.template import PadTemplate
from quiltsmith.layout.pad.template_reader import find_pad_template, load_pad_template
from quiltsmith.layout.scoring_aid.page import scoring_aid_pages
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.elements import Document, Page
from quiltsmith.scene.fonts import font_path
from quiltsmith.style.card_size import parse_card_size
from quiltsmith.style.choices import Style
from quiltsmith.style.paper import PAPERS, parse_paper
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import find_theme, load_theme, theme_names

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
MOST_BYTES = 3_000_000
GROUND, INK = "#6f6a66", "#ffffff"
GAP, CAPTION = 10, 18
SHARPER = 3


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


@cache
def game(name: str) -> Game:
    """Read a shipped game."""
    path = find_game(name)
    read = load_game(path)[0] if path else None
    if read is None:
        raise SystemExit(f"the game {name} cannot be read")
    return read


@cache
def deck(name: str) -> Deck:
    """Read a shipped deck."""
    path = find_deck(name)
    read = load_deck(path)[0] if path else None
    if read is None:
        raise SystemExit(f"the deck {name} cannot be read")
    return read


@cache
def pad_template(rules: str) -> PadTemplate:
    """Read the usual template of a kind of game."""
    path = find_pad_template("classic" if rules == "doodle" else "duel")
    read = load_pad_template(path)[0] if path else None
    if read is None:
        raise SystemExit("the pad's template cannot be read")
    return read


def style(theme: str, language: str, paper: str, ink: Ink = Ink.FULL) -> Style:
    """Put a style together."""
    path = find_theme(theme)
    read = load_theme(path)[0] if path else None
    if read is None:
        raise SystemExit(f"the theme {theme} cannot be read")
    return Style(read.in_ink(ink), language, parse_paper(paper))


def pad(name: str, look: Style) -> Page:
    """Give one sheet of a pad."""
    played = game(name)
    return pad_document(played, look, pad_template(played.rules), PadWishes()).pages[0]


def kit(name: str, look: Style, sheets: int = 1) -> Document:
    """Give a whole kit."""
    played = game(name)
    plan = KitPlan(deck(played.deck), pad_template(played.rules), parse_card_size("poker"), sheets, more_pads=name)
    return kit_document(played, look, plan)


def part(document: Document, number: int) -> list[Page]:
    """Give the pages of a kit from one bookmark to the next."""
    starts = [bookmark.page for bookmark in document.bookmarks] + [len(document.pages)]
    return list(document.pages[starts[number] : starts[number + 1]])


def everywhere(draw: str) -> Iterable[Shown]:
    """Show a page in every game, theme, language and on every paper."""
    for name in game_names():
        for theme in theme_names():
            for language in LANGUAGES:
                for paper in PAPERS:
                    look = style(theme, language, paper)
                    page = pad(name, look) if draw == "pad" else scoring_aid_pages(game(name), look)[0]
                    yield Shown(f"{theme} · {language} · {paper}", page)


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
    """Show cards, quilt board, time board and tiles on every paper, in every language."""
    for paper in PAPERS:
        for language in LANGUAGES:
            look = style("quilt", language, paper)
            quilted = kit("patchwork", look)
            laid = part(quilted, 5)
            chosen = (part(kit("doodle", look), 5)[0], laid[0], laid[-1], part(quilted, 6)[0])
            yield from (Shown(f"{language} · {paper}", page) for page in chosen)


def whole_kit(name: str, theme: str, language: str, paper: str) -> list[Shown]:
    """Show all pages of a kit."""
    document = kit(name, style(theme, language, paper), 2)
    return [Shown(str(number), page) for number, page in enumerate(document.pages, 1)]


def sheets() -> list[Sheet]:
    """List all contact sheets."""
    doodle = kit("doodle", style("quilt", "en", "a4"))
    first = [part(doodle, 0)[0], pad("doodle", style("quilt", "en", "a4")), part(doodle, 5)[4], part(doodle, 3)[0]]
    return [
        Sheet(
            "overview", "A kit: cover, score sheet, cards, scoring checker", [Shown("", p) for p in first], 620, 4
        ),
        Sheet("kit-doodle", "Every page of a doodle kit", whole_kit("doodle", "quilt", "en", "a4"), 330, 6),
        Sheet(
            "kit-halloween",
            "Every page of a Halloween kit, in German, on Letter",
            whole_kit("halloween", "night", "de", "letter"),
            330,
            6,
        ),
        Sheet("pads", "Score sheets: every game, theme, language and paper", [*everywhere("pad")], 170, 10),
        Sheet(
            "checkers",
            "Scoring checkers: every game, theme, language and paper",
            [*everywhere("checker")],
            180,
            10,
        ),
        Sheet("cards", "Cards: every theme with full, light and black ink", [*cards()], 250, 9),
        Sheet("boards", "Boards and tiles of the two-player games in every theme", [*boards()], 250, 5),
        Sheet("papers", "Cards, boards and tiles on every paper, in English and German", [*papers()], 210, 8),
    ]


def draw_sheet(sheet: Sheet) -> Image.Image:
    """Put pictures of the pages beside and below each other."""
    pictures = list(render(sheet.shown, sheet.height))
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


def render(shown: Sequence[Shown], height: int) -> Iterable[Image.Image]:
    """Render pages so that their longer side has so many pixels.

    Pdfium fills every pixel that a line touches; drawn larger and then reduced, thin lines stay thin.
    """
    data = render_pdf(Document([one.page for one in shown], "gallery"))
    with pypdfium2.PdfDocument(data) as pdf:
        for page in pdf:
            width, length = page.get_size()
            scale = height / max(width, length)
            large = page.render(scale=scale * SHARPER).to_pil().convert("RGB")
            yield large.resize((round(width * scale), round(length * scale)), Image.Resampling.LANCZOS)


def packed(picture: Image.Image) -> bytes:
    """Write a PNG with few colours, which printed pages have anyway."""
    buffer = io.BytesIO()
    picture.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        buffer, "PNG", optimize=True
    )
    return buffer.getvalue()


def main() -> None:
    """Draw everything and write the page that shows it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Gallery",
        "",
        "What quiltsmith prints, seen from afar. `make gallery` draws these pictures anew.",
        "",
    ]
    total = 0
    for sheet in sheets():
        data = packed(draw_sheet(sheet))
        (FOLDER / f"{sheet.name}.png").write_bytes(data)
        total += len(data)
        print(f"docs/gallery/{sheet.name}.png {len(data) // 1000} kB")
        lines += [f"## {sheet.title}", "", f"![{sheet.title}]({sheet.name}.png)", ""]
    (FOLDER / "README.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    if total > MOST_BYTES:
        raise SystemExit(f"the pictures take {total} bytes, more than {MOST_BYTES}; make them smaller")


if __name__ == "__main__":
    main()
