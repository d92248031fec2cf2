"""Games of two with other numbers than the shipped ones, played at random."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.games.patchwork.patchwork_checker import PatchworkChecker
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from tests.games.patchwork.samples import classic, game_named, play_randomly

VARIANTS = ("patchwork", "short", "wide", "worthless tile", "small patches")


@cache
def variant(name: str) -> PatchworkGame:
    """Give the shipped game with a few numbers changed."""
    usual = game_named("patchwork")
    if name == "patchwork":
        return usual
    if name == "short":
        track = Track(24, (4, 9, 10, 20, 24), (3, 4, 11, 23))
        return replace(usual, id=name, tracks={"own": track}, track="own", tile_side=3, tile_points=5, choice=2)
    if name == "worthless tile":
        return replace(variant("short"), id="worthless", tile_points=0)
    if name == "small patches":
        return replace(variant("short"), id="small")
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


@cache
def deck_of(name: str) -> Deck:
    """Give the classic deck, or a few patches of it with four of one space."""
    if name != "small patches":
        return classic()
    price = Price(1, 1, 0)
    small = tuple(Card(f"s{number}", Shape(((0, 0),)), price=price) for number in range(4))
    return replace(classic(), id="small", cards=(*small, *classic().cards[:18]))


@cache
def checker(name: str) -> PatchworkChecker:
    """Make the checker of a variant."""
    return PatchworkChecker(variant(name), deck_of(name))


@cache
def played_variant(name: str, seed: int) -> PlayedGame:
    """Play a variant at random."""
    return play_randomly(variant(name), seed, deck_of(name))
