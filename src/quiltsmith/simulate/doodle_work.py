"""How much work bots and searches of roll-and-draw games are, before they begin: the same on every machine.

Work is counted in boards of 9×9 spaces that are weighed. What takes minutes on the largest boards can so
be told, or left out, without a clock.
"""

from __future__ import annotations

from collections.abc import Callable

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.i18n import ngettext
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.doodle_bots import SAMPLES, WIDTH
from quiltsmith.simulate.doodle_engine import engine_for, strategy_of
from quiltsmith.simulate.doodle_tables import doodle_setup

PER_SECOND = 100_000_000
"""Compiled, on a usual machine."""
PLAIN_PER_SECOND = 250_000
_LONG, _VERY_LONG = 5, 120
"""Seconds: what takes longer is told, or told in minutes."""
_USUAL_SPACES = 81
_MOST_MEASURED = 50_000
"""A game that is more work than this is not played for a measurement."""
_clock: Callable[[], float] | None = None


def board_work(game: DoodleGame, boards: int) -> int:
    """Return what it takes to weigh so many boards of a game."""
    return boards * game.board.spaces // _USUAL_SPACES


def bot_work(deck: Deck, game: DoodleGame, bot: str) -> int:
    """Return what one game of a bot takes: `greedy` tries every place of a patch, `beam` plays on as it does."""
    places = sum(game.board.count_placements(card.shape) for card in deck.cards) // max(1, len(deck.cards))
    turns = game.rounds * game.turns_per_round
    greedy = board_work(game, turns * places)
    # Half of the samples are played for half of the moves, and half of the game is left on average.
    return {"greedy": greedy, "beam": greedy * turns * WIDTH * SAMPLES * 3 // 8}.get(bot, 0)


def use_clock(clock: Callable[[], float] | None) -> None:
    """Let times be told for this machine, which a clock measures; else they are told for a usual one."""
    global _clock
    _clock = clock


def work_per_second(deck: Deck, game: DoodleGame) -> float:
    """Return how much work is done in a second, by a game of `greedy` in plain Python if there is a clock."""
    usual = PER_SECOND if can_compile() else PLAIN_PER_SECOND
    work = bot_work(deck, game, "greedy")
    if _clock is None or work > _MOST_MEASURED:
        return usual
    engine = engine_for(doodle_setup(game, deck), False)
    engine.play(strategy_of("greedy"), [0])
    began = _clock()
    engine.play(strategy_of("greedy"), [0, 1])
    return usual * 2 * work / max(1e-6, _clock() - began) / PLAIN_PER_SECOND


def time_note(work: int, per_second: float, cores: int = 1) -> tuple[str, ...]:
    """Tell about how long some work takes."""
    return duration_note(work / per_second / max(1, cores), always=True)


def duration_note(duration: float, *, always: bool = False) -> tuple[str, ...]:
    """Tell so many seconds, always or if somebody might think that nothing happens."""
    seconds = max(1, round(duration))
    if seconds < _LONG and not always:
        return ()
    if seconds < _VERY_LONG:
        return (ngettext(seconds, "this takes about {number} second", "this takes about {number} seconds"),)
    minutes = round(seconds / 60)
    return (ngettext(minutes, "this takes about {number} minute", "this takes about {number} minutes"),)
