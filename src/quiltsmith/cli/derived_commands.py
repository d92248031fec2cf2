"""Commands made of functions whose signatures describe their options (`api/described_options.py`).

A command adds what belongs to the command line alone: where the file goes, what is shown instead.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import Annotated, Any, Literal

import typer
from msgspec import Struct

from quiltsmith.api.described_options import Parameter, parameters_of
from quiltsmith.api.known_names import KINDS
from quiltsmith.cli.click_compat import typed_names
from quiltsmith.cli.name_lookup import looked_up
from quiltsmith.i18n import get_locale
from quiltsmith.i18n.transliteration import slugify

_LONGEST_WORD, _LONGEST_STEM = 24, 80


class OwnOption(Struct, frozen=True):
    """An option that only the command has, and the parameter that it stands after; None is the first place."""

    name: str
    annotation: Any
    default: Any
    after: str | None
    in_file_name: bool = False


class Typed(Struct, frozen=True):
    """What stands on a command line: all values as Typer read them, and those of the function as it takes them."""

    parameters: tuple[Parameter, ...]
    own: tuple[OwnOption, ...]
    values: Mapping[str, Any]
    order: tuple[str, ...]
    """All names, in the order of help."""
    names: frozenset[str]
    """Those that stand on the command line."""
    given: dict[str, Any]


def derived_command(
    function: Callable[..., Any], run: Callable[[Typed], None], about: str, own: Iterable[OwnOption] = ()
) -> Callable[..., None]:
    """Make a command of a function's description; `run` gets what was typed."""
    parameters, own_options = parameters_of(function), tuple(own)
    typer_parameters = _typer_parameters(parameters, own_options)
    order = tuple(parameter.name for parameter in typer_parameters)

    def command(**values: Any) -> None:
        names = typed_names()
        given = {
            parameter.name: looked_up(parameter, values[parameter.name])
            for parameter in parameters
            if parameter.name in names
        }
        run(Typed(parameters, own_options, values, order, names, given))

    described = command_of(command, typer_parameters, about)
    kinds = {parameter.name: parameter.option.names for parameter in parameters}
    described.names = {name: kind for name, kind in kinds.items() if kind in KINDS}  # type: ignore[attr-defined]
    return described


def command_of(
    run: Callable[..., None], parameters: Sequence[inspect.Parameter], about: str
) -> Callable[..., None]:
    """Give a function the signature and the help that Typer makes a command of."""
    run.__doc__ = about
    run.__annotations__ = {}
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return run


def _typer_parameters(parameters: Iterable[Parameter], own: Iterable[OwnOption]) -> list[inspect.Parameter]:
    listed = [_typer_parameter(parameter) for parameter in parameters]
    for option in own:
        names = [parameter.name for parameter in listed]
        place = 0 if option.after is None else names.index(option.after) + 1
        listed.insert(place, keyword(option.name, option.annotation, option.default))
    return listed


def keyword(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    """Return a parameter of a command."""
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=annotation, default=default)


def _typer_parameter(parameter: Parameter) -> inspect.Parameter:
    option, default = parameter.option, parameter.shown_default
    kind = _typer_type(parameter)
    if option.is_argument:
        described = typer.Argument(metavar=option.metavar, help=option.help)
        return keyword(
            parameter.name,
            Annotated[kind, described],
            inspect.Parameter.empty if parameter.is_needed else default,
        )
    flags = f"{parameter.flag}/{option.off}" if option.off else parameter.flag
    described = typer.Option(
        flags,
        metavar=option.metavar,
        help=option.help,
        min=option.least,
        max=option.most,
        show_default=option.shows_default,
    )
    return keyword(parameter.name, Annotated[kind if default is not None else kind | None, described], default)


def _typer_type(parameter: Parameter) -> Any:
    if parameter.kind == "switch":
        return bool
    if parameter.kind == "whole" or any(isinstance(choice, int) for choice in parameter.choices):
        return int
    if parameter.option.may_repeat:
        return list[str]
    return Literal[parameter.choices] if parameter.choices else str


def descriptive_filename(usual_name: str, typed: Typed, overruled: frozenset[str]) -> str:
    """Add what a person chose to the usual name of a file: paper and language first, then all else."""
    path = PurePath(usual_name)
    stem = path.stem
    for word in _words(typed, overruled):
        if len(stem) + len(word) < _LONGEST_STEM:
            stem += f"-{word}"
    return f"{stem}{path.suffix}"


def _words(typed: Typed, overruled: frozenset[str]) -> list[str]:
    language = str(typed.given.get("lang") or get_locale())
    paper, rest = "", []
    own = {option.name: option for option in typed.own}
    described = {parameter.name: parameter for parameter in typed.parameters}
    for name in typed.order:
        if name not in typed.names or name in overruled or name == "lang":
            continue
        if name in own:
            if own[name].in_file_name:
                rest.append(_slug(name))
        elif name == "paper" and typed.values[name] != described[name].shown_default:
            paper = _slug(str(typed.values[name]))
        elif name != "paper" and (word := _word(described[name], typed)):
            rest.append(word)
    return [word for word in (paper, "" if language == "en" else language, *rest) if word]


def _word(parameter: Parameter, typed: Typed) -> str:
    value, option = typed.given[parameter.name], parameter.option
    if option.is_argument or not option.in_file_name:
        return ""
    if typed.values[parameter.name] == parameter.shown_default:
        return ""
    flag = _slug(parameter.flag)
    if isinstance(value, bool):
        return flag if value or not option.off else _slug(option.off)
    if isinstance(value, (int, float)):
        return f"{flag}{value:g}"
    text = str(typed.values[parameter.name])
    return _slug(PurePath(text).stem if text.endswith((".yaml", ".yml")) else text)


def _slug(text: str) -> str:
    return slugify(text, _LONGEST_WORD, more=".")
