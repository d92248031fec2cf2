"""Deals: which cards lie in the circle and what is rolled, and so which patch each turn offers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.games.doodle.engine.circle import cards_beside, line_room, move_token
from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.talk.saying import say


class Deal(Struct, frozen=True):
    """The cards and rolls of one game; the same for all its players."""

    deck: str | None
    circle: tuple[str, ...]
    refills: tuple[tuple[str, ...], ...]
    rolls: tuple[int, ...]
    seed: int | None = None

    def fits(self, game: Game) -> bool:
        """Tell whether it has the numbers of cards and rolls that a game needs."""
        if not isinstance(game, DoodleGame):
            return False
        is_full = len(self.circle) == game.circle and all(len(refill) == game.refill for refill in self.refills)
        return is_full and len(self.refills) == game.rounds - 1 and len(self.rolls) == game.rolls

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the deal in the order in which they come to the table."""
        return (*self.circle, *(card for refill in self.refills for card in refill))

    def to_yaml(self) -> str:
        """Write the deal as a commented deal file."""
        refills = "".join(f"  - [{', '.join(refill)}]\n" for refill in self.refills)
        no_refills = "  []\n"
        deck = "" if self.deck is None else f"deck: {self.deck}\n"
        seed = "" if self.seed is None else f"seed: {self.seed}\n"
        return (
            f"# {say('A deal: the same cards and rolls for everybody.')}\n"
            f"# {say('Check sheets against it with `quiltsmith sheet check SHEET --deal THIS-FILE`.')}\n"
            f"{deck}{seed}"
            f"circle: [{', '.join(self.circle)}]  # {say('clockwise from the token')}\n"
            f"refills:  # {say('the new cards of each later round')}\n{refills or no_refills}"
            f"rolls: [{', '.join(str(roll) for roll in self.rolls)}]  # {say('every turn but the last')}\n"
        )


class DealtTurn(Struct, frozen=True):
    """What one turn offers: the token's card, its two neighbours, or several to choose from in the last turn."""

    token: str | None
    neighbours: tuple[str, ...]
    choice: tuple[str, ...] = ()


def play_deal(deal: Deal, game: DoodleGame) -> tuple[DealtTurn, ...]:
    """Move the token through a whole deal and list what each turn offers."""
    *circles, last = circles_of(deal, game)
    turns = [
        DealtTurn(circle[0], (circle[-1], circle[1 % len(circle)])[: cards_beside(0, len(circle))])
        for circle in circles
    ]
    return (*turns, DealtTurn(None, (), last))


def circles_of(deal: Deal, game: DoodleGame) -> Iterator[tuple[str, ...]]:
    """Move the token through a whole deal and give the circle of each turn, clockwise from the token's card on."""
    line = [*deal.circle, *[""] * line_room(game)]
    head, tail = 0, len(deal.circle)
    for turn in range(1, game.turns):
        moves = move_token(line, head, tail, deal.rolls[turn - 1])
        head, tail = head + moves, tail + moves
        yield tuple(line[head:tail])
        head += 1
        if turn % game.turns_per_round == 0:
            refill = deal.refills[turn // game.turns_per_round - 1]
            line[tail : tail + len(refill)] = refill
            tail += len(refill)
    yield tuple(line[head:tail])
