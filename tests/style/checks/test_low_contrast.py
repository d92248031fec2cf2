"""Text of a theme that can hardly be read: told with the worst ground and a colour that will do."""

from __future__ import annotations

import re

import pytest

from quiltsmith.formats.source import Source
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.style.checks import low_contrast
from quiltsmith.style.theme_reader import find_theme, read_theme, theme_names


def told(**colours: str) -> list[str]:
    """Give what is told of the theme quilt with some other colours."""
    path = find_theme("quilt")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    for name, colour in colours.items():
        text = re.sub(rf'^{name}: "#\w+"', f'{name}: "{colour}"', text, count=1, flags=re.MULTILINE)
    theme, problems = read_theme(Source("mine.yaml", text))
    assert theme is not None
    assert {problem.code for problem in problems} <= {low_contrast.CODE}
    lines = text.splitlines()
    return [f"{lines[problem.line - 1].split(':')[0]}: {problem.message}; {problem.hint}" for problem in problems]


@pytest.mark.parametrize("name", theme_names())
def test_shipped_themes_can_be_read(name: str) -> None:
    path = find_theme(name)
    assert path is not None
    assert read_theme(Source(name, path.read_text(encoding="utf-8")))[1] == []


@pytest.mark.parametrize(
    ("colours", "told_of"),
    [
        ({"text": "#b0a090"}, "text: `text` can hardly be read on `panel`: a contrast of 2.3, and it wants 4.5"),
        ({"muted": "#8c8c8c"}, "muted: `muted` can hardly be read on `panel`: a contrast of 3.1"),
        ({"on_badge": "#c06000"}, "on_badge: `on_badge` can hardly be read on `badge`: a contrast of 1.6"),
        (
            {"accent": "#ffb45e"},
            "accent: `accent` can hardly be read on `panel`: a contrast of 1.6, and it wants 3.0",
        ),
        ({"tape": "#444444"}, "text: `text` can hardly be read on `tape`"),
    ],
)
def test_the_worst_ground_is_told(colours: dict[str, str], told_of: str) -> None:
    assert any(line.startswith(told_of) for line in told(**colours)), told(**colours)


def test_the_colour_of_the_hint_will_do() -> None:
    [line] = told(text="#b0a090")
    suggested = re.search(r'write for example text: "(#\w+)"', line)
    assert suggested is not None
    assert Colour.parse(suggested[1]).contrast(WHITE) >= 4.5
    assert told(text=suggested[1]) == []


def test_no_colour_suits_dark_and_light_grounds() -> None:
    assert any("make all of its grounds light" in line for line in told(paper="#101040"))
