"""`quiltsmith deck stats`: what a deck is like, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from quiltsmith.cli.options.decks import DeckArgument, deck_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.decks.deck import Deck

if TYPE_CHECKING:
    from quiltsmith.decks.deck_statistics import CardStats, Coverage, DeckStats, GroupStats

EXAMPLE = "Example: quiltsmith deck stats meadow --format json"


def stats(deck: DeckArgument, report_format: PlainFormatOption = PlainFormat.TEXT) -> None:
    """Measure a deck: sizes, symmetry, cuts and more.

    Also counted are placements on the empty board, duplicates, and what patches are worth.
    """
    from quiltsmith.cli.reports.cards import headline
    from quiltsmith.cli.reports.stats import stats_lines
    from quiltsmith.decks.deck_statistics import deck_stats as measure

    measured = deck_or_fail(deck)
    stats = measure(measured)
    if report_format is PlainFormat.JSON:
        write_json(_to_json(measured, stats))
    else:
        write_line(headline(measured))
        for line in stats_lines(stats):
            write_line(line)


def _to_json(deck: Deck, stats: DeckStats) -> dict[str, Any]:
    return {
        "deck": deck.id,
        "base": deck.base,
        "game": deck.game.id,
        "board": {"rows": deck.game.board.rows, "columns": deck.game.board.columns},
        "patches": _group(stats.patches),
        "start": _group(stats.start),
        "duplicates": [list(ids) for ids in stats.duplicates],
        "coverage": _coverage(stats.coverage),
        "cards": [_card(card) for card in stats.cards],
    }


def _group(group: GroupStats | None) -> dict[str, Any] | None:
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


def _coverage(coverage: Coverage | None) -> dict[str, Any] | None:
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


def _card(card: CardStats) -> dict[str, Any]:
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
