"""What a person wishes of a generated deck, and how wishes are written on a command line."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import MOST_CARDS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.board import LARGEST_SIDE
from quiltsmith.i18n import _

LARGEST_PATCH = 10
"""All shapes of a size are listed before some are drawn: 4,655 of 10 spaces take seconds, those of 11 too long."""

_SHARE = re.compile(r"((?:[0-9]{1,3})?(?:\.[0-9]{1,4})?)\s*(%?)")
_BOX = re.compile(r"([0-9]{1,3})\s*[xX×]\s*([0-9]{1,3})")
_SIZE = re.compile(r"([0-9]{1,4})\s*:\s*([0-9]{1,6})")


class BoundingBox(Struct, frozen=True):
    """The largest bounding box of a patch, lying or standing."""

    rows: int
    columns: int

    def __str__(self) -> str:
        return f"{self.rows}x{self.columns}"


class DeckOptions(Struct, frozen=True):
    """Wishes for the patch cards of a deck, and the number of its start cards; None leaves the choice open."""

    cards: int | None = None
    starts: int | None = None
    sizes: Mapping[int, int] | None = None
    chiral: Fraction | None = None
    max_box: BoundingBox | None = None
    cuttable: bool = False
    no_duplicates: bool = False

    def __post_init__(self) -> None:
        for count, what, least in ((self.cards, _("patch cards"), 1), (self.starts, _("start cards"), 0)):
            if count is not None and not least <= count <= MOST_CARDS:
                raise QuiltsmithError(
                    _(
                        "a deck has {least} to {most} {what}, not {count}",
                        least=least,
                        most=MOST_CARDS,
                        what=what,
                        count=count,
                    )
                )
        if self.sizes is not None:
            total = sum(self.sizes.values())
            if self.cards is not None and total != self.cards:
                raise QuiltsmithError(
                    _(
                        "the sizes {sizes} add up to {total} cards, but {cards} are asked for; "
                        "change a count, or leave out the number of cards",
                        sizes=sizes_text(self.sizes),
                        total=total,
                        cards=self.cards,
                    )
                )
            if not 1 <= total <= MOST_CARDS:
                raise QuiltsmithError(
                    _(
                        "a deck has 1 to {most} patch cards; the sizes add up to {total}",
                        most=MOST_CARDS,
                        total=total,
                    )
                )
            for size in self.sizes:
                check_size(size)

    def like(self, deck: Deck) -> DeckOptions:
        """Take from a deck what these wishes leave open: counts, sizes and the share of chiral patches."""
        if not deck.cards:
            raise QuiltsmithError(_("the deck {deck} has no patch cards to be like", deck=deck.id))
        share = Fraction(sum(card.shape.is_chiral() for card in deck.cards), len(deck.cards))
        sizes = dict(sorted(Counter(card.shape.size for card in deck.cards).items()))
        if self.cards is not None and self.cards != len(deck.cards):
            sizes = spread(self.cards, sizes)
        return replace(
            self,
            # A patchwork deck has no start cards; then the game says how many are usual.
            starts=(len(deck.start) or None) if self.starts is None else self.starts,
            sizes=sizes if self.sizes is None else self.sizes,
            chiral=share if self.chiral is None else self.chiral,
        )


def spread(count: int, weights: Mapping[int, int], most: Mapping[int, int] | None = None) -> dict[int, int]:
    """Share out cards among sizes in proportion to weights (Sainte-Laguë), no size getting more than its most."""
    given = dict.fromkeys(weights, 0)
    for _unused in range(count):
        open_sizes = [size for size in weights if most is None or given[size] < most.get(size, 0)]
        neediest = max(open_sizes, key=lambda size: (Fraction(weights[size], 2 * given[size] + 1), -size))
        given[neediest] += 1
    return {size: number for size, number in sorted(given.items()) if number}


def check_size(size: int, what: str | None = None) -> None:
    """Refuse a size whose shapes cannot be listed."""
    if not 1 <= size <= LARGEST_PATCH:
        raise QuiltsmithError(
            _(
                "a generated {what} has 1 to {most} spaces, not {size}: all shapes of a size are listed "
                "before some are drawn, and beyond {most} there are too many",
                what=what or _("patch"),
                most=LARGEST_PATCH,
                size=size,
            )
        )


def parse_sizes(text: str) -> dict[int, int]:
    """Read sizes with their numbers of cards, such as `3:4,4:8`."""
    sizes: dict[int, int] = {}
    for part in text.split(","):
        match = _SIZE.fullmatch(part.strip())
        if not match:
            raise QuiltsmithError(
                _(
                    "`{part}` is not a size with its number of cards; write for example 3:4,4:8",
                    part=part.strip(),
                )
            )
        size, count = int(match[1]), int(match[2])
        check_size(size)
        if size in sizes:
            raise QuiltsmithError(
                _("size {size} stands twice in `{text}`; write it once, with the sum", size=size, text=text)
            )
        if count:
            sizes[size] = count
    return dict(sorted(sizes.items()))


def sizes_text(sizes: Mapping[int, int]) -> str:
    """Write sizes with their numbers of cards."""
    return ",".join(f"{size}:{count}" for size, count in sizes.items())


def parse_share(text: str) -> Fraction:
    """Read a share such as `40%` or `0.4`, which mean the same; a bare `40` could be meant either way."""
    match = _SHARE.fullmatch(text.strip())
    share = Fraction(match[1]) / (100 if match[2] else 1) if match and match[1] else None
    if share is None or share > 1:
        raise QuiltsmithError(_("`{text}` is not a share; write for example 40% or 0.4", text=text[:40]))
    return share


def parse_box(text: str) -> BoundingBox:
    """Read the rows and columns of a box such as `5x4`."""
    match = _BOX.fullmatch(text.strip())
    if not match or not all(1 <= int(side) <= LARGEST_SIDE for side in match.groups()):
        raise QuiltsmithError(
            _(
                "`{text}` is not a box with sides from 1 to {most}; write for example 5x4",
                text=text,
                most=LARGEST_SIDE,
            )
        )
    return BoundingBox(int(match[1]), int(match[2]))
