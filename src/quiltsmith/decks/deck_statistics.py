"""What a deck is like: sizes, symmetry, cuts, placements, duplicates, and how much of the board a game covers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.decks.patch_value import PatchValue, patch_value
from quiltsmith.games.game import Game
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import illegal_cuts, legal_cuts
from quiltsmith.geometry.shape import Symmetry


class CardStats(Struct, frozen=True):
    """What is counted for one card."""

    id: str
    is_start: bool
    size: int
    chiral: bool
    symmetry: Symmetry
    orientations: int
    legal_cuts: int
    illegal_cuts: int
    piece_sizes: tuple[int, ...]
    placements: int
    value: PatchValue | None = None


class Spread(Struct, frozen=True):
    """The least, the middle and the most of some numbers."""

    least: int
    median: float
    most: int


class GroupStats(Struct, frozen=True):
    """What is counted for all patches, or for all start patches."""

    cards: int
    spaces: int
    sizes: Mapping[int, int]
    chiral: int
    symmetries: Mapping[Symmetry, int]
    uncuttable: tuple[str, ...]
    piece_sizes: Mapping[int, int]
    """For each size, the cards of which one legal cut gives a piece of that size."""
    placements: Spread

    @property
    def mean_size(self) -> float:
        """The spaces of the average card."""
        return self.spaces / self.cards


class Coverage(Struct, frozen=True):
    """The spaces of the patches that one game offers, the start patch included, special actions not."""

    board: int
    least: int
    average: float
    most: int
    patches: int
    patches_to_fill: float
    """The patches of average size, after the start patch, that have as many spaces as the board has left."""

    def share(self, spaces: float) -> float:
        """Return spaces as a share of the board; above 1 is more than the board holds."""
        return spaces / self.board


class DeckStats(Struct, frozen=True):
    """All that is counted for a deck."""

    cards: tuple[CardStats, ...]
    patches: GroupStats | None
    start: GroupStats | None
    duplicates: tuple[tuple[str, ...], ...]
    coverage: Coverage | None


def deck_stats(deck: Deck) -> DeckStats:
    """Count everything that is counted for a deck."""
    return DeckStats(
        cards=tuple(_card_stats(card, deck) for card in (*deck.cards, *deck.start)),
        patches=_group(deck.cards, deck.game.board),
        start=_group(deck.start, deck.game.board),
        duplicates=_duplicates((*deck.cards, *deck.start)),
        coverage=_coverage(deck, deck.game),
    )


def _card_stats(card: Card, deck: Deck) -> CardStats:
    shape, game = card.shape, deck.game
    return CardStats(
        id=card.id,
        is_start=card.is_start,
        size=shape.size,
        chiral=shape.is_chiral(),
        symmetry=shape.symmetry(),
        orientations=len(shape.orientations()),
        legal_cuts=len(legal_cuts(shape)),
        illegal_cuts=len(illegal_cuts(shape)),
        piece_sizes=_piece_sizes(card),
        placements=game.board.count_placements(shape),
        value=patch_value(card, game.deck_needs) if card.price and game.deck_needs.has_prices else None,
    )


def _group(cards: Sequence[Card], board: Board) -> GroupStats | None:
    if not cards:
        return None
    shapes = [card.shape for card in cards]
    placements = [board.count_placements(shape) for shape in shapes]
    symmetries = Counter(shape.symmetry() for shape in shapes)
    return GroupStats(
        cards=len(cards),
        spaces=sum(shape.size for shape in shapes),
        sizes=_sorted_count([shape.size for shape in shapes]),
        chiral=sum(shape.is_chiral() for shape in shapes),
        symmetries={symmetry: symmetries[symmetry] for symmetry in Symmetry if symmetry in symmetries},
        uncuttable=tuple(card.id for card in cards if not legal_cuts(card.shape)),
        piece_sizes=_sorted_count([size for card in cards for size in _piece_sizes(card)]),
        placements=Spread(min(placements), median(placements), max(placements)),
    )


def _piece_sizes(card: Card) -> tuple[int, ...]:
    return tuple(sorted({size for cut in legal_cuts(card.shape) for size in cut.sizes}))


def _duplicates(cards: Sequence[Card]) -> tuple[tuple[str, ...], ...]:
    """Group the ids of cards that show the same free shape."""
    groups: dict[object, list[str]] = {}
    for card in cards:
        groups.setdefault(card.shape.canonical(), []).append(card.id)
    return tuple(tuple(ids) for ids in groups.values() if len(ids) > 1)


def _coverage(deck: Deck, game: Game) -> Coverage | None:
    """Add up what a player who draws the patch of every turn draws, with the smallest and the largest cards."""
    needs = game.deck_needs
    if not deck.cards or needs.turns is None:
        return None
    sizes = sorted(card.shape.size for card in deck.cards)
    turns, start = min(needs.turns, len(sizes)), (needs.start_size or 0) if deck.start else 0
    mean = sum(sizes) / len(sizes)
    return Coverage(
        board=game.board.spaces,
        least=start + sum(sizes[:turns]),
        average=start + turns * mean,
        most=start + sum(sizes[-turns:]),
        patches=turns,
        patches_to_fill=(game.board.spaces - start) / mean,
    )


def _sorted_count(numbers: Sequence[int]) -> dict[int, int]:
    return dict(sorted(Counter(numbers).items()))


def stats_record(deck: Deck, stats: DeckStats) -> dict[str, Any]:
    """Return all statistics of a deck for programs."""
    return {
        "deck": deck.id,
        "base": deck.base,
        "game": deck.game.id,
        "board": {"rows": deck.game.board.rows, "columns": deck.game.board.columns},
        "patches": _group_record(stats.patches),
        "start": _group_record(stats.start),
        "duplicates": [list(ids) for ids in stats.duplicates],
        "coverage": _coverage_record(stats.coverage),
        "cards": [_card_record(card) for card in stats.cards],
    }


def _group_record(group: GroupStats | None) -> dict[str, Any] | None:
    if group is None:
        return None
    return {
        "cards": group.cards,
        "spaces": group.spaces,
        "mean_size": round(group.mean_size, 3),
        "sizes": group.sizes,
        "chiral": group.chiral,
        "symmetries": {symmetry.value: count for symmetry, count in group.symmetries.items()},
        "cuttable": group.cards - len(group.uncuttable),
        "uncuttable": list(group.uncuttable),
        "piece_sizes": group.piece_sizes,
        "placements": asdict(group.placements),
    }


def _coverage_record(coverage: Coverage | None) -> dict[str, Any] | None:
    if coverage is None:
        return None
    amounts = {"least": coverage.least, "average": coverage.average, "most": coverage.most}
    return {
        "board": coverage.board,
        "patches": coverage.patches,
        "patches_to_fill": round(coverage.patches_to_fill, 3),
        "spaces": {name: round(spaces, 3) for name, spaces in amounts.items()},
        "share": {name: round(coverage.share(spaces), 3) for name, spaces in amounts.items()},
    }


def _card_record(card: CardStats) -> dict[str, Any]:
    described = {
        "id": card.id,
        "start": card.is_start,
        "size": card.size,
        "chiral": card.chiral,
        "symmetry": card.symmetry.value,
        "orientations": card.orientations,
        "legal_cuts": card.legal_cuts,
        "illegal_cuts": card.illegal_cuts,
        "piece_sizes": list(card.piece_sizes),
        "placements": card.placements,
    }
    if card.value is None:
        return described
    value = card.value
    return {
        **described,
        "price": asdict(value.price),
        "cost_per_space": round(value.cost_per_space, 3),
        "time_per_space": round(value.time_per_space, 3),
        "income_per_space": round(value.income_per_space, 3),
        "break_even": value.break_even,
        "buy_before": value.buy_before,
        "changes": value.changes,
    }
