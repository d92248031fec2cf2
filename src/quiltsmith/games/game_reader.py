"""Game definitions from YAML: the keys that all kinds share, and the kind that reads the rest."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Choice, Field, FileName, Read, Record, Schema, ShortText, Translated, Whole
from quiltsmith.formats.languages import OwnWords, WordsField
from quiltsmith.formats.library import GAMES, PADS, THEMES
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.games.game import Game, PadDefaults
from quiltsmith.games.ruleset import BUILT_IN, DEFAULT_RULES, get_ruleset, is_ruleset, ruleset_names
from quiltsmith.geometry.board import LARGEST_SIDE, SMALLEST_SIDE, Board
from quiltsmith.i18n import N_


class GameReading(Struct, frozen=True):
    """How definitions of one kind of game are read: their keys, what else must hold, and the game they make."""

    record: Record
    check: Callable[[Read, list[Problem]], None]
    build: Callable[[Read], Game]


def _game(node: Node, problems: list[Problem]) -> Game | None:
    rules = node.get("rules") if isinstance(node, Mapping) else None
    is_known = isinstance(rules, Scalar) and is_ruleset(rules.text)
    reading = get_ruleset(rules.text if isinstance(rules, Scalar) and is_known else DEFAULT_RULES).reading
    read = reading.record.read(node, problems)
    reading.check(read, problems)
    return None if has_errors(problems) else reading.build(read)


DEFINITIONS = Definitions(GAMES, N_("game"), "quiltsmith games --show doodle", _game, file=N_("game definition"))
game_names, find_game = DEFINITIONS.names, DEFINITIONS.find
load_game, read_game = DEFINITIONS.load, DEFINITIONS.read


NAME = ShortText(24, r"[a-z0-9][a-z0-9_-]*", N_("a short name (a-z, 0-9, -)"), "meadow")
_USUAL_THEME = "quilt"
SIDE = Whole(SMALLEST_SIDE, LARGEST_SIDE, N_("the number of spaces"))


class RulesName(Struct, frozen=True):
    """The name of one of the kinds of games."""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the name, or suggest the nearest."""
        return self._choice.read(node, problems)

    def schema(self) -> Schema:
        """Describe the choice."""
        return self._choice.schema()

    @property
    def _choice(self) -> Choice[str]:
        return Choice(ruleset_names(), N_("set of rules"))


GAME = Field("game", NAME, "The game's id: a short name in lower case.", True, "game: doodle")
RULES = Field("rules", RulesName(), f"The set of rules: {' or '.join(BUILT_IN)}.", True)
TITLE = Field("title", Translated(), "The name on printed sheets, one for all languages or one for each.", True)
ROWS = Field("rows", SIDE, "Spaces from top to bottom.", True, "rows: 9")
COLUMNS = Field("columns", SIDE, "Spaces from left to right.", True, "columns: 9")
BOARD = Field(
    "board",
    Record(N_("the board"), (ROWS, COLUMNS)),
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
    "cards", Whole(1, 500, N_("the number of cards")), "How many patches a usual deck has.", True, "cards: 30"
)
THEME = Field(
    "theme",
    FileName(THEMES, N_("theme")),
    f"The theme of prints when none is named: a shipped one or a path. Without it, {_USUAL_THEME}.",
)
PAD_TEMPLATE = Field(
    "template", FileName(PADS, N_("pad template")), "Where the parts stand: a shipped template or a path."
)
PAD_SHEETS = Field("sheets", Whole(1, 500, N_("the number of sheets")), "How many score sheets a kit has.")
PAD_FILLED = Field(
    "filled",
    FileName(PADS, N_("pad template")),
    "The template of sheets that are filled in: a shipped one or a path. Without it, what is usual for the rules.",
)
PAD = Field(
    "pad", Record(N_("the pad"), (PAD_TEMPLATE, PAD_FILLED, PAD_SHEETS)), "What is usual for the score pad."
)
WORDS = Field(
    "words",
    WordsField(),
    "Other words on prints, by the keys of `quiltsmith languages --show en`; for all languages, or one for each.",
)
COMMON = (GAME, RULES, TITLE, BOARD, DECK, CARDS, THEME, PAD, WORDS)


def board_of(read: Read) -> Board:
    """Make the board of a definition without errors."""
    board = read.need(BOARD)
    return Board(board.need(ROWS), board.need(COLUMNS))


def theme_of(read: Read) -> str:
    """Return the theme of a definition without errors."""
    return read.get(THEME, _USUAL_THEME)


def words_of(read: Read) -> OwnWords:
    """Return the own words of a definition without errors."""
    return read.get(WORDS, {})


def pad_of(read: Read, usual: PadDefaults) -> PadDefaults:
    """Make the pad of a definition without errors; what it does not say is as usual for its kind."""
    pad = read.get(PAD)
    if pad is None:
        return usual
    template, sheets = pad.get(PAD_TEMPLATE, usual.template), pad.get(PAD_SHEETS, usual.sheets)
    return PadDefaults(template, sheets, pad.get(PAD_FILLED, usual.filled))
