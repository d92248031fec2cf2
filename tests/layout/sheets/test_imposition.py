from __future__ import annotations

from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageFilter, ImageOps

import quiltsmith as qs
from quiltsmith.errors import QuiltsmithError
from quiltsmith.layout.sheets.imposition import (
    LONGEST_SIDE,
    Leaf,
    SinglePlan,
    finest_resolution,
    impose_grid,
    impose_sheets,
    impose_singles,
    with_footers,
)
from quiltsmith.layout.sheets.page_furniture import UNPRINTABLE
from quiltsmith.layout.sheets.sheet_arrangement import Arrangement, Marks, SheetPlan, arrange
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE
from quiltsmith.scene.elements import Page, Symbol, Turning, Use
from quiltsmith.scene.elements import Path as PathItem
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.sizes import PAPERS, Paper
from tests.layout.pictures import column_of, dark_run, pictures, row_of
from tests.layout.samples import style

BACK, OTHER = Symbol("patch-back", 60, 90, ()), Symbol("start-back", 60, 90, ())


def leaves(count: int, back: Symbol | None = BACK) -> list[Leaf]:
    return [Leaf(Symbol(f"card-{number}", 60, 90, ()), back, str(number)) for number in range(count)]


def test_ten_fronts_in_a_row_and_the_back_in_the_last_place() -> None:
    grid, back = impose_grid(leaves(12), 60, 90)
    assert (grid.width, grid.height) == (600, 630)
    uses = [item for item in grid.items if isinstance(item, Use)]
    assert [(use.x, use.y) for use in uses[9:]] == [(540, 0), (0, 90), (60, 90), (540, 540)]
    assert uses[-1].symbol is BACK
    assert (grid.label, back.label, back.width, back.height) == ("patch grid", "patch-back", 60, 90)


@pytest.mark.parametrize(("count", "grids"), [(1, 1), (69, 1), (70, 2), (139, 3)])
def test_sixty_nine_fronts_fill_a_picture(count: int, grids: int) -> None:
    pages = impose_grid(leaves(count), 60, 90)
    assert len(pages) == grids + 1
    assert sum(len(page.items) - 1 for page in pages[:-1]) == count
    assert len({page.label for page in pages}) == len(pages)


def test_every_back_has_a_picture_of_its_own() -> None:
    pages = impose_grid([*leaves(2), *leaves(3, OTHER), *leaves(1)], 60, 90)
    assert [page.label for page in pages] == ["patch grid", "patch-back", "start grid", "start-back"]
    assert [page.label for page in impose_grid(leaves(2, None), 60, 90)] == ["cards grid"]


@pytest.mark.parametrize("size", [(63, 88), (70, 120), (70, 70), (44, 63)])
def test_pictures_are_as_large_as_they_may_be(size: tuple[float, float]) -> None:
    longest = max(10 * size[0], 7 * size[1]) / 25.4 * finest_resolution(*size)
    assert LONGEST_SIDE * 0.97 < longest <= LONGEST_SIDE


TURNED: tuple[Turning, ...] = ("long", "short", "gutterfold")
KINDS_OF_MARKS: tuple[Marks, ...] = ("edges", "full", "corners")


def leaf(width: float, height: float, bleed: float = 0.0, *, marked: bool = False) -> Leaf:
    """Make a black card; with a mark it has a white spot in its upper left corner."""
    box = Box(0, 0, width, height).inset(-bleed)
    spot = (paths.rect(2, 2, width / 4, height / 4, WHITE),) if marked else ()
    faces = [Symbol(side, width, height, (paths.box_path(box, BLACK), *spot)) for side in ("front", "back")]
    return Leaf(faces[0], faces[1], "card")


def sheets(count: int, plan: SheetPlan, paper: str = "a5", *, marked: bool = False) -> list[Page]:
    return impose_sheets(
        [leaf(plan.width, plan.height, plan.bleed, marked=marked)] * count, plan, style("paper", paper=paper)
    )


def seen_through(back: Image.Image, arrangement: Arrangement) -> Image.Image:
    """Turn the picture of a back to what is seen of it through the paper, from the front."""
    return ImageOps.mirror(back) if arrangement.mirrored == "across" else ImageOps.flip(back)


