"""Solo challenges on paper: they show what the deal offers, for any game, and stay tidy."""

from __future__ import annotations

from datetime import date
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.doodle.challenge import Challenge, Puzzle, make_challenge
from quiltsmith.games.doodle.doodle_deal import make_deal, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.challenge.challenge_document import BookletPlan, booklet_document, challenge_document
from quiltsmith.layout.challenge.challenge_panels import solution_panel
from quiltsmith.layout.challenge.challenge_turns import LastChoice, Offer, patch_with_mirror, small_patch, strips
from quiltsmith.layout.drawing.deck_fabrics import card_fabrics, special_fabric
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document, Group, Item, Path
from quiltsmith.scene.paths import bounds
from quiltsmith.simulate.doodle_engine import play_seed
from quiltsmith.stable_random import StableRandom
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names
from tests.layout.pad.filled_samples import patches
from tests.layout.samples import LANGUAGES, deck, doodle, some_languages, style, template
from tests.layout.tidy import assert_tidy, words_of
from tests.simulate.doodle_samples import game_of, meadow, small


def puzzles_of(deck: Deck, count: int) -> list[Puzzle]:
    """Give puzzles whose solutions are what the random bot plays, which uses all special actions."""
    game = game_of(deck)
    seeds = range(count)
    return [
        Puzzle(make_challenge(deck, game, seed), (-12, 34, 156), play_seed(game, deck, "random", seed))
        for seed in seeds
    ]


@pytest.mark.parametrize(
    ("name", "language", "paper", "ink"),
    [("meadow", "en", "a4", Ink.FULL), ("meadow", "de", "a5", Ink.MONO), ("small", "de", "letter", Ink.LIGHT)],
)
def test_pages_are_tidy_and_hold_every_puzzle(name: str, language: str, paper: str, ink: Ink) -> None:
    played = {"meadow": meadow, "small": small}[name]()
    count = 3
    made = style(language=language, paper=paper, ink=ink)
    document = booklet_document(puzzles_of(played, count), BookletPlan("seed 7"), made, template("tall"))
    for page in document.pages:
        assert_tidy(page)
    words = " ".join(map(words_of, document.pages))
    for number in range(1, count + 1):
        assert made.word("challenge.puzzle", number=number) in words
    titles = [bookmark.title for bookmark in document.bookmarks]
    assert titles[0] == made.word("challenge.booklet")
    assert titles[-1] == made.word("challenge.solutions")
    assert titles[-2] == made.word("challenge.results")
    assert len(titles) == count + 3


def test_a_puzzle_and_its_sheet_lie_open_together() -> None:
    document = booklet_document(puzzles_of(meadow(), 21), BookletPlan(""), style(), template("tall"))
    starts = [bookmark.page for bookmark in document.bookmarks[1:-2]]
    # Printed on both sides, the cover is a right page, and puzzles are left ones.
    assert document.duplex == "long"
    assert starts[0] == 1
    assert starts == list(range(starts[0], starts[0] + 42, 2))


NO_SPECIALS = dict.fromkeys(doodle().specials, 0)
VARIANTS: dict[str, DoodleGame] = {
    "doodle": doodle(),
    "short": replace(doodle(), board=Board(7, 7), rounds=2),
    "tiny": replace(doodle(), rounds=1, turns_per_round=1, circle=1, specials=NO_SPECIALS),
    "no choice": replace(doodle(), turns_per_round=4, circle=4, good_score=0, points_per_empty_space=0),
    "wide choice": replace(doodle(), rounds=2, turns_per_round=9, circle=19, points_per_empty_space=-2),
    "no neighbours": replace(doodle(), rounds=6, turns_per_round=3, circle=4, specials=NO_SPECIALS | {"cut": 1}),
}


def deck_for(game: DoodleGame) -> Deck:
    """Read a deck, to be played as a variant."""
    return replace(deck("meadow"), game=game)


def challenge_of(game: DoodleGame, seed: int = 7) -> Challenge:
    """Make the challenge of a variant."""
    return make_challenge(deck_for(game), game, seed)


def document_of(challenge: Challenge, look: Style) -> Document:
    """Lay out a challenge as the command does."""
    return challenge_document(challenge, look, template("tall"))


@given(st.integers(0, 2**64 - 1), st.sampled_from(sorted(VARIANTS)))
@settings(max_examples=30)
def test_a_challenge_has_the_deal_of_its_seed(seed: int, variant: str) -> None:
    game = VARIANTS[variant]
    challenge = challenge_of(game, seed)
    assert challenge.turns == play_deal(make_deal(challenge.deck, game, seed), game)
    assert challenge.start in challenge.deck.start


