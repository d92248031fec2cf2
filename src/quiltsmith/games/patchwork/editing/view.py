"""A whole game of two as a screen shows it: both quilts, the circle, the track, the moves, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from quiltsmith.formats.sheet_text import BoardText
from quiltsmith.games.patchwork.checked import CheckedGame
from quiltsmith.games.patchwork.editing.prospects import OfferedPatch, Prospect, offered_patches, prospect
from quiltsmith.games.patchwork.editing.stage import DuelStage, open_ends, stage_of
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.laid import pieces_of_player
from quiltsmith.games.patchwork.record import CLAIMS, LoggedMove, PlayerClaim
from quiltsmith.games.patchwork.replay import Played, Replay
from quiltsmith.games.patchwork.total import total_sum
from quiltsmith.games.sheets.editing.pieces import Cloth, PieceView, piece_views, without_cloth
from quiltsmith.talk.saying import talk_language


class TrackView(Struct, frozen=True):
    """The time track: its last space, the marks of income, and the special patches, of which some are left."""

    last: int
    income: tuple[int, ...]
    specials: tuple[int, ...]
    specials_left: tuple[int, ...]


class SeatView(Struct, frozen=True):
    """A player with quilt and possessions, as far as the moves were followed.

    `lines` are those of the board and of what the player claims, where problems can stand.
    """

    player: str
    pieces: tuple[PieceView, ...]
    buttons: int
    income: int
    time: int
    is_on_top: bool
    has_tile: bool
    empty: int
    total: int
    sum: str
    claimed_total: int | None
    lines: tuple[int, ...]


class MoveView(Struct, frozen=True):
    """A line of the log; `is_followed` if what it did is known."""

    line: int
    player: int
    action: str
    card: str
    letter: str
    is_followed: bool = False
    cost: int = 0
    earned: int = 0
    received: int = 0
    specials: int = 0
    has_gained_tile: bool = False
    to: int = 0
    buttons: int = 0


class PatchView(Struct, frozen=True):
    """A patch of the deck with its price."""

    shape: str
    cost: int
    time: int
    income: int


class DuelView(Struct, frozen=True, tag="duel", tag_field="desk"):
    """All that a screen shows of a game beside what the checker tells; `desk` says which screen."""

    rows: int
    columns: int
    has_board: bool
    stage: DuelStage
    currency: str
    track: TrackView
    tile_side: int
    tile_points: int
    may_discard: bool
    circle: tuple[str, ...]
    offers: tuple[OfferedPatch, ...]
    advance: Prospect | None
    seats: tuple[SeatView, ...]
    moves: tuple[MoveView, ...]
    patches: dict[str, PatchView]
    winner: int | None
    open_ends: tuple[int, ...]
    """Which of the checker's problems are none yet, counted from 0: what comes next settles them."""


def duel_view(checked: CheckedGame, cloth: Cloth = without_cloth) -> DuelView:
    """Put together what a screen shows of a game, its pieces in the fabrics that `cloth` gives them."""
    replay, stage = checked.replay, stage_of(checked)
    game, state = replay.game, replay.state
    track, is_turn = state.track, stage.kind == "turn"
    return DuelView(
        rows=game.board.rows,
        columns=game.board.columns,
        has_board=all(masks is not None for masks in replay.masks),
        stage=stage,
        currency=game.currency.name_in(talk_language()),
        track=TrackView(track.last, track.income, tuple(sorted(track.specials)), tuple(state.specials_left)),
        tile_side=game.tile_side,
        tile_points=game.tile_points,
        may_discard=game.may_discard_special,
        circle=tuple(state.circle),
        offers=tuple(offered_patches(replay, stage.player)) if is_turn else (),
        advance=prospect(state, stage.player, "advance") if is_turn else None,
        seats=tuple(_seat(checked, player, cloth) for player in PLAYERS),
        moves=tuple(_moves(replay)),
        patches={
            card.id: PatchView(str(card.shape), card.price.cost, card.price.time, card.price.income)
            for card in replay.deck.cards
            if card.price is not None
        },
        winner=next((player for player in PLAYERS if replay.name(player) == checked.winner), None),
        open_ends=tuple(checked.problems.index(one) for one in open_ends(checked)),
    )


def _seat(checked: CheckedGame, player: int, cloth: Cloth) -> SeatView:
    replay = checked.replay
    state, own, other = replay.state, replay.state.players[player], replay.state.players[1 - player]
    empty = state.empty(player)
    return SeatView(
        player=replay.name(player),
        pieces=tuple(piece_views(pieces_of_player(replay, player), cloth)),
        buttons=own.buttons,
        income=own.income,
        time=own.time,
        is_on_top=own.arrived > other.arrived,
        has_tile=own.has_tile,
        empty=empty,
        total=state.score(player),
        sum=total_sum(replay.game, own.buttons, own.has_tile, empty),
        claimed_total=checked.claimed_total(player),
        lines=lines_of(replay.boards[player], (replay.record.claim(player, kind) for kind in CLAIMS)),
    )


def lines_of(drawn: BoardText | None, claims: Iterable[PlayerClaim | None]) -> tuple[int, ...]:
    """List the lines of a player's board and claims."""
    board = (drawn.number, *(number for number, _ in drawn.rows)) if drawn else ()
    return (*board, *(claim.line for claim in claims if claim is not None))


def _moves(replay: Replay) -> Iterator[MoveView]:
    played = {one.move.line: one for one in replay.played}
    for move in replay.record.moves:
        yield _move(move, played.get(move.line))


def _move(move: LoggedMove, played: Played | None) -> MoveView:
    if played is None:
        return MoveView(move.line, move.player, move.action, move.card, move.letter)
    return MoveView(
        move.line,
        played.move.player,
        move.action,
        move.card,
        move.letter,
        is_followed=True,
        cost=played.cost,
        earned=played.earned,
        received=played.received,
        specials=played.specials,
        has_gained_tile=played.has_gained_tile,
        to=played.time[1],
        buttons=played.buttons,
    )
