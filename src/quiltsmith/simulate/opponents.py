"""Bots as opponents: the turn that a bot would play from any position, with as much time as there is.

For doors that let people play against bots. A bot is called by its name (`greedy`, `mcts:100ms`); `stop` is asked
again and again whether the bot should play what it has found so far, so that nobody has to wait for one that
thinks long. What is returned is legal for the position given, and the same for the same seed unless time decides.
Compiled where numba is installed, plain where it is not; compiling takes some seconds when it is done first.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move
from quiltsmith.games.patchwork.patchwork_state import GameState
from quiltsmith.games.patchwork.patchwork_writer import PlayedMove
from quiltsmith.geometry.board import Mask
from quiltsmith.i18n import _
from quiltsmith.simulate import doodle_engine
from quiltsmith.simulate.compiling import can_compile
from quiltsmith.simulate.doodle_arena import State
from quiltsmith.simulate.doodle_engine import BOTS as DOODLE_BOTS
from quiltsmith.simulate.doodle_engine import parse_strategy as parse_doodle_bot
from quiltsmith.simulate.doodle_tables import doodle_setup
from quiltsmith.simulate.patchwork_bots import BOTS, parse_strategy
from quiltsmith.simulate.patchwork_match import Match, engine_for
from quiltsmith.simulate.strategies import OfferedBots, Stop


def choose_patchwork_turn(
    deck: Deck,
    position: GameState,
    bot: str,
    seed: int = 0,
    stop: Stop | None = None,
    is_compiled: bool | None = None,
) -> tuple[PlayedMove, ...]:
    """Return what a bot plays in a position of a game of two, for whose turn it is.

    The first move is to take a patch or to advance; special patches that it gains follow, placed or discarded.
    Where a special patch waits to be placed (`position.owes_special`), only its move is returned. Make them
    with `GameState.make`. The position is not changed.
    """
    strategy = parse_strategy(bot)
    if strategy is None:
        raise _no_bot(bot, OfferedBots(BOTS))
    if position.is_over:
        raise QuiltsmithError(_("the game is over"))
    track = next(name for name, track in position.game.tracks.items() if track == position.track)
    match = Match(position.game.on_track(track), deck, (strategy, strategy), seed)
    return engine_for(match, is_compiled).choose(strategy, position, seed, stop)


class DoodlePosition(Struct, frozen=True):
    """What a player of a roll-and-draw game sees in a turn, after the roll."""

    turn: int
    """Counted from 1 through all rounds."""
    circle: tuple[str, ...]
    """The cards on the table, clockwise from the token's on; in the last turn any of them may be drawn."""
    gone: tuple[str, ...]
    """The cards that were on the table and are not any more: they do not come again."""
    shaded: Mask
    left: int
    """The special actions that are left, packed as `doodle_circle.all_specials` does."""


def choose_doodle_turn(
    game: DoodleGame,
    deck: Deck,
    position: DoodlePosition,
    bot: str,
    seed: int = 0,
    stop: Stop | None = None,
    is_compiled: bool | None = None,
) -> tuple[Move, ...]:
    """Return what a bot draws in a turn of a roll-and-draw game.

    The first move is a patch, or a pass without spaces; single spaces that are shaded in the same turn follow.
    """
    strategy = parse_doodle_bot(bot)
    if strategy is None:
        raise _no_bot(bot, OfferedBots(DOODLE_BOTS))
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    circle, gone = ([numbers[card] for card in cards] for cards in (position.circle, position.gone))
    state = State(position.shaded, position.left, position.turn, 0, 0, 0)
    is_fast = can_compile() if is_compiled is None else is_compiled
    record = doodle_engine.engine_for(doodle_setup(game, deck), is_fast).choose(
        strategy, state, circle, gone, seed, stop
    )
    return record.moves(deck, position.turn)


def _no_bot(name: str, bots: Iterable[str]) -> QuiltsmithError:
    return QuiltsmithError(_("there is no bot {name}; there are {bots}", name=name, bots=", ".join(bots)))
