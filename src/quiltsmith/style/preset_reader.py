"""Presets from YAML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats import diagnostics
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import (
    Choice,
    Field,
    Flag,
    ListOf,
    Read,
    Record,
    Schema,
    ShortText,
    Translated,
    Whole,
)
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.i18n import N_, _
from quiltsmith.scene.elements import TURNINGS, Turning
from quiltsmith.style.preset import (
    BACKS,
    COLOUR_KINDS,
    FILE_KINDS,
    MARK_KINDS,
    ORDERS,
    PAGE_KINDS,
    PDFX_KINDS,
    PRODUCTS,
    REPEATS,
    RIMS,
    Backs,
    Colours,
    FileKind,
    Marks,
    Order,
    PageKind,
    PdfX,
    Preset,
    Product,
    Repeats,
    Rim,
)
from quiltsmith.style.sizes import Paper, parse_paper

PROFILES = "templates/icc"
_DECIMAL = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4})?")
_INKS = 4


class PaperSize(Struct, frozen=True):
    """A paper by its name or its size."""

    def read(self, node: Node, problems: list[Problem]) -> Paper | None:
        """Read what `--paper` takes."""
        if not isinstance(node, Scalar):
            problems.append(
                diagnostics.wrong_type(node, _("a paper"), _("write for example `{example}`", example="a5"))
            )
            return None
        try:
            return parse_paper(node.text)
        except QuiltsmithError as error:
            problems.append(diagnostics.wrong_type(node, _("a paper"), str(error)))
            return None

    def schema(self) -> Schema:
        """Describe the paper."""
        return {"type": "string"}


class Measure(Struct, frozen=True):
    """A length that may have decimals."""

    low: int
    high: int
    what: str
    example: str

    def read(self, node: Node, problems: list[Problem]) -> float | None:
        """Read plain decimal digits with a point."""
        if not isinstance(node, Scalar) or not _DECIMAL.fullmatch(node.text):
            hint = _("write it without a unit, for example {example}", example=self.example)
            problems.append(diagnostics.wrong_type(node, _(self.what), hint))
            return None
        if not self.low <= float(node.text) <= self.high:
            problems.append(diagnostics.out_of_range(node, self.what, self.low, self.high))
            return None
        return float(node.text)

    def schema(self) -> Schema:
        """Describe the length."""
        return {"type": "number", "minimum": self.low, "maximum": self.high}


_NAME = ShortText(24, r"[a-z][a-z0-9-]*", N_("a short name in lower case"), "my-shop")
_SIDE = Measure(10, 1000, N_("a length in mm"), "63.5")
_BORDER = Measure(0, 20, N_("a length in mm"), "3")
WIDTH = Field("width", _SIDE, "Millimetres after cutting.", True, "width: 63")
HEIGHT = Field("height", _SIDE, "Millimetres after cutting.", True, "height: 88")
ID = Field("preset", _NAME, "The preset's id.", True, "preset: my-shop")
TITLE = Field("title", Translated(), "The name that people see.", True, "title: My shop")
ABOUT = Field("about", Translated(ShortText(120)), "What comes out, in a line.", True, "about: One card a page.")
FOR: Field[tuple[Product, ...]] = Field(
    "for",
    ListOf(Choice(PRODUCTS, N_("product")), len(PRODUCTS), N_("a list of products"), 1),
    "What it is for, by the names of commands; without the key, cards.",
)
PAGES: Field[PageKind] = Field(
    "pages",
    Choice(PAGE_KINDS, N_("kind of page")),
    "Sheets, single cards, a grid of cards, or whole pages of what is no card.",
    True,
    "pages: cards",
)
PAPER = Field("paper", PaperSize(), "The size of whole pages where the shop takes one only.")
REPEATS_WRITTEN: Field[Repeats] = Field(
    "repeats",
    Choice(REPEATS, N_("way to write pages that are alike")),
    "Whether pages that are alike come as often as they are wanted, or once.",
)
CUT_INK = Field(
    "cut_ink",
    ShortText(40, r"[A-Za-z][\w -]*", N_("the name of an ink"), "CutContour"),
    "The name of the spot colour of outlines that a machine cuts along.",
)
FILE: Field[FileKind] = Field("file", Choice(FILE_KINDS, N_("kind of file")), "One PDF, or a picture per side.")
CARD = Field("card", Record(N_("a card size"), (WIDTH, HEIGHT)), "The card size where no other is asked for.")
BLEED = Field("bleed", _BORDER, "Millimetres of picture beyond the cut.")
SAFE = Field("safe", _BORDER, "Millimetres inside the cut that are kept free.")
RIM: Field[Rim] = Field("rim", Choice(RIMS, N_("kind of rim")), "Whether cards have a pale rim along the cut.")
MARKS: Field[Marks] = Field("marks", Choice(MARK_KINDS, N_("kind of marks")), "Marks to cut by.")
DUPLEX: Field[Turning] = Field(
    "duplex", Choice(TURNINGS, N_("way of turning")), "How backs come to fronts on sheets."
)
ORDER: Field[Order] = Field("order", Choice(ORDERS, N_("order")), "Which side of a card comes first.")
BACKS_WRITTEN: Field[Backs] = Field(
    "backs",
    Choice(BACKS, N_("way to write backs")),
    "Whether equal backs come with each front, or once after all.",
)
COLOURS: Field[Colours] = Field(
    "colours", Choice(COLOUR_KINDS, N_("kind of colours")), "Colours of screens or of inks."
)
INK_LIMIT = Field("ink_limit", Whole(100, 400, N_("the ink limit")), "Percent of the four inks together.")
RICH_BLACK = Field(
    "rich_black",
    ListOf(Whole(0, 100, N_("the share")), _INKS, N_("a list of four shares"), _INKS),
    "Percent of cyan, magenta, yellow and black in large black areas.",
)
RESOLUTION = Field("resolution", Whole(72, 1200, N_("the resolution")), "Dots per inch of pictures.")
PDFX: Field[PdfX] = Field("pdfx", Choice(PDFX_KINDS, N_("kind of PDF/X")), "The standard that the PDF claims.")
CONDITION = Field("condition", ShortText(40), "The name of the printing condition that colours are meant for.")
_PROFILE_NAME = ShortText(80, r"[\w.-]+\.icc", N_("a file name"))
PROFILE = Field("profile", _PROFILE_NAME, "A shipped ICC profile to embed.")
PRESS = Field("press", _PROFILE_NAME, "The shipped ICC profile that turns colours into inks.")
THINNEST_LINE = Field(
    "thinnest_line", Measure(0, 5, N_("a width in points"), "0.2"), "Points; thinner lines are problems."
)
FORMS = Field("forms", Flag(), "Whether form fields and links may be in the file.")
TRANSPARENCY = Field("transparency", Flag(), "Whether anything may be see-through.")
PRESET = Record(
    N_("a preset"),
    (
        *(
            ID,
            TITLE,
            ABOUT,
            FOR,
            PAGES,
            PAPER,
            REPEATS_WRITTEN,
            FILE,
            CARD,
            BLEED,
            SAFE,
            RIM,
            MARKS,
            DUPLEX,
            ORDER,
            BACKS_WRITTEN,
            COLOURS,
            INK_LIMIT,
        ),
        *(RICH_BLACK, CUT_INK, RESOLUTION, PDFX, CONDITION, PROFILE, PRESS, THINNEST_LINE, FORMS, TRANSPARENCY),
    ),
)


def profile_path(name: str) -> Path:
    """Return the path of a shipped ICC profile."""
    return shipped_folder(PROFILES) / name


def _preset(node: Node, problems: list[Problem]) -> Preset | None:
    read = PRESET.read(node, problems)
    for key in (PROFILE, PRESS):
        profile = read.get(key)
        if profile is not None and not profile_path(profile).is_file():
            known = sorted(path.name for path in shipped_folder(PROFILES).glob("*.icc"))
            problems.append(diagnostics.unknown_name(read.at(key), N_("profile"), profile, known))
    pages, products = read.get(PAGES), read.get(FOR, ("cards",))
    if pages is not None and {product == "cards" for product in products} != {pages != "pages"}:
        hint = _("cards have pages of another kind than all else: write a preset for each")
        message = _(
            "`pages: {pages}` does not go with `for: {products}`", pages=pages, products=", ".join(products)
        )
        problems.append(Problem(read.at(PAGES), "unknown-name", message, hint))
    for needed, example in _needed(read):
        if not read.has(needed):
            problems.append(diagnostics.missing_key(read.place, N_("this preset"), needed.name, example))
    return None if has_errors(problems) else _preset_of(read)


PRESETS = Definitions("templates/presets", N_("preset"), "quiltsmith presets --show x4", _preset)
preset_names, find_preset, load_preset, read_preset = PRESETS.names, PRESETS.find, PRESETS.load, PRESETS.read


def _needed(read: Read) -> Iterator[tuple[Field[object], str]]:
    """List the keys that others make necessary: pages of one card have a size, and PDF/X names its colours."""
    if read.get(PAGES) == "cards":
        yield CARD, "card: {width: 63, height: 88}"
    if read.get(PDFX) is not None or read.get(PROFILE) is not None:
        yield CONDITION, "condition: FOGRA39"


def _preset_of(read: Read) -> Preset:
    usual = Preset(id=read.need(ID), title=read.need(TITLE), about=read.need(ABOUT), pages=read.need(PAGES))
    card, limit = read.get(CARD), read.get(INK_LIMIT)
    return Preset(
        id=usual.id,
        title=usual.title,
        about=usual.about,
        pages=usual.pages,
        products=read.get(FOR, usual.products),
        paper=read.get(PAPER),
        repeats=read.get(REPEATS_WRITTEN, usual.repeats),
        cut_ink=read.get(CUT_INK),
        file=read.get(FILE, usual.file),
        card=None if card is None else (card.need(WIDTH), card.need(HEIGHT)),
        bleed=read.get(BLEED, usual.bleed),
        safe=read.get(SAFE, usual.safe),
        rim=read.get(RIM, "none" if usual.pages == "cards" else usual.rim),
        marks=read.get(MARKS, usual.marks),
        duplex=read.get(DUPLEX, usual.duplex),
        order=read.get(ORDER, usual.order),
        backs=read.get(BACKS_WRITTEN, usual.backs),
        colours=read.get(COLOURS, usual.colours),
        ink_limit=None if limit is None else limit / 100,
        rich_black=_rich_black(read.get(RICH_BLACK)),
        resolution=read.get(RESOLUTION, usual.resolution),
        pdfx=read.get(PDFX),
        condition=read.get(CONDITION),
        profile=read.get(PROFILE),
        press=read.get(PRESS),
        thinnest_line=read.get(THINNEST_LINE),
        forms=read.get(FORMS, usual.forms),
        transparency=read.get(TRANSPARENCY, usual.transparency),
    )


def _rich_black(percent: tuple[int, ...] | None) -> tuple[float, float, float, float] | None:
    if percent is None:
        return None
    cyan, magenta, yellow, black = percent
    return cyan / 100, magenta / 100, yellow / 100, black / 100
