"""The options of what is printed, each described once.

The signature of a public function is the description: its parameters are annotated with an `Option`. The command
line, the forms of the studio, completion and names of files are made of it, as `described_options.py` reads it.
Annotations are evaluated here, and nothing heavy may be loaded for that: classes of values stand in quotes.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Struct

from quiltsmith.i18n import N_
from quiltsmith.scene.elements import Flip, Turning
from quiltsmith.style.machines import MachineName

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.decks.deck import Deck
    from quiltsmith.games.game import Game
    from quiltsmith.style.theme import Theme

Group = Literal["content", "paper", "look", "cutting", "shop"]
"""The parts of a form."""
Names = Literal[
    "deck",
    "game",
    "theme",
    "preset",
    "template",
    "language",
    "deal",
    "sheet",
    "paper",
    "size",
    "track",
    "part",
    "bot",
]
"""What words are names of."""
FARTHEST_OFFSET = 1000.0
NAMES_OF_FILES = frozenset({"deck", "game", "theme", "preset", "template", "language", "deal", "sheet"})


class Option(Struct, frozen=True, kw_only=True):
    """What people are told of a parameter, and how it is written as text."""

    help: str
    metavar: str | None = None
    is_argument: bool = False
    """Whether commands take it without a flag."""
    is_needed: bool = False
    """Whether commands ask for it even where the function has a default."""
    usual: str | None = None
    """What help calls the default that the function works out by itself."""
    shows_default: bool = True
    least: int | None = None
    most: int | None = None
    off: str | None = None
    """The flag that switches off."""
    names: Names | None = None
    parse: "Callable[[str], Any] | None" = None
    """Reads the value from a text, where it is more than a word or a number."""
    group: Group | None = "content"
    """Where it stands on a form; None is for options that no form shows."""
    order: int = 0
    """Options of a group stand by this number, and then as in the signature."""
    may_repeat: bool = False
    """Whether commands take it more than once."""
    in_file_name: bool = True
    """Whether the usual name of a file tells it."""


def help_of(annotated: Any) -> str:
    """Return what people are told of an option."""
    [option] = annotated.__metadata__
    return str(option.help)


def length_from_text(text: str) -> float:
    """Read a length in millimetres."""
    from quiltsmith.style.sizes import parse_length

    return parse_length(text)


def offset_from_text(text: str) -> tuple[float, float]:
    """Read `0.5,-1` as millimetres to the right and down."""
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.style.sizes import read_length

    moves = [read_length(part) for part in text.split(",")]
    if len(moves) != 2 or any(move is None or abs(move) >= FARTHEST_OFFSET for move in moves):
        raise UsageError(
            _("`{text}` is no offset; write mm to the right and down, for example 0.5,-1", text=text[:40]),
            "back_offset",
        )
    right, down = (move or 0.0 for move in moves)
    return right, down


GameArgument = Annotated[
    "Game | Origin",
    Option(
        help=N_("A shipped game (doodle, patchwork, halloween), or a game file."),
        metavar="GAME",
        is_argument=True,
        names="game",
        order=-1,
    ),
]
NeededGame = Annotated[
    "Game | Origin",
    Option(
        help=N_("A shipped game (doodle, patchwork, halloween), or a game file."),
        metavar="GAME",
        is_argument=True,
        is_needed=True,
        names="game",
        order=-1,
    ),
]
DeckArgument = Annotated[
    "Deck | Origin",
    Option(
        help=N_("A shipped deck (meadow, classic), a deck file, or - for standard input."),
        metavar="DECK",
        is_argument=True,
        is_needed=True,
        names="deck",
    ),
]
Paper = Annotated[
    str,
    Option(
        help=N_("{papers}, or a size like 200x280mm or 5.5x8.5in."),
        metavar="PAPER",
        names="paper",
        group="paper",
        order=-1,
    ),
]
Language = Annotated[
    "str | Path | None",
    Option(
        help=N_("The language on paper: {words}, or a file of words. [default: that of messages]"),
        metavar="LANGUAGE",
        names="language",
        group="look",
        order=-1,
    ),
]
OwnTheme = Annotated[
    "Theme | Origin | None",
    Option(
        help=N_("quilt, paper, night, or a theme file. [default: the deck's or the game's]"),
        metavar="NAME",
        names="theme",
        group="look",
        order=-4,
    ),
]
InkChoice = Annotated[
    Literal["full", "light", "mono"],
    Option(help=N_("How much ink the print may take."), group="look", order=-2),
]
Seed = Annotated[int, Option(help=N_("Another number gives other fabrics."), metavar="N", least=0, group="look")]
Corrected = Annotated[
    bool, Option(help=N_("Rank sheets whose claims are wrong by their right totals."), in_file_name=False)
]
CardSizeName = Annotated[
    str | None,
    Option(
        help=N_("{sizes}, or a size like 63x88mm or 2.5x3.5in. [default: poker]"),
        metavar="SIZE",
        names="size",
        group="paper",
    ),
]
PresetName = Annotated[
    "Origin | None",
    Option(
        help=N_("The print service that it is for: `quiltsmith presets` lists them; or a file."),
        metavar="NAME",
        names="preset",
        group="shop",
    ),
]
BackOffset = Annotated[
    tuple[float, float],
    Option(
        help=N_("Move backs; `quiltsmith calibrate` tells how much."),
        metavar="X,Y",
        parse=offset_from_text,
        group="paper",
    ),
]
Cell = Annotated[
    float | None,
    Option(
        help=N_("The side of a space. [default: what lets the quilt fit the paper]"),
        metavar="LENGTH",
        parse=length_from_text,
        group="paper",
    ),
]
Track = Annotated[
    str | None,
    Option(help=N_("The time board: revised, or classic for the print of 2014."), metavar="NAME", names="track"),
]
BackTurning = Annotated[Turning, Option(help=N_("How the printer turns the sheet for backs."), group="paper")]
BackFlip = Annotated[Flip, Option(help=N_("How the printer turns the sheet for backs."), group="paper")]
MachineChoice = Annotated[
    MachineName,
    Option(
        help=N_("The machine that cuts it out; its marks are printed, and pieces stay clear of them."), group=None
    ),
]
Kerf = Annotated[
    float,
    Option(
        help=N_("The width of a laser's cut: outlines lie half of it outside the pieces."),
        metavar="LENGTH",
        parse=length_from_text,
        group=None,
    ),
]
LiveText = Annotated[
    bool, Option(help=N_("Keep the texts of SVG files as text to edit; else they are outlines."), group="shop")
]


def live_text(*, live_text: LiveText = False) -> bool:
    """Describe the option that all products have when they are written as SVG."""
    return live_text
