"""A doodle sheet with all that its rules look at: board, log, deck and deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.doodle.deal import DealtTurn
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.doodle.log import START, DoodleLog, Entry, ScoreLine
from quiltsmith.games.doodle.patches import Patch
from quiltsmith.games.doodle.score_lines import scores_by_round
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import Rectangle


class Round(Struct):
    """A scoring: the board as it was, what is best, what was claimed, and what counts.

    Where nobody knows when some spaces were shaded, `board` has them all and is not certain.
    """

    number: int
    board: Mask | None
    is_certain: bool = True
    claimed: int | None = None
    is_claim_possible: bool = True
    best: int | None = None
    best_rectangle: Rectangle | None = None
    counted: int | None = None
    rectangle: Rectangle | None = None

    def to_json(self) -> dict[str, Any]:
        """Give the record that scripts read; rows and columns count from 1."""
        found = self.rectangle
        rectangle = None
        if found is not None:
            rectangle = {
                "row": found.row + 1,
                "column": found.column + 1,
                "rows": found.rows,
                "columns": found.columns,
            }
        return {"round": self.number, "claimed": self.claimed, "best": self.best, "rectangle": rectangle}

    @property
    def is_settled(self) -> bool:
        """Whether the player's own claim counts."""
        return self.claimed is not None and self.is_claim_possible


class DoodleSheet(Struct):
    """What the rules look at; `masks` is empty when the board is blank, missing or of the wrong size.

    What follows from these, and is asked for often, is worked out once: all shaded spaces, the number of empty
    ones, the score lines by round, the turns that the log does not name and the letters that it does not explain
    (unnamed spaces among them) right away, the rounds and then the total by the checker.
    """

    text: SheetText
    game: DoodleGame
    deck: Deck | None
    patches: Mapping[str, Patch]
    dealt: tuple[DealtTurn, ...] | None
    board: BoardText | None
    has_board: bool
    masks: dict[str, Mask]
    log: DoodleLog
    rounds: list[Round] = field(default_factory=list)
    total: int | None = None
    scores: dict[int, ScoreLine] = field(default_factory=dict)
    shaded: Mask = 0
    empty: int | None = None
    gaps: list[int] = field(default_factory=list)
    unlogged: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        shaded = 0
        for mask in self.masks.values():
            shaded |= mask
        self.shaded = shaded
        self.scores = scores_by_round(self.game, self.log)
        self.empty = self.game.board.spaces - shaded.bit_count() if self.has_board else None
        named, turns = set(self.log.turns), self.game.turns
        if len(named) <= turns or max(named) > turns or START not in named:
            self.gaps = [turn for turn in range(1, turns + 1) if turn not in named]
        if self.masks.keys() != set(self.log.letters):
            logged = set(self.log.letters)
            self.unlogged = [letter for letter in self.masks if letter not in logged]

    @property
    def has_log(self) -> bool:
        """Whether anything was logged, so that letters and turns can be checked."""
        return bool(self.log.entries)

    @property
    def is_finished(self) -> bool:
        """Whether the sheet goes to the end of the game: to its last turn or scoring, or to a total."""
        if self.game.rounds in self.scores or self.log.total is not None:
            return True
        return self.game.turns in self.log.turns

    def patch(self, entry: Entry) -> Patch | None:
        """Find the patch of a drawn card, if the deck has it among the right cards."""
        patch = self.patches.get(entry.card)
        return patch if patch and patch.card.is_start == (entry.turn == START) else None

    def last_turn(self, number: int) -> int:
        """Give the last turn of a round."""
        return number * self.game.turns_per_round
