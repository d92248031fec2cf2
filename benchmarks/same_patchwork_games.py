"""`python -m benchmarks.same_patchwork_games [GAMES]`: games of two are the same compiled, plain, by the oracle.

Three decks, boards of three sizes, both tracks, special patches that may be discarded, a patch so large that sums
need more bits, all bots; every move of every game and all sums are compared. Ten thousand games take about ten
minutes, nearly all of it by the oracle (`tests/simulate/patchwork_oracle.py`).
"""

from __future__ import annotations

import sys
from time import perf_counter

from msgspec.structs import replace
from tests.simulate.patchwork_oracle import OracleEngine

from benchmarks.simulate_patchwork import classic_match
from quiltsmith.decks.deck import Deck, Price
from quiltsmith.games.patchwork.patchwork_writer import PlayedGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.batches import GameBatch, game_seed
from quiltsmith.simulate.patchwork_match import Match, play_batch, play_forced_batch, play_records
from quiltsmith.simulate.patchwork_setup import SCALE

GAMES = 10_000
SHARES = {("random", "random"): 4_000, ("greedy", "random"): 3_000, ("greedy", "greedy"): 2_900}
SHARES |= {("minimax:3", "greedy"): 90, ("rollout:2", "minimax:2"): 10}
"""How many of ten thousand games the bots play against each other."""
TASTE = 4


def main(games: int) -> int:
    """Play all samples and tell how many games were the same."""
    same = total = 0
    for (first, second), share in SHARES.items():
        samples = _samples(classic_match(first, second, TASTE))
        for name, match in samples.items():
            batch = GameBatch(0, max(1, share * games // GAMES // len(samples)))
            start = perf_counter()
            plain, fast = ((play_records(match, batch, it), play_batch(match, batch, it)) for it in (False, True))
            is_same = plain == fast and plain[0] == _by_oracle(match, batch)
            same, total = same + batch.games * is_same, total + batch.games
            verdict = "the same" if is_same else "DIFFERENT"
            bots = f"{first} – {second}"
            print(
                f"{bots:<22} {name:<16} {batch.games:6,} games {perf_counter() - start:8.1f} s  {verdict}",
                flush=True,
            )
    pairs = GameBatch(0, max(1, games // 200))
    for match in _samples(classic_match("greedy", "greedy", TASTE)).values():
        plain_pairs, fast_pairs = (play_forced_batch(match, (5,), pairs.games, pairs, it) for it in (False, True))
        same, total = same + pairs.games * (plain_pairs == fast_pairs), total + pairs.games
    print(f"{same:,} of {total:,} games are the same")
    return int(same != total)


def _by_oracle(match: Match, batch: GameBatch) -> list[PlayedGame]:
    oracle = OracleEngine(match.setup)
    seeds = [game_seed(match.seed, number) for number in range(batch.first, batch.first + batch.games)]
    return [oracle.play(match.bots, seed, match.taste * SCALE) for seed in seeds]


def _samples(match: Match) -> dict[str, Match]:
    game, deck = match.game, match.deck
    wide = replace(game, board=Board(7, 13), tile_side=4, may_discard_special=True)
    square = Shape(tuple((row, column) for row in range(8) for column in range(8)))
    large = replace(deck, cards=(*deck.cards[1:], replace(deck.cards[0], shape=square)))
    return {
        "classic": match,
        "classic track": replace(match, game=game.on_track("classic")),
        "other prices": replace(match, deck=_repriced(deck)),
        "half a deck": replace(match, deck=replace(deck, cards=deck.cards[::2])),
        "7×13, discards": replace(match, game=wide),
        "12×12, large": replace(match, game=replace(game, board=Board(12, 12)), deck=large),
    }


def _repriced(deck: Deck) -> Deck:
    """Give every patch the price of the one behind it."""
    prices = [card.price or Price(0, 0, 0) for card in deck.cards]
    cards = zip(deck.cards, [*prices[1:], prices[0]], strict=True)
    return replace(deck, cards=tuple(replace(card, price=price) for card, price in cards))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
