from __future__ import annotations

from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from quiltsmith.decks.deck import Card
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.card_document import CardJob, card_document, card_leaves
from quiltsmith.layout.cards.card_frame import SAFE, CardMeasures, reads_upside_down
from quiltsmith.layout.cards.card_layout import plan_cards, shown_pieces
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.sheets.imposition import SinglePlan, impose_singles
from quiltsmith.scene.elements import Group, Page, Symbol
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.preset import Preset
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CARD_SIZES, PAPERS, CardSize, parse_card_size
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import theme_names
from tests.layout.pictures import dark_run, pictures, row_of
from tests.layout.samples import LANGUAGES, deck, some_languages, style
from tests.layout.tidy import assert_tidy, words_of

HOME = Preset("home", {}, {}, "sheets", marks="edges", duplex="long")
SIZES = (*CARD_SIZES.values(), CardSize("30x30mm", 30, 30), CardSize("100x60mm", 100, 60))


def faces(name: str, look: Style, size: CardSize, cuts: bool = False, bleed: float = 0.0) -> list[Page]:
    leaves = card_leaves(deck(name), look, CardMeasures(size.width, size.height, bleed), with_cuts=cuts)
    backs = {leaf.back: leaf for leaf in leaves}.values()
    single = SinglePlan(size.width, size.height, order=("front",))
    return [
        *impose_singles(leaves, single),
        *impose_singles(list(backs), SinglePlan(size.width, size.height, order=("back",))),
    ]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", ["meadow", "classic"])
