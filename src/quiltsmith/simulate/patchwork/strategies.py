"""The bots by name: `random`, `greedy`, `minimax:3` (moves ahead), `rollout:5` (games to the end per move)."""

from __future__ import annotations

from msgspec import Struct

RANDOM, GREEDY, MINIMAX, ROLLOUT = range(4)
NAMES = ("random", "greedy", "minimax", "rollout")
USUAL_STRENGTH = {"minimax": 3, "rollout": 5}
LARGEST_STRENGTH = {"minimax": 8, "rollout": 1000}


class Strategy(Struct, frozen=True):
    """A bot, and how far it looks where that can be chosen."""

    name: str
    strength: int = 0

    @property
    def kind(self) -> int:
        """The number of the bot, for compiled functions."""
        return NAMES.index(self.name)

    def __str__(self) -> str:
        return f"{self.name}:{self.strength}" if self.strength else self.name


def parse_strategy(text: str) -> Strategy | None:
    """Read the name of a bot with or without its strength; None if there is no such bot."""
    name, colon, strength = text.strip().lower().partition(":")
    if name not in NAMES or (colon and name not in USUAL_STRENGTH):
        return None
    if name not in USUAL_STRENGTH:
        return Strategy(name)
    if not colon:
        return Strategy(name, USUAL_STRENGTH[name])
    if not (strength.isascii() and strength.isdecimal() and 1 <= int(strength) <= LARGEST_STRENGTH[name]):
        return None
    return Strategy(name, int(strength))
