"""Games of two and finished quilts as a screen shows them, and what a move would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, convert

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import BoardText
from quiltsmith.games.patchwork.checks.not_enough_buttons import too_expensive
from quiltsmith.games.patchwork.patchwork_editor import (
    DuelStage,
    PatchworkEdit,
    WriteResults,
    deck_of,
    edited,
    lacks_results,
    open_ends,
    quilts_of,
    stage_of,
)
from quiltsmith.games.patchwork.patchwork_record import CLAIMS, Action, LoggedMove, PlayerClaim
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, GameState, has_square
from quiltsmith.games.patchwork.quilt import Quilt, pieces_of_player, pieces_of_quilt, total_sum
from quiltsmith.games.patchwork.replay import Played, Replay
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_editing import (
    Check,
    FabricNames,
    Fit,
    PieceView,
    SheetEditor,
    Way,
    all_ways,
    of_another_game,
    piece_views,
    without_fabrics,
)
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale


class Prospect(Struct, frozen=True):
    """Where the token would stand, what the marks on the way bring, and how much of the currency is left then."""

    to: int
    received: int
    specials: int
    buttons: int


class OfferedPatch(Struct, frozen=True):
    """A patch for sale, whether who moves can take it, or else why not, and what it would bring."""

    card: str
    why_not: str
    then: Prospect


def offered_patches(replay: Replay, player: int) -> list[OfferedPatch]:
    """List the patches for sale."""
    state = replay.state
    return [
        OfferedPatch(card, _why_not(replay, player, card), prospect(state, player, "take", card))
        for card in state.offered()
    ]


def prospect(state: GameState, player: int, action: Action, card: str = "") -> Prospect:
    """Try a move."""
    then, before = state.copied(), state.players[player]
    then.make(player, action, card, 0)
    own = then.players[player]
    marks = sum(before.time < mark <= own.time for mark in state.track.income)
    return Prospect(own.time, marks * own.income, len(state.specials_left) - len(then.specials_left), own.buttons)


def _why_not(replay: Replay, player: int, card: str) -> str:
    state, found = replay.state, replay.deck.card(card)
    if not state.can_pay(player, card):
        return too_expensive(state, player, replay.name(player), card)
    if found is None or next(state.game.board.placements(found.shape, state.players[player].quilt), None) is None:
        return _("{patch} fits nowhere on the quilt of {player}", patch=card, player=replay.name(player))
    return ""


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
    empty_cost: int
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


def duel_view(checked: CheckedGame, cloth: FabricNames = without_fabrics) -> DuelView:
    """Put together what a screen shows of a game, its pieces in the fabrics that `cloth` gives them."""
    replay, stage = checked.replay, stage_of(checked)
    game, state = replay.game, replay.state
    track, is_turn = state.track, stage.kind == "turn"
    return DuelView(
        rows=game.board.rows,
        columns=game.board.columns,
        has_board=all(masks is not None for masks in replay.masks),
        stage=stage,
        currency=game.currency.name_in(get_locale()),
        track=TrackView(track.last, track.income, tuple(sorted(track.specials)), tuple(state.specials_left)),
        tile_side=game.tile_side,
        tile_points=game.tile_points,
        empty_cost=-game.points_per_empty_space,
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


def _seat(checked: CheckedGame, player: int, cloth: FabricNames) -> SeatView:
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
    board = (drawn.number, *(number for number, _unused in drawn.rows)) if drawn else ()
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


class QuiltSeat(Struct, frozen=True):
    """A player with a finished quilt; None for what nobody knows."""

    player: str
    pieces: tuple[PieceView, ...]
    buttons: int | None
    tile: bool | None
    has_square: bool
    empty: int | None
    total: int | None
    sum: str
    claimed_total: int | None
    lines: tuple[int, ...]


class QuiltsView(Struct, frozen=True, tag="quilts", tag_field="desk"):
    """All that a screen shows of one quilt, or of both of a game; `desk` says which screen."""

    rows: int
    columns: int
    has_board: bool
    currency: str
    tile_side: int
    tile_points: int
    seats: tuple[QuiltSeat, ...]


def patchwork_view(
    checked: CheckedGame | CheckedQuilt, cloth: FabricNames = without_fabrics
) -> DuelView | QuiltsView:
    """Put together what a screen shows of a sheet of the two-player game, its pieces in fabrics of `cloth`."""
    if isinstance(checked, CheckedGame) and not quilts_of(checked):
        return duel_view(checked, cloth)
    game, quilts = checked.game, quilts_of(checked)
    return QuiltsView(
        rows=game.board.rows,
        columns=game.board.columns,
        has_board=all(quilt.has_board for quilt in quilts),
        currency=game.currency.name_in(get_locale()),
        tile_side=game.tile_side,
        tile_points=game.tile_points,
        seats=tuple(_quilt_seat(quilt, cloth) for quilt in quilts),
    )


def _quilt_seat(quilt: Quilt, cloth: FabricNames) -> QuiltSeat:
    total, claimed, added = quilt.total, quilt.claim("total"), ""
    if total is not None and quilt.buttons is not None and quilt.empty is not None:
        added = total_sum(quilt.game, quilt.buttons, quilt.has_tile, quilt.empty)
    return QuiltSeat(
        player=quilt.name or quilt.text.head("player") or "",
        pieces=tuple(piece_views(pieces_of_quilt(quilt), cloth)),
        buttons=quilt.buttons,
        tile=quilt.tile,
        has_square=quilt.has_square,
        empty=quilt.empty,
        total=total,
        sum=added,
        claimed_total=claimed.value if claimed else None,
        lines=lines_of(quilt.drawn, (quilt.claim(kind) for kind in CLAIMS)),
    )


class QuiltFit(Fit, frozen=True):
    """A place where a patch fits; `earns_tile` if nobody has the tile yet and the square is filled then."""

    earns_tile: bool


def held_ways(shape: Shape, checked: CheckedGame | CheckedQuilt, board: int) -> list[Way]:
    """List all ways to lay a patch on a finished quilt, or in a game on that of who is about to place one."""
    game, quilts, is_free = checked.game, quilts_of(checked), False
    if quilts:
        filled = quilts[min(board, len(quilts) - 1)].covered
    elif isinstance(checked, CheckedGame):
        state = checked.replay.state
        filled, is_free = state.players[stage_of(checked).player].quilt, state.tile_is_free

    def told(fit: Fit, filled_then: Mask) -> QuiltFit:
        return QuiltFit(fit.row, fit.column, fit.place, is_free and has_square(game, filled_then))

    return all_ways(shape, game.board, filled, told)


class PatchworkEditor(SheetEditor):
    """Two quilts, finished or laid move by move."""

    def deck(self, checked: Checked) -> Deck | None:
        return deck_of(_patchwork(checked))

    def view(self, checked: Checked, cloth: FabricNames) -> DuelView | QuiltsView:
        return patchwork_view(_patchwork(checked), cloth)

    def change(self, checked: Checked, edits: Sequence[object], check: Check) -> CheckedGame | CheckedQuilt:
        sheet = _patchwork(checked)
        for edit in edits:
            sheet = _patchwork(check(edited(sheet, convert(edit, PatchworkEdit))))
        if lacks_results(sheet):
            sheet = _patchwork(check(edited(sheet, WriteResults())))
        return sheet

    def hold(self, checked: Checked, shape: Shape, board: int) -> list[Way]:
        return held_ways(shape, _patchwork(checked), board)

    def open_ends(self, checked: Checked) -> list[Problem]:
        return open_ends(_patchwork(checked))


def _patchwork(checked: Checked) -> CheckedGame | CheckedQuilt:
    if not isinstance(checked, CheckedGame | CheckedQuilt):
        raise of_another_game()
    return checked


EDITOR = PatchworkEditor()
