"""`quiltsmith deck …`: the commands about decks."""

from __future__ import annotations

import typer

from quiltsmith.cli.lazy import SETTINGS, LazyGroup


class _DeckCommands(LazyGroup):
    table = {"check": "deck_check", "show": "deck_show", "stats": "deck_stats", "new": "deck_new"}  # noqa: RUF012


deck = typer.Typer(
    cls=_DeckCommands,
    help="Check, look at, measure and make patch decks.",
    epilog="Example: quiltsmith deck check my-deck.yaml",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings=SETTINGS,
)


@deck.callback()
def _deck() -> None:
    """Check, look at, measure and make patch decks."""
