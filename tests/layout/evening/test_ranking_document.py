"""The ranking for the wall: everybody is on it, and it is tidy in every language and on every paper."""

from __future__ import annotations

import pytest

from quiltsmith.layout.evening.ranking_document import ranking_document
from quiltsmith.layout.evening.wall_lists import wall_lists
from quiltsmith.scene.elements import Document
from quiltsmith.style.theme import Ink
from tests.layout.evening.samples import LONG, crowd, evening
from tests.layout.samples import LANGUAGES, style
from tests.layout.tidy import assert_tidy, words_of


def words(document: Document) -> str:
    return " ".join(map(words_of, document.pages))


@pytest.mark.parametrize(
    ("language", "paper", "theme", "ink"),
    [
        ("en", "a4", "quilt", "full"),
        ("de", "letter", "night", "full"),
        ("en", "a3", "quilt", "light"),
        *((language, "a5", "paper", "mono") for language in LANGUAGES),
    ],
)
@pytest.mark.parametrize("folder", ["evening", "patchwork", "three-players"])
def test_pages_are_tidy_and_name_everybody(folder: str, language: str, paper: str, theme: str, ink: str) -> None:
    look = style(theme, language, paper, Ink(ink))
    sheets = evening(folder)
    document = ranking_document(wall_lists(sheets, look), look)
    for page in document.pages:
        assert_tidy(page)
    told = words(document)
    for sheet in sheets:
        if sheet.entry is not None:
            assert sheet.entry.player in told
        for seat in sheet.match.seats if sheet.match else ():
            assert seat.player in told


@pytest.mark.parametrize("number", [1, 2, 3, 9, 30, 75])
def test_any_number_of_players(number: int) -> None:
    look = style()
    document = ranking_document(wall_lists(crowd(number), look), look)
    for page in document.pages:
        assert_tidy(page)
    told = words(document)
    assert [f"{150 - place}" in told for place in range(number)] == [True] * number
    assert (LONG in told) == (number > 4)


def test_ten_players_stand_on_as_few_pages_as_two_lists_of_five() -> None:
    look = style()
    assert len(ranking_document(wall_lists(crowd(9), look), look).pages) == 1


def test_a_title_of_ones_own() -> None:
    look = style(language="de")
    [one] = wall_lists(evening(), look, "Herbstpokal")
    assert (one.title, one.subtitle) == ("Herbstpokal", "Doodle · 10\N{NO-BREAK SPACE}am Start")
    assert one.unranked == ("Dora", "Karl")


def test_every_round_has_its_quilt() -> None:
    [one] = wall_lists(evening(), style())
    anna = one.ranked[0]
    assert [(quilt.number, quilt.points) for _of, quilt in anna.quilts] == [(1, 36), (2, 50), (3, 65)]
    sizes = [sum(len(piece.cells) for piece in quilt.pieces) for _of, quilt in anna.quilts]
    assert sizes == sorted(sizes)
    assert sizes[-1] == 81 - 4
    ida = next(line for line in one.ranked if line.player == "Ida")  # has a board and no log
    assert [bool(quilt.pieces) for _of, quilt in ida.quilts] == [False, False, True]
