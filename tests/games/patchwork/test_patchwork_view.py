"""What a screen shows of a game of two, and of quilts."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.games.patchwork.patchwork_editor import GoBack
from quiltsmith.games.patchwork.patchwork_state import new_game
from quiltsmith.games.patchwork.patchwork_view import (
    DuelView,
    QuiltFit,
    QuiltsView,
    duel_view,
    held_ways,
    patchwork_view,
)
from quiltsmith.geometry.shape import Shape
from tests.games.patchwork.legal_moves import legal_moves, make_move
from tests.games.patchwork.samples import check_game, classic, played, text_of
from tests.games.patchwork.sheets import after, begun, checked, edit_of

EXAMPLES = Path(__file__).parents[3] / "examples" / "patchwork"
SHAPES = {card.id: card.shape for card in classic().cards}


def test_each_moment_of_a_game_shows_what_the_engine_allows() -> None:
    made = played(11, "halloween")
    state = new_game(made.end.game, classic(), list(made.circle), made.track)
    text = begun(made)
    for move in made.moves:
        view = duel_view(check_game(text))
        assert [(seat.buttons, seat.income, seat.time, seat.has_tile) for seat in view.seats] == [
            (own.buttons, own.income, own.time, own.has_tile) for own in state.players
        ]
        assert (view.stage.player, view.stage.kind == "special") == (
            state.to_act(),
            state.owes_special(move.player),
        )
        legal = list(legal_moves(state, SHAPES))
        taken = {one.card for one in legal if one.action == "take"}
        assert {offer.card for offer in view.offers if not offer.why_not} == taken
        assert (view.advance is not None) == any(one.action == "advance" for one in legal)
        then = next((offer.then for offer in view.offers if offer.card == move.card), view.advance)
        make_move(state, move)
        own = state.players[move.player]
        if then is not None and move.action in ("take", "advance"):
            assert (then.to, then.buttons) == (own.time, own.buttons)
        text = after(text, edit_of(made, move))
    view = duel_view(check_game(text))
    assert (view.stage.kind, view.winner) == ("over", state.winner())
    assert [seat.total for seat in view.seats] == [state.score(0), state.score(1)]


def test_moves_tell_what_they_did() -> None:
    view = duel_view(check_game(text_of(11)))
    for player, seat in enumerate(view.seats):
        own = [move for move in view.moves if move.player == player]
        spent = sum(move.cost for move in own)
        assert 5 - spent + sum(move.earned + move.received for move in own) == seat.buttons
        assert {piece.letter for piece in seat.pieces} == {move.letter for move in own if move.letter}
    assert sum(move.specials for move in view.moves) == 5 - len(view.track.specials_left)


def test_a_patch_in_the_hand_fits_where_the_engine_lays_it_and_earns_the_tile() -> None:
    text = (EXAMPLES / "won-by-the-tile.txt").read_text(encoding="utf-8")
    found = check_game(text)
    gained = next(one.move for one in found.replay.played if one.has_gained_tile)
    before = check_game(after(text, GoBack(gained.line)))
    shape = SHAPES.get(gained.card, Shape.parse("#"))
    ways = held_ways(shape, before, 0)
    fits = {(way.shape, fit.row, fit.column) for way in ways for fit in way.fits}
    player = duel_view(before).stage.player
    placed = before.game.board.placements(shape, before.replay.state.players[player].quilt)
    assert fits == {(str(one.shape), one.row, one.column) for one in placed}
    earning = [fit for way in ways for fit in way.fits if isinstance(fit, QuiltFit) and fit.earns_tile]
    assert earning


@pytest.mark.parametrize("part", [0, 1])
def test_quilts_show_which_patches_they_can_be(part: int) -> None:
    text = (EXAMPLES / "two-quilts.txt").read_text(encoding="utf-8").split("---\n")[part]
    view = patchwork_view(checked(text))
    assert isinstance(view, QuiltsView)
    (seat,) = view.seats
    assert (seat.total, seat.claimed_total) == ((11, 11), (14, 14))[part]
    assert sum(piece.card != "" for piece in seat.pieces) == (13, 16)[part]
    assert seat.sum == ("14 + 7 − 10", "18 − 4")[part]


def test_a_game_that_has_only_begun_is_a_game() -> None:
    assert isinstance(patchwork_view(checked(begun(played(11)))), DuelView)
    text = text_of(11).partition("\nlog:")[0] + "\n"
    assert isinstance(patchwork_view(checked(text)), QuiltsView)
