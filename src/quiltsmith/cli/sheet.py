"""`quiltsmith sheet …`: the commands about finished sheets."""

from __future__ import annotations

import typer

from quiltsmith.cli.lazy import SETTINGS, LazyGroup


class _SheetCommands(LazyGroup):
    table = {"check": "sheet_check", "new": "sheet_new"}  # noqa: RUF012


sheet = typer.Typer(
    cls=_SheetCommands,
    help="Fill in and check finished sheets.",
    epilog="Example: quiltsmith sheet new --player Anna",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    context_settings=SETTINGS,
)


@sheet.callback()
def _sheet() -> None:
    """Fill in and check finished sheets."""
