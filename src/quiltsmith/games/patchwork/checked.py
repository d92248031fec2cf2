"""What comes out of a check: a finished quilt or a whole game with its problems."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from quiltsmith.formats.problem import Problem, has_errors, problems_to_json
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.patchwork.engine.state import FIRST, PLAYERS, SECOND
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.pairs import QuiltSummary
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.remarks import (
    notes_on_quilt,
    unchecked_in_game,
    unchecked_in_quilt,
    unchecked_in_quilts,
    why_no_total,
)
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.patchwork.summary import summarise
from quiltsmith.games.sheets.findings import Extent
from quiltsmith.games.sheets.ranking import Rankable


class Standing(Struct, frozen=True):
    """How a player stands at the end of a sheet; None for what nobody knows."""

    buttons: int | None
    income: int | None
    time: int | None
    has_tile: bool
    empty: int | None
    total: int | None


class CheckedQuilt(Struct):
    """A finished quilt with all that was found out about it, some of it beside the other quilt of its game."""

    quilt: Quilt
    problems: list[Problem]
    found_beside: tuple[str, ...] = ()

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
    def checked(self) -> Extent:
        """Whether everything could be followed, which a quilt alone never allows: nobody knows how it was paid."""
        return "partly"

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
        claim = self.quilt.claim("total")
        return claim.value if claim else None

    @property
    def notes(self) -> list[str]:
        """What the player may want to know."""
        return [*notes_on_quilt(self.quilt), *self.found_beside]

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return unchecked_in_quilt(self.quilt)

    @property
    def summary(self) -> QuiltSummary | None:
        """What the other quilt of the game is compared with."""
        return summarise(self.quilt)

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked; a quilt without a name goes by its file."""
        why_not = why_no_total(self.quilt) if self.total is None else ""
        return Rankable(self.player or self.text.source.name, self.total, why_not, claimed=self.claimed_total)

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
    """A whole game with all that was found out about it; without a log there are only two finished `quilts`."""

    replay: Replay
    problems: list[Problem]
    quilts: list[Quilt] = field(default_factory=list)
    found_beside: tuple[str, ...] = ()

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
    def checked(self) -> Extent:
        """Whether the game could be followed from the first move to the last."""
        return "partly" if self.unchecked else "full"

    @property
    def winner(self) -> str | None:
        """The winner's name, when the game is over; on quilts alone a tie is not decided."""
        first, second = self.total(FIRST), self.total(SECOND)
        if self.quilts:
            if first is None or second is None or first == second:
                return None
            return self.replay.name(FIRST if first > second else SECOND)
        if not all(map(self.replay.can_judge_total, PLAYERS)):
            return None
        winner = self.replay.state.winner()
        return None if winner is None else self.replay.name(winner)

    def standing(self, player: int) -> Standing:
        """Tell how a player stands: by the replay, or by the quilt where there is no log."""
        if self.quilts:
            quilt = self.quilts[player]
            return Standing(quilt.buttons, None, None, quilt.has_tile, quilt.empty, quilt.total)
        state = self.replay.state.players[player]
        return Standing(
            state.buttons, state.income, state.time, state.has_tile, self.empty(player), self.total(player)
        )

    def claimed_total(self, player: int) -> int | None:
        """Give the total that a player claims."""
        claim = self.replay.record.claim(player, "total")
        return claim.value if claim else None

    def empty(self, player: int) -> int | None:
        """Count the empty spaces of a quilt, if it can be read."""
        return None if self.replay.masks[player] is None else self.replay.state.empty(player)

    def total(self, player: int) -> int | None:
        """Give a player's points as they stand, if quilt and moves are known."""
        if self.quilts:
            return self.quilts[player].total
        is_known = self.replay.masks[player] is not None and self.replay.lost_in_line is None
        return self.replay.state.score(player) if is_known else None

    @property
    def notes(self) -> list[str]:
        """What the players may want to know."""
        return [
            *dict.fromkeys(note for quilt in self.quilts for note in notes_on_quilt(quilt)),
            *self.found_beside,
        ]

    @property
    def unchecked(self) -> list[str]:
        """What could not be checked, and why."""
        return unchecked_in_quilts(self.replay, self.quilts) if self.quilts else unchecked_in_game(self.replay)

    @property
    def summary(self) -> None:
        """A whole game has nothing that other sheets are compared with."""
        return None

    @property
    def rankable(self) -> None:
        """Nobody is ranked: a whole game says itself who won."""
        return None

    def to_json(self) -> dict[str, Any]:
        """Give the record that scripts read."""
        found = {"players": [self._player_to_json(player) for player in PLAYERS], "winner": self.winner}
        return _record(self, found)

    def _player_to_json(self, player: int) -> dict[str, Any]:
        standing = self.standing(player)
        return {
            "player": self.replay.name(player),
            "buttons": standing.buttons,
            "income": standing.income,
            "time": standing.time,
            "tile": standing.has_tile,
            "empty": standing.empty,
            "total": standing.total,
            "claimed_total": self.claimed_total(player),
        }


def _record(checked: CheckedQuilt | CheckedGame, found: dict[str, Any]) -> dict[str, Any]:
    """Put what was found out into the frame that all records have."""
    return {
        "file": checked.text.source.name,
        "game": checked.game.id,
        "valid": checked.is_valid,
        **found,
        **problems_to_json(checked.problems),
        "checked": checked.checked,
        "notes": checked.notes,
        "unchecked": checked.unchecked,
    }
