"""What comes out of a check: a finished quilt or a whole game with its problems."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quiltsmith.formats.problem import Problem, has_errors
from quiltsmith.formats.sheet_text import UNNAMED, SheetText
from quiltsmith.games.patchwork.engine import PLAYERS
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.ranking import Rankable


class CheckedQuilt(Struct):
    """A finished quilt with all that was found out about it."""

    quilt: Quilt
    problems: list[Problem]

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.quilt.text

    @property
    def game(self) -> PatchworkGame:
        """The game that it was checked by."""
        return self.quilt.game

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def player(self) -> str | None:
        """The player's name, if the sheet has one."""
        return self.quilt.text.head("player")

    @property
    def total(self) -> int | None:
        """The points, if they can be told."""
        return self.quilt.total

    @property
    def claimed_total(self) -> int | None:
        """The total that the player wrote down."""
        claim = self.quilt.record.claim(0, "total")
        return claim.value if claim else None

    @property
    def notes(self) -> list[str]:
        """What the player may want to know."""
        quilt = self.quilt
        if not quilt.has_board or not quilt.has_square or quilt.has_tile:
            return []
        side, points = quilt.game.tile_side, quilt.game.tile_points
        return [f"a square of {side}×{side} is filled: {points} points more for whoever was the first to fill one"]

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return _unchecked_in_quilt(self.quilt)

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked; a quilt without a name goes by its file."""
        return Rankable(self.player or self.text.source.name, self.total)

    def to_json(self) -> dict[str, Any]:
        """Give the record that scripts read."""
        quilt = self.quilt
        found = {
            "player": self.player,
            "buttons": quilt.buttons,
            "tile": quilt.has_tile,
            "empty": quilt.empty,
            "total": self.total,
            "claimed_total": self.claimed_total,
        }
        return _record(self, found)


class CheckedGame(Struct):
    """A whole game with all that was found out about it."""

    replay: Replay
    problems: list[Problem]

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.replay.text

    @property
    def game(self) -> PatchworkGame:
        """The game that it was checked by."""
        return self.replay.game

    @property
    def is_valid(self) -> bool:
        """Whether the game has no errors."""
        return not has_errors(self.problems)

    @property
    def winner(self) -> str | None:
        """The winner's name, when the game is over."""
        if not all(map(self.replay.can_judge_total, PLAYERS)):
            return None
        winner = self.replay.state.winner()
        return None if winner is None else self.replay.name(winner)

    def claimed_total(self, player: int) -> int | None:
        """Give the total that a player claims."""
        claim = self.replay.record.claim(player, "total")
        return claim.value if claim else None

    def empty(self, player: int) -> int | None:
        """Count the empty spaces of a quilt, if it can be read."""
        return None if self.replay.masks[player] is None else self.replay.state.empty(player)

    def total(self, player: int) -> int | None:
        """Give a player's points as they stand, if quilt and moves are known."""
        is_known = self.replay.masks[player] is not None and self.replay.lost_in_line is None
        return self.replay.state.score(player) if is_known else None

    @property
    def notes(self) -> list[str]:
        """What the players may want to know."""
        return []

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return _unchecked_in_game(self.replay)

    @property
    def rankable(self) -> None:
        """Nobody is ranked: a whole game says itself who won."""
        return None

    def to_json(self) -> dict[str, Any]:
        """Give the record that scripts read."""
        found = {"players": [self._player_to_json(player) for player in PLAYERS], "winner": self.winner}
        return _record(self, found)

    def _player_to_json(self, player: int) -> dict[str, Any]:
        state = self.replay.state.players[player]
        return {
            "player": self.replay.name(player),
            "buttons": state.buttons,
            "income": state.income,
            "time": state.time,
            "tile": state.has_tile,
            "empty": self.empty(player),
            "total": self.total(player),
            "claimed_total": self.claimed_total(player),
        }


def _record(checked: CheckedQuilt | CheckedGame, found: dict[str, Any]) -> dict[str, Any]:
    """Put what was found out into the frame that all records have."""
    return {
        "file": checked.text.source.name,
        "game": checked.game.id,
        "valid": checked.is_valid,
        **found,
        "problems": [problem.to_json() for problem in checked.problems],
        "notes": checked.notes,
        "unchecked": checked.unchecked,
    }


def _unchecked_in_game(replay: Replay) -> list[str]:
    unchecked = [
        f"the quilt, the tile and the total of {replay.name(player)}: there is no board that can be read"
        for player in PLAYERS
        if replay.masks[player] is None
    ]
    if not replay.record.moves:
        unchecked.append("the moves: the sheet has no log")
    if not replay.is_circle_known:
        unchecked.append("which patches were for sale: the circle is not known")
    if replay.lost_in_line is not None:
        unchecked.append(f"everything after line {replay.lost_in_line}: which patch was taken there is not known")
    return unchecked


def _unchecked_in_quilt(quilt: Quilt) -> list[str]:
    unchecked = []
    if not quilt.has_board:
        unchecked.append("patches and empty spaces: the sheet has no board that can be read")
    if UNNAMED in quilt.masks:
        unchecked.append(f"spaces marked {UNNAMED}: nobody knows which patch they are")
    if quilt.buttons is None:
        unchecked.append(
            f"the total: the sheet does not say how many {quilt.game.currency.name_in('en')} are left"
        )
    elif quilt.has_board:
        unchecked.append(f"the {quilt.game.currency.name_in('en')}: only the record of a whole game can tell")
    return unchecked