@given(st.integers(0, 2**64 - 1))
def test_the_start_card_is_picked_after_the_deal(seed: int) -> None:
    random = StableRandom(seed)
    random.sample(range(30), 20)
    for _ in range(17):
        random.pick((1, 1, 2, 2, 3, 3))
    start = challenge_of(doodle(), seed).start
    assert start is not None
    assert start.id == random.pick([f"S{number:02}" for number in range(1, 11)])


def test_start_cards_stay_the_same_for_ever() -> None:
    """Never change these: people compare what they made of the challenge of a seed."""
    found = [challenge_of(doodle(), seed).start for seed in (0, 1, 2, 7, 2026, 2**64 - 1)]
    assert [card.id for card in found if card] == ["S10", "S03", "S03", "S05", "S07", "S02"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_strips_show_every_turn_once_and_score_every_round(variant: str) -> None:
    game = VARIANTS[variant]
    challenge = challenge_of(game)
    shown = strips(challenge, style())
    assert sum(strip.scores for strip in shown) == game.rounds
    assert shown[-1].scores
    cells = [cell for strip in shown for cell in strip.cells]
    has_neighbours = game.specials["neighbour"] > 0
    *turns, last = challenge.turns
    offers = cells[: len(turns)]
    assert offers == [
        Offer(number, turn.token or "", turn.neighbours if has_neighbours else ())
        for number, turn in enumerate(turns, 1)
    ]
    chosen = [
        card
        for cell in cells[len(turns) :]
        for card in (cell.cards if isinstance(cell, LastChoice) else (cell.card,))
    ]
    assert tuple(chosen) == last.choice


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_words_on_paper_name_the_cards_of_the_deal(variant: str) -> None:
    game = VARIANTS[variant]
    challenge = challenge_of(game)
    document = document_of(challenge, style())
    words = " ".join(words_of(page) for page in document.pages[:-1]).split()
    expected = [turn.token or "" for turn in challenge.turns[:-1]] + list(challenge.turns[-1].choice)
    if game.specials["neighbour"]:
        expected += [card for turn in challenge.turns for card in turn.neighbours]
    assert challenge.start is not None
    expected.append(challenge.start.id)
    ids = {card.id for card in (*challenge.deck.cards, *challenge.deck.start)}
    assert sorted(word for word in words if word in ids) == sorted(expected)
    shown = " ".join(words)
    assert ("100 points and more" in shown) is (game.goal > 0)
    assert "Meadow · seed 7" in shown


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_challenge_is_tidy_in_every_language(variant: str, paper: str) -> None:
    for language in some_languages(variant, paper):
        for page in document_of(challenge_of(VARIANTS[variant]), style("quilt", language, paper)).pages:
            assert_tidy(page)


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("ink", Ink)
def test_every_theme_and_ink_is_tidy(theme: str, ink: Ink) -> None:
    pages = document_of(challenge_of(doodle(), 2**64 - 1), style(theme, "de", "letter", ink)).pages
    assert len(pages) == 2
    for page in pages:
        assert_tidy(page)


@given(
    st.integers(1, 6),
    st.integers(1, 5),
    st.integers(0, 5),
    st.fixed_dictionaries({name: st.integers(0, 2) for name in doodle().specials}),
    st.integers(-9, 0),
    st.integers(0, 2**64 - 1),
)
@settings(max_examples=15)
def test_any_game_definition_gives_tidy_pages(
    rounds: int, turns: int, more: int, specials: dict[str, int], empty: int, seed: int
) -> None:
    rounds = min(rounds, (len(meadow().cards) - more) // turns)
    game = replace(
        doodle(),
        rounds=rounds,
        turns_per_round=turns,
        circle=turns + more,
        specials=specials,
        points_per_empty_space=empty,
    )
    for page in document_of(challenge_of(game, seed), style("quilt", "de", "a5")).pages:
        assert_tidy(page)


def test_a_deck_without_start_cards_has_no_start_patch() -> None:
    challenge = make_challenge(replace(meadow(), start=()), doodle(), 7)
    assert challenge.start is None
    page = document_of(challenge, style()).pages[0]
    assert_tidy(page)
    assert "start patch" not in words_of(page).lower()


def test_wide_paper_is_turned_upright() -> None:
    pages = document_of(challenge_of(doodle()), style(paper="297x210mm")).pages
    assert [(page.width, page.height) for page in pages] == [(210, 297)] * 2


def test_too_small_paper_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match=r"nobody could read this on paper of .* for example a5"):
        document_of(challenge_of(doodle()), style(paper="100x150mm"))


@given(
    st.lists(st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0)]), max_size=20),
    st.floats(8, 40),
    st.floats(8, 40),
)
def test_patches_and_mirror_images_stay_in_their_room(
    steps: list[tuple[int, int]], width: float, height: float
) -> None:
    walked = accumulate(steps, lambda cell, step: (cell[0] + step[0], cell[1] + step[1]), initial=(0, 0))
    card = Card("P01", Shape(tuple(walked)))
    theme = style().theme
    room = Box(3, 5, width, height)
    drawn = patch_with_mirror(card, theme.fabric(0), room, theme)
    assert len(drawn) == (3 if card.shape.is_chiral() else 1)
    assert_inside(drawn, room)
    assert_inside(small_patch(card, theme.fabric(0), width, height, theme).items, Box(0, 0, width, height))


