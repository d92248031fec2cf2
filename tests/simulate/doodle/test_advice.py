"""Advice is what the bot itself would do."""

from __future__ import annotations

from quiltsmith.api.loading import load_deck
from quiltsmith.games.doodle.doodle_deal import circles_of, game_in_circle, make_deal, play_deal
from quiltsmith.games.doodle.doodle_writer import Move
from quiltsmith.games.doodle.engine.state import Table, new_game
from quiltsmith.simulate.doodle.advice import advise
from quiltsmith.simulate.doodle.bots import play_sheet


def test_whoever_takes_all_advice_plays_the_bots_game() -> None:
    deck = load_deck("meadow")
    game = game_in_circle(deck)
    deal = make_deal(deck, game, 2026)
    circles = tuple(circles_of(deal, game))
    played = play_sheet(game, deck, "greedy", 5, deal)
    first, *others = played.log
    assert isinstance(first, Move)
    start = next(card for card in deck.start if card.id == first.card)
    state = new_game(Table(game, deck, play_deal(deal, game), start)).after(first)
    for line in others:
        if isinstance(line, Move) and (line.card or not line.spaces) and line.turn % 3 == 1:
            circle = circles[line.turn - 1]
            assert advise(game, deck, line.turn, circle, state.shaded, state.left) == line
        state = state.after(line)
