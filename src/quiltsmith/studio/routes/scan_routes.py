"""Photos of filled pads: read, corrected on the page, and checked as the sheets that they become."""

from __future__ import annotations

from threading import Lock
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.sheets.sheet_kind import SheetHead
from quiltsmith.geometry.board import cell_name
from quiltsmith.i18n import _
from quiltsmith.scan.photo_boards import EMPTY, FILLED, UNSURE, BoardRead, as_it_looks, unsure_chances
from quiltsmith.scan.scanned_sheet import Named, PhotoOrigin, PlayedBoard, played_board, sheet_text
from quiltsmith.scan.typed_numbers import TypedNumbers, settled_by_numbers
from quiltsmith.scene.qr_code import qr_code
from quiltsmith.studio.endpoints import Endpoint, Nothing, Upload, get, post, upload
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import NamedSheet

PHOTO_TYPES = ("image/jpeg", "image/png", "image/heic", "image/heif", "application/octet-stream")
_PIXELS = 64
"""Of a space, on each side."""
_LONGEST_NAME = 120
_one_at_a_time = Lock()
"""A photo takes much memory while it is read."""
ShortText = Annotated[str, Meta(max_length=_LONGEST_NAME)]
SpaceNames = Annotated[tuple[ShortText, ...], Meta(max_length=900)]


class FollowUpAnswer(Struct, frozen=True):
    """What becomes of other unsure spaces once some are answered."""

    spaces: tuple[str, ...]
    is_filled: bool
    filled: tuple[str, ...]
    empty: tuple[str, ...]


class BoardAnswer(Struct, frozen=True):
    """A board that was read, with a straight picture of it, and what a page needs to ask about it.

    In `looks` everything unsure is what it looks like; `chances` tell how likely unsure spaces are filled.
    `proposed` are the scores that seem to be on the sheet, and `proposed_empty` the number of empty spaces; a
    person confirms them.
    """

    file: str
    rows: tuple[str, ...]
    looks: tuple[str, ...]
    regions: tuple[tuple[str, ...], ...]
    follow_ups: tuple[FollowUpAnswer, ...]
    chances: dict[str, float]
    code: str | None
    scores: int
    proposed: tuple[int | None, ...]
    proposed_empty: int | None
    picture: bytes
    problems: list[dict[str, Any]]
    is_usable: bool


class PhotoAnswer(Struct, frozen=True):
    """The boards of a photo, and why there are none; `sent` names one that waits until the page has it."""

    boards: list[BoardAnswer]
    problems: list[dict[str, Any]]
    sent: str | None = None


class ScannedQuestion(Struct, frozen=True):
    """A board as it is after corrections, and what a person has added.

    `chances` and `regions` are those that the board was read with; `empty` is how many spaces are empty.
    """

    file: ShortText
    rows: Annotated[tuple[Annotated[str, Meta(max_length=30, pattern="^[#.?]+$")], ...], Meta(max_length=30)]
    answered: SpaceNames = ()
    code: ShortText | None = None
    scores: Annotated[tuple[Annotated[int, Meta(ge=0, le=9999)], ...], Meta(max_length=60)] = ()
    player: Annotated[str, Meta(max_length=60)] = ""
    chances: Annotated[dict[ShortText, Annotated[float, Meta(ge=0, le=1)]], Meta(max_length=900)] = {}
    regions: Annotated[tuple[SpaceNames, ...], Meta(max_length=900)] = ()
    empty: Annotated[int, Meta(ge=0, le=9999)] | None = None


class ScannedAnswer(Struct, frozen=True):
    """The sheet, what the checker says of it, and the best rectangle; without a sheet while spaces are unsure.

    `settled` has the unsure spaces that the typed numbers settle, and what they are then.
    """

    best: dict[str, int] | None
    settled: dict[str, str] = {}
    text: str = ""
    verdict: dict[str, Any] | None = None
    unchecked: list[str] = []


class TakenQuestion(Struct, frozen=True):
    """The name of a photo that a page has."""

    name: ShortText


class PhoneAnswer(Struct, frozen=True):
    """Where phones send photos to, as an address and as a code, and how many are waiting."""

    address: str | None = None
    code: tuple[str, ...] = ()
    waiting: int = 0


def photo(studio: Studio, asked: Upload) -> PhotoAnswer:
    return _read(asked.data, asked.parameters.get("name", "photo.jpg")[:_LONGEST_NAME])


