"""The scoring checker says what geometry and rules say, for any game, and stays tidy."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game import Game
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.rectangles import RectangleScoring
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.scoring_aid.cut_guide import shown_cuts
from quiltsmith.layout.scoring_aid.doodle_scoring_aid import score_table
from quiltsmith.layout.scoring_aid.patchwork_scoring_aid import total
from quiltsmith.layout.scoring_aid.score_examples import example_sides, formula, sum_sides, sum_total
from quiltsmith.layout.scoring_aid.scoring_aid_document import (
    HEIGHT,
    WIDTH,
    scoring_aid_card_document,
    scoring_aid_document,
    scoring_aid_leaf,
    scoring_aid_pages,
)
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Page
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names
from tests.layout.samples import GAMES, doodle, style
from tests.layout.tidy import assert_tidy, words_of

scorings = st.builds(RectangleScoring, st.integers(0, 9), st.integers(0, 9))
boards = st.builds(Board, st.integers(5, 15), st.integers(5, 15))
specials = st.fixed_dictionaries({name: st.integers(0, 9) for name in ("neighbour", "single", "cut", "repeat")})


def the_page(game: Game, look: Style) -> Page:
    """Lay out the aid on paper that holds all of it on one page."""
    (page,) = scoring_aid_pages(game, look)
    return page


def table_of(game: DoodleGame) -> list[list[int]]:
    """Read the table back from the paper: all texts by their place."""
    page = Page(90, 90, score_table(game, Box(0, 0, 90, 90), style().theme))
    texts = [placed.text for placed in placed_texts(page)]
    rows: dict[float, dict[float, int]] = {}
    for text in texts:
        assert text.box is not None
        x, y = text.box.centre
        rows.setdefault(round(y, 2), {})[round(x, 2)] = int(text.text)
    return [[row[x] for x in sorted(row)] for _, row in sorted(rows.items())]


@given(boards, scorings)
@settings(max_examples=20)
def test_the_table_has_the_score_of_every_rectangle(board: Board, scoring: RectangleScoring) -> None:
    heads, *rows = table_of(replace(doodle(), board=board, scoring=scoring))
    assert heads == list(range(1, board.columns + 1))
    assert [row[0] for row in rows] == list(range(1, board.rows + 1))
    for height, row in enumerate(rows, 1):
        assert row[1:] == [scoring.score(height, width) for width in heads]


@given(boards, scorings)
def test_examples_fit_the_board_and_add_up(board: Board, scoring: RectangleScoring) -> None:
    game = replace(doodle(), board=board, scoring=scoring)
    shown = example_sides(game)
    assert len(shown) >= 2
    for short, long in (*shown, *sum_sides(game)):
        assert 1 <= short <= min(board.rows, board.columns)
        assert short <= long <= max(board.rows, board.columns)
        sum_, _, result = formula((short, long), scoring).partition(" = ")
        assert eval(sum_.replace("×", "*")) == int(result) == scoring.score(short, long)  # noqa: S307


def test_the_examples_of_the_shipped_game_are_those_of_the_rules() -> None:
    game = doodle()
    assert example_sides(game)[:2] == ((3, 8), (4, 5))
    assert formula((3, 8), game.scoring) == "3 × 3 + 5 = 14"
    assert [game.scoring.score(*sides) for sides in sum_sides(game)] == [25, 36, 50]
    assert sum_total(game) == 105


@pytest.mark.parametrize(
    ("shape", "legal", "illegal"),
    [
        ("##/#./##/#.", {"#", "#/#", "##/#.", "#./##/#.", "##/#./##"}, [["#", "#", "#/#/#/#"]]),
        ("#.#/###", {"#/#", "##/#."}, [["#", "#", "#/#/#"]]),
        ("###/#.#/###", {"#/#/#", "##/#./##"}, []),
    ],
)
def test_the_cut_guide_shows_all_kinds_of_cuts(shape: str, legal: set[str], illegal: list[list[str]]) -> None:
    cuts = [shown.cut for shown in shown_cuts(Shape.parse(shape))]
    drawn = {str(Shape.parse(piece).canonical()) for piece in legal}
    pieces = {str(piece) for cut in cuts if cut.is_legal() for piece in cut.free_pieces()}
    assert pieces == drawn
    assert [sorted(map(str, cut.free_pieces())) for cut in cuts if not cut.is_legal()] == illegal


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_checker_is_tidy_in_every_language(game: str, paper: str) -> None:
    for language in ("en", "de"):
        pages = scoring_aid_document(GAMES[game], style("quilt", language, paper)).pages
        assert (len(pages) == 1) is (paper != "a5")
        for page in pages:
            assert_tidy(page)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("ink", Ink)
def test_every_theme_and_ink_is_tidy(theme: str, ink: Ink) -> None:
    for game in ("doodle", "halloween"):
        assert_tidy(the_page(GAMES[game], style(theme, "de", "a4", ink)))


@given(boards, st.integers(1, 6), specials, st.integers(-9, 0), st.sampled_from(["en", "de"]))
@settings(max_examples=15)
def test_any_game_definition_gives_a_tidy_page(
    board: Board, rounds: int, allowed: dict[str, int], empty: int, language: str
) -> None:
    game = replace(doodle(), board=board, rounds=rounds, specials=allowed, points_per_empty_space=empty)
    look = style("quilt", language, "letter")
    page = the_page(game, look)
    assert_tidy(page)
    shown = words_of(page)
    for name, count in allowed.items():
        assert (look.word(f"special.{name}") + f" · {count}×" in shown) is (count > 0)
    assert (look.word("scoring-aid.cuts") in shown) is (allowed["cut"] > 0)


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_tidy_and_keep_their_size(game: str) -> None:
    for language in ("en", "de"):
        look = style("quilt", language)
        leaf = scoring_aid_leaf(GAMES[game], look)
        for face in (leaf.front, leaf.back):
            assert face is not None
            assert (face.width, face.height) == (WIDTH, HEIGHT) == (63, 88)
            assert_tidy_card(Page(WIDTH, HEIGHT, face.items))
        (sheet,) = scoring_aid_card_document(GAMES[game], look).pages
        assert_tidy(sheet)


def assert_tidy_card(page: Page) -> None:
    """Show a card on a page that is as much larger as a printer's margin."""
    from quiltsmith.scene.elements import Group

    assert_tidy(Page(page.width + 4, page.height + 4, [Group(tuple(page.items), 2, 2)]))


