"""Game definitions from YAML."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Read
from quiltsmith.formats.library import GAMES
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.games.fields import DOODLE, PATCHWORK
from quiltsmith.games.game import REPEAT, SPECIAL_ACTIONS, Currency, DoodleGame, Game, PatchworkGame, Track
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring


def _game(node: Node, problems: list[Problem]) -> Game | None:
    rules = node.get("rules") if isinstance(node, Mapping) else None
    is_patchwork = isinstance(rules, Scalar) and rules.text == "patchwork"
    if is_patchwork:
        read = PATCHWORK.read(node, problems)
        _check_patchwork(read, problems)
    else:
        read = DOODLE.read(node, problems)
        _check_doodle(read, problems)
    if has_errors(problems):
        return None
    return _patchwork(read) if is_patchwork else _doodle(read)


DEFINITIONS = Definitions(GAMES, "game", "quiltsmith games --show doodle", _game, file="game definition")
game_names, find_game = DEFINITIONS.names, DEFINITIONS.find
load_game, read_game = DEFINITIONS.load, DEFINITIONS.read


def _check_doodle(read: Read, problems: list[Problem]) -> None:
    circle, turns = read.get("circle"), read.get("turns")
    if circle is not None and turns is not None and circle < turns:
        what = Scalar(read.at("circle"), str(circle))
        problems.append(
            faults.out_of_range(what, f"the circle of a game with {turns} turns in a round", turns, 60)
        )


def _check_patchwork(read: Read, problems: list[Problem]) -> None:
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


def _doodle(read: Read) -> DoodleGame:
    board, start, scoring, specials = (
        read.get("board"),
        read.get("start"),
        read.get("scoring"),
        read.get("specials"),
    )
    return DoodleGame(
        id=read.get("game"),
        title=read.get("title"),
        board=Board(board.get("rows"), board.get("columns")),
        deck=read.get("deck"),
        cards=read.get("cards"),
        points_per_empty_space=scoring.get("empty_space"),
        start_cards=start.get("cards"),
        start_size=start.get("size"),
        rounds=read.get("rounds"),
        turns_per_round=read.get("turns"),
        circle=read.get("circle"),
        die=read.get("die"),
        specials={name: specials.get(name, 0) for name in (*SPECIAL_ACTIONS, REPEAT)},
        scoring=RectangleScoring(scoring.get("square_space"), scoring.get("extra_line")),
        good_score=read.get("good_score", 0),
    )


def _patchwork(read: Read) -> PatchworkGame:
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
