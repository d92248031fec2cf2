"""`quiltsmith deck stats`: what a deck is like, in numbers."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from quiltsmith.cli.card_report import OVERRIDDEN, counted_patches, counted_starts, flip_mark, symmetry_text
from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.name_lookup import load_deck
from quiltsmith.cli.option_types import DeckArgument, PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal_output import bar, columns_of, histogram, paint, table, width, write_json, write_line
from quiltsmith.cli.text_drawings import side_by_side
from quiltsmith.decks.deck import PRICES
from quiltsmith.decks.deck_statistics import CardStats, Coverage, DeckStats, GroupStats
from quiltsmith.decks.patch_value import PatchValue
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import decimal, percent

if TYPE_CHECKING:
    from quiltsmith.decks.deck_statistics import CardStats, Coverage, DeckStats, GroupStats


@example("quiltsmith deck stats meadow --format json")
def measure_deck(deck: DeckArgument, report_format: PlainFormatOption = PlainFormat.TEXT) -> None:
    """Measure a deck: sizes, symmetry, cuts and more.

    Also counted are placements on the empty board, duplicates, and what patches are worth.
    """
    from quiltsmith.cli.card_report import headline
    from quiltsmith.decks.deck_statistics import deck_stats as measure
    from quiltsmith.decks.deck_statistics import stats_record

    measured = load_deck(deck)
    stats = measure(measured)
    if report_format is PlainFormat.JSON:
        write_json(stats_record(measured, stats))
    else:
        write_line(headline(measured))
        for line in stats_lines(stats):
            write_line(line)


_NARROWEST_BAR, _WIDEST_BAR = 8, 24
_BESIDE_BARS = 44
"""The columns that labels, counts and gaps take beside three histograms."""
_VALUE_NOTE = N_(
    "marks ahead: so many income marks repay the cost; "
    "buy before: they lie ahead of a player who has not reached this space"
)


def stats_lines(stats: DeckStats) -> list[str]:
    """Write all statistics of a deck."""
    lines: list[str] = []
    for is_start, group in ((False, stats.patches), (True, stats.start)):
        if group is not None:
            lines += ["", *_group_lines(group, is_start)]
    lines += ["", _heading(_("same shape")), f"  {_duplicates(stats)}"]
    if stats.coverage is not None:
        lines += ["", *_coverage_lines(stats.coverage)]
    lines += ["", *_card_table(stats.cards)]
    if any(card.value for card in stats.cards):
        lines += ["", *_value_table(stats.cards)]
    return lines


def _heading(text: str) -> str:
    return paint(text, "bold")


def _group_lines(group: GroupStats, is_start: bool) -> list[str]:
    """Sum up the patches or the start patches; start patches are drawn whole, so their cuts do not matter."""
    spread = group.placements
    facts = [
        (_("spaces"), _("{spaces}, {mean:.1f} on an average card", spaces=group.spaces, mean=group.mean_size)),
        (_("chiral"), _("{some} of {all}", some=group.chiral, all=group.cards)),
        (
            _("placements"),
            _(
                "{least} to {most} on the empty board, median {median:g}",
                least=spread.least,
                most=spread.most,
                median=spread.median,
            ),
        ),
    ]
    counts = [
        (_("size"), {str(size): count for size, count in group.sizes.items()}),
        (_("symmetry"), {symmetry_text(symmetry): count for symmetry, count in group.symmetries.items()}),
    ]
    if not is_start:
        cuttable = group.cards - len(group.uncuttable)
        some = _("{some} of {all}", some=cuttable, all=group.cards)
        facts.append((_("can be cut"), some + _without(group.uncuttable)))
        counts.append((_("size after a cut"), {str(size): count for size, count in group.piece_sizes.items()}))
    columns = max(_NARROWEST_BAR, min(_WIDEST_BAR, (width() - _BESIDE_BARS) // 3))
    bars = [histogram(name, list(count.items()), columns) for name, count in counts if count]
    longest = max(11, *(len(name) for name, _unused in facts))
    return [
        _heading(counted_starts(group.cards) if is_start else counted_patches(group.cards)),
        *(f"  {name:<{longest}} {text}" for name, text in facts),
        "",
        *(f"  {line}" if line else "" for line in side_by_side(bars)),
    ]


def _without(ids: tuple[str, ...]) -> str:
    return _(", not {cards}", cards=", ".join(ids)) if ids else ""


def _duplicates(stats: DeckStats) -> str:
    groups = [" = ".join(ids) for ids in stats.duplicates]
    return ", ".join(groups) or _("no shape comes twice")


def _coverage_lines(coverage: Coverage) -> list[str]:
    rows = [(_("smallest"), coverage.least), (_("average"), coverage.average), (_("largest"), coverage.most)]
    most = max(coverage.most, coverage.board)
    title = _(
        "one game: the start patch and {patches} on {spaces} spaces",
        patches=counted_patches(coverage.patches),
        spaces=coverage.board,
    )
    lines = [_heading(title)]
    longest = max(8, *(len(name) for name, _unused in rows))
    for name, spaces in rows:
        share = percent(coverage.share(spaces))
        lines.append(
            f"  {name:<{longest}} {spaces:>5.0f} {share:>5} {paint(bar(spaces, most, _WIDEST_BAR), 'green')}"
        )
    told = _(
        "{number:.1f} patches of average size have the spaces to fill the board", number=coverage.patches_to_fill
    )
    lines.append(f"  {told}")
    return lines


def _card_table(cards: tuple[CardStats, ...]) -> list[str]:
    heads = (
        _("card"),
        _("size"),
        _("flip"),
        _("symmetry"),
        _("ways"),
        _("cuts"),
        _("pieces"),
        _("places"),
        "",
    )
    most = max((card.placements for card in cards), default=0)
    rows = [
        (
            card.id,
            str(card.size),
            flip_mark() if card.chiral else "",
            symmetry_text(card.symmetry),
            str(card.orientations),
            *_cut_cells(card),
            str(card.placements),
            "",
        )
        for card in cards
    ]
    plain = table(heads, rows, left=(heads[0], heads[3], heads[6], ""))
    room = min(_WIDEST_BAR, width() - max(map(columns_of, plain)) - 2)
    if room < 4:
        return plain
    bars = [paint(bar(card.placements, most, room), "green") for card in cards]
    return [plain[0], *(f"{line}  {drawn}" for line, drawn in zip(plain[1:], bars, strict=True))]


def _cut_cells(card: CardStats) -> tuple[str, str]:
    if card.is_start:
        return "", _("whole")
    lines = card.legal_cuts + card.illegal_cuts
    some = _("{some} of {all}", some=card.legal_cuts, all=lines)
    return some, _ranges(card.piece_sizes) or _("none")


def _ranges(numbers: tuple[int, ...]) -> str:
    """Write rising numbers, neighbours as a range: `1-3 5`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _value_table(cards: tuple[CardStats, ...]) -> list[str]:
    prices = (_("cost"), _("time"), _("income"))
    left = (_("card"), _("change"))
    heads = [
        _("card"),
        _("size"),
        *prices,
        *(_("{price}\n/space", price=name) for name in prices),
        _("marks\nahead"),
        _("buy\nbefore"),
        _("change"),
    ]
    rows = [_value_row(card, card.value) for card in cards if card.value]
    if not any(row[-1] for row in rows):
        heads, rows = heads[:-1], [row[:-1] for row in rows]
    return [*table(heads, rows, left=left), "", *wrap(_(_VALUE_NOTE), width())]


def _value_row(card: CardStats, value: PatchValue) -> tuple[str, ...]:
    price = value.price
    mark = OVERRIDDEN if value.changes else ""
    changes = "/".join(f"{value.changes[name]:+}" if name in value.changes else "0" for name in PRICES)
    return (
        f"{card.id}{mark}",
        str(card.size),
        *(str(getattr(price, name)) for name in PRICES),
        decimal(value.cost_per_space, 2),
        decimal(value.time_per_space, 2),
        decimal(value.income_per_space, 2),
        _("never") if value.break_even is None else str(value.break_even),
        "" if value.buy_before is None else str(value.buy_before),
        changes if value.changes else "",
    )
