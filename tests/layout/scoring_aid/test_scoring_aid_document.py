"""The scoring aid says what geometry and rules say, for any game, and stays tidy."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

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
from quiltsmith.layout.rules.rules_document import rules_pages
from quiltsmith.layout.scoring_aid.cut_guide import cut_guide, shown_cuts
from quiltsmith.layout.scoring_aid.doodle_scoring_aid import score_table
from quiltsmith.layout.scoring_aid.patchwork_scoring_aid import total
from quiltsmith.layout.scoring_aid.score_examples import example_sides, formula, sum_sides, sum_total
from quiltsmith.layout.scoring_aid.scoring_aid_document import (
    HEIGHT,
    WIDTH,
    CardEntry,
    card_entries,
    scoring_aid_card_document,
    scoring_aid_document,
    scoring_aid_leaf,
    scoring_aid_pages,
)
from quiltsmith.layout.tiles.table_pieces import draw_neutral_token, draw_special
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Page, Path, Use
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.paths import bounds
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Ink, Theme
from quiltsmith.style.theme_reader import theme_names
from tests.layout.samples import GAMES, LANGUAGES, doodle, some_languages, style
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
    for language in some_languages(game, paper):
        pages = scoring_aid_document(GAMES[game], style("quilt", language, paper)).pages
        assert (len(pages) == 1) is (paper != "a5")
        for page in pages:
            assert_tidy(page)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("ink", Ink)
def test_every_theme_and_ink_is_tidy(theme: str, ink: Ink) -> None:
    for game in ("doodle", "halloween"):
        assert_tidy(the_page(GAMES[game], style(theme, "de", "a4", ink)))


@given(boards, st.integers(1, 6), specials, st.integers(-9, 0), st.sampled_from(LANGUAGES))
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
    for language in LANGUAGES:
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
    assert all(str(space) in shown for space in range(1, 53))
    assert "53" not in shown, "the last space of the board has no number, but a flag"
    changed = replace(game, tile_points=8, tile_side=6, points_per_empty_space=-3, choice=4)
    words = words_of(the_page(changed, style()))
    for part in ("6 × 6", "8", "−3", "next 4 patches", "take away 3"):
        assert part in words


@given(st.integers(1, 999), st.integers(1, 33), st.integers(1, 30), boards, st.sampled_from(LANGUAGES))
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


def _groups(items: Sequence[Item]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group):
            yield item
            yield from _groups(item.items)
        elif isinstance(item, Use):
            yield from _groups(item.symbol.items)


@pytest.mark.parametrize("piece", [draw_neutral_token, draw_special])
@pytest.mark.parametrize("pages", [scoring_aid_pages, rules_pages])
def test_pieces_look_as_they_are_printed(
    piece: Callable[[float, Theme], tuple[Item, ...]], pages: Callable[[Game, Style], list[Page]]
) -> None:
    look = style()
    *ground, sign = piece(10.0, look.theme)
    assert isinstance(sign, Group)
    drawn = [group.items for page in pages(GAMES["patchwork"], look) for group in _groups(page.items)]
    alike = [
        items
        for items in drawn
        if [type(item) for item in items[:-1]] == [type(item) for item in ground]
        and isinstance(items[-1], Group)
        and items[-1].items == sign.items
    ]
    assert alike


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
def test_cards_have_a_frame_and_even_gaps(game: str, language: str) -> None:
    leaf = scoring_aid_leaf(GAMES[game], style(language=language))
    for face in (leaf.front, leaf.back):
        assert face is not None
        frames = [bounds(item) for item in face.items if isinstance(item, Path) and item.stroke is not None]
        frame = max(frames, key=lambda box: box.width * box.height)
        assert frame.inset(0.1).width < WIDTH - 4
        texts = [placed.box for placed in placed_texts(Page(WIDTH, HEIGHT, face.items))]
        title, *rest = sorted(texts, key=lambda box: box.y)
        # Nothing touches the tab or the frame.
        assert min(box.y for box in rest) - title.bottom > 2
        assert all(frame.inset(1.5).holds(box) for box in rest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_of_a_card_share_what_is_left_evenly(language: str) -> None:
    look, box = style(language=language), Box(0, 0, 50, 70)
    entries = [
        CardEntry(text) for text in ("One line.", "A long sentence that needs two lines here, or three.") * 2
    ]
    tops = [placed.box for placed in placed_texts(Page(60, 80, tuple(card_entries(entries, box, look))))]
    lines = sorted(tops, key=lambda one: one.y)
    gaps = [below.y - above.bottom for above, below in itertools.pairwise(lines)]
    apart = sorted(gap for gap in gaps if gap > 1)
    assert len(apart) == len(entries) - 1
    assert apart[-1] - apart[0] < 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("game", ["doodle", "patchwork", "halloween"])
def test_large_print_is_a_third_larger(game: str, paper: str, language: str) -> None:
    look = style(language=language, paper=paper)
    usual, large = (
        sorted(
            placed.size
            for page in scoring_aid_document(GAMES[game], look, is_large=is_large).pages
            for placed in placed_texts(page)
        )
        for is_large in (False, True)
    )
    assert large[len(large) // 2] > usual[len(usual) // 2] * 1.2
    for page in scoring_aid_document(GAMES[game], look, is_large=True).pages:
        assert_tidy(page)
    for page in scoring_aid_card_document(GAMES[game], look, is_large=True).pages:
        assert_tidy(page)


def test_shapes_of_the_cut_guide_are_of_fabric() -> None:
    look = style()
    fills = [item.fill for group in cut_guide(Box(0, 0, 180, 40), look, False) for item in paths_of(group)]
    assert look.theme.card not in fills
    assert any(isinstance(fill, Fabric) for fill in fills)


def paths_of(item: Item) -> list[Path]:
    if isinstance(item, Group):
        return [path for inner in item.items for path in paths_of(inner)]
    return [item] if isinstance(item, Path) else []
