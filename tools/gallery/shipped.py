"""The shipped games, decks, templates and themes that the pictures show, and their pages as pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeVar

import pypdfium2
from PIL import Image

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.formats.definitions import Definitions
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.layout.kit.kit_document import KitPlan, kit_document
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import PADS, PadTemplate
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.elements import Document, Page
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_card_size, parse_paper
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import THEMES

INCH = 25.4


Value = TypeVar("Value")


def _shipped(kind: Definitions[Value], name: str) -> Value:
    path = kind.find(name)
    read = kind.load(path)[0] if path else None
    if read is None:
        raise SystemExit(f"{name} cannot be read")
    return read


@cache
def game(name: str) -> Game:
    """Read a shipped game."""
    return _shipped(DEFINITIONS, name)


@cache
def deck(name: str) -> Deck:
    """Read a shipped deck."""
    return _shipped(DECKS, name)


@cache
def pad_template(name: str) -> PadTemplate:
    """Read a shipped template of pads."""
    return _shipped(PADS, name)


def style(theme: str, language: str = "en", paper: str = "a4", ink: Ink = Ink.FULL) -> Style:
    """Put a style together."""
    return Style(_shipped(THEMES, theme).in_ink(ink), language, parse_paper(paper))


def pad(name: str, look: Style, wishes: PadOptions | None = None) -> Page:
    """Give one sheet of a pad."""
    played = game(name)
    return pad_document(played, look, pad_template(played.pad.template), wishes or PadOptions()).pages[0]


def kit(name: str, look: Style, sheets: int = 1) -> Document:
    """Give a whole kit."""
    played = game(name)
    plan = KitPlan(
        deck(played.deck), pad_template(played.pad.template), parse_card_size("poker"), sheets, more_pads=name
    )
    return kit_document(played, look, plan)


def part(document: Document, number: int) -> list[Page]:
    """Give the pages of a kit from one bookmark to the next."""
    starts = [bookmark.page for bookmark in document.bookmarks] + [len(document.pages)]
    return list(document.pages[starts[number] : starts[number + 1]])


def pixels(pages: Sequence[Page], per_mm: float, sharper: int = 1) -> Iterable[Image.Image]:
    """Render pages with so many pixels per millimetre.

    Pdfium fills every pixel that a line touches; drawn larger and then reduced, thin lines stay thin.
    """
    data = render_pdf(Document(pages, "gallery"))
    with pypdfium2.PdfDocument(data) as pdf:
        for page, drawn in zip(pages, pdf, strict=True):
            large = drawn.render(scale=per_mm * sharper * INCH / 72).to_pil().convert("RGB")
            size = round(page.width * per_mm), round(page.height * per_mm)
            yield large.resize(size, Image.Resampling.LANCZOS)
