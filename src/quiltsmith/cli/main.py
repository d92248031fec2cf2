"""The `quiltsmith` command: puts the commands together and turns every failure into a sentence.

What is refused says so itself; whatever else is raised is a mistake of ours, and told as one.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Literal

import typer
from typer._click import exceptions as wrong

from quiltsmith import __version__
from quiltsmith.cli.failure import INTERRUPTED, READER_GONE, USAGE, Failure
from quiltsmith.cli.languages import asked_language, usual_language
from quiltsmith.cli.lazy import SETTINGS, LazyGroup
from quiltsmith.cli.streams import clean_streams
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.i18n import _, set_locale, use_locale


class _ReaderGoneError(Exception):
    """The reader of standard output has gone; told apart so that nobody takes it for problems in a file."""


class _InterruptedError(Exception):
    """Somebody has pressed Ctrl-C; told apart since Typer would end the program without a word."""


class _Commands(LazyGroup):
    # In the order in which `quiltsmith --help` lists them: command, and its module in `commands/`.
    table = {  # noqa: RUF012
        "kit": "printing.kit",
        "pad": "printing.pad",
        "cards": "printing.cards",
        "tiles": "printing.tiles",
        "boards": "printing.boards",
        "checker": "printing.checker",
        "calibrate": "printing.calibrate",
        "shape": "shape",
        "deck": "deck.group",
        "deal": "deal",
        "sheet": "sheet.group",
        "scan": "scanning.scan",
        "simulate": "simulation.simulate",
        "rebalance": "simulation.rebalance",
        "par": "simulation.par",
        "challenge": "simulation.challenge",
        "preflight": "printing.preflight",
        "studio": "studio",
        "themes": "listing.themes",
        "papers": "listing.papers",
        "presets": "listing.presets",
        "decks": "listing.decks",
        "games": "listing.games",
        "pads": "listing.pads",
        "game": "checking.group",
        "theme": "checking.group",
        "pad check": "checking.pad",
        "explain": "listing.explain",
        "schema": "listing.schema",
        "examples": "listing.examples",
        "help": "listing.help",
    }

    def make_context(self, *arguments: Any, **settings: Any) -> Any:
        """Read the command line, which writes help and version."""
        try:
            return super().make_context(*arguments, **settings)
        except BrokenPipeError:
            raise _ReaderGoneError from None
        except KeyboardInterrupt:
            raise _InterruptedError from None

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        """Run a command and write all of its output."""
        try:
            try:
                return super().invoke(ctx)
            except Failure as failure:
                failure.tell()
                raise
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            raise _ReaderGoneError from None
        except KeyboardInterrupt:
            raise _InterruptedError from None


app = typer.Typer(
    name="quiltsmith",
    cls=_Commands,
    help="Print score pads, design patch decks and check finished sheets of patchwork games.",
    epilog="Example: quiltsmith kit doodle\n\n"
    "Unofficial, and independent of the publishers of the games it works with.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings=SETTINGS,
)


@app.callback(invoke_without_command=True)
def main(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.", is_eager=True)] = False,
    lang: Annotated[
        Literal["en", "de"] | None,
        typer.Option(
            "--lang", case_sensitive=False, help="The language of talk and of prints. [default: the system's]"
        ),
    ] = None,
) -> None:
    """Print score pads, design patch decks and check finished sheets of patchwork games."""
    if version:
        typer.echo(f"quiltsmith {__version__}")
        raise typer.Exit
    if lang is not None:
        set_locale(lang)


def run() -> None:
    """Run the command line in the person's language; nobody ever sees a traceback."""
    with clean_streams(), use_locale(asked_language(sys.argv[1:]) or usual_language(os.environ)):
        _run()


def _run() -> None:
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except wrong.NoArgsIsHelpError as error:
        sys.stderr.write(f"{error.format_message()}\n")
        sys.exit(USAGE)
    except wrong.ClickException as error:
        from quiltsmith.cli.wrong_use import sentence_of

        _complain(sentence_of(error))
        sys.exit(USAGE)
    except QuiltsmithError as refusal:
        _complain(str(refusal))
        sys.exit(refusal.exit_code if isinstance(refusal, Failure) else USAGE)
    except _ReaderGoneError:
        sys.exit(READER_GONE)
    except (KeyboardInterrupt, _InterruptedError):
        _complain(_("interrupted"))
        sys.exit(INTERRUPTED)
    except OSError as error:
        _complain(
            _("cannot use {file}: {reason}", file=error.filename or _("a file"), reason=system_reason(error))
        )
        sys.exit(USAGE)
    except Exception as error:
        if os.environ.get("QUILTSMITH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        _complain(_("this should not have happened ({what}); please report it with the file you used", what=what))
        sys.exit(USAGE)


def _complain(text: str) -> None:
    sys.stderr.write(f"quiltsmith: {text}\n")
