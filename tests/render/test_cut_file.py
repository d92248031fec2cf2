"""Cut files, read back by programs of others: pieces, shared lines, marks, and that print and file agree."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from io import BytesIO, StringIO
from itertools import pairwise
from math import atan, hypot, pi, sin
from pathlib import Path as FilePath
from typing import Any

import ezdxf.document
import ezdxf.filemanagement
import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray
from PIL import Image

import quiltsmith as qs
from quiltsmith.errors import QuiltsmithError
from quiltsmith.render.cut_file import Cutting, layers_of, render_cuts
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import CutPath, Cuts, Vertex, box_outline, disc_outline
from quiltsmith.scene.elements import Document, Page
from quiltsmith.style.machines import MachineName
from tests.conftest import Command

Point = tuple[float, float]
Edge = tuple[Point, Point]


def dxf_of(document: Document, cutting: Cutting | None = None) -> Iterator[ezdxf.document.Drawing]:
    for data in render_cuts(document, ".dxf", cutting or Cutting()).values():
        yield ezdxf.filemanagement.read(StringIO(data.decode(), newline=None))


def entities(drawing: ezdxf.document.Drawing, wanted: str) -> Sequence[Any]:
    return list(drawing.modelspace().query(wanted))


def straight_edges(drawing: ezdxf.document.Drawing, layer: str = "Cut") -> list[Edge]:
    """List all straight edges of a layer, as ezdxf reads them."""
    edges = []
    for entity in entities(drawing, f'*[layer=="{layer}"]'):
        if entity.dxftype() == "LINE":
            start, end = entity.dxf.start, entity.dxf.end
            edges.append(((start.x, start.y), (end.x, end.y)))
        else:
            points = [(vertex.dxf.location.x, vertex.dxf.location.y) for vertex in entity.vertices]
            bulges = [vertex.dxf.get("bulge", 0) for vertex in entity.vertices]
            around = [*pairwise(points), *([(points[-1], points[0])] if entity.is_closed else [])]
            edges += [edge for edge, bulge in zip(around, bulges, strict=False) if not bulge]
    return edges


def circles(drawing: ezdxf.document.Drawing) -> list[float]:
    """List the diameters of round outlines."""
    found = []
    for entity in entities(drawing, "POLYLINE"):
        if all(abs(vertex.dxf.get("bulge", 0)) == 1 for vertex in entity.vertices):
            first, second = (vertex.dxf.location for vertex in entity.vertices)
            found.append(first.distance(second))
    return found


def length(edges: Sequence[Edge]) -> float:
    return sum(hypot(end[0] - start[0], end[1] - start[1]) for start, end in edges)


def units(edges: Sequence[Edge], cell: float, corner: Point) -> list[tuple[int, int, int, int]]:
    """Part upright and level edges into those of cells."""
    parted = []
    for start, end in edges:
        (x1, y1), (x2, y2) = (
            (round((x - corner[0]) / cell, 3), round((y - corner[1]) / cell, 3)) for x, y in sorted((start, end))
        )
        assert all(value == int(value) for value in (x1, y1, x2, y2)), "edges lie between cells"
        across, down = int(x2 - x1), int(y2 - y1)
        assert 0 in (across, down)
        for step in range(across):
            parted.append((int(x1) + step, int(y1), int(x1) + step + 1, int(y1)))
        for step in range(down):
            parted.append((int(x1), int(y1) + step, int(x1), int(y1) + step + 1))
    return parted


def pieces(edges: Sequence[tuple[int, int, int, int]], columns: int, rows: int) -> list[int]:
    """Pour paint into the cells between edges: how many cells each piece has."""
    walls, seen, sizes = set(edges), set[tuple[int, int]](), []
    for first in ((x, y) for x in range(columns) for y in range(rows)):
        if first in seen:
            continue
        todo, size = [first], 0
        seen.add(first)
        while todo:
            x, y = todo.pop()
            size += 1
            for wall, beside in (
                ((x, y, x, y + 1), (x - 1, y)),
                ((x + 1, y, x + 1, y + 1), (x + 1, y)),
                ((x, y, x + 1, y), (x, y - 1)),
                ((x, y + 1, x + 1, y + 1), (x, y + 1)),
            ):
                inside = 0 <= beside[0] < columns and 0 <= beside[1] < rows
                if inside and wall not in walls and beside not in seen:
                    seen.add(beside)
                    todo.append(beside)
        sizes.append(size)
    return sizes


def test_every_patch_has_the_area_of_its_cells_and_no_line_is_cut_twice() -> None:
    cell, sizes, deck = 20.0, list[int](), qs.load_deck("classic")
    for drawing in dxf_of(qs.tiles("classic", only="patches").document):
        edges = straight_edges(drawing)
        corner = min(x for edge in edges for x, _ in edge), min(y for edge in edges for _, y in edge)
        parted = units(edges, cell, corner)
        assert len(parted) == len(set(parted)), "no line twice"
        columns = max(x for _, _, x, _ in parted)
        rows = max(y for _, _, _, y in parted)
        found = pieces(parted, columns, rows)
        sizes += found
    wanted = sorted(card.shape.size for card in deck.everything for _ in range(card.copies))
    left = list(sizes)
    for size in wanted:
        left.remove(size)  # what is left over is paper between pieces


@pytest.mark.parametrize("product", ["tiles", "cards", "boards"])
def test_the_way_of_the_knife_is_at_most_all_edges_without_doubles(product: str) -> None:
    document = {"tiles": qs.tiles, "cards": lambda: qs.cards("meadow"), "boards": qs.boards}[product]().document
    for page in document.pages:
        if page.cuts is None:
            continue
        layers = layers_of(page, Cutting())
        every = {edge for path in page.cuts.cut for edge in tenths(path.edges)}
        cut = sum(path.length for path in layers["Cut"])
        arcs = sum(path.length for path in page.cuts.cut if not path.is_straight)
        assert cut <= len(every) / 10 + arcs + 0.5
        assert cut >= 0.99 * (len(every) / 10 + arcs)


def tenths(edges: Sequence[tuple[Vertex, Vertex]]) -> set[tuple[int, int, int]]:
    """Cover straight, upright or level edges with steps of a tenth of a millimetre."""
    covered = set()
    for start, end in edges:
        if start[2]:
            continue
        (x1, y1), (x2, y2) = sorted((round(x * 10), round(y * 10)) for x, y, _bulge in (start, end))
        covered |= {(x, y1, 0) for x in range(x1, x2)} | {(x1, y, 1) for y in range(y1, y2)}
    return covered


def test_lines_that_go_on_are_one_and_long_ones_come_first() -> None:
    page = qs.cards("meadow").document.pages[0]
    paths = layers_of(page, Cutting())["Cut"]
    assert len(paths) == 8, "three columns and three rows of cards need eight cuts"
    lengths = [path.length for path in paths]
    assert lengths == sorted(lengths, reverse=True)


def test_a_laser_cuts_holes_first_and_pieces_apart() -> None:
    document = qs.tiles("classic", machine="laser", kerf=0.2).document
    for page in document.pages:
        paths = layers_of(page, Cutting(is_laser=True, kerf=0.2))["Cut"]
        assert all(path.is_closed for path in paths)
    ring = Page(100, 100, (), cuts=Cuts((box_outline(Box(0, 0, 60, 60)), hole(Box(20, 20, 20, 20)))))
    first, second = layers_of(ring, Cutting(is_laser=True, kerf=0.2))["Cut"]
    assert first.is_hole
    assert not second.is_hole
    assert abs(first.area) == pytest.approx(19.8**2)
    assert abs(second.area) == pytest.approx(60.2**2)


def hole(box: Box) -> CutPath:
    return replace(box_outline(box), is_hole=True)


def test_a_kerf_leaves_pieces_as_large_as_printed() -> None:
    wanted = sorted(card.shape.size * 400.0 for card in qs.load_deck("classic").everything)
    areas = []
    for page in qs.tiles("classic", only="patches", machine="laser", kerf=0.2, cell=20).document.pages:
        for path in layers_of(page, Cutting(is_laser=True, kerf=0.2))["Cut"]:
            areas.append(abs(path.grown(-0.1).area))
    assert sorted(areas) == pytest.approx(wanted)


def test_tokens_are_round() -> None:
    document = qs.tiles("classic", only="currency", cell=20).document
    found = [size for drawing in dxf_of(document) for size in circles(drawing)]
    assert len(found) == 50
    assert found == pytest.approx([19.2] * 50)


@pytest.mark.parametrize("machine", ["silhouette", "cricut", "laser"])
def test_pieces_keep_clear_of_marks_and_edges(machine: MachineName) -> None:
    clear = {"silhouette": 12, "cricut": 14, "laser": 10}[machine]
    for made in (
        qs.tiles("classic", machine=machine),
        qs.cards("meadow", machine=machine),
        qs.boards("patchwork", machine=machine),
        qs.kit("patchwork", machine=machine),
    ):
        pages = [page for page in made.document.pages if page.cuts is not None]
        assert pages
        for page in pages:
            assert page.cuts is not None
            points = [point for path in page.cuts.cut for point in path.chords().points]
            assert min(x for x, _, _ in points) >= clear - 1e-6
            assert max(x for x, _, _ in points) <= page.width - clear + 1e-6
            assert min(y for _, y, _ in points) >= clear - 1e-6
            assert max(y for _, y, _ in points) <= page.height - clear + 1e-6
            assert bool(page.cuts.marks) == (machine == "silhouette")
            if machine == "silhouette":
                assert not any(
                    (x < 30 and (y < 30 or y > page.height - 30)) or (x > page.width - 30 and y < 30)
                    for x, y, _ in points
                )


def rendered(svg: bytes, dots: float) -> NDArray[np.uint8]:
    command = ["rsvg-convert", "-d", str(dots), "-p", str(dots), "-b", "white"]
    png = subprocess.run(command, input=svg, capture_output=True, check=True).stdout
    return np.asarray(Image.open(BytesIO(png)).convert("L"))


def edges_of(pixels: NDArray[np.uint8]) -> tuple[float, float]:
    """Return where darkness begins and ends in a strip, to a part of a pixel."""
    dark = 255.0 - pixels.astype(float).mean(axis=0)
    level = dark.max() / 2
    places = np.flatnonzero(dark >= level)
    first, last = int(places[0]), int(places[-1])
    before, after = dark[first - 1], dark[last + 1]
    return first + 1 - (dark[first] + before) / dark.max(), last + (dark[last] + after) / dark.max()


def test_the_printed_page_and_the_cut_file_agree() -> None:
    dots, boards = 300.0, qs.boards("patchwork", ink="mono", theme="paper")
    [printed, *_] = qs.write(boards, kind="svg")
    [cut, *_] = render_cuts(boards.document, ".svg", Cutting()).values()
    outline = boards.document.pages[0].cuts
    assert outline is not None
    pictures = rendered(printed, dots), rendered(cut, dots)
    for axis in (0, 1):
        assert_same_edges(pictures, dots, outline.cut[0].points, axis)


def assert_same_edges(
    pictures: Sequence[NDArray[np.uint8]], dots: float, corners: Sequence[Vertex], axis: int
) -> None:
    """Assert that a page as printed and as cut has the same left and right, or upper and lower edge."""
    mm, printed_line = dots / 25.4, 0.5
    low, high = min(corner[axis] for corner in corners), max(corner[axis] for corner in corners)
    along = min(corner[1 - axis] for corner in corners) + 30
    ends = []
    for picture in pictures:
        turned = picture if axis == 0 else picture.T
        strip = turned[round(along * mm) : round((along + 2) * mm), round((low - 1) * mm) : round((high + 1) * mm)]
        ends.append(edges_of(strip))
    (left, right), (cut_left, cut_right) = ends
    thicker = (printed_line - 0.1) / 2 * mm
    assert abs(left + thicker - cut_left) / mm < 0.05
    assert abs(right - thicker - cut_right) / mm < 0.05


def test_ezdxf_and_rsvg_find_nothing_wrong(tmp_path: FilePath) -> None:
    document = qs.tiles("classic", machine="silhouette").document
    for drawing in dxf_of(document):
        auditor = drawing.audit()
        assert not auditor.errors
        assert {layer.dxf.name for layer in drawing.layers} >= {"Cut", "Crease", "Marks"}
        assert len(straight_edges(drawing, "Marks")) == 4 + 2 + 2
    for svg in render_cuts(document, ".svg", Cutting()).values():
        assert rendered(svg, 50).min() < 255
        assert b'<g id="Cut"' in svg
        assert b'<g id="Marks"' in svg


def test_svg_and_dxf_say_the_same_with_another_origin() -> None:
    document = Document([Page(100, 50, (), cuts=Cuts((disc_outline(30, 10, 5),)))], "disc")
    [svg] = render_cuts(document, ".svg", Cutting()).values()
    assert b"M25 10 A5 5 0 0 1 35 10 A5 5 0 0 1 25 10 Z" in svg
    [drawing] = dxf_of(document)
    [entity] = entities(drawing, "*")
    assert [tuple(vertex.dxf.location)[:2] for vertex in entity.vertices] == [(25, 40), (35, 40)]
    assert [vertex.dxf.bulge for vertex in entity.vertices] == [-1, -1]
    angle = 4 * atan(1)
    assert 10 / (2 * sin(angle / 2)) == pytest.approx(5)
    assert angle == pytest.approx(pi)


def test_the_command_writes_both_files(quiltsmith: Command, tmp_path: FilePath) -> None:
    made = quiltsmith("tiles", "classic", "-o", tmp_path / "t.pdf", "--cut", tmp_path / "t.dxf")
    assert made.code == 0, made.err
    assert [FilePath(line).name for line in made.out.splitlines()] == ["t.pdf", "t-1.dxf", "t-2.dxf"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tiles", "classic", "--cut", "t.pdf"], "end its name with .svg or .dxf"),
        (["tiles", "classic", "-o", "t.svg", "--cut", "t.svg"], "different names"),
        (["tiles", "classic", "--kerf", "0.2", "--cut", "t.svg"], "a knife takes nothing away"),
        (["tiles", "classic", "--kerf", "3", "--machine", "laser", "--cut", "t.svg"], "burn 3 mm wide"),
        (["cards", "meadow", "--preset", "x4", "--machine", "laser"], "cuts by itself"),
        (["tiles", "classic", "--preset", "punchboard", "--machine", "laser"], "cuts by itself"),
        (["tiles", "classic", "--preset", "punchboard", "--cut", "t.svg"], "leave the cut file out"),
        (["cards", "meadow", "--preset", "x4", "--cut", "t.svg"], "leave the cut file out"),
        (["box", "classic", "--sleeves"], "as large as the patches are"),
        (["box", "meadow", "--cell", "20"], "as large as the cards are"),
    ],
)
def test_what_cannot_be_cut_is_refused(
    quiltsmith: Command, tmp_path: FilePath, words: list[str], said: str
) -> None:
    made = quiltsmith(*words, cwd=tmp_path)
    assert made.code == 2
    assert said in made.err
    assert not list(tmp_path.iterdir())


def test_pages_without_pieces_have_no_cut_file() -> None:
    with pytest.raises(QuiltsmithError, match="nothing is cut out"):
        qs.write_cut_files(qs.pad("doodle"), "pad.svg")
    with pytest.raises(QuiltsmithError, match="nothing is cut out"):
        qs.write_cut_files(qs.cards("meadow", duplex="gutterfold"), "cards.svg")


def test_the_same_bytes_every_time() -> None:
    first, second = (render_cuts(qs.tiles("classic").document, ".dxf", Cutting()) for _ in range(2))
    assert first == second
