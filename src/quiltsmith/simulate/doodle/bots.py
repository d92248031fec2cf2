"""Simulated games of a bot: many of them as sums, some of them as records, or one on a deal that is given."""

from __future__ import annotations

from array import array

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import PlayedSheet
from quiltsmith.simulate.batches import GameBatch
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.doodle.ground import DoodleEngine, engine_for
from quiltsmith.simulate.doodle.playing import BEAM, GREEDY, RANDOM
from quiltsmith.simulate.doodle.record import PlayedRecord
from quiltsmith.simulate.doodle.tables import setting_of
from quiltsmith.simulate.doodle.tally import sums_of
from quiltsmith.simulate.doodle.work import SCORE_FIELDS, end_begins, record_size, scores_begin
from quiltsmith.simulate.seeds import game_seed
from quiltsmith.simulate.sums import Sums

BOTS = {"random": RANDOM, "greedy": GREEDY, "beam": BEAM}
GAMES_PER_BATCH = {"random": 2000, "greedy": 250, "beam": 5}
"""How many games make a batch that takes some hundredths of a second to play compiled."""


def play_batch(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch, is_fast: bool | None = None
) -> Sums:
    """Play a batch of the games of a run and sum them up; compiled where that is possible, or as is asked for.

    The rows of the sums are those of `Tally`.
    """
    tally, _ = _engine(game, deck, is_fast).play(BOTS[bot], _seeds(seed, batch))
    return sums_of(tally)


def play_outcomes(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch
) -> tuple[Sums, dict[str, array[int]]]:
    """Play a batch of the games of a run; give the sums, and of each game total, rounds and empty spaces."""
    engine = _engine(game, deck, None)
    tally, numbers = engine.play(BOTS[bot], _seeds(seed, batch), with_records=True)
    size, end, scores = record_size(engine.tables), end_begins(engine.tables), scores_begin(engine.tables)
    rounds = {f"round {number + 1}": scores + SCORE_FIELDS * number for number in range(game.rounds)}
    places = {"total": end + 1, **rounds, "empty": end}
    return sums_of(tally), {name: numbers[place::size] for name, place in places.items()}


def play_records(
    game: DoodleGame, deck: Deck, bot: str, seed: int, batch: GameBatch, is_fast: bool | None = None
) -> list[PlayedRecord]:
    """Play a batch of the games of a run and give their records."""
    engine = _engine(game, deck, is_fast)
    _, numbers = engine.play(BOTS[bot], _seeds(seed, batch), with_records=True)
    size = record_size(engine.tables)
    return [PlayedRecord(numbers[at : at + size].tolist(), engine.tables) for at in range(0, len(numbers), size)]


def play_seed(game: DoodleGame, deck: Deck, bot: str, seed: int) -> PlayedSheet:
    """Play the challenge of a seed: the very deal and start card that are printed for it."""
    engine = _engine(game, deck, None)
    _, numbers = engine.play(BOTS[bot], [seed], with_records=True)
    return PlayedRecord(numbers.tolist(), engine.tables).played(game, deck)


def play_sheet(game: DoodleGame, deck: Deck, bot: str, seed: int, deal: Deal | None = None) -> PlayedSheet:
    """Play one game: the deal of its seed or another one; the start card and all else follow from the seed."""
    numbered = {card.id: number for number, card in enumerate(deck.cards)}
    dealt = [numbered.pop(card) for card in deal.cards] + list(numbered.values()) if deal else None
    record = _engine(game, deck, False).play_deal(BOTS[bot], seed, dealt, deal.rolls if deal else None)
    return record.played(game, deck)


def _engine(game: DoodleGame, deck: Deck, is_fast: bool | None) -> DoodleEngine:
    return engine_for(setting_of(game, deck), can_compile() if is_fast is None else is_fast)


def _seeds(seed: int, batch: GameBatch) -> list[int]:
    return [game_seed(seed, number) for number in range(batch.first, batch.first + batch.games)]
