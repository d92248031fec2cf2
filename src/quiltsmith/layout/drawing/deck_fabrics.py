"""What tells the patches of a deck apart: the fabric of each, and a mark for ids that look alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import PlacedName, Source
from quiltsmith.geometry.shape import Cell
from quiltsmith.i18n import N_
from quiltsmith.scene.elements import Fabric
from quiltsmith.stable_random import StableRandom
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

if TYPE_CHECKING:
    from quiltsmith.games.sheets.drawn_board import PlacedPiece

_NOWHERE = Source("a deck", "").place()
"""Where a deck that no file holds, such as one made by a program, names its fabrics."""
_SPECIAL = 10
"""The number of the fabric of patches of one space that no card shows."""


def fabric_problems(wishes: Iterable[PlacedName | None], theme: Theme) -> list[Problem]:
    """Point at the names that the theme does not have."""
    return [
        diagnostics.unknown_name(wish.place or _NOWHERE, N_("fabric"), wish.name, theme.fabric_names)
        for wish in wishes
        if wish is not None and theme.named_fabric(wish.name) is None
    ]


def refuse_unknown_fabrics(wishes: Iterable[PlacedName | None], theme: Theme) -> None:
    """Refuse all names that the theme does not have, as problems of the deck's file."""
    problems = fabric_problems(wishes, theme)
    if problems:
        raise QuiltsmithError("\n".join(f"{problem}; {problem.hint}" for problem in problems))


def chosen_fabrics(wishes: Sequence[PlacedName | None], style: Style) -> list[Fabric]:
    """Choose a fabric for each patch, or refuse all unknown names at once."""
    refuse_unknown_fabrics(wishes, style.theme)
    named = [None if wish is None else style.theme.named_fabric(wish.name) for wish in wishes]
    return [own or dealt for own, dealt in zip(named, deal_fabrics(len(named), style), strict=True)]


def card_fabrics(deck: Deck, style: Style) -> dict[str, Fabric]:
    """Return every card of a deck, by its id, the fabric that it has wherever it is printed."""
    everything = deck.everything
    chosen = chosen_fabrics([card.fabric for card in everything], style)
    return dict(zip((card.id for card in everything), chosen, strict=True))


def told_apart(pieces: Sequence[Iterable[Cell]], wishes: Sequence[Fabric], theme: Theme) -> list[Fabric]:
    """Choose the fabrics that pieces on a board wish for, in turn; beside the same one, the next that is free.

    A theme with too few fabrics gives what was wished for.
    """
    owners: dict[Cell, Fabric] = {}
    chosen: list[Fabric] = []
    for cells, wish in zip(pieces, wishes, strict=True):
        spaces = list(cells)
        beside = {owners.get(near) for row, column in spaces for near in _around(row, column)}
        first = theme.fabrics.index(wish) if wish in theme.fabrics else 0
        in_turn = [theme.fabric(first + step) for step in range(len(theme.fabrics))]
        fabric = next((one for one in (wish, *in_turn) if one not in beside), wish)
        owners |= dict.fromkeys(spaces, fabric)
        chosen.append(fabric)
    return chosen


def _around(row: int, column: int) -> tuple[Cell, ...]:
    return (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)


def deal_fabrics(count: int, style: Style) -> list[Fabric]:
    """Choose a fabric for each card: all in turn, in an order that the seed fixes, so that neighbours differ."""
    theme = style.theme
    order = StableRandom(style.seed).shuffled(range(len(theme.fabrics)))
    return [theme.fabric(order[number % len(order)]) for number in range(count)]


def case_collisions(ids: Iterable[str]) -> frozenset[str]:
    """Return the ids that are the same as another but for small letters; they are marked on every print.

    >>> sorted(in_small_letters(["A", "S", "s", "b"]))
    ['s']
    """
    seen: dict[str, str] = {}
    marked = set()
    for name in sorted(ids):  # capitals come first
        if seen.setdefault(name.casefold(), name) != name:
            marked.add(name)
    return frozenset(marked)


def special_fabric(theme: Theme) -> Fabric:
    """Return the fabric of patches of one space that no card shows."""
    return theme.fabric(_SPECIAL)


def laid_fabrics(pieces: Sequence[PlacedPiece], deck: Deck | None, style: Style) -> list[Fabric | None]:
    """Return the pieces of a board their cards' fabrics, or others beside the same; None for covered spaces only.

    On a screen pieces keep their card's fabric, as they were in the hand, and seams part equal ones.
    """
    theme = style.theme
    known = card_fabrics(deck, style) if deck else {}
    sewn = [piece for piece in pieces if piece.is_named]
    wishes = [
        known.get(piece.card) or (special_fabric(theme) if len(piece.cells) == 1 else theme.fabric(number))
        for number, piece in enumerate(sewn)
    ]
    chosen = iter(told_apart([piece.cells for piece in sewn], wishes, theme))
    return [next(chosen) if piece.is_named else None for piece in pieces]
