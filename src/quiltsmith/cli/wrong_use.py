"""Wrong use of the command line in words of our own: what was typed, what is taken, and where to read on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quiltsmith.api.described_options import numbers_taken
from quiltsmith.cli.click_compat import (
    BadOptionUsage,
    BadParameter,
    ClickException,
    MissingParameter,
    NoSuchOption,
    RepeatedOption,
    bad_value,
    extra_words,
    is_argument,
    long_flag,
    missing_command,
    wants_value,
)
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _, ngettext

_LONGEST = 60


def wrong_use_sentence(error: ClickException) -> str:
    """Return what is wrong with a command line, and what would be right."""
    context = getattr(error, "ctx", None)
    told = _told(error, context)
    if context is None or told.endswith("?"):
        return told
    return _("{told}; `{command} --help` tells more", told=told, command=context.command_path)


def _told(error: ClickException, context: Any) -> str:
    if isinstance(error, NoSuchOption):
        options = [name for parameter in context.command.params for name in parameter.opts] if context else []
        hint = did_you_mean(error.option_name, [name for name in options if name.startswith("--")], " ")
        return _with(_("there is no option `{name}` here", name=_short(error.option_name)), str(hint))
    if isinstance(error, RepeatedOption):
        return _("{option} is there more than once, and takes one value", option=_name_of(error.parameter))
    if isinstance(error, MissingParameter):
        return _("{what} is missing", what=_name_of(error.param))
    if isinstance(error, BadParameter) and error.param is not None:
        return _bad_value(error)
    if isinstance(error, BadOptionUsage):
        if wants_value(error):
            return _("{option} wants a value after it", option=error.option_name)
        return _("{option} takes no value", option=error.option_name)
    if context is not None and (command := missing_command(error)) is not None:
        return _no_command(command, context)
    if (extra := extra_words(error)) is not None:
        number = len(extra.split())
        return ngettext(
            number, "`{words}` is one word too many", "`{words}` are words too many", words=_short(extra)
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


def _bad_value(error: BadParameter) -> str:
    kind, option = error.param.type, _name_of(error.param)  # type: ignore[union-attr]
    value = _short(bad_value(error))
    choices = getattr(kind, "choices", ())
    if choices:
        names = [str(getattr(choice, "value", choice)) for choice in choices]
        hint = did_you_mean(value, names, _("choose from {names}", names=_listed(names)))
        return _("{option} cannot be `{value}`; {hint}", option=option, value=value, hint=hint)
    if kind.name.startswith("int"):
        if getattr(kind, "min", None) is None and getattr(kind, "max", None) is None:
            return _("{option} takes a whole number, not `{value}`", option=option, value=value)
        range_of = numbers_taken(getattr(kind, "min", None), getattr(kind, "max", None))
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
    if is_argument(parameter):
        return str(parameter.metavar or parameter.name).strip("[]").removesuffix("...")
    return long_flag(parameter)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