def assert_inside(items: list[Item] | tuple[Item, ...], room: Box) -> None:
    """Show that paths stay in a room; groups are only moved."""
    for item in items:
        if isinstance(item, Group):
            assert_inside(item.items, Box(room.x - item.x, room.y - item.y, room.width, room.height))
        elif isinstance(item, Path):
            assert room.holds(bounds(item))


@pytest.mark.parametrize("box", [Box(0, 0, 93, 76), Box(0, 0, 93, 120), Box(0, 0, 144, 80)])
def test_solutions_have_the_fabrics_of_their_cards_in_the_middle_of_their_panel(box: Box) -> None:
    fabrics = card_fabrics(meadow(), style())
    for puzzle in puzzles_of(meadow(), 6):
        items = solution_panel("Puzzle", puzzle, fabrics, box, style())
        moves = [move for move in puzzle.solution.moves if move.spaces]
        special = special_fabric(style().theme)
        wanted = [fabrics.get(move.card, special).pattern for move in moves]
        assert [fabric.pattern for _, fabric, _, _ in patches(items)] == wanted
        frame, _, *rest = [item for item in items if isinstance(item, Path)]
        drawn = [bounds(item) for item in rest]
        above = min(one.y for one in drawn) - bounds(frame).y
        below = bounds(frame).bottom - max(one.bottom for one in drawn)
        assert above <= below + 6


def puzzle_and_sheet_pages(document: Document, made: Style, count: int) -> list[tuple[int, int]]:
    """Return the last page of each puzzle and the page of its sheet, counted from 1."""
    sheets = [n for n, page in enumerate(document.pages, 1) if page.label == made.word("pad.title")]
    assert len(sheets) == count
    return [(sheet - 1, sheet) for sheet in sheets]


@pytest.mark.parametrize("paper", ["a4", "a5", "letter"])
@pytest.mark.parametrize("count", [3, 24])
def test_every_puzzle_faces_its_sheet(paper: str, count: int) -> None:
    made = style("quilt", "en", paper)
    document = booklet_document(puzzles_of(meadow(), count), BookletPlan(""), made, template("tall"))
    for puzzle, sheet in puzzle_and_sheet_pages(document, made, count):
        assert puzzle % 2 == 0, "left"
        assert sheet % 2 == 1, "right"
        assert document.pages[puzzle - 1].label.startswith("Puzzle")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_a_folded_booklet_opens_with_each_puzzle_at_the_left(language: str, paper: str) -> None:
    made, count = style("quilt", language, paper), 3
    folded = booklet_document(puzzles_of(meadow(), count), BookletPlan("", is_folded=True), made, template("tall"))
    assert folded.duplex == "short"
    assert len(folded.pages) % 2 == 0
    for page in folded.pages:
        assert_tidy(page)
    # Each sheet has four pages: the label of a side names those that stand on it.
    numbers = {
        int(part.rsplit(" ", 1)[1]): part.rsplit(" ", 1)[0]
        for page in folded.pages
        for part in page.label.split(", ")
        if part
    }
    sheets = [number for number, label in numbers.items() if label == made.word("pad.title")]
    assert len(sheets) == count
    for number in sheets:
        assert number % 2 == 1
        assert numbers[number - 1].startswith(made.word("challenge.puzzle", number="").strip())


@pytest.mark.parametrize(
    ("language", "day"), [("en", "Thursday, 24 December 2026"), ("de", "Donnerstag, 24. Dezember 2026")]
)
def test_puzzles_of_days_bear_their_names(language: str, day: str) -> None:
    made = style("quilt", language, "a4")
    plan = BookletPlan("x", "Advent", [date(2026, 12, 24), date(2026, 12, 25)])
    document = booklet_document(puzzles_of(meadow(), 2), plan, made, template("tall"))
    assert "Advent" in words_of(document.pages[0])
    assert day in words_of(document.pages[1])
    assert day in document.bookmarks[1].title.replace("\N{NO-BREAK SPACE}", " ")
    for page in document.pages:
        assert_tidy(page)


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_puzzles_of_any_length_face_their_sheets(variant: str, paper: str) -> None:
    made, played = style("quilt", "de", paper), deck_for(VARIANTS[variant])
    document = booklet_document(puzzles_of(played, 2), BookletPlan("x"), made, template("tall"))
    assert all(sheet % 2 == 1 for _, sheet in puzzle_and_sheet_pages(document, made, 2))
    for page in document.pages:
        assert_tidy(page)