def sheet(studio: Studio, asked: ScannedQuestion) -> ScannedAnswer:
    """Write and check the sheet of a board."""
    size = len(asked.rows), len(asked.rows[0]) if asked.rows else 0
    played = played_board(size, asked.code, Named(), asked.file)
    if not played.is_usable or any(len(row) != size[1] for row in asked.rows):
        raise QuiltsmithError(_("this is not a board of {game}", game=played.game.id))
    best = played.photos.best(played.game, asked.rows)
    spot = best and {
        "row": best.rectangle.row,
        "column": best.rectangle.column,
        "rows": best.rectangle.rows,
        "columns": best.rectangle.columns,
        "points": best.points,
    }
    if UNSURE in "".join(asked.rows):
        return ScannedAnswer(spot or None, _settled(played, asked))
    scores = asked.scores if len(asked.scores) == played.photos.scores_asked(played.game) else ()
    player = " ".join(asked.player.replace("#", " ").split()) or None
    head = SheetHead(played.game_name, played.deck, player if player and player.isprintable() else None)
    text = sheet_text(played, head, asked.rows, scores, PhotoOrigin(asked.file, asked.answered))
    checked = studio.check_sheet(NamedSheet("scanned.txt", text))
    return ScannedAnswer(spot or None, {}, text, checked.to_json(), checked.unchecked)


def _settled(played: PlayedBoard, asked: ScannedQuestion) -> dict[str, str]:
    """Return what the typed numbers say of unsure spaces."""
    numbers = TypedNumbers(asked.scores[-1] if asked.scores else None, asked.empty)
    sure = {FILLED: 1.0, EMPTY: 0.0}
    chances = tuple(
        tuple(sure.get(sign, asked.chances.get(cell_name((row, column)), 0.5)) for column, sign in enumerate(line))
        for row, line in enumerate(asked.rows)
    )
    read = BoardRead((), 0, (len(asked.rows), len(asked.rows[0])), chances, asked.rows, asked.regions)
    settled = settled_by_numbers(read, numbers, played.points)
    return {
        cell_name((row, column)): sign
        for row, line in enumerate(settled.board)
        for column, sign in enumerate(line)
        if sign != asked.rows[row][column]
    }


def phone(studio: Studio, asked: Nothing) -> PhoneAnswer:
    """Return whether phones can send photos, and where to."""
    inbox = studio.phone
    return PhoneAnswer() if inbox is None else PhoneAnswer(inbox.address, qr_code(inbox.address), inbox.waiting)


def take(studio: Studio, asked: Nothing) -> PhotoAnswer:
    """Read the photo that a phone has sent first; a page that is reloaded meanwhile finds it again."""
    inbox = studio.phone
    sent = inbox.first() if inbox else None
    if inbox is None or sent is None:
        return PhotoAnswer([], [])
    try:
        return replace(_read(sent.data, sent.name), sent=sent.name)
    except Exception:
        # What cannot be read now cannot be read in two seconds either, and others wait behind it.
        inbox.forget(sent.name)
        raise


def taken(studio: Studio, asked: TakenQuestion) -> Nothing:
    """Let a photo go that a page has read and kept."""
    if studio.phone:
        studio.phone.forget(asked.name)
    return Nothing()


def _read(data: bytes, name: str) -> PhotoAnswer:
    from quiltsmith.scan.board_picture import jpeg_of
    from quiltsmith.scan.photo_reader import read_photo

    def answer(board: BoardRead) -> BoardAnswer:
        played = played_board(board.size, board.code, Named(), name)
        proposed = played.proposed(board)
        return BoardAnswer(
            file=name,
            rows=board.board,
            looks=as_it_looks(board),
            regions=board.regions,
            follow_ups=tuple(
                FollowUpAnswer(one.spaces, one.is_filled, one.filled, one.empty) for one in board.follow_ups
            ),
            chances=unsure_chances(board),
            code=board.code,
            scores=played.photos.scores_asked(played.game),
            proposed=proposed.scores,
            proposed_empty=proposed.empty,
            picture=jpeg_of(board),
            problems=[problem.to_json() for problem in played.problems],
            is_usable=played.is_usable,
        )

    with _one_at_a_time:
        read = read_photo(data, name, picture=_PIXELS)
        boards = [answer(board) for board in read.boards]
    return PhotoAnswer(boards, [problem.to_json() for problem in read.problems])


ENDPOINTS: tuple[Endpoint, ...] = (
    upload("/api/scan/photo", PHOTO_TYPES, photo),
    post("/api/scan/sheet", ScannedQuestion, sheet),
    get("/api/scan/phone", Nothing, phone),
    post("/api/scan/take", Nothing, take),
    post("/api/scan/taken", TakenQuestion, taken),
)
