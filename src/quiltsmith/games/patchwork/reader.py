"""Game definitions of the patchwork kind."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.fields import Read
from quiltsmith.formats.nodes import Scalar
from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.fields import PATCHWORK
from quiltsmith.games.patchwork.game import Currency, PatchworkGame, Track
from quiltsmith.games.reader import GameReading
from quiltsmith.geometry.board import Board


def _check(read: Read, problems: list[Problem]) -> None:
    tracks = read.get("tracks", {})
    if read.get("track") is not None and tracks and read.get("track") not in tracks:
        problems.append(faults.unknown_name(read.at("track"), "track", read.get("track"), tracks))
    for _, track in tracks.values():
        for key in ("income", "specials"):
            for space in track.get(key, ()):
                if space > track.get("last", space):
                    what = Scalar(track.at(key), str(space))
                    problems.append(faults.out_of_range(what, "a space of the track", 1, track.get("last")))
    currency: Read | None = read.get("currency")
    for name, (place, _) in (currency.get("tiles", {}) if currency else {}).items():
        if not name.isdecimal() or len(name) > 3:
            problems.append(
                faults.wrong_type(Scalar(place, name), "the value of a tile", "write for example `5: 12`")
            )


def _game(read: Read) -> PatchworkGame:
    board, currency, tile = read.get("board"), read.get("currency"), read.get("tile")
    return PatchworkGame(
        id=read.get("game"),
        title=read.get("title"),
        board=Board(board.get("rows"), board.get("columns")),
        deck=read.get("deck"),
        cards=read.get("cards"),
        points_per_empty_space=read.get("scoring").get("empty_space"),
        choice=read.get("choice"),
        currency=Currency(
            name=currency.get("name"),
            start=currency.get("start"),
            per_space=currency.get("per_space"),
            tiles={int(value): count for value, (_, count) in currency.get("tiles", {}).items()},
        ),
        tracks={
            name: Track(track.get("last"), track.get("income"), track.get("specials"))
            for name, (_, track) in read.get("tracks").items()
        },
        track=read.get("track"),
        tile_side=tile.get("side"),
        tile_points=tile.get("points"),
        may_discard_special=read.get("discard_special", False),
    )


READING = GameReading(PATCHWORK, _check, _game)
