"""Bots that people write: functions that are given a state, the moves and random numbers, and return a move.

    def first(state, moves, rng):
        return moves[0]

Such a bot is called by its place, `module:function`, or handed over by a program. It runs as it is, with all that
whoever starts it may do, so only the command line and programs take it, never a page. A move that is not among
those offered ends the run.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.simulate.simulation import BotSize
from quiltsmith.stable_random import StableRandom

OwnBot = Callable[[Any, Sequence[Any], StableRandom], Any]
AnyMove = TypeVar("AnyMove")
OWN_SIZE = BotSize(200, 2, 2)
"""Nobody knows how long such a bot thinks."""
_PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
_known: dict[str, OwnBot] = {}


def is_place(name: str) -> bool:
    """Return whether a name is the place of a function, such as `mybots:tidy`."""
    return _PLACE.fullmatch(name) is not None


def is_own(name: str | None) -> bool:
    """Return whether a bot was taken from somebody."""
    return name in _known


def take(bot: OwnBot | str) -> str:
    """Take a bot from a program, or find it by its place, also in the folder of the command; return its name."""
    if not isinstance(bot, str):
        name = f"{getattr(bot, '__module__', '')}:{getattr(bot, '__qualname__', type(bot).__name__)}"
        _known[name] = bot
        return name
    module, _colon, function = bot.partition(":")
    if "" not in sys.path and "." not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), function, None)
    except Exception as error:  # whatever the module does when it is loaded
        raise QuiltsmithError(
            _("the bot {bot} cannot be loaded: {reason}", bot=bot, reason=_reason(error))
        ) from error
    if not callable(found):
        raise QuiltsmithError(_("{module} has no function {name}", module=module, name=function))
    _known[bot] = found
    return bot


def choose(name: str, state: object, moves: Sequence[AnyMove], rng: StableRandom) -> AnyMove:
    """Let a bot choose one of some moves."""
    try:
        move = _known[name](state, moves, rng)
    except Exception as error:  # whatever it does when it is asked
        raise QuiltsmithError(_("the bot {bot} failed: {reason}", bot=name, reason=_reason(error))) from error
    if move not in moves:
        raise QuiltsmithError(
            _("the bot {bot} made a move that it was not offered: {move}", bot=name, move=str(move)[:200])
        )
    return move  # type: ignore[no-any-return]


def _reason(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text[:200]}" if text else type(error).__name__
