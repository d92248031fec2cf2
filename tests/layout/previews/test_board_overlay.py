"""Pictures of photographed boards: tidy whatever the name, the size and the language, with all that was read."""

from __future__ import annotations

import pytest

from quiltsmith.games.sheets.sheet_kind import BestSpot
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.layout.previews.board_overlay import BoardPicture, overlay_document
from quiltsmith.scene.elements import Raster
from tests.layout.samples import LANGUAGES, style
from tests.layout.tidy import assert_tidy, words_of

GREY = Raster(2, 2, bytes(12))


def picture(rows: tuple[str, ...], title: str = "Anna", **known: object) -> BoardPicture:
    return BoardPicture(GREY, rows, title, "Doodle", **known)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(5, 5), (9, 9), (16, 16), (8, 12)])
def test_pictures_are_tidy(language: str, size: tuple[int, int]) -> None:
    rows, columns = size
    board = ("#" * (columns - 2) + "?.",) * rows
    best = BestSpot(Rectangle(0, 0, rows, columns - 2), 999)
    for title in ("Jo", "Maximiliane-Anneliese von und zu Habenichts-Überfluss, die Jüngere"):
        shown = picture(board, title, best=best, scores=(250, 360, 999), total=1500)
        document = overlay_document([shown, picture(("." * columns,) * rows, title)], style(language=language))
        for page in document.pages:
            assert_tidy(page)


def test_a_picture_says_what_scores_and_how_the_total_comes_about() -> None:
    best = BestSpot(Rectangle(1, 0, 8, 8), 64)
    shown = picture(("#" * 8 + ".",) * 9, best=best, scores=(21, 49, 64), total=125)
    words = words_of(overlay_document([shown], style()).pages[0])
    assert "Doodle · 21 + 49 + 64 − 9" in words
    assert "Best rectangle 8 × 8 (A2–H9): 64 points · 9 empty spaces" in words


def test_unsure_spaces_have_a_mark() -> None:
    page = overlay_document([picture(("?#?", "...", "##?"))], style()).pages[0]
    assert words_of(page).count("?") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_guessed_spaces_have_a_mark_that_is_explained(language: str) -> None:
    shown = picture(("####", "#...", "####", "####"), guessed=("A1", "C2"))
    page = overlay_document([shown], style(language=language)).pages[0]
    assert_tidy(page)
    words = words_of(page)
    assert words.count("?") == 3
    said = style(language=language)
    explained = f"{said.counted('overlay.empty', number=3)} · {said.word('overlay.guessed', number=2)}"
    assert explained.replace("\N{NO-BREAK SPACE}", " ") in words
