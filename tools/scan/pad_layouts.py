"""`python tools/scan/pad_layouts.py`: write where the pads that we print have their boxes for numbers.

Papers, templates, languages, deals and the rest give hundreds of layouts; those that hardly differ are kept once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

import quiltsmith as qs
from quiltsmith.api.load_definitions import loaded
from quiltsmith.api.product_parts import style_of
from quiltsmith.formats.fields import title_languages
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.layout.pad.pad_context import DealtPad, PadContext, PadFitError, dealt_pad
from quiltsmith.layout.pad.pad_sheet import FOOTER, pad_sheet
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.layout.sheets.n_up import UPS, divide
from quiltsmith.scan.pad_layouts import FIELDS, packed
from quiltsmith.scene.text import TextFitError

FILE = Path(__file__).resolve().parents[2] / "src" / "quiltsmith" / "scan" / "pad_layouts.npz"
TEMPLATES = ("classic", "classic-left", "tall", "large")
USUAL = (9, 9)
OTHER_SIZES = ((7, 7), (8, 8), (10, 10), (12, 12), (8, 10))
_SAME = 0.2
"""Edges of the same layout are at most so many spaces apart: the reader looks so far around them."""


class PadLook(NamedTuple):
    """What the places of boxes on a pad depend on; `dealt` is nothing, a code, or the cards of a deal."""

    template: str = "classic"
    paper: str = "a4"
    lang: str = "en"
    up: int = 1
    large: bool = False
    footer: bool = False
    dealt: str = ""
    size: tuple[int, int] = USUAL


def looks() -> Iterator[PadLook]:
    """List the pads that we print, usual ones first."""
    for dealt, large, footer, up, paper, lang, template in product(
        ("", "code", "cards"), (False, True), (False, True), UPS, ("a4", "letter", "a5", "a3", "legal"),
        sorted(title_languages(), key=lambda name: (name != "en", name)), TEMPLATES,
    ):  # fmt: skip
        if not (footer and up > 1):
            yield PadLook(template, paper, lang, up, large, footer, dealt)
    for size, paper, lang, template in product(OTHER_SIZES, ("a4", "letter", "a5"), ("en", "de"), TEMPLATES):
        yield PadLook(template, paper, lang, size=size)


def boxes_of(look: PadLook) -> NDArray[np.float64] | None:
    """Return the left, top, right and bottom of all boxes in spaces from A1's outer corner; None for no sheet.

    Boxes that a small sheet leaves out are not numbers.
    """
    game = qs.load_game("doodle")
    if not isinstance(game, DoodleGame):
        raise TypeError("doodle has become another kind of game")
    game = replace(game, board=Board(*look.size))
    template = loaded(PADS, look.template)
    style = style_of(game, paper=look.paper, lang=look.lang)
    slot = divide(style.paper, look.up, template.is_wide).slot
    pad = PadContext(game, style, style.name(game.title), is_large=look.large, dealt=_dealt(look.dealt, game))
    try:
        sheet = pad_sheet(pad, template, slot.width, slot.height, FOOTER if look.footer else 0.0)
    except (PadFitError, TextFitError):
        return None
    boxes = {field.name: field.box for field in sheet.fields}
    first = boxes["space-A1"]
    found = np.full((len(FIELDS), 4), np.nan)
    for place, name in enumerate(FIELDS):
        if name in boxes:
            box = boxes[name]
            found[place] = (box.x, box.y, box.right, box.bottom)
    return (found - (first.x, first.y, first.x, first.y)) / first.width


def _dealt(kind: str, game: DoodleGame) -> DealtPad | None:
    if not kind:
        return None
    deck = qs.load_deck("meadow")
    dealt = dealt_pad(qs.deal(deck, seed=7), deck, game)
    return dealt.code_alone() if kind == "code" else dealt


def is_same(one: NDArray[np.float64], other: NDArray[np.float64]) -> bool:
    """Return whether two layouts have the same boxes at nearly the same places."""
    apart = np.abs(one - other)
    return bool((np.isnan(one) == np.isnan(other)).all()) and float(np.nanmax(apart)) < _SAME


def main() -> None:
    """Write all layouts that differ."""
    kept: dict[tuple[int, int], list[NDArray[np.float64]]] = {}
    for look in looks():
        boxes = boxes_of(look)
        same = kept.setdefault(look.size, [])
        if boxes is not None and not any(is_same(boxes, other) for other in same):
            same.append(boxes)
    arrays: dict[str, Any] = {
        f"{rows}x{columns}": packed(np.stack(same)).astype(np.float16) for (rows, columns), same in kept.items()
    }
    np.savez_compressed(FILE, **arrays)
    print({name: len(array) for name, array in arrays.items()}, FILE.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
