from __future__ import annotations

from itertools import combinations

import pytest

from quiltsmith.formats.source import Source
from quiltsmith.scene.colour import BLACK, WHITE
from quiltsmith.style.theme import Ink, Theme
from quiltsmith.style.theme_reader import find_theme, load_theme, read_theme, theme_names

NAMES = ("night", "paper", "quilt")
READABLE = 4.5
VISIBLE = 1.2


def theme(name: str, ink: Ink = Ink.FULL) -> Theme:
    path = find_theme(name)
    assert path is not None
    loaded, problems = load_theme(path)
    assert problems == ()
    assert loaded is not None
    return loaded.in_ink(ink)


def test_shipped_themes() -> None:
    assert theme_names() == NAMES
    assert [theme(name).id for name in NAMES] == list(NAMES)
    assert all(set(theme(name).title) == {"en", "de"} for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ink", Ink)
def test_everything_can_be_read(name: str, ink: Ink) -> None:
    shown = theme(name, ink)
    for ground in (shown.paper, shown.panel, shown.card):
        for text in (shown.text, shown.muted, shown.accent, shown.line):
            assert text.contrast(ground) >= READABLE
        assert shown.guide.contrast(ground) >= VISIBLE
    assert shown.on_badge.contrast(shown.badge) >= READABLE


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ink", Ink)
def test_figures_of_fabrics_can_be_seen(name: str, ink: Ink) -> None:
    for fabric in (theme(name, ink).back, *theme(name, ink).fabrics):
        assert fabric.ground is not None
        assert fabric.colour.contrast(fabric.ground) >= 1.5, fabric


@pytest.mark.parametrize("name", NAMES)
def test_every_fabric_has_a_pattern_of_its_own(name: str) -> None:
    fabrics = theme(name).fabrics
    assert len(fabrics) >= 12
    assert all(one.pattern != other.pattern for one, other in combinations(fabrics, 2))


@pytest.mark.parametrize("name", NAMES)
def test_mono_is_black_on_white(name: str) -> None:
    mono = theme(name, Ink.MONO)
    assert {mono.text, mono.muted, mono.accent, mono.line, mono.guide, mono.on_badge} == {BLACK}
    assert {mono.paper, mono.panel, mono.card, mono.badge} == {WHITE}
    assert {(fabric.colour, fabric.ground) for fabric in (mono.back, *mono.fabrics)} == {(BLACK, WHITE)}
    assert mono.guide_stroke().dash


def test_light_has_no_grounds() -> None:
    light = theme("quilt", Ink.LIGHT)
    assert {fabric.ground for fabric in light.fabrics} == {WHITE}
    assert light.text == theme("quilt").text


def test_fabrics_come_again() -> None:
    quilt = theme("quilt")
    assert quilt.fabric(len(quilt.fabrics)) == quilt.fabrics[0]


def test_mistakes_have_places_and_hints() -> None:
    text = (find_theme("quilt") or pytest.fail("no quilt")).read_text(encoding="utf-8")
    text = (
        text.replace("pattern: dots", "pattern: dotz").replace("accent:", "akcent:").replace('"#c9beb2"', "grey")
    )
    broken, problems = read_theme(Source("mine.yaml", text))
    assert broken is None
    hints = {(problem.code, problem.hint) for problem in problems}
    assert ("unknown-name", "did you mean `dots`?") in hints
    assert ("unknown-key", "did you mean `accent`?") in hints
    assert ("wrong-type", 'write red, green and blue in quotation marks, for example "#d55e00"') in hints
    assert all(problem.place.line > 1 for problem in problems if problem.code != "missing-key")


def test_empty_file() -> None:
    _, (problem,) = read_theme(Source("mine.yaml", "# nothing\n"))
    assert problem.code == "empty-file"
