"""The keys of a game definition of the patchwork kind."""

from __future__ import annotations

from quiltsmith.formats.fields import Field, Flag, ListOf, MapOf, Record, Translated, Whole
from quiltsmith.games.fields import COMMON, NAME, SIDE

_SPACES = ListOf(Whole(1, 999, "the space"), 99, "a list of spaces")

PATCHWORK = Record(
    "a game of the patchwork kind",
    (
        *COMMON,
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
                    Field("side", SIDE, "The side of the filled square that earns it.", True, "side: 7"),
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
