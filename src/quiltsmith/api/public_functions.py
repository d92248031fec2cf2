"""Functions for programs: what cannot be done is a `QuiltsmithError`, whatever they are given."""

from __future__ import annotations

import inspect
import math
import os
from collections.abc import Callable, Iterable
from functools import cache, wraps
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, ParamSpec, TypeVar, Union, get_args, get_origin, get_type_hints

from quiltsmith.errors import QuiltsmithError, UsageError, unusable_file
from quiltsmith.i18n import _

P = ParamSpec("P")
Result = TypeVar("Result")


def public(function: Callable[P, Result]) -> Callable[P, Result]:
    """Let a function refuse values of a wrong type before it works, and tell what the system refuses.

    A call that does not fit the signature stays a `TypeError`, as in all of Python.
    """

    @wraps(function)
    def call(*arguments: P.args, **values: P.kwargs) -> Result:
        given = inspect.signature(function).bind(*arguments, **values).arguments
        for name, value in given.items():
            wanted = _types(function).get(name, Any)
            if not is_of_type(value, wanted):
                sentence = _("{wanted} is wanted, not {found}", wanted=_named(wanted), found=_found(value))
                raise UsageError(sentence, name)
        try:
            return function(*arguments, **values)
        except OSError as error:
            raise QuiltsmithError(unusable_file(error)) from error

    return call


@cache
def _types(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the types of parameters; those that stand in quotes are classes that signatures do not load."""
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.decks.deck import Deck
    from quiltsmith.formats.source import Source
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game
    from quiltsmith.style.theme import Theme

    names = {"Origin": Origin, "Deck": Deck, "Deal": Deal, "Game": Game, "Theme": Theme, "Source": Source}
    return get_type_hints(function, localns={**names, "Callable": Callable, "Path": Path})


def is_of_type(value: object, wanted: Any) -> bool:
    """Return whether a value is one of the type of a signature; numbers are finite, and `True` is none."""
    origin, inside = get_origin(wanted) or wanted, get_args(wanted)
    if wanted is Any or isinstance(wanted, TypeVar):
        return True
    if origin in (Union, UnionType):
        return any(is_of_type(value, one) for one in inside)
    if origin is Literal:  # a word that is not among them gets a better sentence later
        return value in inside if isinstance(value, int) else any(isinstance(value, type(one)) for one in inside)
    if origin is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    if origin is int:
        return isinstance(value, int) and not isinstance(value, bool)
    if origin is tuple and Ellipsis not in inside:
        items = value if isinstance(value, (tuple, list)) else ()
        return len(items) == len(inside) and all(map(is_of_type, items, inside))
    if not isinstance(value, origin) or isinstance(value, bytes):
        return False
    if inside and isinstance(value, str):
        return is_of_type(value, inside[0])
    if not inside or not isinstance(value, (tuple, list)):
        return True
    return all(is_of_type(item, inside[0]) for item in value)


def _named(wanted: Any) -> str:
    """Name a type as the signature does, without where it comes from."""
    origin, inside = get_origin(wanted), get_args(wanted)
    if origin in (Union, UnionType):
        return _(" or ").join(_unique(_named(one) for one in inside))
    if origin is Literal:
        return _(" or ").join(map(repr, inside))
    if wanted is NoneType:
        return "None"
    if origin is Callable:
        return "Callable"
    plain = (origin or wanted).__name__
    return plain if not inside or origin is os.PathLike else f"{plain}[{', '.join(map(_named, inside))}]"


def _unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _found(value: object) -> str:
    return str(value) if isinstance(value, (int, float)) and abs(value) < 1e9 else type(value).__name__
