"""All that we use of Typer's own copy of Click, which is private: one place to mend when Typer changes.

`tests/cli/test_click_compat.py` says what we rely on; `pyproject.toml` has an upper bound for Typer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from copy import copy
from typing import Any

from typer import core as typer_core
from typer._click import exceptions as click_exceptions

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _

ClickException = click_exceptions.ClickException
NoArgsIsHelpError = click_exceptions.NoArgsIsHelpError
NoSuchOption = click_exceptions.NoSuchOption
MissingParameter = click_exceptions.MissingParameter
BadParameter = click_exceptions.BadParameter
BadOptionUsage = click_exceptions.BadOptionUsage

_QUOTED = re.compile(r"^'(.*?)'", re.DOTALL)
_EXTRA = re.compile(r"^Got unexpected extra argument\S* \((.*)\)$", re.DOTALL)
_NO_COMMAND = re.compile(r"^No such command '(.*)'\.", re.DOTALL)


def current_context() -> Any:
    """Return the context of the command that runs, or None."""
    from typer._click.globals import get_current_context

    return get_current_context(silent=True)


class RepeatedOption(click_exceptions.UsageError):
    """An option that says one thing and stands on the command line twice."""

    def __init__(self, parameter: Any, context: Any) -> None:
        super().__init__(f"Option {long_flag(parameter)!r} is given twice.", context)
        self.parameter = parameter


class OnceOnly:
    """A command or a group, with Typer's class behind this one, whose options do not overrule each other.

    Where Click takes the last of several values and forgets the others, an option that takes one value is refused
    if it comes again, and so is one that switches on and off. A plain switch says the same twice.
    """

    def make_parser(self, ctx: Any) -> Any:
        """Return what reads the words of a command line."""
        parser = super().make_parser(ctx)  # type: ignore[misc]
        parse = parser.parse_args

        def parse_once(args: list[str]) -> Any:
            values, rest, order = parse(args)
            for parameter in order:
                if order.count(parameter) > 1 and _says_one_thing(parameter) and not ctx.resilient_parsing:
                    raise RepeatedOption(parameter, ctx)
            return values, rest, order

        parser.parse_args = parse_once
        return parser


HELP_WORDS = (N_("Arguments"), N_("Options"), N_("Commands"), N_("required"), N_("default: {default}"))
"""What Typer writes into help; it says them by a function of its module, which is ours from here on."""
typer_core._ = _  # type: ignore[assignment, attr-defined]
_OF_TYPER = (
    N_("Show this message and exit."),
    N_("Install completion for the current shell."),
    N_("Show completion for the current shell, to copy it or customize the installation."),
)


class TranslatedHelp:
    """A command or a group, with Typer's class behind this one, that tells its help in the reader's language.

    Texts are translated in a copy: commands are loaded once, and the next reader may speak another language.
    """

    help: str | None
    epilog: str | None
    options_metavar: str | None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write all of the help."""
        from quiltsmith.cli.help_texts import help_text, metavar_text

        told = self._translated()
        told.options_metavar = metavar_text(self.options_metavar or "")
        told.subcommand_metavar = metavar_text(getattr(self, "subcommand_metavar", ""))
        told.params = [copy(parameter) for parameter in self.get_params(ctx)]  # type: ignore[attr-defined]
        told.add_help_option = False  # is one of these
        for parameter in told.params:
            parameter.help = help_text(parameter.help or "")
            if parameter.metavar:
                parameter.metavar = metavar_text(parameter.metavar)
        super(TranslatedHelp, told).format_help(ctx, formatter)  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=_("Usage: "))

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """Write the example, and what is noted after it."""
        command, _unused, note = str(self.epilog).partition("\n\n")
        for text in (_("Example: {command}", command=command), _(note) if note else ""):
            if text:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(text)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return what the list of commands says."""
        return str(super(TranslatedHelp, self._translated()).get_short_help_str(limit))  # type: ignore[misc]

    def _translated(self) -> Any:
        told = copy(self)
        if self.help:
            # The texts of catalogues have paragraphs, but no lines.
            text = "\n\n".join(" ".join(paragraph.split()) for paragraph in self.help.split("\n\n"))
            told.help = _(text)
        return told


def _says_one_thing(parameter: Any) -> bool:
    is_plain_switch = getattr(parameter, "is_flag", False) and not parameter.secondary_opts
    return not (is_argument(parameter) or parameter.multiple or is_plain_switch)


def typed_names() -> frozenset[str]:
    """Return the names of the parameters that stand on the command line."""
    from typer._click.core import ParameterSource

    context = current_context()
    return frozenset(
        parameter.name
        for parameter in context.command.params
        if context.get_parameter_source(parameter.name) is ParameterSource.COMMANDLINE
    )


def ignore_case(parameter: Any) -> None:
    """Let words to choose from be typed in upper or lower case, for which Typer has no setting of its own."""
    if hasattr(parameter.type, "case_sensitive"):
        parameter.type.case_sensitive = False


def describe_range(parameter: Any, describe: Callable[[Any], str]) -> None:
    """Say in help which numbers a parameter takes, where Click would write `1<=x<=500`."""
    if hasattr(parameter.type, "_describe_range"):
        parameter.type._describe_range = lambda: describe(parameter.type)


def offer(parameter: Any, names: Callable[[Any], Iterable[str]]) -> None:
    """Let Tab offer names for a parameter, without regard to case.

    It is an attribute of the parameter, since Typer takes such a function only where a command is written.
    """

    def complete(context: Any, incomplete: str) -> list[Any]:
        from typer._click.shell_completion import CompletionItem

        begun = incomplete.casefold()
        return [CompletionItem(name) for name in names(context) if name.casefold().startswith(begun)]

    parameter.shell_complete = complete


def completion_script(shell: str, program: str) -> str:
    """Return the text that teaches a shell the commands, whichever shell runs."""
    from typer._completion_shared import Shells, get_completion_script

    known = [str(one.value) for one in Shells]
    if shell not in known:
        raise QuiltsmithError(
            _("there is no completion for {shell}; there is one for {known}", shell=shell, known=", ".join(known))
        )
    variable = f"_{program.upper().replace('-', '_')}_COMPLETE"
    return get_completion_script(prog_name=program, complete_var=variable, shell=shell)


def is_argument(parameter: Any) -> bool:
    """Return whether a parameter has no flag."""
    return bool(parameter.param_type_name == "argument")


def long_flag(parameter: Any) -> str:
    """Return the long form of an option."""
    return max(map(str, parameter.opts), key=len)


def bad_value(error: Any) -> str:
    """Return what was typed that an option does not take."""
    quoted = _QUOTED.match(error.message)
    return quoted[1] if quoted else str(error.message.split(" ")[0])


def wants_value(error: Any) -> bool:
    """Return whether an option stands without a value, and not with one that it does not take."""
    return "requires" in error.message


def missing_command(error: Any) -> str | None:
    """Return the command that was typed and that there is not."""
    found = _NO_COMMAND.match(error.message)
    return found[1] if found else None


def extra_words(error: Any) -> str | None:
    """Return the words that are too many."""
    found = _EXTRA.match(error.message)
    return found[1] if found else None
