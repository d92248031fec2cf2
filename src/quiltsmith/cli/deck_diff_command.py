"""`quiltsmith deck diff`: what changed between two decks, with the patches drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.name_lookup import load_deck, refuse_input_twice
from quiltsmith.cli.option_types import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal_output import write_json, write_line
from quiltsmith.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Card
    from quiltsmith.decks.deck_diff import CardChange, DeckDiff


@example("quiltsmith deck diff meadow my-deck.yaml")
def diff_two_decks(
    before: Annotated[str, typer.Argument(metavar="DECK", help=N_("The older deck: a file or a shipped one."))],
    after: Annotated[str, typer.Argument(metavar="DECK", help=N_("The newer deck."))],
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Show what changed between two decks, with the patches drawn.

    Cards are compared by their ids; one that only got another id is found by its patch. How two decks play is
    compared by `quiltsmith simulate --compare`.
    """
    from quiltsmith.decks.deck_diff import diff_decks

    refuse_input_twice([before, after])
    diff = diff_decks(load_deck(before), load_deck(after))
    if report_format is PlainFormat.JSON:
        write_json(diff.to_json())
        return
    for number, section in enumerate(_sections(diff)):
        if number:
            write_line()
        write_line("\n".join(section))


def _sections(diff: DeckDiff) -> Iterator[list[str]]:
    yield [_summary(diff)]
    if diff.heads:
        yield [f"{key}: {_value(old)} → {_value(new)}" for key, (old, new) in diff.heads.items()]
    for title, changes in ((_("changed"), diff.changed), (_("renamed"), diff.renamed)):
        if changes:
            yield [_bold(title)]
            yield from (_change(change) for change in changes)
    for title, cards in ((_("added"), diff.added), (_("removed"), diff.removed)):
        if cards:
            yield [_bold(title)]
            yield _drawn(cards)


def _summary(diff: DeckDiff) -> str:
    if not diff:
        return _("The decks have the same cards.")
    counts = [
        (len(diff.changed), ngettext(len(diff.changed), "{number} card changed", "{number} cards changed")),
        (len(diff.renamed), ngettext(len(diff.renamed), "{number} renamed", "{number} renamed")),
        (len(diff.added), ngettext(len(diff.added), "{number} added", "{number} added")),
        (len(diff.removed), ngettext(len(diff.removed), "{number} removed", "{number} removed")),
    ]
    told = ", ".join(text for number, text in counts if number) or _("the same cards")
    return f"{diff.before.id} → {diff.after.id}: {told}"


def _bold(text: str) -> str:
    from quiltsmith.cli.terminal_output import paint

    return paint(text, "bold")


def _drawn(cards: Sequence[Card]) -> list[str]:
    from quiltsmith.cli.card_report import draw_card
    from quiltsmith.cli.text_drawings import in_columns

    return list(in_columns([draw_card(card) for card in cards]))


def _change(change: CardChange) -> list[str]:
    """Say what is different about a card, and draw it before and after where its patch is another."""
    from quiltsmith.cli.text_drawings import draw, side_by_side, size_colour

    before, after = change.before, change.after
    name = before.id if before.id == after.id else f"{before.id} → {after.id}"
    told = [f"{key} {_value(old)} → {_value(new)}" for key, (old, new) in change.values.items() if key != "shape"]
    if "shape" in change.values:
        told.insert(0, _("another shape") if change.is_redrawn else _("turned or flipped"))
    lines = [f"{_bold(name)} {', '.join(told)}".rstrip()]
    if "shape" not in change.values:
        return lines
    shapes = [draw(card.shape, size_colour(card.shape.size)) for card in (before, after)]
    height = max(map(len, shapes))
    arrow = ["   "] * height
    arrow[height // 2] = " → "
    return [*lines, *side_by_side([shapes[0], arrow, shapes[1]])]


def _value(value: Any) -> str:
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, dict):
        return " / ".join(map(str, dict.fromkeys(value.values())))
    return " ".join(value) if isinstance(value, list) else str(value)
