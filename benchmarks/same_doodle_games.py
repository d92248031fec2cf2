"""`python -m benchmarks.same_doodle_games [GAMES]`: the fast engine and the plain one play the same games.

Three decks, boards of three sizes that need masks of three widths, all bots; every number of every record and of
all sums is compared. Ten thousand games take about ten minutes, nearly all of it in plain Python.
"""

from __future__ import annotations

import sys
from time import perf_counter

from msgspec.structs import replace

from benchmarks.simulate_doodle import SEED, meadow
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_generator import generate_deck
from quiltsmith.decks.deck_options import DeckOptions
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.simulate.batches import game_seed
from quiltsmith.simulate.doodle_engine import engine_for, strategy_of
from quiltsmith.simulate.doodle_tables import doodle_setup

GAMES = 10_000
SHARES = {"random": 5_005, "greedy": 4_990, "beam": 5}
"""How many of ten thousand games each bot plays."""


def main(games: int) -> int:
    """Play all samples and tell how many games were the same."""
    same = total = 0
    samples = _samples()
    for bot, share in SHARES.items():
        for name, game, deck in samples:
            count = max(1, share * games // GAMES // len(samples))
            start, seeds = perf_counter(), [game_seed(SEED, number) for number in range(count)]
            plain, fast = (
                engine_for(doodle_setup(game, deck), is_compiled).play(strategy_of(bot), seeds, with_records=True)
                for is_compiled in (False, True)
            )
            is_same = plain == fast
            same, total = same + count * is_same, total + count
            verdict = "the same" if is_same else "DIFFERENT"
            print(f"{bot:<8} {name:<22} {count:6,} games {perf_counter() - start:8.1f} s  {verdict}", flush=True)
    print(f"{same:,} of {total:,} games are the same")
    return int(same != total)


def _samples() -> list[tuple[str, DoodleGame, Deck]]:
    deck, game = meadow()
    wide, tiny = replace(game, board=Board(11, 12)), replace(game, board=Board(7, 7))
    decks = [deck, *(generate_deck(DeckOptions(), game, seed, f"deck {seed}") for seed in (1, 2))]
    samples = [(f"{deck.id}, 9×9", game, deck) for deck in decks]
    return [*samples, ("meadow, 7×7", tiny, deck), ("meadow, 11×12", wide, deck)]


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