@pytest.mark.parametrize("look", theme_names())
def test_texts_stay_in_their_rooms_on_every_card(size: CardSize, name: str, look: str) -> None:
    for language in some_languages(size.name, name, look):
        for page in faces(name, style(look, language), size):
            assert_tidy(page, SAFE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", [*PAPERS, "120x150mm"])
def test_sheets_are_tidy(language: str, paper: str) -> None:
    for size in SIZES:
        if max(size.width, size.height) > 105 and paper == "120x150mm":
            continue
        for duplex in ("long", "short"):
            preset = Preset("home", {}, {}, "sheets", marks="edges", duplex=duplex)
            job = CardJob(deck("meadow"), deck("meadow").cards[:3], preset, size)
            for page in card_document(job, style(language=language, paper=paper)).pages:
                assert_tidy(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", ["meadow", "classic"])
def test_all_patches_have_one_scale_and_their_room(size: CardSize, name: str) -> None:
    cards = (*deck(name).cards, *deck(name).start)
    for cuts in (False, True):
        layout = plan_cards(cards, CardMeasures(size.width, size.height), cuts)
        assert layout.cell > 2
        for card in cards:
            areas = layout.areas(card)
            assert card.shape.columns * layout.cell <= areas.patch.width + 0.001
            assert card.shape.rows * layout.cell <= areas.patch.height + 0.001
            parts = [part for part in (areas.patch, areas.extras, areas.purse) if part is not None]
            assert all(layout.measures.middle.holds(part) for part in parts)
            assert not any(one.overlaps(other) for one, other in combinations(parts, 2))


def front(card: Card, with_cuts: bool = False) -> Symbol:
    leaves = card_leaves(deck("meadow"), style(), CardMeasures(63, 88), cards=[card], with_cuts=with_cuts)
    return leaves[0].front


def test_exactly_chiral_patches_have_a_mirror_image() -> None:
    cards = (*deck("meadow").cards, *deck("meadow").start)
    with_image = {
        card.id
        for card in cards
        if any(isinstance(item, Group) and 0 < item.scale < 1 for item in front(card).items)
    }
    assert with_image == {card.id for card in cards if card.shape.is_chiral()}


def test_cuts_are_those_of_the_deck_or_all_and_never_on_start_cards() -> None:
    cards = {card.id: card for card in (*deck("meadow").cards, *deck("meadow").start)}
    assert [str(piece) for piece in shown_pieces(cards["P09"])] == ["#", "##"]
    assert len(shown_pieces(cards["P08"])) == 4
    assert shown_pieces(cards["P01"]) == ()
    assert shown_pieces(cards["S03"]) == ()
    assert len(front(cards["P10"], with_cuts=True).items) > len(front(cards["P10"]).items)


def test_id_and_size_stand_at_both_ends_and_start_cards_say_so() -> None:
    page = Page(63, 88, front(deck("meadow").start[0]).items)
    upright, turned = ([p for p in placed_texts(page) if p.text.text == "S01"][at].box for at in (0, 1))
    assert (upright.x + turned.right, upright.y + turned.bottom) == pytest.approx((63, 88))
    assert sorted(placed.text.text for placed in placed_texts(page)) == ["7", "7", "S01", "S01", "Start", "Start"]


def test_numbers_that_read_upside_down_are_underlined() -> None:
    assert [n for n in range(1, 21) if reads_upside_down(str(n))] == [6, 9]


def test_prices_are_on_patchwork_cards() -> None:
    (card,) = [card for card in deck("classic").cards if card.price and card.price.cost == 10][:1]
    (leaf,) = card_leaves(deck("classic"), style(), CardMeasures(63, 88), cards=[card])
    words = words_of(Page(63, 88, leaf.front.items)).split()
    assert card.price is not None
    assert words.count("10") == 2
    assert words.count(str(card.price.time)) >= 2


def test_patch_cards_and_start_cards_have_different_backs() -> None:
    leaves = card_leaves(deck("meadow"), style(language="de"), CardMeasures(63, 88))
    patch, start = dict.fromkeys(leaf.back for leaf in leaves)
    assert patch is not None
    assert start is not None
    assert words_of(Page(63, 88, patch.items)) == "Wiese Wiese"
    assert words_of(Page(63, 88, start.items)) == "Start Start"


def test_a_card_keeps_its_fabric_when_it_is_printed_alone() -> None:
    cards = deck("meadow").cards
    alone = Page(63, 88, front(cards[9]).items)
    among = Page(63, 88, card_leaves(deck("meadow"), style(), CardMeasures(63, 88))[9].front.items)
    one, other = pictures([alone, among], 40)
    assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", theme_names())
def test_patterns_stay_apart_in_black_and_white(name: str) -> None:
    look = style(name, ink=Ink.MONO).theme
    cell = 10.0
    line = look.line_stroke(0.5)
    square = Shape.parse("#")
    patches = [
        Page(cell, cell, (draw_patch(square, fabric, cell, line, seam=True),), fabric.pattern)
        for fabric in look.fabrics
    ]
    for one, other in combinations(zip(patches, pictures(patches, 120), strict=True), 2):
        difference = ImageStat.Stat(ImageChops.difference(one[1], other[1])).mean[0]
        assert difference > 20, f"{one[0].label} looks like {other[0].label}"


def test_a_real_card_measures_what_it_should() -> None:
    preset = Preset("home", {}, {}, "sheets", marks="none", duplex="none")
    job = CardJob(deck("meadow"), deck("meadow").cards[:1], preset, CARD_SIZES["poker"])
    (page,) = card_document(job, style("night", paper="90x120mm")).pages
    (picture,) = pictures([page], 600)
    start, width = dark_run(row_of(picture, picture.height // 2), 254)
    assert width / 600 * 25.4 == pytest.approx(63, abs=0.1)
    assert start / 600 * 25.4 == pytest.approx((90 - 63) / 2, abs=0.1)


def test_the_picture_goes_over_the_cut_as_far_as_the_bleed() -> None:
    pages = faces("meadow", style("night"), CARD_SIZES["poker"], bleed=3.0)
    moved = [Page(73, 98, (Group(tuple(page.items), 5, 5),)) for page in (pages[0], pages[-1])]
    for picture in pictures(moved, 300):
        start, width = dark_run(row_of(picture, picture.height // 2), 254)
        assert (start / 300 * 25.4, width / 300 * 25.4) == pytest.approx((2, 69), abs=0.1)


def test_a_machine_that_cuts_beside_the_line_changes_no_edge() -> None:
    """Without a rim, strips on both sides of the cut look alike, as far as machines are wrong."""
    drift, bleed, dpi = 1.5, 3.0, 254
    size = CARD_SIZES["poker"]
    measures = CardMeasures(size.width, size.height, bleed, rim="none")
    leaves = card_leaves(deck("meadow"), style(), measures)
    faces = [leaves[0].front, leaves[-1].front, *dict.fromkeys(leaf.back for leaf in leaves)]
    pages = [Page(69, 94, (Group(face.items, bleed, bleed),)) for face in faces if face is not None]
    for picture in pictures(pages, dpi):
        wide, high, strip, edge = picture.width, picture.height, round(10 * drift), round(10 * bleed)
        for outer, inner in (
            ((edge - strip, 0, edge, high), (edge, 0, edge + strip, high)),
            ((wide - edge, 0, wide - edge + strip, high), (wide - edge - strip, 0, wide - edge, high)),
            ((0, edge - strip, wide, edge), (0, edge, wide, edge + strip)),
            ((0, high - edge, wide, high - edge + strip), (0, high - edge - strip, wide, high - edge)),
        ):
            one, other = (ImageStat.Stat(picture.crop(box)) for box in (outer, inner))
            assert one.mean == pytest.approx(other.mean, abs=3)
            assert one.stddev == pytest.approx(other.stddev, abs=3)


def test_all_patches_lie_on_the_same_field() -> None:
    layout = plan_cards(deck("meadow").everything, CardMeasures(63, 88), with_cuts=False)
    assert layout.field == (4, 5)
    assert layout.cell > 10


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pocker", "there is no card size `pocker`; did you mean `poker`?"),
        (
            "huge",
            (
                "there is no card size `huge`; known are poker, bridge, mini, mini-american, mini-euro, euro, "
                "tarot, jumbo, square70, and sizes like `63x88mm` or `2.5x3.5in`"
            ),
        ),
        ("10x20mm", "cards of `10x20mm` are out of range; sides from 30 to 300 mm are possible"),
    ],
)
def test_sizes_that_are_none(text: str, message: str) -> None:
    with pytest.raises(QuiltsmithError) as caught:
        parse_card_size(text)
    assert str(caught.value) == message


def test_sizes_by_name_and_in_millimetres() -> None:
    assert parse_card_size("Poker") == CardSize("poker", 63, 88)
    assert parse_card_size("63.5x88.9mm") == CardSize("63.5x88.9mm", 63.5, 88.9)
