"""Advice for somebody who plays: what the bot `greedy` would do in a turn, knowing no more than the player."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_writer import Move
from quiltsmith.geometry.board import Mask
from quiltsmith.simulate.doodle.greedy import rank_moves
from quiltsmith.simulate.doodle.plan import plan_of
from quiltsmith.simulate.doodle.state import State
from quiltsmith.simulate.doodle.tables import setting_of, tables_of
from quiltsmith.simulate.doodle.work import CARD, CUTS, IS_NEIGHBOUR, NOTHING, ORIENTATION, POSITION, new_work


def advise(game: DoodleGame, deck: Deck, turn: int, circle: Sequence[str], shaded: Mask, left: int) -> Move:
    """Choose a move; `circle` goes clockwise from the token's card on, `left` are the special actions left."""
    setting = setting_of(game, deck)
    tables, plan = tables_of(setting), plan_of(setting)
    work = new_work(tables, plan, 1)
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    work.line[: len(circle)] = [numbers[card] for card in circle]
    rank_moves(tables, plan, work, State(shaded, left, turn, 0, len(circle), 0), 1)
    best = work.ranked
    if best[CARD] == NOTHING:
        return Move(turn)
    spaces = tables.patterns[best[ORIENTATION]] << best[POSITION]
    return Move(turn, spaces, deck.cards[best[CARD]].id, bool(best[IS_NEIGHBOUR]), best[CUTS])
