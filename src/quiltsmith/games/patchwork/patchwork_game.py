"""What a game of two is, the keys of its definition, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats import diagnostics
from quiltsmith.formats.fields import Field, Flag, ListOf, MapOf, Read, Record, Translated, Whole, in_language
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.games.game import DeckNeeds, Game, PadDefaults
from quiltsmith.games.game_reader import (
    CARDS,
    COMMON,
    DECK,
    GAME,
    NAME,
    SIDE,
    TITLE,
    GameReading,
    board_of,
    pad_of,
    theme_of,
    words_of,
)
from quiltsmith.i18n import N_, _


class Track(Struct, frozen=True):
    """A time track: its last space, and the spaces where something happens."""

    last: int
    income: tuple[int, ...]
    specials: tuple[int, ...]


class Currency(Struct, frozen=True):
    """What patches are paid with."""

    name: Mapping[str, str]
    start: int
    per_space: int
    tiles: Mapping[int, int]

    def name_in(self, language: str) -> str:
        """Return its name in a language, or in another if it has none in this."""
        return in_language(self.name, language)


class PatchworkGame(Game, frozen=True):
    """The two-player game: patches cost buttons and time."""

    rules: ClassVar[str] = "patchwork"

    choice: int
    currency: Currency
    tracks: Mapping[str, Track]
    track: str
    tile_side: int
    tile_points: int
    may_discard_special: bool

    @property
    def deck_needs(self) -> DeckNeeds:
        """What the game wants of a deck."""
        return DeckNeeds(currency=self.currency.name, income_marks=tuple(sorted(self.tracks[self.track].income)))

    @property
    def track_names(self) -> tuple[str, ...]:
        """The time boards to choose from."""
        return tuple(self.tracks)

    def on_track(self, track: str | None) -> PatchworkGame:
        """Return the game with the time board of another edition, or say which there are."""
        if track is None:
            return self
        if track not in self.tracks:
            hint = did_you_mean(track, self.tracks)
            raise QuiltsmithError(_("{game} has no track `{track}`; {hint}", game=self.id, track=track, hint=hint))
        return replace(self, track=track)


def game_for_two(deck: Deck) -> PatchworkGame:
    """Return the game of a deck whose patches are bought, or say that it is another."""
    return as_game_for_two(deck.game)


def as_game_for_two(game: Game) -> PatchworkGame:
    """Return a game back if patches are bought in it, or say that it is another."""
    if not isinstance(game, PatchworkGame):
        raise QuiltsmithError(_("{game} has no patches to buy; only games of two have", game=game.id))
    return game


_SPACES = ListOf(Whole(1, 999, N_("the space")), 99, N_("a list of spaces"))

CHOICE = Field(
    "choice", Whole(1, 33), "How many patches in front of the neutral token are for sale.", True, "choice: 3"
)
CURRENCY_NAME = Field("name", Translated(), "Its name in the plural.", True, "name: {en: buttons, de: Knöpfe}")
CURRENCY_START = Field("start", Whole(0, 999), "How much each player starts with.", True, "start: 5")
PER_SPACE = Field("per_space", Whole(0, 99), "What each space of an advance brings.", True, "per_space: 1")
CURRENCY_TILES = Field(
    "tiles", MapOf(Whole(1, 200), N_("values with counts"), 20), "Tiles to print: value and how many."
)
CURRENCY = Field(
    "currency",
    Record(N_("the currency"), (CURRENCY_NAME, CURRENCY_START, PER_SPACE, CURRENCY_TILES)),
    "What patches are paid with.",
    True,
)
LAST = Field("last", Whole(1, 999, N_("the last space")), "The number of the last space.", True, "last: 53")
INCOME = Field("income", _SPACES, "Spaces that bring income when entered or passed.", True)
SPECIALS = Field("specials", _SPACES, "Spaces where a special patch lies.", True)
TRACKS = Field(
    "tracks",
    MapOf(Record(N_("a track"), (LAST, INCOME, SPECIALS)), N_("names of tracks"), 9),
    "The time tracks by name; editions differ in them.",
    True,
)
TRACK = Field("track", NAME, "The track that is used when a sheet names none.", True, "track: revised")
TILE_SIDE = Field("side", SIDE, "The side of the filled square that earns it.", True, "side: 7")
TILE_POINTS = Field("points", Whole(0, 99), "What it is worth.", True, "points: 7")
TILE = Field("tile", Record(N_("the special tile"), (TILE_SIDE, TILE_POINTS)), "The special tile.", True)
DISCARD_SPECIAL = Field(
    "discard_special", Flag(), "Whether a special patch may be removed from play instead of being placed."
)
EMPTY_SPACE = Field("empty_space", Whole(-99, 0), "Points per empty space.", True)
SCORING = Field(
    "scoring",
    Record(N_("scoring"), (EMPTY_SPACE,)),
    "What counts beside the currency and the tile.",
    True,
    "scoring: {empty_space: -2}",
)
PATCHWORK = Record(
    N_("a game of the patchwork kind"),
    (*COMMON, CHOICE, CURRENCY, TRACKS, TRACK, TILE, DISCARD_SPECIAL, SCORING),
)


_PAD = PadDefaults("duel", sheets=2, filled="quilts")


def _check(read: Read, problems: list[Problem]) -> None:
    tracks, usual = read.get(TRACKS, {}), read.get(TRACK)
    if usual is not None and tracks and usual not in tracks:
        problems.append(diagnostics.unknown_name(read.at(TRACK), N_("track"), usual, tracks))
    for _unused, track in tracks.values():
        last = track.get(LAST)
        for field in (INCOME, SPECIALS):
            for space in track.get(field, ()):
                if last is not None and space > last:
                    what = Scalar(track.at(field), str(space))
                    problems.append(diagnostics.out_of_range(what, N_("a space of the track"), 1, last))
    currency = read.get(CURRENCY)
    for name, (place, _value) in (currency.get(CURRENCY_TILES, {}) if currency else {}).items():
        if not name.isdecimal() or len(name) > 3:
            problems.append(
                diagnostics.wrong_type(
                    Scalar(place, name), _("the value of a tile"), _("write for example `5: 12`")
                )
            )


def _game(read: Read) -> PatchworkGame:
    tile = read.need(TILE)
    return PatchworkGame(
        id=read.need(GAME),
        title=read.need(TITLE),
        board=board_of(read),
        deck=read.need(DECK),
        cards=read.need(CARDS),
        points_per_empty_space=read.need(SCORING).need(EMPTY_SPACE),
        theme=theme_of(read),
        words=words_of(read),
        pad=pad_of(read, _PAD),
        choice=read.need(CHOICE),
        currency=_currency(read.need(CURRENCY)),
        tracks={
            name: Track(track.need(LAST), track.need(INCOME), track.need(SPECIALS))
            for name, (_unused, track) in read.need(TRACKS).items()
        },
        track=read.need(TRACK),
        tile_side=tile.need(TILE_SIDE),
        tile_points=tile.need(TILE_POINTS),
        may_discard_special=read.get(DISCARD_SPECIAL, False),
    )


def _currency(read: Read) -> Currency:
    return Currency(
        name=read.need(CURRENCY_NAME),
        start=read.need(CURRENCY_START),
        per_space=read.need(PER_SPACE),
        tiles={int(value): count for value, (_unused, count) in read.get(CURRENCY_TILES, {}).items()},
    )


READING = GameReading(PATCHWORK, _check, _game)
