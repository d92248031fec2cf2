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
from quiltsmith.style.theme import Ink, Theme

if TYPE_CHECKING:
    from quiltsmith.games.sheets.drawn_board import PlacedPiece

_NOWHERE = Source("a deck", "").place()
"""Where a deck that no file holds, such as one made by a program, names its fabrics."""
_LIGHT_LEATHER = 0.6
_LEATHER_PATTERNS = ("lattice", "gingham", "bricks", "bars")


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
    """Return the fabric of patches of one space that no card shows: leather, in a pattern that no card has."""
    used = {fabric.pattern for fabric in theme.fabrics}
    pattern = next((name for name in _LEATHER_PATTERNS if name not in used), _LEATHER_PATTERNS[0])
    leather = theme.accent.mix(theme.paper, _LIGHT_LEATHER) if theme.ink is Ink.FULL else theme.paper
    return Fabric(pattern, theme.accent, leather)


def laid_fabrics(pieces: Sequence[PlacedPiece], deck: Deck | None, style: Style) -> list[Fabric | None]:
    """Return the pieces of a board their cards' fabrics; None for covered spaces only.

    Where nobody knows the card, neighbours differ, as far as the theme has fabrics.
    """
    known = card_fabrics(deck, style) if deck else {}
    chosen: dict[str, Fabric] = {}
    owners: dict[Cell, Fabric] = {}
    sewn = [piece for piece in pieces if piece.is_named]
    # Those whose fabric is certain come first.
    for number, piece in sorted(enumerate(sewn), key=lambda pair: not known.get(pair[1].card)):
        fabric = known.get(piece.card)
        if fabric is None and len(piece.cells) == 1:
            fabric = special_fabric(style.theme)
        if fabric is None:
            beside = {owners.get(near) for row, column in piece.cells for near in _around(row, column)}
            in_turn = [style.theme.fabric(number + step) for step in range(len(style.theme.fabrics))]
            fabric = next((one for one in in_turn if one not in beside), in_turn[0])
        owners |= dict.fromkeys(piece.cells, fabric)
        chosen[piece.letter] = fabric
    return [chosen[piece.letter] if piece.is_named else None for piece in pieces]
