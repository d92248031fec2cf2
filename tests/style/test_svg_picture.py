"""SVG drawings: what can be printed becomes shapes, and the rest is refused at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Path as Shape
from quiltsmith.scene.paths import bounds
from tests.style.samples import read

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
BOMB = "".join(f'<g id="g{level}">' for level in range(100)) + "<path d='M0 0h1v1z'/>" + "</g>" * 100


def shapes(body: str, folder: Path, head: str = HEAD) -> list[Shape]:
    artwork, problems = read(folder, f"{head}\n{body}\n</svg>")
    assert artwork is not None, [problem.message for problem in problems]
    return [item for item in artwork.shapes if isinstance(item, Shape)]


@pytest.mark.parametrize(
    ("body", "box"),
    [
        ('<rect x="10" y="20" width="30" height="40"/>', (10, 20, 30, 40)),
        ('<rect x="10" y="20" width="30" height="40" rx="5"/>', (10, 20, 30, 40)),
        ('<circle cx="50" cy="50" r="10"/>', (40, 40, 20, 20)),
        ('<ellipse cx="50" cy="50" rx="20" ry="10"/>', (30, 40, 40, 20)),
        ('<polygon points="0,0 10,0 10,10"/>', (0, 0, 10, 10)),
        ('<path d="M1 1h8v8h-8z"/>', (1, 1, 8, 8)),
        ('<path d="M0 0q10 0 10 10" fill="none" stroke="red"/>', (0, 0, 10, 10)),
        ('<g transform="translate(5,5) scale(2)"><rect width="10" height="5"/></g>', (5, 5, 20, 10)),
        ('<rect width="10" height="20" transform="rotate(90)"/>', (-20, 0, 20, 10)),
        ('<rect width="10" height="20" transform="rotate(180 5 10)"/>', (0, 0, 10, 20)),
    ],
)
def test_shapes_are_where_they_are_drawn(
    body: str, box: tuple[float, float, float, float], tmp_path: Path
) -> None:
    (shape,) = shapes(body, tmp_path)
    found = bounds(shape)
    assert (found.x, found.y, found.width, found.height) == pytest.approx(box, abs=0.01)


def test_looks_come_from_attributes_styles_and_sheets(tmp_path: Path) -> None:
    body = """<style>.a{fill:#010203;stroke:#ff0000} /* no */ #b{fill:rgb(4,5,6)}</style>
    <g fill="blue" stroke-width="3"><rect class="a" width="1" height="1"/><rect id="b" width="1" height="1"/>
    <rect width="1" height="1"/><rect width="1" height="1" style="fill:none;stroke:black" transform="scale(2)"/>
    <rect width="1" height="1" display="none"/></g><rect width="1" height="1"/>"""
    first, second, third, fourth, last = shapes(body, tmp_path)
    assert (first.fill, first.stroke and first.stroke.width) == (Colour(1, 2, 3), 3)
    assert (second.fill, third.fill, last.fill) == (Colour(4, 5, 6), Colour(0, 0, 255), Colour(0, 0, 0))
    assert (fourth.fill, fourth.stroke and fourth.stroke.width) == (None, 6)


def test_what_programs_keep_for_themselves_is_left_alone(tmp_path: Path) -> None:
    head = HEAD.replace(" viewBox", ' xmlns:ink="urn:ink" viewBox')
    kept = '<ink:grid><ink:text/></ink:grid><defs><linearGradient id="x"/></defs><title>t</title>'
    body = f'{kept}<rect width="1" height="1"/>'
    assert len(shapes(body, tmp_path, head)) == 1


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ('<text x="1">hi</text>', "`text` cannot be printed"),
        ('<image href="file:///etc/passwd"/>', "`image` cannot be printed"),
        ("<script>alert(1)</script>", "`script` cannot be printed"),
        ('<use href="#a"/>', "`use` cannot be printed"),
        ('<rect width="1" height="1" fill="url(#x)"/>', "shading and patterns of a drawing cannot be printed"),
        ('<rect width="1" height="1" opacity=".5"/>', "a part that can be seen through cannot be printed"),
        ('<rect width="1" height="1" fill="#ff000080"/>', "a part that can be seen through cannot be printed"),
        ('<g filter="url(#f)"><rect width="1" height="1"/></g>', "`filter` cannot be printed"),
        ('<rect width="1" height="1" fill="reddish"/>', "`reddish` is no colour"),
        ('<rect width="x" height="1"/>', "`x` is no number"),
        ('<path d="M0 0 L"/>', "the data of a path cannot be read: `M0 0 L`"),
        ('<rect width="1" height="1" transform="spin(3)"/>', "`spin(3)` is no movement"),
        (
            '<rect width="1" height="1" transform="scale(1e99)"/>',
            "a shape lies further away than any drawing is large",
        ),
        (BOMB, "the drawing has more in it than a card can show"),
        ("<g/>", "there is nothing to print in this drawing"),
        ("<rect", "this is not XML: "),
    ],
    ids=lambda value: value[:18],
)
def test_what_cannot_be_printed_is_refused_at_its_line(body: str, message: str, tmp_path: Path) -> None:
    artwork, (problem,) = read(tmp_path, f"{HEAD}\n{body}\n</svg>")
    assert artwork is None
    assert problem.code == "broken-picture"
    assert problem.message.startswith(message)
    assert problem.file == str(tmp_path / "art")
    assert problem.line >= 2


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&c;</svg>',
        '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"><rect/></svg>',
        "<html><rect/></html>",
    ],
)
def test_hostile_and_other_files(text: str, tmp_path: Path) -> None:
    artwork, (problem,) = read(tmp_path, text)
    assert (artwork, problem.code) == (None, "broken-picture")


def test_too_many_shapes(tmp_path: Path) -> None:
    body = "<path d='M0 0h1v1z'/>" * 6000
    artwork, (problem,) = read(tmp_path, f"{HEAD}{body}</svg>")
    assert artwork is None
    assert problem.message == "the drawing has more in it than a card can show"
