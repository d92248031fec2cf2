"""Wrong use of the command line in words of our own: what was typed, what is taken, and where to read on."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from typer._click import exceptions as wrong

from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _, ngettext

_LONGEST = 60
_QUOTED = re.compile(r"^'(.*?)'", re.DOTALL)
_EXTRA = re.compile(r"^Got unexpected extra argument\S* \((.*)\)$", re.DOTALL)
_NO_COMMAND = re.compile(r"^No such command '(.*)'\.", re.DOTALL)


def sentence_of(error: wrong.ClickException) -> str:
    """Say what is wrong with a command line, and what would be right."""
    context = getattr(error, "ctx", None)
    told = _told(error, context)
    if context is None or told.endswith("?"):
        return told
    return _("{told}; `{command} --help` tells more", told=told, command=context.command_path)


def numbers_taken(kind: Any) -> str:
    """Say which numbers a kind of number with bounds takes."""
    least, most = kind.min, kind.max
    if least is None or most is None:
        return _("{least} or more", least=least) if most is None else _("at most {most}", most=most)
    return _("{least} to {most}", least=least, most=most)


def _told(error: wrong.ClickException, context: Any) -> str:
    if isinstance(error, wrong.NoSuchOption):
        options = [name for parameter in context.command.params for name in parameter.opts] if context else []
        hint = did_you_mean(error.option_name, [name for name in options if name.startswith("--")], " ")
        return _with(_("there is no option `{name}` here", name=_short(error.option_name)), str(hint))
    if isinstance(error, wrong.MissingParameter):
        return _("{what} is missing", what=_name_of(error.param))
    if isinstance(error, wrong.BadParameter) and error.param is not None:
        return _bad_value(error)
    if isinstance(error, wrong.BadOptionUsage):
        if "requires" in error.message:
            return _("{option} wants a value after it", option=error.option_name)
        return _("{option} takes no value", option=error.option_name)
    if context is not None and (found := _NO_COMMAND.match(error.message)):
        return _no_command(found[1], context)
    if found := _EXTRA.match(error.message):
        words = found[1].split()
        return ngettext(
            len(words), "`{words}` is one word too many", "`{words}` are words too many", words=_short(found[1])
        )
    return error.format_message().rstrip(".")


def _no_command(name: str, context: Any) -> str:
    known = context.command.list_commands(context)
    groups = [group for group in known if name in getattr(context.command.commands[group], "commands", ())]
    inner = [f"{group} {name}" for group in groups] + [both for both in known if both.endswith(f" {name}")]
    told = _("there is no command `{name}`", name=_short(name))
    if inner:
        *first, last = [f"`{words}`" for words in inner]
        words = _(" or ").join([", ".join(first), last] if first else [last])
        return _with(told, _("did you mean {words}?", words=words))
    return _with(told, str(did_you_mean(name, known, " ")))


def _bad_value(error: wrong.BadParameter) -> str:
    kind, option = error.param.type, _name_of(error.param)  # type: ignore[union-attr]
    quoted = _QUOTED.match(error.message)
    value = _short(quoted[1] if quoted else error.message.split(" ")[0])
    choices = getattr(kind, "choices", ())
    if choices:
        names = [str(getattr(choice, "value", choice)) for choice in choices]
        hint = did_you_mean(value, names, _("choose from {names}", names=_listed(names)))
        return _("{option} cannot be `{value}`; {hint}", option=option, value=value, hint=hint)
    if kind.name.startswith("int"):
        if getattr(kind, "min", None) is None and getattr(kind, "max", None) is None:
            return _("{option} takes a whole number, not `{value}`", option=option, value=value)
        range_of = numbers_taken(kind)
        return _(
            "{option} takes a whole number, {range}, not `{value}`", option=option, range=range_of, value=value
        )
    if kind.name.startswith("float"):
        return _("{option} takes a number, not `{value}`", option=option, value=value)
    return f"{option}: {error.message.rstrip('.')}"


def _with(told: str, hint: str) -> str:
    return f"{told}; {hint}" if hint.strip() else told


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _name_of(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name).strip("[]").removesuffix("...")
    return str(max(parameter.opts, key=len))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
