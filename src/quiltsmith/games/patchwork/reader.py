"""Game definitions of the patchwork kind."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.fields import Read
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.games.fields import CARDS, DECK, GAME, TITLE, board_of, pad_of, theme_of
from quiltsmith.games.game import UsualPad
from quiltsmith.games.patchwork.fields import (
    CHOICE,
    CURRENCY,
    CURRENCY_NAME,
    CURRENCY_START,
    CURRENCY_TILES,
    DISCARD_SPECIAL,
    EMPTY_SPACE,
    INCOME,
    LAST,
    PATCHWORK,
    PER_SPACE,
    SCORING,
    SPECIALS,
    TILE,
    TILE_POINTS,
    TILE_SIDE,
    TRACK,
    TRACKS,
)
from quiltsmith.games.patchwork.game import Currency, PatchworkGame, Track
from quiltsmith.games.reader import GameReading
from quiltsmith.talk.saying import say

_PAD = UsualPad("duel", sheets=2, filled="quilts")


def _check(read: Read, problems: list[Problem]) -> None:
    tracks, usual = read.get(TRACKS, {}), read.get(TRACK)
    if usual is not None and tracks and usual not in tracks:
        problems.append(faults.unknown_name(read.at(TRACK), "track", usual, tracks))
    for _, track in tracks.values():
        last = track.get(LAST)
        for field in (INCOME, SPECIALS):
            for space in track.get(field, ()):
                if last is not None and space > last:
                    what = Scalar(track.at(field), str(space))
                    problems.append(faults.out_of_range(what, "a space of the track", 1, last))
    currency = read.get(CURRENCY)
    for name, (place, _) in (currency.get(CURRENCY_TILES, {}) if currency else {}).items():
        if not name.isdecimal() or len(name) > 3:
            problems.append(
                faults.wrong_type(
                    Scalar(place, name), say("the value of a tile"), say("write for example `5: 12`")
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
        pad=pad_of(read, _PAD),
        choice=read.need(CHOICE),
        currency=_currency(read.need(CURRENCY)),
        tracks={
            name: Track(track.need(LAST), track.need(INCOME), track.need(SPECIALS))
            for name, (_, track) in read.need(TRACKS).items()
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
        tiles={int(value): count for value, (_, count) in read.get(CURRENCY_TILES, {}).items()},
    )


READING = GameReading(PATCHWORK, _check, _game)