def differs(one: Image.Image, other: Image.Image) -> bool:
    """Tell whether pictures differ by more than the pixels along an edge."""
    difference = ImageChops.difference(one, other).point(lambda pixel: 255 if pixel > 127 else 0)
    return difference.filter(ImageFilter.MinFilter(3)).getbbox() is not None


@pytest.mark.parametrize(
    ("paper", "size", "count"),
    [
        ("a4", (63, 88), 9),
        ("letter", (63, 88), 9),
        ("legal", (63, 88), 10),
        ("a3", (63, 88), 18),
        ("a5", (63, 88), 4),
        ("a4", (44, 63), 18),
        ("a4", (70, 120), 4),
        ("a4", (70, 70), 8),
        ("a4", (88, 63), 9),
    ],
)
def test_as_many_as_fit(paper: str, size: tuple[float, float], count: int) -> None:
    assert len(arrange(SheetPlan(*size), PAPERS[paper]).places) == count


def test_the_sheet_lies_on_its_side_where_that_holds_more() -> None:
    assert arrange(SheetPlan(88, 63), PAPERS["a4"]).sheet == PAPERS["a4"].landscape()


PLANS = st.builds(
    SheetPlan,
    st.floats(30, 120),
    st.floats(30, 120),
    st.sampled_from([0.0, 2.0, 3.5]),
    st.none() | st.floats(7, 12),
    st.sampled_from(["edges", "none"]),
    st.sampled_from(["long", "short", "gutterfold", "none"]),
)


@given(PLANS, st.sampled_from([*PAPERS.values(), Paper("own", 300, 300)]))
def test_cards_stay_apart_and_on_the_sheet(plan: SheetPlan, paper: Paper) -> None:
    try:
        arrangement = arrange(plan, paper)
    except QuiltsmithError as refused:
        if " fit on " not in str(refused):
            raise
        assert max(plan.width, plan.height) > 55
        return
    places = [*arrangement.places]
    if plan.duplex == "gutterfold":
        places += [arrangement.behind(place) for place in places]
    boxes = [Box(*place, plan.width, plan.height).inset(-plan.bleed) for place in places]
    printable = Box(0, 0, arrangement.sheet.width, arrangement.sheet.height).inset(UNPRINTABLE)
    assert all(printable.holds(box) for box in boxes)
    assert not any(box.overlaps(other) for at, box in enumerate(boxes) for other in boxes[:at])
    for place in arrangement.places:
        assert arrangement.behind(arrangement.behind(place)) == pytest.approx(place)


@pytest.mark.parametrize("duplex", ["long", "short"])
@pytest.mark.parametrize(("paper", "size"), [("a5", (63, 88)), ("a5", (88, 40)), ("letter", (63, 88))])
def test_backs_meet_their_fronts(duplex: Turning, paper: str, size: tuple[float, float]) -> None:
    plan = SheetPlan(*size, marks="none", duplex=duplex)
    front, back = pictures(sheets(3, plan, paper), 200)
    arrangement = arrange(plan, PAPERS[paper])
    assert not differs(front, seen_through(back, arrangement))


@pytest.mark.parametrize("duplex", ["long", "short"])
def test_a_back_that_is_off_is_seen(duplex: Turning) -> None:
    plan = SheetPlan(63, 88, marks="none", duplex=duplex, back_offset=(0.5, -1))
    front, back = pictures(sheets(3, plan), 200)
    assert differs(front, seen_through(back, arrange(plan, PAPERS["a5"])))


@pytest.mark.parametrize(("paper", "size"), [("a4", (63, 88)), ("a5", (88, 40))])
def test_gutterfold_backs_meet_their_fronts(paper: str, size: tuple[float, float]) -> None:
    plan = SheetPlan(*size, marks="none", duplex="gutterfold")
    arrangement = arrange(plan, PAPERS[paper])
    assert arrangement.fold is not None
    (page,) = sheets(2, plan, paper)
    sheet = pictures([Page(page.width, page.height, page.items[:4])], 200)[0]
    assert not differs(sheet, seen_through(sheet, arrangement))
    assert len(arrangement.places) * 2 * plan.width * plan.height < page.width * page.height


