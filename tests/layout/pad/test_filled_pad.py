"""Filled sheets on paper: patches on their spaces, frames around what was scored, texts inside their boxes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.layout.pad.filled_pad import Filling, filled_pad
from quiltsmith.layout.pad.pad_context import PadContext
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_sheet import pad_sheet
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Text
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.theme import Ink
from tests.layout.pad.filled_samples import EXAMPLES, filled, filled_texts, flat, patches, sheet_of
from tests.layout.samples import GAMES, LANGUAGES, style, template
from tests.layout.tidy import assert_tidy


def test_a_doodle_sheet_is_seen_as_its_player_wrote_it() -> None:
    _, (emma,) = filled("three-players/emma.txt")
    assert emma.name == "Emma"
    assert emma.texts == {
        "round-1": "25",
        "round-1-rows": "5",
        "round-1-columns": "5",
        "round-2": "50",
        "round-2-rows": "7",
        "round-2-columns": "8",
        "round-3": "64",
        "round-3-rows": "8",
        "round-3-columns": "8",
        "empty": "4",
        "total": "135",
        "start": "S02",
    }
    turns = {f"turn-{turn}" for turn in range(1, 19)}
    assert emma.ticks - turns == {"neighbour-1", "single-1", "cut-1", "repeat-1"}
    assert turns < emma.ticks
    (board,) = emma.boards
    assert board.rectangles[0] == (1, Rectangle(0, 4, 5, 5))
    assert sum(len(piece.cells) for piece in board.pieces) == 81 - 4
    start = board.pieces[0]
    assert (start.letter, start.card, len(start.cells)) == ("A", "S02", 7)


def test_a_claim_that_is_wrong_is_printed_and_its_rectangle_is_not() -> None:
    _, (sheet,) = filled("five-mistakes.txt")
    wrong = [name for name in ("round-1", "round-2", "round-3") if f"{name}-rows" not in sheet.texts]
    assert wrong
    assert all(sheet.texts[name] for name in wrong)


def test_a_board_alone_has_patches_and_no_numbers() -> None:
    _, (sheet,) = filled("board-only.txt")
    assert sheet.boards[0].pieces
    assert not sheet.texts
    assert not sheet.ticks


def column_of(sheet: Filling, player: int) -> dict[str, str]:
    """Give what stands in the boxes of a player."""
    rows = ("name", "currency", "tile", "empty", "total")
    return {row: sheet.texts.get(f"game-1-{row}-{player}", "") for row in rows}


def test_a_game_of_two_has_both_quilts_and_its_winner() -> None:
    _, (sheet,) = filled("patchwork/won-by-the-tile.txt")
    assert column_of(sheet, 2) == {"name": "Doris", "currency": "29", "tile": "7", "empty": "22", "total": "14"}
    assert (sheet.name, sheet.ticks, sheet.seats) == ("Andrea, Doris", frozenset({"game-1-winner-2"}), 2)
    covered = [sum(len(piece.cells) for piece in board.pieces) for board in sheet.boards]
    assert covered == [81 - 9, 81 - 11]
    first = sheet.boards[0].pieces[0]
    assert (first.letter, first.card, sheet.boards[0].spaces) == ("A", "d", "space-1")


def test_what_players_wrote_wins_over_what_is_right() -> None:
    text = (EXAMPLES / "patchwork/won-by-the-tile.txt").read_text(encoding="utf-8")
    wrong = text.replace("empty    Doris 11", "empty    Doris 10").replace(
        "tile     Andrea no", "tile     Andrea yes"
    )
    _, (sheet,) = filled_texts(wrong)
    assert column_of(sheet, 1)["tile"] == "7"
    assert column_of(sheet, 2)["empty"] == "20"


def test_two_quilts_of_a_file_share_a_sheet_and_one_alone_has_its_own() -> None:
    _, (both,) = filled("patchwork/two-quilts.txt")
    assert [column_of(both, player)["name"] for player in (1, 2)] == ["Andrea", "Doris"]
    assert (both.seats, both.ticks) == (2, frozenset({"game-1-winner-2"}))
    first, second = (EXAMPLES / "patchwork/two-quilts.txt").read_text(encoding="utf-8").split("---\n")
    _, (alone,) = filled_texts(first)
    assert (alone.name, alone.seats, len(alone.boards), alone.ticks) == ("Andrea", 1, 1, frozenset())
    _, apart = filled_texts(first, second)
    assert [sheet.name for sheet in apart] == ["Andrea", "Doris"]


def test_a_game_that_goes_on_has_no_total_yet() -> None:
    text = (EXAMPLES / "patchwork/won-by-the-tile.txt").read_text(encoding="utf-8")
    begun = text[: text.index("Andrea   take C B")]
    boards = "\n".join("." * 9 for _ in range(9))
    head = begun[: begun.index("board Andrea:")]
    _, (sheet,) = filled_texts(
        f"{head}board Andrea:\n{boards}\n\nboard Doris:\n{boards}\n\nlog:\nAndrea   advance\n"
    )
    assert column_of(sheet, 1) == {"name": "Andrea", "currency": "6", "tile": "", "empty": "", "total": ""}
    assert not sheet.ticks


def test_sheets_of_two_games_are_not_of_one_pad() -> None:
    with pytest.raises(QuiltsmithError, match="sheets of doodle and of patchwork are not of one pad"):
        filled("good.txt", "patchwork/tied.txt")
    with pytest.raises(QuiltsmithError, match="there is no sheet"):
        filled_pad([])


EVERY_KIND = (
    "three-players/emma.txt",
    "patchwork/won-by-the-tile.txt",
    "patchwork/two-quilts.txt",
    "patchwork/halloween.txt",
)


@pytest.mark.parametrize("name", EVERY_KIND)
def test_patches_cover_the_spaces_that_are_shaded(name: str) -> None:
    sheet, filling, items = sheet_of(name)
    boxes = {field.name: field.box for field in sheet.fields}
    laid = [(board.spaces, piece) for board in filling.boards for piece in board.pieces]
    for (path, _, x, y), (spaces, piece) in zip(patches(items), laid, strict=True):
        bounds, corner = paths.bounds(path), boxes[f"{spaces}-A1"]
        top, left = min(row for row, _ in piece.cells), min(column for _, column in piece.cells)
        assert x + bounds.x == pytest.approx(corner.x + left * corner.width)
        assert y + bounds.y == pytest.approx(corner.y + top * corner.width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_a_game_of_two_is_tidy_with_two_quilts_and_with_one(paper: str, language: str) -> None:
    game, (both,) = filled("patchwork/two-quilts.txt")
    one = replace(both, boards=both.boards[:1], seats=1)
    look = style("quilt", language, paper)
    pages = pad_document(game, look, template("quilts"), PadOptions(filled=(both, one))).pages
    for page in pages:
        assert_tidy(page)
        assert page.width > page.height
    winner = look.word("pad.winner")
    texts = [[placed.text.text for placed in placed_texts(page)] for page in pages]
    assert [shown.count(winner) for shown in texts] == [2, 0]


def test_one_quilt_alone_is_larger_than_two() -> None:
    cells = []
    for seats in (2, 1):
        look = PadContext(GAMES["patchwork"], style(), "Quilts", seats=seats)
        sheet = pad_sheet(look, template("quilts"), 297.0, 210.0)
        cells.append(sheet.cell)
        assert {f"space-{player}-I9" for player in range(1, seats + 1)} <= {field.name for field in sheet.fields}
    assert 12.0 < cells[0] < cells[1]


def test_what_is_written_stands_in_its_box() -> None:
    sheet, _, items = sheet_of("three-players/emma.txt")
    total = next(field.box for field in sheet.fields if field.name == "total")
    written = [item for item, _, _ in flat(items) if isinstance(item, Text) and item.text == "135"]
    assert len(written) == 1
    assert total.x < written[0].x < total.right
    assert total.y < written[0].y < total.bottom
    assert sheet.name is not None


def test_a_filled_pad_has_a_page_for_each_sheet_and_backs_are_empty() -> None:
    game, fillings = filled("three-players/emma.txt", "three-players/finn.txt")
    mono = replace(style(), theme=style().theme.in_ink(Ink.MONO))
    document = pad_document(game, mono, template(game.pad.template), PadOptions(filled=fillings, back=mono))
    assert [page.label.rpartition(", ")[2] for page in document.pages] == ["Emma", "Emma", "Finn", "Finn"]
    front, back = (sum(1 for _ in flat(page.items)) for page in document.pages[:2])
    assert front > 100 > back
    for wishes in (PadOptions(sheets=2), PadOptions(players=("Anna",)), PadOptions(is_fillable=True)):
        with pytest.raises(UsageError, match="as many as there are"):
            pad_document(game, mono, template(game.pad.template), replace(wishes, filled=fillings[:1]))
