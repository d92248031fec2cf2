"""The keys of a game definition that all kinds of games share."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.formats.fields import Field, Read, Record, Translated
from quiltsmith.formats.file_names import FileName
from quiltsmith.formats.library import PADS, THEMES
from quiltsmith.formats.nodes import Node
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.values import Choice, Schema, ShortText, Whole
from quiltsmith.games.game import UsualPad
from quiltsmith.games.kinds import KINDS
from quiltsmith.geometry.board import LARGEST_SIDE, SMALLEST_SIDE, Board

NAME = ShortText(24, r"[a-z0-9][a-z0-9_-]*", "a short name (a-z, 0-9, -)", "meadow")
_USUAL_THEME = "quilt"
SIDE = Whole(SMALLEST_SIDE, LARGEST_SIDE, "the number of spaces")


class RuleSet(Struct, frozen=True):
    """The name of one of the kinds of games."""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the name, or suggest the nearest."""
        return self._choice.read(node, problems)

    def schema(self) -> Schema:
        """Describe the choice."""
        return self._choice.schema()

    @property
    def _choice(self) -> Choice[str]:
        return Choice(tuple(KINDS), "set of rules")


GAME = Field("game", NAME, "The game's id: a short name in lower case.", True, "game: doodle")
RULES = Field("rules", RuleSet(), f"The set of rules: {' or '.join(KINDS)}.", True)
TITLE = Field("title", Translated(), "The name on printed sheets, one for all languages or one for each.", True)
ROWS = Field("rows", SIDE, "Spaces from top to bottom.", True, "rows: 9")
COLUMNS = Field("columns", SIDE, "Spaces from left to right.", True, "columns: 9")
BOARD = Field(
    "board",
    Record("the board", (ROWS, COLUMNS)),
    "The size of the board that patches are laid on.",
    True,
    "board: {rows: 9, columns: 9}",
)
DECK = Field(
    "deck",
    ShortText(200),
    "The deck that is used when none is named: a shipped one or a path.",
    True,
    "deck: meadow",
)
CARDS = Field(
    "cards", Whole(1, 500, "the number of cards"), "How many patches a usual deck has.", True, "cards: 30"
)
THEME = Field(
    "theme",
    FileName(THEMES, "theme"),
    f"The theme of prints when none is named: a shipped one or a path. Without it, {_USUAL_THEME}.",
)
PAD_TEMPLATE = Field(
    "template", FileName(PADS, "pad template"), "Where the parts stand: a shipped template or a path."
)
PAD_SHEETS = Field("sheets", Whole(1, 500, "the number of sheets"), "How many score sheets a kit has.")
PAD_FILLED = Field(
    "filled",
    FileName(PADS, "pad template"),
    "The template of sheets that are filled in: a shipped one or a path. Without it, what is usual for the rules.",
)
PAD = Field("pad", Record("the pad", (PAD_TEMPLATE, PAD_FILLED, PAD_SHEETS)), "What is usual for the score pad.")
COMMON = (GAME, RULES, TITLE, BOARD, DECK, CARDS, THEME, PAD)


def board_of(read: Read) -> Board:
    """Make the board of a definition without errors."""
    board = read.need(BOARD)
    return Board(board.need(ROWS), board.need(COLUMNS))


def theme_of(read: Read) -> str:
    """Give the theme of a definition without errors."""
    return read.get(THEME, _USUAL_THEME)


def pad_of(read: Read, usual: UsualPad) -> UsualPad:
    """Make the pad of a definition without errors; what it does not say is as usual for its kind."""
    pad = read.get(PAD)
    if pad is None:
        return usual
    template, sheets = pad.get(PAD_TEMPLATE, usual.template), pad.get(PAD_SHEETS, usual.sheets)
    return UsualPad(template, sheets, pad.get(PAD_FILLED, usual.filled))
