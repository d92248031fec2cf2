"""The two-player game: the numbers of its definition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.games.deck_needs import DeckNeeds
from quiltsmith.games.game import Game, TrackError
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say


class NotForTwoError(Refusal):
    """A deck of a game that is not for two."""


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
        """Give its name in a language, or in another if it has none in this."""
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
        """Give the game with the time board of another edition, or say which there are."""
        if track is None:
            return self
        if track not in self.tracks:
            hint = did_you_mean(track, self.tracks)
            raise TrackError(say("{game} has no track `{track}`; {hint}", game=self.id, track=track, hint=hint))
        return replace(self, track=track)


def game_for_two(deck: Deck) -> PatchworkGame:
    """Give the game of a deck whose patches are bought, or say that it is another."""
    return as_game_for_two(deck.game)


def as_game_for_two(game: Game) -> PatchworkGame:
    """Give a game back if patches are bought in it, or say that it is another."""
    if not isinstance(game, PatchworkGame):
        raise NotForTwoError(say("{game} has no patches to buy; only games of two have", game=game.id))
    return game
