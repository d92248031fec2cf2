"""Games of two with other numbers and decks than the shipped ones, played at random."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.patchwork_bots import Strategy
from quiltsmith.simulate.patchwork_match import MatchEngine
from quiltsmith.simulate.patchwork_setup import set_up
from quiltsmith.stable_random import StableRandom
from tests.games.patchwork.oracle import Numbers, numbers_of
from tests.games.patchwork.samples import classic, game_named

VARIANTS = ("patchwork", "short", "wide", "worthless tile", "small patches")


@dataclass
class Variant:
    """A game with a deck of its own."""

    game: PatchworkGame
    deck: Deck
    _played: dict[int, PlayedGame] = field(default_factory=dict)

    @cached_property
    def numbers(self) -> Numbers:
        return numbers_of(self.game)

    @cached_property
    def checker(self) -> PatchworkChecker:
        return PatchworkChecker(self.game, self.deck)

    @cached_property
    def _engine(self) -> MatchEngine:
        return MatchEngine(set_up(self.deck, self.game), is_compiled=False)

    def play(self, seed: int) -> PlayedGame:
        """Let two bots without a plan play."""
        if seed not in self._played:
            bot = Strategy("random")
            self._played[seed] = self._engine.play((bot, bot), seed)
        return self._played[seed]


def random_variant(seed: int) -> Variant:
    """Choose all numbers at random, zeros among them, and a deck that may have patches of one space."""
    random, usual = StableRandom(seed), game_named("patchwork")

    def between(least: int, most: int) -> int:
        return least + random.below(most - least + 1)

    def some(most: int) -> tuple[int, ...]:
        return tuple(sorted(random.sample(range(1, last + 1), between(0, min(most, last)))))

    board, last = Board(between(3, 10), between(3, 10)), between(4, 50)
    game = replace(
        usual,
        id=f"variant-{seed}",
        board=board,
        choice=between(1, 5),
        currency=replace(usual.currency, start=between(0, 12), per_space=between(0, 2)),
        tracks={"own": Track(last, some(8), some(6))},
        track="own",
        tile_side=between(2, 5),
        tile_points=random.pick((0, 0, 3, 7)),
        may_discard_special=random.below(3) == 0,
        points_per_empty_space=-between(0, 3),
    )
    small = [
        Card(f"s{number}", Shape(((0, 0),)), price=Price(between(0, 2), between(0, 3), between(0, 1)))
        for number in range(random.pick((0, 0, 1, 2, 5)))
    ]
    others = random.sample(list(classic().cards), between(2, 20))
    return Variant(game, Deck(f"deck-{seed}", {}, game, (*small, *others)))


@cache
def named_variant(name: str) -> Variant:
    """Give the shipped game with a few numbers changed; the deck is the classic one, or has small patches too."""
    if name != "small patches":
        return Variant(_game(name), classic())
    small = tuple(Card(f"s{number}", Shape(((0, 0),)), price=Price(1, 1, 0)) for number in range(4))
    game = replace(_game("short"), id="small")
    return Variant(game, replace(classic(), id="small", cards=(*small, *classic().cards[:18])))


def _game(name: str) -> PatchworkGame:
    usual = game_named("patchwork")
    if name == "patchwork":
        return usual
    if name in ("short", "worthless tile"):
        tracks, points = {"own": Track(24, (4, 9, 10, 20, 24), (3, 4, 11, 23))}, 5 if name == "short" else 0
        return replace(usual, id="short", tracks=tracks, track="own", tile_side=3, tile_points=points, choice=2)
    currency = replace(usual.currency, start=9, per_space=2)
    track = Track(40, (10, 20, 30, 40), (40,))
    return replace(
        usual,
        id=name,
        board=Board(7, 11),
        tracks={"own": track},
        track="own",
        tile_side=4,
        tile_points=3,
        currency=currency,
        points_per_empty_space=-1,
        may_discard_special=True,
    )
