"""The `quiltsmith` command: puts the commands together and turns every failure into a sentence."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from quiltsmith import __version__
from quiltsmith.cli import (
    deal,
    deck_check,
    deck_new,
    deck_show,
    deck_stats,
    explain,
    schema,
    shape,
    sheet_check,
    sheet_new,
)
from quiltsmith.cli.failure import INTERRUPTED, USAGE, Failure

app = typer.Typer(
    name="quiltsmith",
    help="Print score pads, design patch decks and check finished sheets of patchwork games.",
    epilog="Unofficial, and independent of the publishers of the games it works with.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
deck_app = typer.Typer(
    help="Check, look at, measure and make patch decks.", no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(deck_app, name="deck")
sheet_app = typer.Typer(help="Fill in and check finished sheets.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(sheet_app, name="sheet")

app.command("shape", epilog=shape.EXAMPLE)(shape.shape)
deck_app.command("check", epilog=deck_check.EXAMPLE)(deck_check.deck_check)
deck_app.command("new", epilog=deck_new.EXAMPLE)(deck_new.deck_new)
deck_app.command("show", epilog=deck_show.EXAMPLE)(deck_show.deck_show)
deck_app.command("stats", epilog=deck_stats.EXAMPLE)(deck_stats.deck_stats)
sheet_app.command("check", epilog=sheet_check.EXAMPLE)(sheet_check.sheet_check)
sheet_app.command("new", epilog=sheet_new.EXAMPLE)(sheet_new.sheet_new)
app.command("deal", epilog=deal.EXAMPLE)(deal.deal)
app.command("explain", epilog=explain.EXAMPLE)(explain.explain)
app.command("schema", epilog=schema.EXAMPLE)(schema.schema)


@app.callback(invoke_without_command=True)
def main(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)] = False,
) -> None:
    """Print score pads, design patch decks and check finished sheets of patchwork games."""
    if version:
        typer.echo(f"quiltsmith {__version__}")
        raise typer.Exit


def run() -> None:
    """Run the command line; nobody ever sees a traceback."""
    try:
        app()
    except Failure as failure:
        _complain(str(failure))
        sys.exit(failure.exit_code)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(USAGE)
    except KeyboardInterrupt:
        _complain("interrupted")
        sys.exit(INTERRUPTED)
    except OSError as error:
        _complain(f"cannot use {error.filename or 'a file'}: {(error.strerror or str(error)).lower()}")
        sys.exit(USAGE)
    except Exception as error:
        if os.environ.get("QUILTSMITH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        _complain(f"this should not have happened ({what}); please report it with the file you used")
        sys.exit(USAGE)


def _complain(text: str) -> None:
    sys.stderr.write(f"quiltsmith: {text}\n")
