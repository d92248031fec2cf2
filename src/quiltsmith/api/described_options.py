"""Functions read as descriptions of their options: what doors need to know of each parameter."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

from msgspec import Struct

from quiltsmith.api.print_options import NAMES_OF_FILES, Option
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _

Word = TypeVar("Word", bound=str)
ParameterKind = Literal["switch", "choice", "whole", "name", "text"]
_MOST_DIGITS = 40
Given = str | int | float | bool
"""A value as forms send it."""


class Parameter(Struct, frozen=True):
    """A parameter of a function: a `name` is that of a shipped file or of a person's own."""

    name: str
    option: Option
    kind: ParameterKind
    default: Any
    choices: tuple[str | int, ...] = ()
    takes_none: bool = False

    @property
    def is_needed(self) -> bool:
        """Whether commands and forms ask for it."""
        return self.option.is_needed or self.default is inspect.Parameter.empty

    @property
    def flag(self) -> str:
        """The option of a command; an argument has none."""
        return "" if self.option.is_argument else f"--{self.name.rstrip('_').replace('_', '-')}"

    @property
    def shown_default(self) -> Any:
        """What is usual, as help and forms show it: plain values only."""
        value = self.option.usual or self.default
        return value if not self.is_needed and isinstance(value, (str, int, float)) else None

    def parsed(self, text: Any) -> Any:
        """Return the value that a text stands for, where it is more than a word."""
        return self.option.parse(text) if self.option.parse and isinstance(text, str) else text


@cache
def parameters_of(function: Callable[..., Any]) -> tuple[Parameter, ...]:
    """Return the described parameters of a function in their order."""
    described = inspect.unwrap(function)
    return tuple(_parameter(parameter) for parameter in inspect.signature(described).parameters.values())


def _parameter(parameter: inspect.Parameter) -> Parameter:
    annotated = parameter.annotation
    [option] = annotated.__metadata__
    types = _types_in(annotated.__origin__)
    choices = tuple(choice for one in types if get_origin(one) is Literal for choice in get_args(one))
    kind: ParameterKind = (
        "switch"
        if bool in types
        else "choice"
        if choices
        else "whole"
        if int in types
        else "name"
        if option.names in NAMES_OF_FILES
        else "text"
    )
    return Parameter(parameter.name, option, kind, parameter.default, choices, type(None) in types)


def _types_in(annotation: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the type itself; what stands in quotes is unknown here."""
    if isinstance(annotation, type) or get_origin(annotation) is Literal:
        return (annotation,)
    return get_args(annotation)


def values_given(parameters: Iterable[Parameter], given: Mapping[str, Given | None]) -> dict[str, Any]:
    """Return the values of a form as a function takes them; what is empty or usual is left out."""
    values: dict[str, Any] = {}
    for parameter in parameters:
        value = given.get(parameter.name)
        if value is None or value == "" or str(value) == str(parameter.shown_default):
            continue
        values[parameter.name] = _value(parameter, value)
    return values


def _value(parameter: Parameter, given: Given) -> Any:
    text = str(given).strip()
    if parameter.kind == "switch":
        return text.lower() == "true"
    if parameter.kind == "choice":
        names = {str(choice).lower(): choice for choice in parameter.choices}
        if text.lower() not in names:
            hint = did_you_mean(text, list(names))
            raise UsageError(_("`{word}` is not possible; {hint}", word=text[:40], hint=hint), parameter.name)
        return names[text.lower()]
    if parameter.kind == "whole":
        return _whole(parameter, text)
    return parameter.parsed(str(given))


def _whole(parameter: Parameter, text: str) -> int:
    option, digits = parameter.option, text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS):
        raise UsageError(_("`{text}` is no whole number", text=text[:40]), parameter.name)
    return within(parameter.name, int(text), option.least, option.most)


def within(name: str, number: int, least: int | None, most: int | None) -> int:
    """Return a number that an option takes, or refuse it."""
    if (least is not None and number < least) or (most is not None and number > most):
        shown = number if abs(number) < 10**_MOST_DIGITS else "…"
        sentence = _("a number is wanted, {range}, not `{value}`", range=numbers_taken(least, most), value=shown)
        raise UsageError(sentence, name)
    return number


def numbers_taken(least: float | None, most: float | None) -> str:
    """Return which numbers are taken."""
    if least is None or most is None:
        return _("{least} or more", least=least) if most is None else _("at most {most}", most=most)
    return _("{least} to {most}", least=least, most=most)


def several(texts: str | Iterable[str]) -> tuple[str, ...]:
    """Return the texts that a program gave; one alone is that one, and not its letters."""
    return (texts,) if isinstance(texts, str) else tuple(texts)


def one_of(name: str, word: Word, known: tuple[str, ...]) -> Word:
    """Return a word if it is among those to choose from; a type checker would have said so before."""
    if word not in known:
        hint = did_you_mean(word, known)
        raise QuiltsmithError(_("{name} cannot be `{word}`; {hint}", name=name, word=str(word)[:40], hint=hint))
    return word
