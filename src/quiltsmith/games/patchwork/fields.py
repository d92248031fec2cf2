"""The keys of a game definition of the patchwork kind."""

from __future__ import annotations

from quiltsmith.formats.fields import Field, Record, Translated
from quiltsmith.formats.values import Flag, ListOf, MapOf, Whole
from quiltsmith.games.fields import COMMON, NAME, SIDE

_SPACES = ListOf(Whole(1, 999, "the space"), 99, "a list of spaces")

CHOICE = Field(
    "choice", Whole(1, 33), "How many patches in front of the neutral token are for sale.", True, "choice: 3"
)
CURRENCY_NAME = Field("name", Translated(), "Its name in the plural.", True, "name: {en: buttons, de: Knöpfe}")
CURRENCY_START = Field("start", Whole(0, 999), "How much each player starts with.", True, "start: 5")
PER_SPACE = Field("per_space", Whole(0, 99), "What each space of an advance brings.", True, "per_space: 1")
CURRENCY_TILES = Field(
    "tiles", MapOf(Whole(1, 200), "values with counts", 20), "Tiles to print: value and how many."
)
CURRENCY = Field(
    "currency",
    Record("the currency", (CURRENCY_NAME, CURRENCY_START, PER_SPACE, CURRENCY_TILES)),
    "What patches are paid with.",
    True,
)
LAST = Field("last", Whole(1, 999, "the last space"), "The number of the last space.", True, "last: 53")
INCOME = Field("income", _SPACES, "Spaces that bring income when entered or passed.", True)
SPECIALS = Field("specials", _SPACES, "Spaces where a special patch lies.", True)
TRACKS = Field(
    "tracks",
    MapOf(Record("a track", (LAST, INCOME, SPECIALS)), "names of tracks", 9),
    "The time tracks by name; editions differ in them.",
    True,
)
TRACK = Field("track", NAME, "The track that is used when a sheet names none.", True, "track: revised")
TILE_SIDE = Field("side", SIDE, "The side of the filled square that earns it.", True, "side: 7")
TILE_POINTS = Field("points", Whole(0, 99), "What it is worth.", True, "points: 7")
TILE = Field("tile", Record("the special tile", (TILE_SIDE, TILE_POINTS)), "The special tile.", True)
DISCARD_SPECIAL = Field(
    "discard_special", Flag(), "Whether a special patch may be removed from play instead of being placed."
)
EMPTY_SPACE = Field("empty_space", Whole(-99, 0), "Points per empty space.", True)
SCORING = Field(
    "scoring",
    Record("scoring", (EMPTY_SPACE,)),
    "What counts beside the currency and the tile.",
    True,
    "scoring: {empty_space: -2}",
)
PATCHWORK = Record(
    "a game of the patchwork kind",
    (*COMMON, CHOICE, CURRENCY, TRACKS, TRACK, TILE, DISCARD_SPECIAL, SCORING),
)
