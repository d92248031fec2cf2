"""Two quilts of one game: what one player has, the other cannot have as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.sheets.checked_sheet import NOTHING, Finding, Findings, Spot, Summary
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import whole

_Decided = tuple[bool | None, bool | None]
"""Who of the two has the tile; None where the quilts do not tell, or it is claimed anyway."""


class ShapeUse(NamedTuple):
    """How often a free shape is in the deck, which patches of it a quilt names, and where others of it lie."""

    in_deck: int
    named: tuple[str, ...]
    unnamed: tuple[Spot, ...]

    @property
    def times(self) -> int:
        """How many lie on the quilt."""
        return len(self.named) + len(self.unnamed)


class SingleSupply(Struct, frozen=True):
    """What can cover single spaces: special patches, and patches of one space, which not every deck has."""

    game: str
    deck: str
    specials: int
    small: frozenset[str]
    """The patches of one space that no line names."""

    @property
    def most(self) -> int:
        """How many single spaces can be covered by patches that no line names, and by special ones."""
        return self.specials + len(self.small)

    def is_exceeded(self, specials: int, singles: int) -> bool:
        """Return whether there are not so many special patches, or not so many of both kinds."""
        return specials > self.specials or specials + singles > self.most

    def told(self, specials: int, singles: int, where: str) -> tuple[str, str]:
        """Return message and hint for more than there are."""
        if specials > self.specials or not self.small:
            message = _(
                "{found} special patches {where}, {game} has {exist}",
                found=specials if self.small else specials + singles,
                where=where,
                game=self.game,
                exist=self.specials,
            )
            return message, _("single spaces can be covered by special patches only")
        message = _(
            "{found} single spaces {where}; {game} has {exist} special patches, {deck} has {small} patches of one "
            "space that no line names",
            found=specials + singles,
            where=where,
            game=self.game,
            exist=self.specials,
            deck=self.deck,
            small=len(self.small),
        )
        return message, _("single spaces can be covered by special patches and by patches of one space only")


class QuiltSummary(Summary, frozen=True):
    """A finished quilt in short.

    `tile` is None where nobody knows; `tile_spot` is where it is claimed or should be, `tile_lines` how to deny
    and how to claim it. `specials` are special patches by their line, `singles` are single spaces without one.
    """

    player: str | None
    game: str
    deck: str
    rows: tuple[str, ...]
    named: dict[str, Spot]
    shapes: dict[str, ShapeUse]
    specials: tuple[Spot, ...]
    singles: tuple[Spot, ...]
    supply: SingleSupply
    has_square: bool
    tile: bool | None
    tile_spot: Spot
    tile_lines: tuple[str, str]
    tile_side: int
    tile_points: int
    total: int | None

    @property
    def has_partner(self) -> bool:
        """Two quilts make a game."""
        return True

    def is_partner_of(self, other: Summary) -> bool:
        """Return whether two quilts are those of one game, and not the same one twice."""
        if not isinstance(other, QuiltSummary) or (self.game, self.deck) != (other.game, other.deck):
            return False
        if self.player is None and other.player is None:
            return self.rows != other.rows
        return (self.player or "").lower() != (other.player or "").lower()

    def compare(self, other: Summary) -> tuple[Findings, Findings]:
        """Compare patches, special patches, tile and totals."""
        return compare_pair(self, other) if isinstance(other, QuiltSummary) else (NOTHING, NOTHING)


def compare_pair(first: QuiltSummary, second: QuiltSummary) -> tuple[Findings, Findings]:
    """Compare patches, special patches, tile and totals; what two have is told of the second."""
    decided = _decide_tile(first, second)
    tie = tuple(_tie(first, second, decided))
    own = tuple(_tile_of_one(first, second))
    others = (
        *_patches_by_name(first, second),
        *_patches_by_shape(first, second),
        *_specials(first, second),
        *_tile_of_one(second, first),
        *_tile_of_both(first, second),
    )
    return Findings(own, tie, decided[0]), Findings(others, tie, decided[1])


def _patches_by_name(first: QuiltSummary, second: QuiltSummary) -> Iterator[Finding]:
    for card, spot in second.named.items():
        if card in first.named:
            message = _(
                "{card} lies on the quilt of {player} already, by line {line}",
                card=card,
                player=_name(first),
                line=first.named[card].line,
            )
            yield Finding(spot, "patch-twice", message, _("every patch exists once; name another"))


def _patches_by_shape(first: QuiltSummary, second: QuiltSummary) -> Iterator[Finding]:
    """Find shapes that the two quilts have more often than the deck; more on one quilt alone is told there."""
    found = []
    for shape, own in second.shapes.items():
        other = first.shapes.get(shape)
        if other is None or max(own.times, other.times) > own.in_deck:
            continue
        times = len({*own.named, *other.named}) + len(own.unnamed) + len(other.unnamed)
        if times > own.in_deck:
            found.append((shape, times))
    if not found:
        return
    shape, times = found[0]
    own = second.shapes[shape]
    if len(found) == 1:
        message = ngettext(
            own.in_deck,
            "`{shape}` lies on the two quilts {times} times, and {deck} has it only once",
            "`{shape}` lies on the two quilts {times} times, and {deck} has it only {number} times",
            shape=shape,
            times=times,
            deck=second.deck,
        )
    else:
        shapes = ", ".join(f"`{shape}`" for shape, _unused in found)
        message = _(
            "the two quilts have more patches of these shapes than {deck}: {shapes}",
            deck=second.deck,
            shapes=shapes,
        )
    spot = own.unnamed[-1] if own.unnamed else second.named[own.named[-1]]
    hint = _("one of the two boards is wrong, or they are not of one game")
    yield Finding(spot, "patch-twice", message, hint)


def _specials(first: QuiltSummary, second: QuiltSummary) -> Iterator[Finding]:
    """Find more single spaces than both quilts together can have; more on one quilt alone is told there."""
    if any(one.supply.is_exceeded(len(one.specials), len(one.singles)) for one in (first, second)):
        return
    supply = replace(second.supply, small=first.supply.small & second.supply.small)
    specials = len(first.specials) + len(second.specials)
    singles = len(first.singles) + len(second.singles)
    if not supply.is_exceeded(specials, singles):
        return
    if specials > supply.specials:
        spots, left = second.specials, supply.specials - len(first.specials)
    else:
        # Where only the first quilt has single spaces, the second one names the patch that they lack.
        taken = tuple(spot for card, spot in second.named.items() if card in first.supply.small)
        spots = (*second.specials, *second.singles) or taken
        left = max(0, supply.most - len(first.specials) - len(first.singles))
    message, hint = supply.told(specials, singles, _("on two quilts"))
    yield Finding(spots[left], "too-many-specials", message, hint)


def _decide_tile(first: QuiltSummary, second: QuiltSummary) -> _Decided:
    """Return the tile to whom the other quilt leaves it, where the own sheet does not say."""
    return _decide_for(first, second), _decide_for(second, first)


def _decide_for(own: QuiltSummary, other: QuiltSummary) -> bool | None:
    if not own.has_square or own.tile is not None:
        return None
    if not other.has_square:
        return True
    return None if other.tile is None else not other.tile


def _tile_of_one(own: QuiltSummary, other: QuiltSummary) -> Iterator[Finding]:
    """Find who denies the tile, though nobody else can have it; one that is worth nothing may be left alone."""
    if own.has_square and own.tile is False and not other.has_square and own.tile_points:
        message = _(
            "only this quilt has a filled square of {side}×{side}, so its player has the tile", side=own.tile_side
        )
        hint = _("write `{line}`: {points} points more", line=own.tile_lines[1], points=own.tile_points)
        yield Finding(own.tile_spot, "tile-forgotten", message, hint)


def _tile_of_both(first: QuiltSummary, second: QuiltSummary) -> Iterator[Finding]:
    """Find two who have the tile, or two who deny it though one of them has it."""
    if not (first.has_square and second.has_square):
        return
    if first.tile and second.tile:
        message = _(
            "the tile is claimed by {player} already, in line {line}",
            player=_name(first),
            line=first.tile_spot.line,
        )
        hint = _("only the first to fill a square has it: write `{line}`", line=second.tile_lines[0])
        yield Finding(second.tile_spot, "tile-unearned", message, hint)
    elif first.tile is False and second.tile is False and first.tile_points:
        message = _(
            "both quilts have a filled square of {side}×{side}, so one of the players has the tile",
            side=first.tile_side,
        )
        hint = _(
            "the first to fill a square has it: write `{line}`, or that of the other", line=second.tile_lines[1]
        )
        yield Finding(second.tile_spot, "tile-forgotten", message, hint)


def _tie(first: QuiltSummary, second: QuiltSummary, decided: _Decided) -> Iterator[str]:
    totals = []
    for summary, has_tile in zip((first, second), decided, strict=True):
        if summary.total is None:
            return
        totals.append(summary.total + (summary.tile_points if has_tile else 0))
    if totals[0] == totals[1]:
        yield ngettext(
            totals[0],
            "both have {total} point: who reached the last space first has won, but quilts do not show that",
            "both have {total} points: who reached the last space first has won, but quilts do not show that",
            total=whole(totals[0]),
        )


def _name(summary: QuiltSummary) -> str:
    return summary.player or _("the first player")
