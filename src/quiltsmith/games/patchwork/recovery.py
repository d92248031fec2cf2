"""What a move with a mistake most likely means, so that one mistake is one problem and the replay can go on."""

from __future__ import annotations

from quiltsmith.games.patchwork.patchwork_record import PLACINGS, UNKNOWN_PLAYER, LoggedMove
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.geometry.shape import Shape

_SINGLE = Shape.parse("#")


def infer_move(replay: Replay, move: LoggedMove, next_player: int | None) -> LoggedMove | None:
    """Return the move that is meant, usually the one that is written; None if nobody can tell."""
    player = _placer(replay, move) if move.action in PLACINGS else _mover(replay, move, next_player)
    move = move._replace(player=player)
    if move.action == "take":
        card = _card(replay, move)
        if card is None:
            return None
        move = move._replace(card=card)
    return move._replace(letter=_letter(replay, move))


def _placer(replay: Replay, move: LoggedMove) -> int:
    """Find who places or discards a special patch: the named player, unless only the other one has gained one."""
    gained = [player.pending_specials for player in replay.state.players]
    if move.player == UNKNOWN_PLAYER:
        return gained.index(max(gained))
    if not gained[move.player] and gained[1 - move.player] and not replay.overdue_specials[move.player]:
        return 1 - move.player
    return move.player


def _mover(replay: Replay, move: LoggedMove, next_player: int | None) -> int:
    """Find who moves: the named player, unless the line makes sense only for the one whose turn it is."""
    state = replay.state
    current = state.current()
    if move.player in (current, UNKNOWN_PLAYER):
        return current
    if move.action == "advance":
        is_behind = state.players[move.player].time > state.players[current].time
        return current if is_behind or next_player == move.player else move.player
    is_own = _has_piece(replay, move)
    return current if not is_own and _has_piece(replay, move._replace(player=current)) else move.player


def _has_piece(replay: Replay, move: LoggedMove) -> bool:
    """Return whether the player's board shows the patch under a letter that no earlier line has named."""
    card = replay.deck.card(move.card)
    is_new = move.letter not in replay.used_letters[move.player]
    return card is not None and is_new and _drawn_shape(replay, move) == card.shape.canonical()


def _card(replay: Replay, move: LoggedMove) -> str | None:
    """Find the patch: the named one, unless it is not the drawn one and that one is for sale."""
    state, drawn = replay.state, _drawn_shape(replay, move)
    card = replay.deck.card(move.card) if move.card in state.prices else None
    if card is not None and drawn in (None, card.shape.canonical()):
        return move.card
    # Shapes occur twice at different prices, so that only one that no other line takes can be meant.
    lines = replay.record.lines_of_cards
    alike = [
        other.id
        for other in replay.deck.cards
        if other.id in state.offered() and not lines[other.id] - {move.line} and other.shape.canonical() == drawn
    ]
    payable = [other for other in alike if state.can_pay(move.player, other)] or alike
    if payable:
        return payable[0] if len(payable) == 1 else None
    return move.card if card is not None else None


def _letter(replay: Replay, move: LoggedMove) -> str:
    """Find the letter: the named one, unless it is taken or missing and another on the board is left over."""
    masks, used = replay.masks[move.player], replay.used_letters[move.player]
    if (
        move.action not in ("take", "special")
        or masks is None
        or (move.letter in masks and move.letter not in used)
    ):
        return move.letter
    card = replay.deck.card(move.card)
    wanted = card.shape.canonical() if card is not None else _SINGLE
    named = replay.record.named_letters[move.player]
    left_over = [letter for letter in masks if letter not in named and letter not in used]
    alike = [letter for letter in left_over if _drawn_shape(replay, move._replace(letter=letter)) == wanted]
    return alike[0] if alike else move.letter


def _drawn_shape(replay: Replay, move: LoggedMove) -> Shape | None:
    mask = replay.drawn(move)
    return replay.game.board.shape_of(mask).canonical() if mask else None
