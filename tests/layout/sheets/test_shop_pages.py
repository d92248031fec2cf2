"""Documents for print shops: page boxes, what fills the bleed, what comes once, and outlines to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

import pikepdf
import pytest

import quiltsmith as qs
from quiltsmith.errors import UsageError
from quiltsmith.scene.elements import Document, Fabric, Group, Item, Path, Use
from quiltsmith.scene.extents import placed_texts
from quiltsmith.scene.paths import bounds
from quiltsmith.style.print_style import text
from tests.layout.samples import LANGUAGES

POINT = 25.4 / 72


def edges(page: pikepdf.Page, name: str) -> list[float]:
    return [round(float(edge) * POINT, 2) for edge in page.obj[name]]


def pdf_of(printable: qs.Printable) -> pikepdf.Pdf:
    [data] = qs.write(printable)
    return pikepdf.Pdf.open(BytesIO(data))


def paths_of(items: Sequence[Item]) -> Iterator[Path]:
    """List all paths, wherever they stand."""
    for item in items:
        if isinstance(item, Path):
            yield item
        elif isinstance(item, Group):
            yield from paths_of(item.items)
        elif isinstance(item, Use):
            yield from paths_of(item.symbol.items)


def strokes(items: Sequence[Item], spot: str) -> list[Path]:
    """List the lines of an ink."""
    return [path for path in paths_of(items) if path.stroke is not None and path.stroke.colour.spot == spot]


def filled(items: Sequence[Item]) -> list[Path]:
    return [path for path in paths_of(items) if path.fill is not None]


def words(document: Document) -> str:
    return " ".join(item.text.text for page in document.pages for item in placed_texts(page))


def test_a_glued_pad_is_cut_to_the_paper_and_bleeds_beyond() -> None:
    pdf = pdf_of(qs.pad("doodle", template="tall", preset="pad-a5"))
    page = pdf.pages[0]
    assert edges(page, "/MediaBox") == edges(page, "/BleedBox") == [0, 0, 154, 216]
    assert edges(page, "/TrimBox") == [3, 3, 151, 213]


def test_marks_stand_outside_the_bleed() -> None:
    pdf = pdf_of(qs.boards("patchwork", paper="a3", preset="punchboard"))
    page = pdf.pages[0]
    media, bleed, trim = (edges(page, name) for name in ("/MediaBox", "/BleedBox", "/TrimBox"))
    assert (bleed[0] - media[0], trim[0] - bleed[0]) == pytest.approx((7, 2))


def test_sheets_that_are_alike_come_once_and_those_of_players_all() -> None:
    assert len(qs.pad("doodle", sheets=50, preset="pad-a4")) == 1
    assert len(qs.pad("doodle", sheets=50, sides=2, preset="pad-a4")) == 2
    assert len(qs.pad("doodle", players=["Anna", "Ben"], sheets=5, preset="pad-a4")) == 2


def test_every_sheet_on_a_page_has_a_cover() -> None:
    cover = qs.pad("doodle", up=2, cover=True, title="Finale").document.pages[0]
    assert [placed.text.text for placed in placed_texts(cover)].count("Finale") == 2


def test_pads_of_several_players_have_a_table_of_contents() -> None:
    names = ["Anna", "Ben", "Cleo"]
    home = qs.pad("doodle", players=names, sheets=2, up=2).document
    assert [(mark.title, mark.page) for mark in home.bookmarks] == [("Anna", 0), ("Ben", 0), ("Cleo", 1)]
    shop = qs.pad("doodle", players=names, sheets=2, cover=True, preset="pad-a5").document
    assert [(mark.title, mark.page) for mark in shop.bookmarks] == [("Anna", 1), ("Ben", 2), ("Cleo", 3)]
    assert qs.pad("doodle", players=["Anna"]).document.bookmarks == ()


def test_a_shop_may_want_a_page_for_every_sheet() -> None:
    own = "\n".join(
        ("preset: mine", "title: Mine", "about: Mine.", "for: [pad]", "pages: pages", "paper: a5", "repeats: each")
    )
    assert len(qs.pad("doodle", sheets=50, cover=True, preset=f"{own}\n")) == 51


def test_the_cover_fills_the_bleed() -> None:
    cover = qs.pad("doodle", cover=True, preset="pad-a5", title="Finale").document.pages[0]
    [page, *_] = cover.items
    assert isinstance(page, Group)
    [group] = page.items
    assert isinstance(group, Group)
    cloth = next(item for item in group.items if isinstance(item, Path) and isinstance(item.fill, Fabric))
    box = bounds(cloth)
    assert (box.x, box.y) == (-3, -3)
    assert (box.width, box.height) == (cover.width, cover.height)
    assert "Finale" in [item.text.text for item in placed_texts(cover)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_home_printers_need_stands_in_the_margins(lang: str) -> None:
    ruler = text(lang, "print-at-100")
    home = qs.boards("patchwork", lang=lang, paper="a3").document
    shop = qs.boards("patchwork", lang=lang, paper="a3", preset="punchboard").document
    assert ruler in words(home)
    assert ruler not in words(shop)
    assert text(lang, "page-of", page=1, pages=1) not in words(shop)


def test_every_piece_is_cut_along_one_line_with_fabric_beyond_it() -> None:
    document = qs.tiles("classic", preset="punchboard").document
    cuts = [path for page in document.pages for path in strokes(list(page.items), "CutContour")]
    pieces = [item for page in document.pages for item in page.items[0].items]  # type: ignore[union-attr]
    assert len(cuts) == len(pieces) == 33 + 1 + 5 + 3 + 50
    for piece in pieces:
        [cut], ground = strokes([piece], "CutContour"), filled([piece])[0]
        assert bounds(ground) == bounds(cut).inset(-2), "the picture goes beyond the cut"
    assert strokes(list(qs.tiles("classic").document.pages[0].items), "CutContour") == []


def test_pieces_keep_the_bleed_of_two_apart() -> None:
    for page in qs.tiles("classic", preset="punchboard").document.pages:
        [whole, *_] = page.items
        assert isinstance(whole, Group)
        taken: set[tuple[int, int]] = set()
        for piece in whole.items:
            assert isinstance(piece, Group)
            cells = _squares(piece)
            assert not cells & taken, "one piece's bleed lies on another's"
            taken |= cells


def _squares(piece: Group) -> set[tuple[int, int]]:
    """Cover what a piece prints with squares of 2 mm, its bleed included."""
    path = strokes([piece], "CutContour")[0]
    box = bounds(path)
    points = [segment[1:3] for segment in path.segments if len(segment) == 3]
    inside = {
        (x, y)
        for x in range(int(box.x) // 2, int(box.right) // 2)
        for y in range(int(box.y) // 2, int(box.bottom) // 2)
        if _is_inside(2 * x + 1, 2 * y + 1, points)
    }
    around = {(x + right, y + down) for x, y in inside for right in (-1, 0, 1) for down in (-1, 0, 1)}
    return {(round(piece.x / 2) + x, round(piece.y / 2) + y) for x, y in around}


def _is_inside(x: float, y: float, points: Sequence[tuple[float, ...]]) -> bool:
    crossed = 0
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossed += 1
    return crossed % 2 == 1


def test_boards_are_cut_along_their_edge() -> None:
    document = qs.boards("patchwork", paper="a3", preset="punchboard").document
    assert [len(strokes(list(page.items), "CutContour")) for page in document.pages] == [1, 1, 1]


def test_the_ink_of_cuts_is_a_separation_that_overprints() -> None:
    pdf = pdf_of(qs.boards("patchwork", paper="a3", preset="punchboard"))
    spaces = [
        space
        for item in pdf.objects
        if isinstance(item, pikepdf.Array) and len(item) == 4 and item[0] == "/Separation"
        for space in [str(item[1])]
    ]
    assert "/CutContour" in spaces


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: qs.pad(preset="x4"), "x4 is not for `pad`; for that there are: pad-a4, pad-a5"),
        (
            lambda: qs.tiles("classic", preset="pad-a5"),
            "pad-a5 is not for `tiles`; for that there are: punchboard",
        ),
        (lambda: qs.cards("meadow", preset="booklet"), "booklet is not for `cards`"),
        (lambda: qs.pad(preset="pad-a5", fillable=True), "nothing to fill in on a screen"),
        (lambda: qs.pad(preset="pad-a5", up=2), "one sheet on a page"),
        (lambda: qs.scoring_aid(card=True, preset="booklet"), "cards to fold are for printers at home"),
        (lambda: qs.boards(preset="punchboard", board_size=500), "a print shop glues no sheets together"),
    ],
)
def test_what_does_not_suit_a_shop_is_refused(make: object, says: str) -> None:
    with pytest.raises(UsageError) as refused:
        make()  # type: ignore[operator]
    assert says in str(refused.value)
