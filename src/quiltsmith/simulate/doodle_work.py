"""How much work bots and searches of roll-and-draw games are, before they begin: the same on every machine.

Work is counted in boards of 9×9 spaces that are weighed. What takes minutes on the largest boards can so
be told, or left out, without a clock.
"""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.i18n import ngettext
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.doodle_bots import SAMPLES, WIDTH

PER_SECOND = 100_000_000
"""Compiled, on a usual machine."""
PLAIN_PER_SECOND = 250_000
_LONG, _VERY_LONG = 5, 120
"""Seconds: what takes longer is told, or told in minutes."""
_USUAL_SPACES = 81


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


def time_note(work: int, cores: int = 1, *, always: bool = False) -> tuple[str, ...]:
    """Tell about how long some work takes, always or if somebody might think that nothing happens."""
    seconds = round(work / (PER_SECOND if can_compile() else PLAIN_PER_SECOND) / max(1, cores))
    if seconds < _LONG and not always:
        return ()
    seconds = max(1, seconds)
    if seconds < _VERY_LONG:
        return (ngettext(seconds, "this takes about {number} second", "this takes about {number} seconds"),)
    minutes = round(seconds / 60)
    return (ngettext(minutes, "this takes about {number} minute", "this takes about {number} minutes"),)