def test_the_two_player_checker_counts_as_the_rules_do() -> None:
    game = GAMES["patchwork"]
    assert isinstance(game, PatchworkGame)
    assert total(game, 14, True, 5) == 11
    assert total(game, 18, False, 2) == 14


def test_the_two_player_checker_follows_the_game() -> None:
    game = GAMES["patchwork"]
    assert isinstance(game, PatchworkGame)
    shown = words_of(the_page(game, style())).split()
    assert all(str(space) in shown for space in range(54))
    changed = replace(game, tile_points=8, tile_side=6, points_per_empty_space=-3, choice=4)
    words = words_of(the_page(changed, style()))
    for part in ("6 × 6", "8", "−3", "next 4 patches", "take away 3"):
        assert part in words


@given(st.integers(1, 999), st.integers(1, 33), st.integers(1, 30), boards, st.sampled_from(["en", "de"]))
@settings(max_examples=15)
def test_any_two_player_game_gives_a_tidy_page(
    last: int, choice: int, tile: int, board: Board, language: str
) -> None:
    usual = GAMES["halloween"]
    assert isinstance(usual, PatchworkGame)
    track = Track(last, (max(1, last // 2), last), (last,))
    game = replace(usual, tracks={"own": track}, track="own", choice=choice, tile_side=tile, board=board)
    assert_tidy(the_page(game, style("quilt", language, "letter")))


def test_too_small_paper_is_refused_and_says_what_will_do() -> None:
    with pytest.raises(QuiltsmithError, match="100 × 150 mm; take at least 148 × 210 mm, for example a5"):
        the_page(doodle(), style("quilt", "en", "100x150mm"))
