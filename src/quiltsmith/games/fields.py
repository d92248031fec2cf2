"""The keys of a game definition."""

from __future__ import annotations

from quiltsmith.formats.fields import Choice, Field, Flag, ListOf, MapOf, Record, Text, Translated, Whole
from quiltsmith.games.game import REPEAT, SPECIAL_ACTIONS
from quiltsmith.geometry.board import LARGEST_SIDE, SMALLEST_SIDE

NAME = Text(24, r"[a-z0-9][a-z0-9_-]*", "a short name (a-z, 0-9, -)", "meadow")
_SIDE = Whole(SMALLEST_SIDE, LARGEST_SIDE, "the number of spaces")
_SPACES = ListOf(Whole(1, 999, "the space"), 99, "a list of spaces")

_RULES = Field(
    "rules", Choice(("doodle", "patchwork"), "set of rules"), "The set of rules: doodle or patchwork.", True
)
_COMMON = (
    Field("game", NAME, "The game's id: a short name in lower case.", True, "game: doodle"),
    _RULES,
    Field("title", Translated(), "The name on printed sheets, one for all languages or one for each.", True),
    Field(
        "board",
        Record(
            "the board",
            (
                Field("rows", _SIDE, "Spaces from top to bottom.", True, "rows: 9"),
                Field("columns", _SIDE, "Spaces from left to right.", True, "columns: 9"),
            ),
        ),
        "The size of the board that patches are laid on.",
        True,
        "board: {rows: 9, columns: 9}",
    ),
    Field(
        "deck",
        Text(200),
        "The deck that is used when none is named: a shipped one or a path.",
        True,
        "deck: meadow",
    ),
    Field("cards", Whole(1, 500, "the number of cards"), "How many patches a usual deck has.", True, "cards: 30"),
)

DOODLE = Record(
    "a game of the doodle kind",
    (
        *_COMMON,
        Field(
            "start",
            Record(
                "start",
                (
                    Field(
                        "cards",
                        Whole(0, 100, "the number of cards"),
                        "How many start cards a usual deck has.",
                        True,
                    ),
                    Field("size", Whole(1, 100, "the size"), "The number of spaces of every start patch.", True),
                ),
            ),
            "The start cards: everybody draws the patch of one of them before the first turn.",
            True,
            "start: {cards: 10, size: 7}",
        ),
        Field(
            "rounds",
            Whole(1, 6, "the number of rounds"),
            "Rounds; each ends with a scoring.",
            True,
            "rounds: 3",
        ),
        Field("turns", Whole(1, 30, "the number of turns"), "Turns in a round.", True, "turns: 6"),
        Field(
            "circle",
            Whole(1, 60, "the number of cards"),
            "Cards in the circle when a round starts.",
            True,
            "circle: 8",
        ),
        Field(
            "die",
            ListOf(Whole(1, 20, "a face"), 20, "a list of faces", 1),
            "The faces of the die.",
            True,
            "die: [1, 1, 2, 2, 3, 3]",
        ),
        Field(
            "specials",
            Record(
                "specials",
                tuple(
                    Field(
                        name,
                        Whole(0, 9, "the number of uses"),
                        f"How often {name} may be used in a game; 0 for never.",
                    )
                    for name in (*SPECIAL_ACTIONS, REPEAT)
                ),
            ),
            "The special actions, and how often each may be used. `repeat` is one more use of another.",
            True,
            "specials: {neighbour: 1, single: 1, cut: 1, repeat: 1}",
        ),
        Field(
            "scoring",
            Record(
                "scoring",
                (
                    Field(
                        "square_space",
                        Whole(0, 99),
                        "Points per space of the largest square in the rectangle.",
                        True,
                    ),
                    Field("extra_line", Whole(0, 99), "Points per further row or column of the rectangle.", True),
                    Field("empty_space", Whole(-99, 0), "Points per space that is empty at the end.", True),
                ),
            ),
            "What counts.",
            True,
            "scoring: {square_space: 1, extra_line: 1, empty_space: -1}",
        ),
        Field("good_score", Whole(0, 9999), "A total that players may be proud of."),
    ),
)

PATCHWORK = Record(
    "a game of the patchwork kind",
    (
        *_COMMON,
        Field(
            "choice",
            Whole(1, 33),
            "How many patches in front of the neutral token are for sale.",
            True,
            "choice: 3",
        ),
        Field(
            "currency",
            Record(
                "the currency",
                (
                    Field(
                        "name",
                        Translated(),
                        "Its name in the plural.",
                        True,
                        "name: {en: buttons, de: Knöpfe}",
                    ),
                    Field("start", Whole(0, 999), "How much each player starts with.", True, "start: 5"),
                    Field(
                        "per_space",
                        Whole(0, 99),
                        "What each space of an advance brings.",
                        True,
                        "per_space: 1",
                    ),
                    Field(
                        "tiles",
                        MapOf(Whole(1, 200), "values with counts", 20),
                        "Tiles to print: value and how many.",
                    ),
                ),
            ),
            "What patches are paid with.",
            True,
        ),
        Field(
            "tracks",
            MapOf(
                Record(
                    "a track",
                    (
                        Field(
                            "last",
                            Whole(1, 999, "the last space"),
                            "The number of the last space.",
                            True,
                            "last: 53",
                        ),
                        Field("income", _SPACES, "Spaces that bring income when entered or passed.", True),
                        Field("specials", _SPACES, "Spaces where a special patch lies.", True),
                    ),
                ),
                "names of tracks",
                9,
            ),
            "The time tracks by name; editions differ in them.",
            True,
        ),
        Field("track", NAME, "The track that is used when a sheet names none.", True, "track: revised"),
        Field(
            "tile",
            Record(
                "the special tile",
                (
                    Field("side", _SIDE, "The side of the filled square that earns it.", True, "side: 7"),
                    Field("points", Whole(0, 99), "What it is worth.", True, "points: 7"),
                ),
            ),
            "The special tile.",
            True,
        ),
        Field(
            "discard_special",
            Flag(),
            "Whether a special patch may be removed from play instead of being placed.",
        ),
        Field(
            "scoring",
            Record("scoring", (Field("empty_space", Whole(-99, 0), "Points per empty space.", True),)),
            "What counts beside the currency and the tile.",
            True,
            "scoring: {empty_space: -2}",
        ),
    ),
)
