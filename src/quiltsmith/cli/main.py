"""The `quiltsmith` command: puts the commands together and turns every failure into a sentence.

What is refused says so itself; whatever else is raised is a mistake of ours, and told as one.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer

from quiltsmith import __version__
from quiltsmith.cli.clean_streams import clean_streams
from quiltsmith.cli.click_compat import ClickException, NoArgsIsHelpError, completion_script
from quiltsmith.cli.entry import INTERRUPTED
from quiltsmith.cli.lazy_commands import SETTINGS, LazyGroup
from quiltsmith.cli.refusals import READER_GONE, USAGE, exit_code_of, sentence_of, tell_problems
from quiltsmith.errors import QuiltsmithError, UsageError, unusable_file
from quiltsmith.i18n import ENGLISH, N_, _, locales, set_locale, use_locale

_ASKED = ("QUILTSMITH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Who says which language, in the order of who is heard first: the program's own variable, then the locale's."""


def default_language(environment: Mapping[str, str]) -> str:
    """Return the language of a person's environment, `fr` for `fr_CA.UTF-8`, or English if we do not speak it."""
    asked = next(filter(None, (environment.get(name) for name in _ASKED)), "") or _language_of_windows()
    language = re.split("[^a-z]", asked.lower(), maxsplit=1)[0]
    return language if language in locales() else ENGLISH


def _language_of_windows() -> str:
    """Return the language of a person's Windows, `de_DE`; other systems tell it by variables."""
    if sys.platform != "win32":
        return ""
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def asked_language(words: Sequence[str]) -> str | None:
    """Return the language asked for before the command, so that even a command that is not there is told in it."""
    option, _unused, value = (words or [""])[0].partition("=")
    if option != "--lang":
        return None
    value = (value or (words[1] if len(words) > 1 else "")).lower()
    return value if value in locales() else None


class _ReaderGoneError(Exception):
    """The reader of standard output has gone; told apart so that nobody takes it for problems in a file."""


class _InterruptedError(Exception):
    """Somebody has pressed Ctrl-C; told apart since Typer would end the program without a word."""


class _Commands(LazyGroup):
    # In the order in which `quiltsmith --help` lists them: command, and where it is made.
    table = {  # noqa: RUF012
        "kit": "print_commands",
        "pad": "print_commands",
        "cards": "print_commands",
        "tiles": "print_commands",
        "boards": "print_commands",
        "box": "print_commands",
        "rules": "print_commands",
        "checker": "print_commands",
        "calibrate": "print_commands",
        "shape": "shape_command:shape",
        "deck": "deck_commands:deck",
        "deal": "print_commands",
        "sheet": "sheet_commands:sheet",
        "certificate": "print_commands",
        "league": "league_command:league",
        "scan": "scan_command:scan",
        "simulate": "simulation_commands",
        "rebalance": "simulation_commands:rebalance",
        "par": "simulation_commands:par",
        "challenge": "print_commands",
        "check": "check_any_command:check_any",
        "preflight": "check_commands:preflight",
        "studio": "studio_command:studio",
        "page": "page_command:page",
        "themes": "list_commands",
        "papers": "list_commands:papers",
        "presets": "list_commands",
        "decks": "list_commands",
        "games": "list_commands",
        "pads": "list_commands",
        "languages": "list_commands",
        "game": "check_commands:game",
        "theme": "check_commands:theme",
        "language": "check_commands:language",
        "pad check": "check_commands:check_pads",
        "explain": "reference_commands:explain",
        "schema": "reference_commands:schema",
        "examples": "reference_commands:examples",
        "help": "reference_commands:help",
    }

    def make_context(self, *arguments: Any, **settings: Any) -> Any:
        """Read the command line, which writes help and version."""
        try:
            return super().make_context(*arguments, **settings)
        except BrokenPipeError:
            raise _ReaderGoneError from None
        except KeyboardInterrupt:
            raise _InterruptedError from None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words before a command; a shell may be named after the option that shows its completion."""
        if len(args) == 2 and args[0] == "--show-completion":
            typer.echo(completion_script(args[1].lower(), self.name or "quiltsmith"))
            raise typer.Exit
        return super().parse_args(ctx, args)

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        """Run a command and write all of its output."""
        try:
            try:
                return super().invoke(ctx)
            except QuiltsmithError as refusal:
                tell_problems(refusal)
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
    help=N_("Print score pads, design patch decks and check finished sheets of patchwork games."),
    epilog="quiltsmith kit doodle\n\n"
    + N_("Unofficial, and independent of the publishers of the games it works with."),
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings=SETTINGS,
)


@app.callback(invoke_without_command=True)
def main(
    version: Annotated[
        bool, typer.Option("--version", help=N_("Print the version and stop."), is_eager=True)
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="LANGUAGE",
            help=N_("The language of messages and prints: {languages}. [default: the system's]"),
        ),
    ] = None,
) -> None:
    """Print score pads, design patch decks and check finished sheets of patchwork games."""
    if version:
        typer.echo(f"quiltsmith {__version__}")
        raise typer.Exit
    if lang is not None:
        set_locale(_known_locale(lang))


def _known_locale(language: str) -> str:
    if language.lower() in locales():
        return language.lower()
    from quiltsmith.formats.suggestions import did_you_mean

    hint = did_you_mean(language.lower(), locales())
    raise UsageError(_("there is no language `{language}`; {hint}", language=language[:20], hint=hint), "lang")


def run() -> None:
    """Run the command line in the person's language; nobody ever sees a traceback."""
    with clean_streams(), use_locale(asked_language(sys.argv[1:]) or default_language(os.environ)):
        _run()


def _run() -> None:
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except NoArgsIsHelpError as error:
        sys.stderr.write(f"{error.format_message()}\n")
        sys.exit(USAGE)
    except ClickException as error:
        from quiltsmith.cli.wrong_use import wrong_use_sentence

        _complain(wrong_use_sentence(error))
        sys.exit(USAGE)
    except QuiltsmithError as refusal:
        _complain(sentence_of(refusal))
        sys.exit(exit_code_of(refusal))
    except _ReaderGoneError:
        sys.exit(READER_GONE)
    except (KeyboardInterrupt, _InterruptedError):
        _complain(_("interrupted"))
        sys.exit(INTERRUPTED)
    except OSError as error:
        _complain(unusable_file(error))
        sys.exit(USAGE)
    except Exception as error:
        if os.environ.get("QUILTSMITH_DEBUG"):
            raise
        what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        _complain(_("this should not have happened ({what}); please report it with the file you used", what=what))
        sys.exit(USAGE)


def _complain(text: str) -> None:
    sys.stderr.write(f"quiltsmith: {text}\n")
