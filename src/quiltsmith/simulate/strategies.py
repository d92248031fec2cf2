"""What bots are called: a name, and how much a bot may think where that can be chosen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from msgspec import Struct

from quiltsmith.simulate.simulation import BotSize

MOST_SECONDS = 600
"""Nobody waits longer for a move."""
TREE_SEARCH = "mcts"
"""What bots are called that search trees."""
FEWEST_GAMES = 20
PLAYOUTS_PER_MILLISECOND = 100
"""About as many as a compiled bot plays on a machine of 2026; the other way round, how long playouts take."""
_MILLISECONDS = {"ms": 1, "s": 1000}
_TIME = re.compile(r"(\d+(?:\.\d+)?)(ms|s)", re.ASCII)


class BotKind(NamedTuple):
    """A bot, and the strengths that it can be asked for, if any."""

    number: int
    size: BotSize
    strength: int = 0
    """The usual strength; 0 if there is nothing to choose."""
    most_strength: int = 0
    also_offered: tuple[str, ...] = ()
    """Other strengths that a person may choose by name."""
    takes_time: bool = False
    """Whether it may be given time instead of a strength."""
    looks_ahead: bool = False
    """Whether the strength is a number of moves, for which there must be space."""
    style: int = 0
    """What it likes better than others do; 0 if nothing."""


class Strategy(Struct, frozen=True):
    """A bot, and its strength or the time that it takes for a move where that can be chosen."""

    name: str
    strength: int = 0
    milliseconds: int = 0

    @property
    def takes_playouts(self) -> bool:
        """Whether the bot plays as long as it is let, and so can be stopped."""
        return self.name == TREE_SEARCH

    def __str__(self) -> str:
        if self.milliseconds:
            seconds, rest = divmod(self.milliseconds, 1000)
            return f"{self.name}:{self.milliseconds}ms" if rest else f"{self.name}:{seconds}s"
        return f"{self.name}:{self.strength}" if self.strength else self.name


Found = TypeVar("Found", bound=Strategy)


def parse_bot(text: str, kinds: Mapping[str, BotKind], make: type[Found]) -> Found | None:
    """Read the name of a bot with or without its strength or time; None if there is no such bot."""
    name, colon, strength = text.strip().lower().partition(":")
    kind = kinds.get(name)
    if kind is None or (colon and not kind.strength):
        return None
    if not colon:
        return make(name, kind.strength)
    if kind.takes_time and (found := _TIME.fullmatch(strength)):
        milliseconds = round(float(found[1]) * _MILLISECONDS[found[2]])
        return make(name, 0, milliseconds) if 1 <= milliseconds <= MOST_SECONDS * 1000 else None
    if not (strength.isascii() and strength.isdecimal() and 1 <= int(strength) <= kind.most_strength):
        return None
    return make(name, int(strength))


class OfferedBots(Mapping[str, BotSize]):
    """The bots of a kind of game by name: those that are listed, and all other strengths that they can have."""

    def __init__(self, kinds: Mapping[str, BotKind]) -> None:
        self._kinds = kinds

    def __iter__(self) -> Iterator[str]:
        for name, kind in self._kinds.items():
            yield name
            yield from (f"{name}:{strength}" for strength in kind.also_offered)

    @property
    def styles(self) -> tuple[str, ...]:
        """The bots that like something better than others do."""
        return tuple(name for name, kind in self._kinds.items() if kind.style)

    def __len__(self) -> int:
        return sum(1 + len(kind.also_offered) for kind in self._kinds.values())

    def __getitem__(self, name: str) -> BotSize:
        """Return the size of batches: the longer a bot thinks, the fewer games."""
        found = parse_bot(name, self._kinds, Strategy)
        if found is None:
            raise KeyError(name)
        kind = self._kinds[found.name]
        work = found.strength + PLAYOUTS_PER_MILLISECOND * found.milliseconds
        if kind.looks_ahead or work <= kind.strength:
            return kind.size
        games, compiled, plain = (max(1, number * kind.strength // work) for number in kind.size)
        return BotSize(max(FEWEST_GAMES, games), compiled, plain)


CLOCK: Callable[[], float] = time.monotonic
"""What bots look at that take time; benchmarks may count the time of a core instead."""
Stop = Callable[[], bool]
"""A function that says whether it is time to stop thinking."""


LONGEST_STEP = 0.05
"""After so many seconds at most, somebody is asked whether the bot should stop."""


def think_until(
    steps: Callable[[int], Callable[[], None]], bot: Strategy, at_once: int, stop: Stop | None = None
) -> None:
    """Let a bot think for its time or its number of playouts, or until it is told to stop, but once at least.

    `steps` returns a function that adds some playouts. To call one takes as long as many playouts, so there are
    few calls: `at_once` playouts in the first, then as many as there is time for. No call is begun for less than
    half of what the first one took.
    """
    begin, done, shortest = CLOCK(), 0, 0.0
    end, playouts = begin + bot.milliseconds / 1000, at_once
    if bot.strength:
        playouts = bot.strength if stop is None else min(at_once, bot.strength)
    while True:
        steps(playouts)()
        done += playouts
        now = CLOCK()
        shortest = shortest or now - begin
        is_done = done >= bot.strength if bot.strength else end - now <= shortest / 2
        if is_done or (stop is not None and stop()):
            return
        if bot.strength:
            playouts = min(at_once, bot.strength - done)
        else:
            playouts = max(at_once, int(done / max(now - begin, 1e-6) * min(end - now, LONGEST_STEP)))
