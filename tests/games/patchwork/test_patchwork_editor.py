"""Changes of games and quilts: a line and some spaces at a time, everything else untouched."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import title_languages
from quiltsmith.games.patchwork.patchwork_editor import (
    AdvanceToken,
    CorrectMove,
    DiscardSpecial,
    GoBack,
    LayPiece,
    PaintSpace,
    PatchworkEdit,
    RemovePiece,
    TakePatch,
    WriteCircle,
    WriteClaim,
    WriteResults,
    begun_quilt,
    edited,
    stage_of,
)
from quiltsmith.games.patchwork.patchwork_results import CheckedGame
from quiltsmith.games.sheets.sheet_words import word_to_write
from tests.games.patchwork.samples import EDITIONS, check_game, check_quilt, game_named, played, text_of
from tests.games.patchwork.sheets import HEADS, after, begun, checked, edit_of

EXAMPLES = Path(__file__).parents[3] / "examples" / "patchwork"
QUILT = begun_quilt(game_named("patchwork"), HEADS, "Ada", "en")
T = LayPiece(0, "T", [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)])


@pytest.mark.parametrize(("language", "edition"), list(zip(title_languages(), cycle(EDITIONS))))
def test_a_whole_game_made_move_by_move_gets_the_same_verdict(language: str, edition: tuple[str, str]) -> None:
    made = played(7, *edition)
    text = begun(made, language)
    for move in made.moves:
        assert stage_of(check_game(text)).player == move.player
        text = after(text, edit_of(made, move))
    found, given = check_game(text).to_json(), check_game(text_of(7, *edition)).to_json()
    assert found == given
    assert found["checked"] == "full"
    assert f" {word_to_write('take', language)} " in text


def test_what_is_taken_back_goes_with_all_that_followed() -> None:
    made = played(7)
    text, texts = begun(made), []
    for move in made.moves:
        texts.append(text)
        text = after(text, edit_of(made, move))
    moves = check_game(text).replay.record.moves
    for number in (0, 5, len(moves) - 1):
        assert after(text, GoBack(moves[number].line)) == texts[number]


def test_a_move_in_the_middle_is_corrected_and_all_later_ones_stay() -> None:
    made = played(7)
    text = after(begun(made), *(edit_of(made, move) for move in made.moves))
    moves = check_game(text).replay.record.moves
    number = next(n for n, move in enumerate(moves) if move.action == "take" and n > 3)
    line, player = moves[number].line, moves[number].player
    # The same once more changes nothing; elsewhere, only the piece moves, and it keeps its letter.
    same = edit_of(made, made.moves[number])
    assert isinstance(same, TakePatch)
    assert after(text, CorrectMove(line, player, same)) == text
    free = check_game(text).replay.state.players[player].quilt & ~made.moves[number].spaces
    board = made.end.game.board
    shape = board.shape_of(made.moves[number].spaces)
    spaces = next(
        cells for at in board.placements(shape, free) if (cells := board.cells(at.mask)) != sorted(same.spaces)
    )
    other = after(text, CorrectMove(line, player, TakePatch(same.card, spaces)))
    assert [one.line for one in check_game(other).replay.record.moves] == [one.line for one in moves]
    assert board.cells(check_game(other).replay.drawn(moves[number])) == sorted(spaces)
    assert check_game(other).is_valid
    # It may lie on what came later: that no longer fits, and is told at its line.
    later = next(move for move in made.moves[number + 1 :] if move.player == player and move.spaces)
    covered = after(text, CorrectMove(line, player, TakePatch(same.card, board.cells(later.spaces))))
    told = {problem.place.line for problem in check_game(covered).problems}
    assert moves[made.moves.index(later)].line in told
    # Another kind of move takes its piece along; one that was left out can be put in again.
    gone = after(text, CorrectMove(line, player))
    assert len(check_game(gone).replay.record.moves) == len(moves) - 1
    assert (
        check_game(after(gone, CorrectMove(line, player, same, is_new=True))).to_json()
        == check_game(text).to_json()
    )
    walked = check_game(after(text, CorrectMove(line, player, AdvanceToken()))).replay
    assert (walked.record.moves[number].action, walked.record.moves[number].letter) == ("advance", "")
    assert walked.drawn(moves[number]) == 0


@pytest.mark.parametrize("language", title_languages())
def test_a_corrected_move_is_in_the_language_of_the_sheet(language: str) -> None:
    made = played(7)
    text = after(begun(made, language), *(edit_of(made, move) for move in made.moves[:6]))
    number = next(n for n, move in enumerate(made.moves) if move.action == "take")
    move = check_game(text).replay.record.moves[number]
    line = after(text, CorrectMove(move.line, move.player, AdvanceToken())).splitlines()[move.line - 1]
    assert line.split()[1:] == [word_to_write("advance", language)]
    same = edit_of(made, made.moves[number])
    assert isinstance(same, TakePatch)
    assert after(text, CorrectMove(move.line, move.player, same)) == text


@pytest.mark.parametrize("edit", [CorrectMove(1, 0), CorrectMove(1, 0, TakePatch("T", [(50, 50)]))])
def test_what_cannot_be_corrected_is_refused(edit: CorrectMove) -> None:
    made = played(7)
    text = after(begun(made), edit_of(made, made.moves[0]))
    line = check_game(text).replay.record.moves[0].line
    with pytest.raises(QuiltsmithError):
        after(text, CorrectMove(line if edit.move else 1, 0, edit.move))


def test_comments_and_what_else_stands_in_a_record_stay() -> None:
    text = (EXAMPLES / "tied.txt").read_text(encoding="utf-8")
    record = check_game(text).replay.record
    back = after(text, GoBack(record.moves[-1].line))
    assert back.startswith("# A tie, won by")
    assert back.count("\n") == text.count("\n") - 9
    spaces = check_game(text).replay.game.board.cells(check_game(text).replay.drawn(record.moves[-1]))
    assert after(back, TakePatch("C", spaces)) == text


def test_a_circle_is_written_where_there_was_none_and_over_all_its_lines() -> None:
    made = played(7)
    text = begun(made)
    circle = " ".join(made.circle)
    without = text.replace(f"circle: {circle}\n", "")
    assert stage_of(check_game(without)).kind == "circle"
    assert after(without, WriteCircle(list(made.circle))) == text
    long = text.replace(circle, "\n".join((" ".join(made.circle[:20]), " ".join(made.circle[20:]))))
    assert after(long, WriteCircle(list(made.circle))) == text


def test_pieces_are_laid_painted_and_taken_away() -> None:
    text = after(QUILT, T, LayPiece(0, "", [(0, 0)]), PaintSpace(0, (8, 8)), PaintSpace(0, (8, 7)))
    quilt = check_quilt(text).quilt
    assert quilt.drawn is not None
    assert [row for _, row in quilt.drawn.rows if row.strip(".")] == [
        "xA.......",
        "AAA......",
        ".A.......",
        ".......##",
    ]
    assert [(piece.letter, piece.card) for piece in quilt.record.pieces] == [("A", "T"), ("x", "")]
    assert (
        after(text, RemovePiece(0, "A"), RemovePiece(0, "x"), PaintSpace(0, (8, 8)), PaintSpace(0, (8, 7)))
        == QUILT
    )


def test_a_quilt_has_its_sum_as_soon_as_it_can_be_told() -> None:
    text = after(QUILT, T, WriteClaim(0, "tile", 0))
    assert "total" not in text
    text = after(text, WriteClaim(0, "buttons", 12))
    assert text.endswith("buttons  12\ntile  no\nempty  76\ntotal  -140\n")
    text = after(text, WriteClaim(0, "buttons", 13), LayPiece(0, "", [(8, 8)]))
    assert text.endswith("x  special\nbuttons  13\ntile  no\nempty  75\ntotal  -137\n")
    assert check_quilt(text).is_valid


def test_both_quilts_of_a_game_without_a_log_are_changed() -> None:
    made = played(7)
    cells = made.end.game.board.cells
    drawn = after(begun(made), *(edit_of(made, move) for move in made.moves[:1]))
    quilts = drawn.replace("take", "#").partition("\nlog:")[0] + "\n"
    text = after(quilts, LayPiece(1, "T", T.spaces), WriteClaim(1, "buttons", 3), WriteClaim(0, "buttons", 4))
    found = check_game(text)
    assert [quilt.buttons for quilt in found.quilts] == [4, 3]
    assert cells(found.quilts[1].covered) == sorted(T.spaces)
    assert [found.claimed_total(player) for player in (0, 1)] == [found.total(0), found.total(1)]


def test_wrong_sums_are_written_as_they_should_be() -> None:
    text = (EXAMPLES / "tied.txt").read_text(encoding="utf-8").replace("Clara 15", "Clara 16")
    assert not check_game(text).is_valid
    assert check_game(after(text, WriteResults())).is_valid


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (TakePatch("M", [(0, 0), (9, 9)]), "does not fit"),
        (DiscardSpecial(), "not possible now"),
        (PaintSpace(0, (0, 0)), "not possible now"),
        (GoBack(3), "no such line"),
    ],
)
def test_what_a_game_does_not_allow_is_refused(edit: PatchworkEdit, words: str) -> None:
    with pytest.raises(QuiltsmithError, match=words):
        edited(checked(begun(played(7))), edit)


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (PaintSpace(0, (0, 1)), "a piece lies there"),
        (RemovePiece(0, "Z"), "no such piece"),
        (AdvanceToken(), "not possible now"),
        (LayPiece(1, "A", [(8, 8)]), "not possible now"),
    ],
)
def test_what_a_quilt_does_not_allow_is_refused(edit: PatchworkEdit, words: str) -> None:
    with pytest.raises(QuiltsmithError, match=words):
        edited(checked(after(QUILT, T)), edit)


def test_a_record_with_mistakes_goes_on_from_where_it_stands() -> None:
    found = checked((EXAMPLES / "five-mistakes.txt").read_text(encoding="utf-8"))
    assert isinstance(found, CheckedGame)
    assert stage_of(found).kind == "over"
    text = after(found.text.source.text, GoBack(found.replay.record.moves[-1].line), AdvanceToken())
    assert [one.code for one in check_game(text).problems if one.code != "total-wrong"] == [
        one.code for one in found.problems if one.code != "total-wrong"
    ]
