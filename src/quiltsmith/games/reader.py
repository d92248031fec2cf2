"""Game definitions from YAML: the kind that a file's `rules` name says how it is read."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Read, Record
from quiltsmith.formats.library import GAMES
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.games.game import Game
from quiltsmith.games.kinds import KINDS, loaded, usual_kind


class GameReading(Struct, frozen=True):
    """How definitions of one kind of game are read: their keys, what else must hold, and the game they make."""

    record: Record
    check: Callable[[Read, list[Problem]], None]
    build: Callable[[Read], Game]


def reading_of(rules: str) -> GameReading:
    """Look up how the definitions of a kind are read."""
    reading: GameReading = loaded(KINDS[rules].reading)
    return reading


def _game(node: Node, problems: list[Problem]) -> Game | None:
    rules = node.get("rules") if isinstance(node, Mapping) else None
    is_known = isinstance(rules, Scalar) and rules.text in KINDS
    reading = reading_of(rules.text if isinstance(rules, Scalar) and is_known else usual_kind())
    read = reading.record.read(node, problems)
    reading.check(read, problems)
    return None if has_errors(problems) else reading.build(read)


DEFINITIONS = Definitions(GAMES, "game", "quiltsmith games --show doodle", _game, file="game definition")
game_names, find_game = DEFINITIONS.names, DEFINITIONS.find
load_game, read_game = DEFINITIONS.load, DEFINITIONS.read