@pytest.mark.parametrize("duplex", TURNED)
@pytest.mark.parametrize("size", [(63, 88), (88, 63)])
def test_backs_are_upright_when_a_card_is_turned_over_like_a_page(
    duplex: Turning, size: tuple[float, float]
) -> None:
    plan = SheetPlan(*size, marks="none", duplex=duplex)
    arrangement = arrange(plan, PAPERS["a4"])
    pages = pictures(sheets(1, plan, "a4", marked=True), 50)
    through = seen_through(pages[-1], arrangement)
    x, y = arrangement.places[0]
    spots = {
        name: through.getpixel((round((x + across) / 25.4 * 50), round((y + down) / 25.4 * 50)))
        for name, across, down in (
            ("upper left", 6, 6),
            ("upper right", plan.width - 6, 6),
            ("lower left", 6, plan.height - 6),
            ("lower right", plan.width - 6, plan.height - 6),
        )
    }
    assert [name for name, pixel in spots.items() if pixel == 255] == ["upper right"]


@pytest.mark.parametrize("size", [(63.0, 88.0), (57.5, 70.25)])
def test_a_card_measures_what_it_should(size: tuple[float, float]) -> None:
    plan = SheetPlan(*size, duplex="none", marks="none")
    (page,) = impose_sheets([Leaf(leaf(*size).front)], plan, style("paper", paper="90x120mm"))
    (picture,) = pictures([page], 600)
    _, width = dark_run(row_of(picture, picture.height // 2), 128)
    _, height = dark_run(column_of(picture, picture.width // 2), 128)
    assert (width / 600 * 25.4, height / 600 * 25.4) == pytest.approx(size, abs=0.1)


def test_marks_are_in_line_with_the_cut() -> None:
    plan = SheetPlan(63, 88, duplex="none")
    (page,) = sheets(4, plan)
    (picture,) = pictures([page], 600)
    arrangement = arrange(plan, PAPERS["a5"])
    y = round((arrangement.area.y - 2) / 25.4 * 600)
    dark = [at / 600 * 25.4 for at, pixel in enumerate(row_of(picture, y)) if pixel < 128]
    edges = [arrangement.area.x + n * 63 for n in range(len({x for x, _ in arrangement.places}) + 1)]
    assert all(min(abs(at - edge) for edge in edges) < 0.12 for at in dark)
    assert all(min(abs(at - edge) for at in dark) < 0.12 for edge in edges)


@pytest.mark.parametrize("marks", KINDS_OF_MARKS)
@pytest.mark.parametrize("duplex", ["long", "gutterfold"])
def test_every_kind_of_marks_is_drawn_once_on_the_front(marks: Marks, duplex: Turning) -> None:
    bare, marked = (sheets(2, SheetPlan(40, 60, 2, marks=kind, duplex=duplex), "a4") for kind in ("none", marks))
    assert [len(page.items) for page in marked] == [len(bare[0].items) + 1, *(len(p.items) for p in bare[1:])]


def test_edge_marks_touch_neither_bleed_nor_footer() -> None:
    plan = SheetPlan(63, 88, 2)
    (front, _) = sheets(4, plan, "a4")
    arrangement = arrange(plan, PAPERS["a4"])
    marks = front.items[-1]
    assert isinstance(marks, type(paths.line(0, 0, 1, 1, style("paper").theme.line_stroke())))
    bleed = arrangement.area.inset(-plan.bleed)
    numbers = [segment[1:] for segment in marks.segments]
    for (x1, y1), (x2, y2) in zip(numbers[::2], numbers[1::2], strict=True):
        mark = Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
        assert not mark.overlaps(bleed)
        assert mark.bottom <= PAPERS["a4"].height - UNPRINTABLE - 6


@pytest.mark.parametrize("bleed", [0, 3])
def test_corner_marks_are_crosses_on_every_corner(bleed: float) -> None:
    plan = SheetPlan(63, 88, bleed, marks="corners")
    front, _ = sheets(2, plan, "a4")
    marks = front.items[-1]
    assert isinstance(marks, PathItem)
    ends = [segment[1:] for segment in marks.segments]
    lines = [Box(x1, y1, x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in zip(ends[::2], ends[1::2], strict=True)]
    for left, top in arrange(plan, PAPERS["a4"]).places[:2]:
        for x, y in ((x, y) for x in (left, left + 63) for y in (top, top + 88)):
            level, upright = Box(x - 1.1, y, 2.2, 0), Box(x, y - 1.1, 0, 2.2)
            assert any(line.holds(level) for line in lines)
            assert any(line.holds(upright) for line in lines)


def test_nothing_but_marks_comes_near_the_edge_of_letter() -> None:
    for made in (
        qs.pad("doodle", paper="letter"),
        qs.scoring_aid("doodle", paper="letter"),
        qs.tiles(paper="letter"),
        qs.boards(paper="letter"),
        qs.cards("meadow", paper="letter", marks="none", only=["P01", "P02"]),
    ):
        for picture in pictures(made.document.pages, 50):
            edge = round(6.3 * 50 / 25.4)
            picture.paste(255, (edge, edge, picture.width - edge, picture.height - edge))
            assert min(picture.tobytes()) > 200, made.title


@pytest.mark.parametrize("paper", [*PAPERS, "140x140mm"])
@pytest.mark.parametrize("size", [(63, 88), (44, 63), (70, 70), (57, 88)])
@pytest.mark.parametrize("duplex", TURNED)
def test_footers_never_touch_cards(paper: str, size: tuple[float, float], duplex: Turning) -> None:
    plan = SheetPlan(*size, duplex=duplex)
    try:
        pages = with_footers(sheets(2, plan, paper), style("paper", "de", paper), "Wiese · poker")
    except QuiltsmithError as refused:
        if " fit on " not in str(refused):
            raise
        assert paper in ("a5", "140x140mm")
        return
    for page in pages:
        words = [placed.box for placed in placed_texts(page) if "fold" not in placed.text.text]
        assert page.trim is not None
        assert len(words) >= 2
        inside = Box(0, 0, page.width, page.height).inset(UNPRINTABLE - 0.01)
        assert all(inside.holds(box) for box in words)
        footers = [box for box in words if not page.trim.holds(box)]
        assert len(footers) >= 2
        assert not any(box.overlaps(page.trim) for box in footers)


def test_pages_of_single_faces_have_boxes_and_order() -> None:
    pages = impose_singles([leaf(63, 88, 3)] * 2, SinglePlan(63, 88, 3, ("back", "front")))
    assert [page.label for page in pages] == ["card back", "card front"] * 2
    assert {(page.width, page.height) for page in pages} == {(69, 94)}
    assert {page.trim for page in pages} == {Box(3, 3, 63, 88)}
    assert {page.bleed for page in pages} == {Box(0, 0, 69, 94)}


def test_marks_of_single_faces_stand_outside_the_bleed() -> None:
    (page, _) = impose_singles([leaf(63, 88, 3)], SinglePlan(63, 88, 3, margin=7))
    assert (page.width, page.trim, page.bleed) == (83, Box(10, 10, 63, 88), Box(7, 7, 69, 94))
    (picture,) = pictures([page], 100)
    upper = picture.crop((0, 0, picture.width, round(6.2 / 25.4 * 100)))
    assert ImageOps.invert(upper).getbbox() is not None


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (SheetPlan(63, 88, -1), "a bleed of -1 mm is less than nothing; leave it out or give 2 or 3"),
        (SheetPlan(63, 88, nan), "a bleed of nan mm is no length; leave it out or give a number of mm"),
        (SheetPlan(63, 88, 0, inf), "a gap of inf mm is no length; leave it out or give a number of mm"),
        (SheetPlan(63, 88, 0, -2), "a gap of -2 mm is less than nothing; leave it out or give 0 or more"),
        (
            SheetPlan(63, 88, 3, 4),
            (
                "a bleed of 3 mm on both sides does not fit into a gap of 4 mm; "
                "make the gap at least 6 mm, or leave it out"
            ),
        ),
        (
            SheetPlan(200, 300),
            "a card of 200 × 300 mm does not fit on a5 with its margins; choose smaller cards or a larger paper",
        ),
        (
            SheetPlan(140, 100, 2, duplex="gutterfold"),
            (
                "a card of 140 × 100 mm with 2 mm of bleed and its back do not both fit on a5; "
                "choose a larger paper or another duplex"
            ),
        ),
        (
            SheetPlan(63, 88, back_offset=(25, 0)),
            "an offset of 25,0 is more than any printer is wrong; up to 20 mm are possible",
        ),
        (
            SheetPlan(63, 88, duplex="none", back_offset=(1, 0)),
            "an offset moves backs on the other side of the sheet; it needs duplex long or short",
        ),
    ],
)
def test_plans_that_cannot_be(plan: SheetPlan, message: str) -> None:
    with pytest.raises(QuiltsmithError) as caught:
        arrange(plan, PAPERS["a5"])
    assert str(caught.value) == message
