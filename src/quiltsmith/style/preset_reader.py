"""Presets from YAML."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Choice, Field, Flag, ListOf, Record, Text, Translated, Whole
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.nodes import Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.scene.turning import Turning
from quiltsmith.style.preset import Colours, FileKind, Marks, Order, PageKind, PdfX, Preset

PROFILES = "templates/icc"
_DECIMAL = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,4})?")
_INKS = 4


class Measure(Struct, frozen=True):
    """A length that may have decimals."""

    low: int
    high: int
    what: str
    example: str

    def read(self, node: Node, problems: list[Problem]) -> float | None:
        """Read plain decimal digits with a point."""
        if not isinstance(node, Scalar) or not _DECIMAL.fullmatch(node.text):
            hint = f"write it without a unit, for example {self.example}"
            problems.append(faults.wrong_type(node, self.what, hint))
            return None
        if not self.low <= float(node.text) <= self.high:
            problems.append(faults.out_of_range(node, self.what, self.low, self.high))
            return None
        return float(node.text)

    def schema(self) -> dict[str, Any]:
        """Describe the length."""
        return {"type": "number", "minimum": self.low, "maximum": self.high}


_NAME = Text(24, r"[a-z][a-z0-9-]*", "a short name in lower case", "my-shop")
_SIDE = Measure(10, 1000, "a length in mm", "63.5")
_BORDER = Measure(0, 20, "a length in mm", "3")
_CARD = Record(
    "a card size",
    (
        Field("width", _SIDE, "Millimetres after cutting.", True, "width: 63"),
        Field("height", _SIDE, "Millimetres after cutting.", True, "height: 88"),
    ),
)
PRESET = Record(
    "a preset",
    (
        Field("preset", _NAME, "The preset's id.", True, "preset: my-shop"),
        Field("title", Translated(), "The name that people see.", True, "title: My shop"),
        Field("about", Translated(Text(120)), "What comes out, in a line.", True, "about: One card a page."),
        Field("pages", Choice(get_args(PageKind), "kind of page"), "Sheets or cards.", True, "pages: cards"),
        Field("file", Choice(get_args(FileKind), "kind of file"), "One PDF, or a picture per side."),
        Field("card", _CARD, "The card size where no other is asked for."),
        Field("bleed", _BORDER, "Millimetres of picture beyond the cut."),
        Field("safe", _BORDER, "Millimetres inside the cut that are kept free."),
        Field("marks", Choice(get_args(Marks), "kind of marks"), "Marks to cut by."),
        Field("duplex", Choice(get_args(Turning), "way of turning"), "How backs come to fronts on sheets."),
        Field("order", Choice(get_args(Order), "order"), "Which side of a card comes first."),
        Field("colours", Choice(get_args(Colours), "kind of colours"), "Colours of screens or of inks."),
        Field("ink_limit", Whole(100, 400, "the ink limit"), "Percent of the four inks together."),
        Field(
            "rich_black",
            ListOf(Whole(0, 100, "the share"), _INKS, "a list of four shares", _INKS),
            "Percent of cyan, magenta, yellow and black in large black areas.",
        ),
        Field("resolution", Whole(72, 1200, "the resolution"), "Dots per inch of pictures."),
        Field("pdfx", Choice(get_args(PdfX), "kind of PDF/X"), "The standard that the PDF claims."),
        Field("condition", Text(40), "The name of the printing condition that colours are meant for."),
        Field("profile", Text(80, r"[\w.-]+\.icc", "a file name"), "A shipped ICC profile to embed."),
        Field("thinnest_line", Measure(0, 5, "a width in points", "0.2"), "Points; thinner lines are problems."),
        Field("forms", Flag(), "Whether form fields and links may be in the file."),
        Field("transparency", Flag(), "Whether anything may be see-through."),
    ),
)


def profile_path(name: str) -> Path:
    """Give the path of a shipped ICC profile."""
    return shipped_folder(PROFILES) / name


def _preset(node: Node, problems: list[Problem]) -> Preset | None:
    read = PRESET.read(node, problems)
    profile = read.get("profile")
    if profile is not None and not profile_path(profile).is_file():
        known = [path.name for path in shipped_folder(PROFILES).glob("*.icc")]
        problems.append(faults.unknown_name(read.at("profile"), "profile", profile, known))
    for needed in _needed(read.values):
        if needed not in read.places:
            problems.append(faults.missing_key(read.place, "this preset", needed, _EXAMPLES[needed]))
    if has_errors(problems):
        return None
    values = {name: value for name, value in read.values.items() if name != "preset"}
    return Preset(id=read.get("preset"), **{name: _value(name, value) for name, value in values.items()})


PRESETS = Definitions("templates/presets", "preset", "quiltsmith presets --show x4", _preset)
preset_names, find_preset, load_preset, read_preset = PRESETS.names, PRESETS.find, PRESETS.load, PRESETS.read
_EXAMPLES = {"card": "card: {width: 63, height: 88}", "condition": "condition: FOGRA39"}


def _needed(values: dict[str, Any]) -> tuple[str, ...]:
    """List the keys that others make necessary: pages of one card have a size, and PDF/X names its colours."""
    card = ("card",) if values.get("pages") == "cards" else ()
    return (*card, "condition") if values.get("pdfx") or values.get("profile") else card


def _value(name: str, value: Any) -> Any:
    if name == "card":
        return value.get("width"), value.get("height")
    if name == "ink_limit":
        return value / 100
    if name == "rich_black":
        return tuple(share / 100 for share in value)
    return value
