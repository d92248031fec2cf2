"""What can be done to a doodle sheet: values, each of which a page can send as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltsmith.games.doodle.log import LARGEST_NUMBER
from quiltsmith.games.sheets.editing.page import CardName, Count, Space, Spaces


class LayPatch(Struct, frozen=True, tag="lay"):
    """The patch of a card, or a piece of it, is drawn in the turn that comes next."""

    card: CardName
    spaces: Spaces
    neighbour: bool = False
    cuts: Count = 0


class ShadeSpace(Struct, frozen=True, tag="single"):
    """One space is shaded by the special action."""

    space: Space


class PassTurn(Struct, frozen=True, tag="pass"):
    """Nothing is drawn in the turn that comes next."""


class WriteScore(Struct, frozen=True, tag="score"):
    """A round is scored by the sides of a rectangle, for the first time or again; without sides it is 0.

    Where nobody knows the board of the round, the points are written as they stand on paper.
    """

    round: Count
    rows: Count = 0
    columns: Count = 0
    points: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | None = None


class TakeBack(Struct, frozen=True, tag="back"):
    """A line of the log goes, and what it drew."""

    line: int


class WriteHead(Struct, frozen=True, tag="head"):
    """A head gets another value, or goes."""

    key: Literal["player", "deck"]
    value: Annotated[str, Meta(max_length=200)]


class WriteTotals(Struct, frozen=True, tag="totals"):
    """The empty spaces and the total are written as they are."""


SheetEdit = LayPatch | ShadeSpace | PassTurn | WriteScore | TakeBack | WriteHead | WriteTotals
