"""Compiling: the very functions that play in plain Python, by numba where that is installed.

Nothing is written twice. Whoever wants speed hands over a function and the modules whose functions it calls;
numba compiles them from their source and keeps the result beside ours, or in the user's cache where that is not
allowed. Such functions take numbers, lists of numbers and masks, and nothing else that numba does not know. numba
is loaded here and in `numba_support.py` only, and only when it is asked for. What is compiled does not touch
Python's objects while it runs, so that several threads can run it at once.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from inspect import getmembers, getsource, isfunction
from threading import local
from types import FunctionType, ModuleType
from typing import Any, Generic, TypeVar, cast

from quiltsmith.errors import IN_BROWSER, command_for_extra
from quiltsmith.geometry.board import count, low_word, lowest, scatter, without_lowest
from quiltsmith.i18n import _
from quiltsmith.stable_random import signed

Function = Callable[..., Any]
Result = TypeVar("Result")
INTRINSICS: frozenset[Function] = frozenset((count, low_word, lowest, scatter, signed, without_lowest))
"""The functions that `numba_support.py` compiles in a way of their own."""


@cache
def can_compile() -> bool:
    """Return whether numba is installed."""
    return find_spec("numba") is not None


def what_is_gained() -> str:
    """Return a sentence that says what installing numba brings."""
    if IN_BROWSER:
        return _("quiltsmith plays the same games 30 to 100 times as fast where it is installed with `[fast]`")
    return _("`{command}` plays the same games 30 to 100 times as fast", command=command_for_extra("fast"))


@cache
def compiled(play: Callable[..., Result], *modules: ModuleType) -> Callable[..., Result]:
    """Compile a function, and those of some modules that it calls; kept until any of their sources changes.

    A module may say how its functions are compiled. `INLINED` are those that are compiled once more wherever they
    are called: right for innermost functions, to which handing over so many lists takes longer than what they do.
    `MACHINE_FORMS` are pairs of functions that do the same, of which one suits Python and the other one the
    machine: the second one replaces the first.
    """
    import numba
    from numba.extending import overload, register_jitable

    from quiltsmith.simulate import numba_support

    inlined = {function for module in modules for function in getattr(module, "INLINED", ())}
    replaced = dict(pair for module in modules for pair in getattr(module, "MACHINE_FORMS", ()))
    options = {"error_model": "numpy", "no_cfunc_wrapper": True}
    functions = {function for module in modules for _unused, function in getmembers(module, isfunction)}
    for function in functions - INTRINSICS - {play} - set(replaced):
        register_jitable(**options, forceinline=function in inlined)(function)
    for python, machine in replaced.items():
        overload(python, jit_options=options, strict=False)(_always(machine))
    # numba keeps what it compiled under the function's name and looks for changes in its file only.
    sources = "".join(map(getsource, (sys.modules[__name__], numba_support, *modules))) + getsource(play)
    named = FunctionType(play.__code__, play.__globals__, play.__name__)
    named.__qualname__ = f"{play.__qualname__}_{hashlib.sha256(sources.encode()).hexdigest()[:16]}"
    try:
        fast: Callable[..., Result] = numba.njit(named, cache=True, nogil=True, error_model="numpy")
    except RuntimeError:  # there is no folder at all that may be written
        fast = numba.njit(named, nogil=True, error_model="numpy")
    return fast


def _always(function: Function) -> Function:
    """Return what numba asks for a function to compile by the types of its arguments: always the same one."""
    return lambda *types: function


Lists = TypeVar("Lists", bound=tuple[Any, ...])


def with_slots(lists: Lists) -> Lists:
    """Return an object with the fields of a named tuple, and of those in it, which plain Python finds faster."""
    fields: dict[str, Any] = lists._asdict()  # type: ignore[attr-defined]
    found: Any = _slotted(type(lists))()
    for name, value in fields.items():
        setattr(found, name, with_slots(value) if hasattr(value, "_asdict") else value)
    return cast(Lists, found)


@cache
def _slotted(lists: type[Any]) -> type[Any]:
    return type(lists.__name__, (), {"__slots__": lists._fields})


MOST = 4
"""Two decks that are compared, and each of them once more where a second bot plays."""
Key = TypeVar("Key")
Engine = TypeVar("Engine")


class EngineCache(local, Generic[Key, Engine]):
    """The engines used last, for each thread its own: on one engine, one game is played at a time."""

    def __init__(self, make: Callable[[Key], Engine]) -> None:
        self._make, self._kept = make, list[tuple[Key, Engine]]()

    def get(self, key: Key) -> Engine:
        """Return the engine that was made for this, or make it."""
        for number, (known, engine) in enumerate(self._kept):
            if known == key:
                self._kept.insert(0, self._kept.pop(number))
                return engine
        engine = self._make(key)
        self._kept[:] = [(key, engine), *self._kept[: MOST - 1]]
        return engine
