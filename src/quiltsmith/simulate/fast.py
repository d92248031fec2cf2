"""The fast engine: the very functions that the plain one runs, compiled by numba where that is installed.

Nothing is written twice. Whoever wants speed hands over a function and the modules whose functions it calls;
numba compiles them from their source and keeps the result beside ours, or in the user's cache where that is not
allowed. Such modules hold functions of numbers, lists of numbers and masks, and nothing else that numba does not
know. numba is loaded here, in `rows.py` and in `wide.py` only, and only when it is asked for. What is compiled
does not touch Python's objects while it runs, so that several threads can run it at once.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from inspect import getmembers, getsource, isfunction
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from quiltsmith.errors import command_for_extra
from quiltsmith.geometry.board import count, lowest, without_lowest
from quiltsmith.i18n import _
from quiltsmith.stable_random import signed

Result = TypeVar("Result")
OWN_WAY: frozenset[Callable[..., Any]] = frozenset((count, lowest, without_lowest, signed))
"""The functions that are not compiled as they stand, but in a way of their own."""


@cache
def can_compile() -> bool:
    """Tell whether numba is installed."""
    return find_spec("numba") is not None


def what_is_gained() -> str:
    """Say in a sentence what installing numba brings."""
    return _("`{command}` plays the same games 30 to 100 times as fast", command=command_for_extra("fast"))


@cache
def compiled(
    play: Callable[..., Result], *modules: ModuleType, inlined: tuple[Callable[..., Any], ...] = ()
) -> Callable[..., Result]:
    """Compile a function, and those of some modules that it calls; kept until any of their sources changes.

    What is inlined is compiled once more wherever it is called: right for innermost functions, to which handing
    over so many lists takes longer than what they do.
    """
    import numba
    from numba.extending import register_jitable

    from quiltsmith.simulate import rows, wide

    functions = {function for module in modules for _unused, function in getmembers(module, isfunction)}
    for function in functions - OWN_WAY - {play}:
        register_jitable(error_model="numpy", forceinline=function in inlined, no_cfunc_wrapper=True)(function)
    # numba keeps what it compiled under the function's name and looks for changes in its file only.
    sources = "".join(map(getsource, (sys.modules[__name__], rows, wide, *modules))) + getsource(play)
    named = FunctionType(play.__code__, play.__globals__, play.__name__)
    named.__qualname__ = f"{play.__qualname__}_{hashlib.sha256(sources.encode()).hexdigest()[:16]}"
    try:
        fast: Callable[..., Result] = numba.njit(named, cache=True, nogil=True, error_model="numpy")
    except RuntimeError:  # there is no folder at all that may be written
        fast = numba.njit(named, nogil=True, error_model="numpy")
    return fast
