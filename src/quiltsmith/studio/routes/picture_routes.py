"""Pictures for the pages, drawn by the same hand as what is printed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_edits import ShapeText
from quiltsmith.formats.sheet_text import EMPTY_CHARACTERS, BoardText
from quiltsmith.games.sheets.sheet_files import read_sheets
from quiltsmith.geometry.letter_shapes import letter_like
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.i18n import get_locale
from quiltsmith.layout.previews.screen_pictures import (
    board_picture,
    card_pictures,
    logo_picture,
    patch_picture,
    ribbon_picture,
    swatch_picture,
)
from quiltsmith.render.svg import render_page, render_svg
from quiltsmith.scene.elements import Document
from quiltsmith.scene.qr_code import qr_code
from quiltsmith.studio.endpoints import Content, Endpoint, Nothing, get, post
from quiltsmith.studio.fabric_lookup import USUAL_THEME, has_default_theme, named_fabric
from quiltsmith.studio.named_files import checked_name, example_path, named, named_deck
from quiltsmith.studio.shared import Studio
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Theme
from quiltsmith.style.theme_reader import THEMES

Drawing = TypeVar("Drawing")
_Side = Annotated[int, Meta(ge=1, le=12)]


class PatchQuestion(Struct, frozen=True):
    """A patch in a fabric, which the page was told with the patch."""

    shape: ShapeText
    fabric: Annotated[str, Meta(max_length=200, pattern=r"^(.+/)?(plain|special|[0-9]{1,4})$")] = "0"
    seam: bool = True
    run: str = ""


class SwatchQuestion(Struct, frozen=True):
    """A piece of a fabric of a theme, so many spaces wide and high."""

    fabric: int = 0
    theme: str = USUAL_THEME
    columns: _Side = 2
    rows: _Side = 2


class SheetPictureQuestion(Struct, frozen=True):
    """The board of a sheet of the folder, or of an example."""

    name: str
    is_example: bool = False


class CardsQuestion(Struct, frozen=True):
    """The cards of a deck; if their pictures are wanted, in the fabrics of a theme."""

    deck: str
    theme: str = USUAL_THEME
    pictures: bool = False


class CodeQuestion(Struct, frozen=True):
    """A link that is to be read by a camera."""

    text: Annotated[str, Meta(max_length=1500, pattern="^[!-~]+$")]


class CodeAnswer(Struct, frozen=True):
    """The rows of a code, `#` dark and `.` light."""

    rows: tuple[str, ...]


class CardPicture(Struct, frozen=True):
    """A card, the letter that its patch looks like, and its picture if wanted; the fonts are those of the page."""

    id: str
    size: int
    shape: str
    letter: str
    is_start: bool
    svg: str


def patch(studio: Studio, asked: PatchQuestion) -> Content:
    fabric, theme = named_fabric(studio.folder, asked.fabric)
    drawn = patch_picture(Shape.parse(asked.shape), fabric, theme, seam=asked.seam)
    # Themes of the folder may be changed at any time; the usual one is the same for a whole run.
    return _svg(drawn, lasts=asked.run != "" and has_default_theme(asked.fabric))


def swatch(studio: Studio, asked: SwatchQuestion) -> Content:
    """Draw a piece of fabric."""
    theme = named(THEMES, studio.folder, asked.theme)
    return _svg(swatch_picture(theme.fabric(asked.fabric), theme, asked.columns, asked.rows))


def ribbon(studio: Studio, asked: Nothing) -> Content:
    """Draw the ribbon below the top of every page."""
    theme = named(THEMES, studio.folder, USUAL_THEME)
    return _drawn_once("ribbon", (theme,), lambda: _svg(ribbon_picture(theme)))


def logo(studio: Studio, asked: Nothing) -> Content:
    """Draw the sign of the program."""
    theme = named(THEMES, studio.folder, USUAL_THEME)
    return _drawn_once("logo", (theme,), lambda: _svg(logo_picture(theme)))


def sheet(studio: Studio, asked: SheetPictureQuestion) -> Content:
    """Draw the first board of a sheet, small."""
    path = example_path(asked.name) if asked.is_example else Path(checked_name(studio.folder, asked.name))
    drawn = next((board for text in islice(read_sheets(path), 1) for board in text.boards.values()), None)
    theme = named(THEMES, studio.folder, USUAL_THEME)
    rows = len(drawn.rows) if drawn else 9
    columns = max((len(row) for _, row in drawn.rows), default=9) if drawn else 9
    return _svg(board_picture((rows, columns), _pieces(drawn) if drawn else {}, theme))


def cards(studio: Studio, asked: CardsQuestion) -> list[CardPicture]:
    """List all cards of a deck."""
    deck = named_deck(studio.folder, asked.deck)
    if not asked.pictures:
        return _drawn_once("shapes", (deck,), lambda: _cards(deck, [""] * len(deck.everything)))
    theme = named(THEMES, studio.folder, asked.theme)
    return _drawn_once(f"cards {get_locale()}", (deck, theme), lambda: _cards(deck, _pictures(deck, theme)))


def _pictures(deck: Deck, theme: Theme) -> list[str]:
    return list(render_svg(card_pictures(deck, Style(theme, get_locale(), PAPERS["a4"])), "bare"))


def _cards(deck: Deck, pictures: list[str]) -> list[CardPicture]:
    return [
        CardPicture(card.id, card.shape.size, str(card.shape), letter_like(card.shape), card.is_start, svg)
        for card, svg in zip(deck.everything, pictures, strict=True)
    ]


_MOST_DRAWN = 16
_drawn: dict[tuple[str, tuple[int, ...]], tuple[tuple[object, ...], Any]] = {}


def _drawn_once(what: str, values: tuple[object, ...], draw: Callable[[], Drawing]) -> Drawing:
    """Return what was drawn of the same decks and themes before, or draw it.

    A deck or theme is the same value as long as no file has changed that it depends on. The values are kept with
    what was drawn of them, so that no other value can have the same identity.
    """
    key = what, tuple(map(id, values))
    known = _drawn.get(key)
    if known is not None:
        drawing: Drawing = known[1]
        return drawing
    drawing = draw()
    if len(_drawn) >= _MOST_DRAWN:
        _drawn.pop(next(iter(_drawn)), None)
    _drawn[key] = values, drawing
    return drawing


def code(studio: Studio, asked: CodeQuestion) -> CodeAnswer:
    """Return a text as a code that cameras read."""
    return CodeAnswer(qr_code(asked.text))


def _pieces(drawn: BoardText) -> dict[str, list[Cell]]:
    pieces: dict[str, list[Cell]] = {}
    for row, (_, text) in enumerate(drawn.rows):
        for column, letter in enumerate(text):
            if letter not in EMPTY_CHARACTERS:
                pieces.setdefault(letter, []).append((row, column))
    return pieces


def _svg(document: Document, *, lasts: bool = False) -> Content:
    return Content(render_page(document, 1, "bare").encode("utf-8"), "image/svg+xml", lasts=lasts)


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/picture/patch.svg", PatchQuestion, patch),
    get("/picture/swatch.svg", SwatchQuestion, swatch),
    get("/picture/ribbon.svg", Nothing, ribbon),
    get("/picture/logo.svg", Nothing, logo),
    get("/picture/sheet.svg", SheetPictureQuestion, sheet),
    get("/api/cards", CardsQuestion, cards),
    post("/api/code", CodeQuestion, code),
)
