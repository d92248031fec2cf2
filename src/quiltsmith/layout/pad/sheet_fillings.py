"""What players have written on checked sheets, as fillings of a pad: one function per kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import Struct

from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_editor import special_turns
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, pieces_of_sheet
from quiltsmith.games.patchwork.patchwork_editor import deck_of, quilts_of, stage_of
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import ClaimKind, PlayerClaim
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt, Standing
from quiltsmith.games.patchwork.patchwork_state import FIRST, PLAYERS, SECOND
from quiltsmith.games.patchwork.quilt import Quilt, pieces_of_player, pieces_of_quilt
from quiltsmith.games.sheets.drawn_board import PlacedPiece
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.pad.filled_pad import FilledBoard, Filling
from quiltsmith.layout.pad.pad_board import SPACES
from quiltsmith.layout.pad.patchwork_quilts import spaces_of
from quiltsmith.layout.pad.patchwork_scores import (
    CURRENCY,
    EMPTY,
    NAME,
    QUILTS_GAME,
    TILE,
    TOTAL,
    WINNER,
    field_name,
)


def fill_doodle_pads(sheets: Sequence[CheckedSheet]) -> list[Filling]:
    """See what players have written; nothing is worked out for them."""
    return [_filling(sheet) for sheet in sheets]


def _filling(checked: CheckedSheet) -> Filling:
    sheet = checked.sheet
    scored = [one for one in sheet.rounds if one.claimed is not None]
    rectangles = tuple(
        (one.number, one.rectangle) for one in scored if one.is_claim_possible and one.rectangle is not None
    )
    texts = {f"round-{one.number}": str(one.claimed) for one in scored}
    for number, found in rectangles:
        texts |= {f"round-{number}-rows": str(found.rows), f"round-{number}-columns": str(found.columns)}
    for name, claim in (("empty", sheet.log.empty), ("total", sheet.log.total)):
        texts[name] = whole(claim.value) if claim else ""
    texts["start"] = next((entry.card for entry in sheet.log.entries if entry.turn == START), "")
    board = FilledBoard(SPACES, pieces_of_sheet(sheet), rectangles)
    total = sheet.log.total
    result = total.value if total else None
    return Filling(checked.player or "", texts, frozenset(_ticks(sheet)), (board,), sheet.deck, result=result)


def _ticks(sheet: DoodleSheet) -> Iterator[str]:
    yield from (f"turn-{turn}" for turn in sheet.log.turns if turn != START)
    for name, turns in special_turns(sheet).items():
        yield from (f"{name}-{use}" for use in range(1, len(turns) + 1))


class _Player(Struct, frozen=True):
    """A player as a sheet shows them."""

    name: str
    pieces: tuple[PlacedPiece, ...]
    standing: Standing
    claim: Callable[[ClaimKind], PlayerClaim | None]
    is_over: bool = True

    def claimed(self, kind: ClaimKind, known: int | None) -> int | None:
        """Return what the player has written, or else what is known."""
        claim = self.claim(kind)
        return known if claim is None else claim.value


def fill_patchwork_pads(sheets: Sequence[CheckedGame | CheckedQuilt]) -> list[Filling]:
    """See how players stand: both of a game, or one with a finished quilt; both quilts of a game share a sheet."""
    fillings: list[Filling] = []
    alone: CheckedQuilt | None = None
    for sheet in sheets:
        if isinstance(sheet, CheckedGame):
            fillings.append(_patchwork_filling(sheet, list(_players(sheet)), _winner_of(sheet)))
            alone = None
        elif alone is not None and _are_partners(alone, sheet):
            both = [_player(alone.quilt), _player(sheet.quilt)]
            fillings[-1] = _patchwork_filling(alone, both, _leading(both))
            alone = None
        else:
            fillings.append(_patchwork_filling(sheet, [_player(sheet.quilt)], None))
            alone = sheet
    return fillings


def _are_partners(first: CheckedQuilt, second: CheckedQuilt) -> bool:
    """Return whether two quilts are those of one game, as the checker does, and stand in one file."""
    one, other = first.summary, second.summary
    is_one_file = first.text.source.name == second.text.source.name
    return is_one_file and one is not None and other is not None and one.is_partner_of(other)


def _players(checked: CheckedGame) -> Iterator[_Player]:
    if quilts_of(checked):
        yield from map(_player, checked.quilts)
        return
    is_over = stage_of(checked).kind == "over"
    for player in PLAYERS:
        yield _Player(
            checked.replay.name(player),
            pieces_of_player(checked.replay, player),
            checked.standing(player),
            partial(checked.replay.record.claim, player),
            is_over,
        )


def _player(quilt: Quilt) -> _Player:
    standing = Standing(quilt.buttons, None, None, quilt.has_tile, quilt.empty, quilt.total)
    name = quilt.name or quilt.text.head("player") or ""
    return _Player(name, pieces_of_quilt(quilt), standing, quilt.claim)


def _winner_of(checked: CheckedGame) -> int | None:
    return next((player for player in PLAYERS if checked.winner == checked.replay.name(player)), None)


def _leading(seats: Sequence[_Player]) -> int | None:
    """Return whose quilt has more points; a tie is not decided by quilts alone."""
    first, second = (seat.standing.total for seat in seats)
    if first is None or second is None or first == second:
        return None
    return FIRST if first > second else SECOND


def _patchwork_filling(
    checked: CheckedGame | CheckedQuilt, seats: Sequence[_Player], winner: int | None
) -> Filling:
    return Filling(
        ", ".join(seat.name for seat in seats if seat.name),
        {
            field_name(QUILTS_GAME, row, number): text
            for number, seat in enumerate(seats, 1)
            for row, text in _column(checked.game, seat).items()
        },
        frozenset() if winner is None else frozenset((field_name(QUILTS_GAME, WINNER, winner + 1),)),
        tuple(FilledBoard(spaces_of(number), seat.pieces) for number, seat in enumerate(seats, 1)),
        deck_of(checked),
        len(seats),
    )


def _column(game: PatchworkGame, seat: _Player) -> dict[str, str]:
    """Write what counts; empty spaces as what they cost, and nothing of the end while a game goes on."""
    standing, is_over = seat.standing, seat.is_over
    empty = seat.claimed("empty", standing.empty if is_over else None)
    lost = None if empty is None else -game.points_per_empty_space * empty
    has_tile = seat.claimed("tile", int(standing.has_tile))
    return {
        NAME: seat.name,
        CURRENCY: _number(seat.claimed("buttons", standing.buttons)),
        TILE: str(game.tile_points) if has_tile else "",
        EMPTY: _number(lost),
        TOTAL: _number(seat.claimed("total", standing.total if is_over else None)),
    }


def _number(value: int | None) -> str:
    return "" if value is None else whole(value)
