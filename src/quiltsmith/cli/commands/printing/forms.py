"""The commands that print, described for a page that shows them as forms: straight from what Typer knows of them.

A page gives values by the names of options; they become the words of a command line, which the command reads as if
somebody had typed them. So what a form can do and what is typed can never differ.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import typer
from msgspec.structs import replace

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.lazy import load_command
from quiltsmith.cli.reports.refusal import UnusableFileError
from quiltsmith.cli.terminal.documents import Caught, catching
from quiltsmith.cli.wrong_use import sentence_of
from quiltsmith.i18n import _
from quiltsmith.render.output import USUAL_FILES
from quiltsmith.studio.print_commands import CommandForm, OptionField, Printed, UnusableInputError, Value

COMMANDS = {
    "pad": "printing.pad",
    "cards": "printing.cards",
    "tiles": "printing.tiles",
    "boards": "printing.boards",
    "checker": "printing.checker",
    "kit": "printing.kit",
    "deal": "deal",
    "challenge": "simulation.challenge",
    "calibrate": "printing.calibrate",
}
"""The commands with a form, and their modules."""
FREE_TEXTS = frozenset(
    {
        "date",
        "players",
        "title",
        "only",
        "size",
        "paper",
        "back_offset",
        "track",
        "bleed",
        "gap",
        "cell",
        "board_size",
    }
)
"""Options that take a text; all others that take words take the name of a file."""
_LEFT_OUT = frozenset({"output", "is_watching", "is_open", "is_quiet", "show", "no_marks", "help", "jobs"})
"""Options that make no sense on a page: files are downloaded, previews follow by themselves."""
_FILE = "print.pdf"
_ALWAYS = {"challenge": ("--jobs", "1")}
"""Said for the page: it is one of many things that this process does, and starts no others for it."""


class TypedCommands:
    """The commands that print, for the studio."""

    def forms(self) -> Sequence[CommandForm]:
        """Describe all commands."""
        return [_form(name) for name in COMMANDS]

    def line(self, command: str, values: Mapping[str, Value], file: str) -> str:
        """Write the command as it is typed; what is usual is left out."""
        return shlex.join(["quiltsmith", command, *_words(command, values), "-o", file])

    def print(self, command: str, values: Mapping[str, Value]) -> Printed:
        """Lay out what a command would print."""
        caught: list[Caught] = []
        words = [*_words(command, values), "--output", _FILE, *_ALWAYS.get(command, ())]
        with catching(caught.append):
            try:
                _loaded(command).main(words, command, standalone_mode=False)
            except UnusableFileError as failure:
                raise UnusableInputError(str(failure), failure.problems) from None
            except typer._click.exceptions.ClickException as error:
                raise Failure(sentence_of(error)) from None
        [(make, usual_name, options)] = caught
        document = make()
        # The pages themselves: on the command line they move a progress bar while they are drawn.
        return Printed(replace(document, pages=document.pages[:]), usual_name, options or USUAL_FILES)


@cache
def _loaded(command: str) -> Any:
    """Load a command once: putting its options together takes longer than asking it."""
    return load_command(command, COMMANDS[command])


def _words(command: str, values: Mapping[str, Value]) -> list[str]:
    words: list[str] = []
    for parameter in _parameters(command):
        value = values.get(parameter.name)
        if value is not None and value != "" and str(value) != str(_default(parameter)):
            words += _typed(parameter, value)
    return words


def _parameters(command: str) -> list[Any]:
    if command not in COMMANDS:
        raise Failure(_("there is no command {name}", name=command[:40]))
    loaded = _loaded(command)
    return [parameter for parameter in loaded.params if parameter.name not in _LEFT_OUT]


def _form(command: str) -> CommandForm:
    loaded = _loaded(command)
    about = (loaded.help or "").partition("\n")[0]
    return CommandForm(command, about, tuple(_field(parameter) for parameter in _parameters(command)))


def _field(parameter: Any) -> OptionField:
    kind = parameter.type
    choices = tuple(getattr(kind, "choices", ())) or _numbers(parameter)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    flag = "" if parameter.param_type_name == "argument" else _flag(parameter)
    return OptionField(
        name=parameter.name,
        flag=flag,
        kind=_kind(parameter, choices),
        default=_default(parameter),
        known=tuple(str(choice) for choice in choices) or _known(parameter),
        least=least,
        most=most,
        about=parameter.help or "",
        is_needed=parameter.param_type_name == "argument" and bool(parameter.required),
    )


def _kind(parameter: Any, choices: Sequence[object]) -> Any:
    if getattr(parameter, "is_flag", False):
        return "switch"
    if choices:
        return "choice"
    written = parameter.type.name
    if written.startswith("int"):
        return "whole"
    if written.startswith("float"):
        return "number"
    return "text" if parameter.name in FREE_TEXTS or parameter.metavar == "LENGTH" else "name"


def _numbers(parameter: Any) -> tuple[str, ...]:
    """List the numbers that an option says it takes, such as `1|2|4`."""
    words = (parameter.metavar or "").split("|")
    return tuple(words) if len(words) > 1 and all(word.isdecimal() for word in words) else ()


def _known(parameter: Any) -> tuple[str, ...]:
    """List the names that the shell would offer after a Tab."""
    offered = parameter.shell_complete(typer.Context(typer.core.TyperCommand(None)), "")
    return tuple(str(item.value) for item in offered if item.type == "plain")


def _default(parameter: Any) -> Value:
    value = parameter.default
    value = getattr(value, "value", value)
    return value if isinstance(value, (str, int, float, bool)) else None


def _flag(parameter: Any) -> str:
    return max(map(str, parameter.opts), key=len)


def _typed(parameter: Any, value: Value) -> list[str]:
    if parameter.param_type_name == "argument":
        return [str(value)]
    if getattr(parameter, "is_flag", False):
        offs = parameter.secondary_opts
        return [_flag(parameter)] if value else [max(offs, key=len)] if offs else []
    return [f"{_flag(parameter)}={value}"]
