"""What can be done to sheets of the two-player game: values, each of which a page can send as JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltsmith.games.sheets.editing.page import CardName, Space, Spaces

_Board = Annotated[int, Meta(ge=0, le=1)]


class TakePatch(Struct, frozen=True, tag="take"):
    """Who is about to move buys a patch and places it."""

    card: CardName
    spaces: Spaces


class AdvanceToken(Struct, frozen=True, tag="advance"):
    """Who is about to move goes to the space in front of the other token."""


class PlaceSpecial(Struct, frozen=True, tag="special"):
    """The special patch that was just gained is placed."""

    spaces: Spaces


class DiscardSpecial(Struct, frozen=True, tag="discard"):
    """The special patch that was just gained is removed from play."""


class GoBack(Struct, frozen=True, tag="back"):
    """A line of the log goes, and all after it: what followed depended on it."""

    line: int


class WriteCircle(Struct, frozen=True, tag="circle"):
    """The patches lie in this order, clockwise from the neutral token on; a seed mixes the others after them."""

    cards: Annotated[list[CardName], Meta(max_length=400)] = []
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class LayPiece(Struct, frozen=True, tag="lay"):
    """A piece lies on a finished quilt: a patch, or a special patch, which has no card."""

    board: _Board
    card: CardName
    spaces: Spaces


class PaintSpace(Struct, frozen=True, tag="paint"):
    """A space of a finished quilt is covered by nobody knows which patch, or is empty again."""

    board: _Board
    space: Space


class RemovePiece(Struct, frozen=True, tag="remove"):
    """A piece of a finished quilt goes."""

    board: _Board
    letter: Annotated[str, Meta(min_length=1, max_length=1)]


class WriteClaim(Struct, frozen=True, tag="claim"):
    """A player says what is left of the currency, or whether the tile is there (1) or not (0)."""

    board: _Board
    kind: Literal["buttons", "tile"]
    value: Annotated[int, Meta(ge=0, le=9999)]


class WriteResults(Struct, frozen=True, tag="totals"):
    """What can be worked out is written as it is: the empty spaces, the total, and all else of a whole game."""


GameEdit = TakePatch | AdvanceToken | PlaceSpecial | DiscardSpecial | GoBack | WriteCircle
QuiltEdit = LayPiece | PaintSpace | RemovePiece | WriteClaim
PatchworkEdit = GameEdit | QuiltEdit | WriteResults
