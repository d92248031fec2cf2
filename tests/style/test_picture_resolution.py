"""Themes with pictures: fabrics, logo and back, with a warning where they are too coarse."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.layout.cards.card_back import card_back, picture_problems
from quiltsmith.layout.cards.card_frame import CardMeasures
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.elements import Document, Page
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink, Theme
from tests.layout.pictures import pictures
from tests.layout.tidy import words_of
from tests.style.samples import TREE, picture, theme_with

POKER = CardMeasures(63, 88)


def with_pictures(folder: Path) -> Theme:
    (folder / "back.png").write_bytes(picture("#00ff00", (700, 1000)))
    (folder / "logo.svg").write_text(TREE)
    (folder / "small.png").write_bytes(picture("#0000ff", (12, 12)))
    fabric = "  - {name: spots, picture: small.png, width: 10}\n"
    theme, problems = theme_with(folder, "back_picture: back.png\nlogo: logo.svg\n", fabric)
    assert [(problem.code, problem.line) for problem in problems] == [("low-resolution", 23)]
    assert "30 dpi" in problems[0].message
    assert theme is not None
    return theme


def back(theme: Theme, is_start: bool = False) -> Page:
    style = Style(theme, "en", parse_paper("a4"))
    return Page(63, 88, card_back("Mine", is_start, POKER, style).items)


def test_backs_show_the_picture_and_the_logo(tmp_path: Path) -> None:
    theme = with_pictures(tmp_path)
    (shown,) = pictures([back(theme)], 40)
    # Pictures of tests are grey; this is how light green is.
    assert shown.convert("L").getpixel((shown.width // 2, shown.height // 6)) == 150
    assert words_of(back(theme)) == ""
    assert words_of(back(theme, True)) == "Start Start"


def test_a_coarse_back_is_told_for_large_cards_only(tmp_path: Path) -> None:
    theme = with_pictures(tmp_path)
    assert picture_problems(POKER, theme) == []
    (problem,) = picture_problems(CardMeasures(120, 170), theme)
    assert problem.code == "low-resolution"
    assert problem.message == "`back.png` has 155 dpi at its printed size"


def test_pictures_in_every_ink(tmp_path: Path) -> None:
    theme = with_pictures(tmp_path)
    spots = [theme.in_ink(ink).named_fabric("spots") for ink in Ink]
    assert len({fabric.artwork for fabric in spots if fabric}) == len(Ink)
    for ink in Ink:
        data = render_pdf(Document([back(theme.in_ink(ink))], "x"))
        assert data == render_pdf(Document([back(theme.in_ink(ink))], "x"))


def test_mistakes_are_located_in_the_theme(tmp_path: Path) -> None:
    theme, problems = theme_with(tmp_path, "logo: nope.png\n", "  - {name: x, picture: no.svg}\n  - {width: 5}\n")
    assert theme is None
    found = [(problem.code, problem.line) for problem in problems]
    assert found.count(("unknown-name", 20)) == 1
    assert ("unknown-name", 22) in found
    assert [code for code, line in found if line == 23] == ["missing-key"] * 3
