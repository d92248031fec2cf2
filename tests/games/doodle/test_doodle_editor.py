"""Changes of sheets: a line and some spaces at a time, everything else untouched."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.doodle_editor import (
    LayPatch,
    NameCard,
    PassTurn,
    ShadeSpace,
    SheetEdit,
    TakeBack,
    WriteHead,
    WriteScore,
    WriteTotals,
    special_turns,
    specials_left,
    stage_of,
)
from quiltsmith.games.doodle.doodle_log import Entry, ScoreLine
from tests.games.doodle.checks.small_game import checked as small_sheet
from tests.games.doodle.checks.small_game import game
from tests.games.doodle.sheets import BLANK, after, checked, example

S03 = LayPatch("S03", [(0, 0), (0, 1), (0, 2)])


def lines_of(text: str) -> list[str]:
    """Give the lines of the log without the blanks that keep them in columns."""
    return [" ".join(line.split()) for line in text.partition("log:\n")[2].splitlines()]


def edits_of(text: str) -> list[SheetEdit]:
    """Find the changes that make a sheet of an empty one, line by line."""
    sheet = checked(text).sheet
    made: list[Entry | ScoreLine] = [*sheet.log.entries, *sheet.log.scores]
    edits: list[SheetEdit] = []
    number = 0
    for line in sorted(made, key=lambda one: one.line):
        if isinstance(line, ScoreLine):
            number += 1
            found = sheet.rounds[number - 1].rectangle
            assert found is not None
            edits.append(WriteScore(number, found.rows, found.columns))
            continue
        spaces = sheet.game.board.cells(sheet.masks.get(line.letter, 0))
        if line.is_pass:
            edits.append(PassTurn())
        elif line.is_single:
            edits.append(ShadeSpace(spaces[0]))
        else:
            edits.append(LayPatch(line.card, spaces, bool(line.neighbours), line.cuts))
    return [*edits, WriteTotals()]


@pytest.mark.parametrize("name", ["good.txt", "all-specials.txt", "three-players/emma.txt", "german.txt"])
def test_a_whole_game_laid_change_by_change_gets_the_same_verdict(name: str) -> None:
    given = checked(example(name)).to_json()
    made = checked(after(BLANK, *edits_of(example(name)))).to_json()
    for key in ("valid", "total", "claimed_total", "empty", "specials", "checked", "problems", "unchecked"):
        assert made[key] == given[key], key
    assert [one["claimed"] for one in made["rounds"]] == [one["claimed"] for one in given["rounds"]]


@pytest.mark.parametrize("name", ["good.txt", "all-specials.txt", "german.txt"])
def test_what_is_taken_back_and_done_again_leaves_the_rest_alone(name: str) -> None:
    text = example(name)
    sheet = checked(text).sheet
    for entry in sheet.log.patches:
        spaces = sheet.game.board.cells(sheet.masks[entry.letter])
        gone = after(text, TakeBack(entry.line))
        again = after(gone, LayPatch(entry.card, spaces, bool(entry.neighbours), entry.cuts), WriteTotals())
        assert checked(gone).empty == (sheet.empty or 0) + len(spaces)
        assert sorted(lines_of(again)) == sorted(lines_of(text))
        assert [line for line in again.splitlines() if "#" in line] == [
            line for line in text.splitlines() if "#" in line
        ]


def test_a_turn_that_was_taken_back_comes_where_it_was() -> None:
    text = after(BLANK, S03, *[PassTurn()] * 6, WriteScore(1, 1, 3), PassTurn())
    middle = next(entry for entry in checked(text).sheet.log.entries if entry.turn == 4)
    gone = after(text, TakeBack(middle.line))
    assert stage_of(checked(gone).sheet).turn == 4
    assert after(gone, PassTurn()) == text


def test_a_single_stands_before_the_score_that_is_still_open_and_after_the_last_one() -> None:
    text = after(BLANK, S03, *[PassTurn()] * 6, ShadeSpace((8, 8)), WriteScore(1, 1, 3))
    assert lines_of(text)[-2:] == ["6 x single", "score 1x3 3"]
    whole = after(text, *[PassTurn()] * 6, WriteScore(2, 1, 3), *[PassTurn()] * 6, WriteScore(3, 1, 3))
    late = after(whole, ShadeSpace((7, 8)), WriteTotals())
    assert lines_of(late)[-4:] == ["score 1x3 3", "18 y single", "empty 76", "total -67"]
    assert not [problem for problem in checked(late).problems if problem.code != "wrong-shape"]


def test_a_score_is_written_again_and_totals_that_no_longer_hold_go() -> None:
    text = after(example("good.txt"), WriteScore(1, 1, 2))
    assert "score  1x2 2" in text
    assert checked(text).claimed_total is None
    assert checked(after(text, WriteTotals())).is_valid


def test_another_card_is_named_and_the_rest_of_its_line_stays() -> None:
    text = example("five-mistakes.txt")
    lines = {one.letter: one.line for one in checked(text).sheet.log.patches}
    mended = after(text, NameCard(lines["E"], "P25"))
    assert "4 E P25" in lines_of(mended)
    assert "wrong-shape" not in {problem.code for problem in checked(mended).problems}
    assert "3 D P28 neighbour" in lines_of(after(mended, NameCard(lines["D"], "P28")))


def test_points_are_typed_where_there_is_no_log() -> None:
    scores = [WriteScore(number, points=points) for number, points in ((1, 21), (2, 49), (3, 64))]
    typed = after(example("board-only.txt"), *scores, WriteTotals())
    assert lines_of(typed)[-5:] == ["score 21", "score 49", "score 64", "empty 5", "total 129"]
    assert checked(typed).total == 129
    again = after(typed, WriteScore(2, points=36), WriteTotals())
    assert lines_of(again)[-5:] == ["score 21", "score 36", "score 64", "empty 5", "total 116"]


def test_heads_are_written_and_removed() -> None:
    text = after(BLANK, WriteHead("player", "Ida"))
    assert text.startswith("player: Ida\ngame: doodle\n")
    assert after(text, WriteHead("player", " Ole ")).startswith("player: Ole\n")
    assert after(text, WriteHead("player", "")) == BLANK


def test_a_sheet_without_a_log_gets_one_and_a_german_one_speaks_german() -> None:
    board = BLANK.partition("\nlog:")[0]
    assert after(board, S03).endswith("\nlog:\nstart  A  S03\n")
    german = after(board.replace("board:", "brett:"), S03, PassTurn())
    assert german.endswith("\nverlauf:\nstart  A  S03\n1      passe\n")


@pytest.mark.parametrize(
    ("text", "edit", "words"),
    [
        (after(BLANK, S03), LayPatch("P01", [(0, 2)]), "does not fit"),
        (BLANK, LayPatch("P01", [(0, 9)]), "does not fit"),
        (BLANK, TakeBack(2), "no such line"),
        (BLANK.replace(".........\n", "", 1), S03, "cannot be read"),
        ("game: doodle\n", S03, "cannot be read"),
        (after(BLANK, S03, *[PassTurn()] * 6), PassTurn(), "no turn is open"),
        (example("board-and-scores.txt"), PassTurn(), "has no log"),
        (example("board-and-scores.txt"), ShadeSpace((0, 8)), "has no log"),
        (example("board-only.txt"), WriteScore(2, points=49), "earlier rounds"),
    ],
)
def test_what_cannot_be_is_refused_in_words(text: str, edit: SheetEdit, words: str) -> None:
    with pytest.raises(QuiltsmithError, match=words):
        after(text, edit)


def test_nothing_is_left_of_an_action_that_the_game_never_allows() -> None:
    never = replace(game(), specials={"neighbour": 1, "single": 0, "cut": 0, "repeat": 1})
    sheet = small_sheet("start A S1/1 B P1 neighbour/2 C P2 cut", variant=never).sheet
    assert specials_left(sheet) == {"neighbour": 1, "single": 0, "cut": 0}
    assert special_turns(sheet) == {"neighbour": [1], "single": [], "cut": [2], "repeat": []}


def test_scores_that_nobody_can_place_are_written_again_in_their_order() -> None:
    text = (
        BLANK.partition("log:")[0].replace(".........", "######...", 2) + "score 8\nscore 3\nempty 69\ntotal -50\n"
    )
    assert [scored.claimed for scored in checked(text).sheet.rounds] == [None, None, None]
    text = after(text, WriteScore(3, points=8))
    assert [scored.claimed for scored in checked(text).sheet.rounds] == [8, 3, 8]
