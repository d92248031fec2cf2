"""How each drawn piece came from its card: which way it was turned, or along which lines it was cut."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from quiltsmith.games.doodle.log import Entry
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.geometry.cuts import CutLine, legal_cuts
from quiltsmith.geometry.shape import Shape
from quiltsmith.talk.saying import count, say

MOST_SPACES_NAMED = 9


class Turn(StrEnum):
    """A way to lay a patch, seen from how its card shows it."""

    NONE = "as printed"
    RIGHT = "turned right"
    HALF = "turned upside down"
    LEFT = "turned left"
    FLIPPED = "flipped"
    FLIPPED_RIGHT = "flipped, turned right"
    FLIPPED_HALF = "flipped, turned upside down"
    FLIPPED_LEFT = "flipped, turned left"

    def told(self) -> str:
        """Say which way it is, in the language of talk."""
        number = list(Turn).index(self)
        turned = ("", say("turned right"), say("turned upside down"), say("turned left"))[number % 4]
        parts = [say("flipped") if number >= 4 else "", turned]
        return ", ".join(filter(None, parts)) or say("as printed")


class DrawnPiece(Struct, frozen=True):
    """A piece on the board and its card; `turn` for whole patches, `cuts` for cut ones, neither if it fits not."""

    entry: Entry
    drawn: Shape | None
    patch: Shape | None
    turn: Turn | None = None
    cuts: tuple[CutLine, ...] = ()

    def told(self) -> str:
        """Say what became of a patch on the board."""
        if self.drawn is None:
            return say("not on the board")
        if self.patch is None:
            return count(self.drawn.size, "{number} space", "{number} spaces")
        if self.cuts:
            first, *others = (line.told() for line in self.cuts)
            then = "".join(say(", the piece {line}", line=line) for line in others)
            sizes = say("{some} of {all} spaces", some=self.drawn.size, all=self.patch.size)
            return say("cut {line}, {sizes}", line=f"{first}{then}", sizes=sizes)
        if self.entry.cuts:
            return say("not a piece of it")
        return self.turn.told() if self.turn else say("not this patch")


def drawn_pieces(sheet: DoodleSheet) -> Iterator[DrawnPiece]:
    """Explain every piece of the log, in its order; passes are no pieces."""
    for entry in sheet.log.entries:
        if entry.is_pass:
            continue
        mask, patch = sheet.masks.get(entry.letter), sheet.patch(entry)
        drawn = sheet.game.board.shape_of(mask) if mask else None
        shape = patch.card.shape if patch else None
        if drawn is None or shape is None:
            yield DrawnPiece(entry, drawn, shape)
        elif entry.cuts:
            yield DrawnPiece(entry, drawn, shape, cuts=cut_lines(shape, drawn, entry.cuts) or ())
        else:
            yield DrawnPiece(entry, drawn, shape, turn=turn_of(shape, drawn))


def card_like(sheet: DoodleSheet, mask: Mask, is_start: bool = False) -> str | None:
    """Find the card whose whole patch these spaces are; hints name it."""
    drawn = sheet.game.board.to_origin(mask)
    for patch in sheet.patches.values():
        if patch.card.is_start == is_start and drawn in patch.whole:
            return patch.card.id
    return None


def few_spaces(board: Board, mask: Mask) -> str:
    """Name some spaces in a hint, such as `A1, B2`; nothing where they are too many to be read."""
    names = [cell_name(cell) for cell in board.cells(mask)]
    return ", ".join(names) if len(names) <= MOST_SPACES_NAMED else ""


def turn_of(patch: Shape, drawn: Shape) -> Turn | None:
    """Tell how a patch was laid, by the least that explains it; nothing if it is another shape."""
    turned, turns = patch, iter(Turn)
    for start in (patch, patch.mirrored()):
        turned = start
        for _ in range(4):
            turn = next(turns)
            if turned == drawn:
                return turn
            turned = turned.rotated()
    return None


@lru_cache(maxsize=4096)
def cut_lines(patch: Shape, drawn: Shape, cuts: int) -> tuple[CutLine, ...] | None:
    """Find the lines whose cuts leave the drawn piece, each through what the one before it left.

    Lines are counted on the patch as its card shows it, later ones on the piece that was left, as it lies there.
    """
    if cuts == 0:
        return () if drawn.canonical() == patch.canonical() else None
    for cut in legal_cuts(patch):
        for piece in cut.pieces:
            rest = cut_lines(piece, drawn, cuts - 1) if piece.size >= drawn.size else None
            if rest is not None:
                return (cut.line, *rest)
    return None
