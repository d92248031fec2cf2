"""Fonts of people's own: embedded, measured, and refused with a place when they are broken."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from quiltsmith.layout.cards.card_document import CardJob, card_document
from quiltsmith.render.pdf import render_pdf
from quiltsmith.render.svg import render_page
from quiltsmith.scene.fonts import font, font_file, font_path, using_fonts
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_card_size, parse_paper
from quiltsmith.style.theme import Theme
from tests.layout.cards.test_card_document import HOME
from tests.layout.samples import deck
from tests.style.samples import theme_with


def themed(folder: Path) -> Theme:
    """Read a theme that sets titles in the font of texts."""
    shutil.copy(font_path("text"), folder / "fancy.ttf")
    theme, problems = theme_with(folder, "fonts: {display: fancy.ttf}\n")
    assert theme is not None, problems
    return theme


def test_cards_are_measured_and_drawn_in_the_themes_fonts(tmp_path: Path) -> None:
    style = Style(themed(tmp_path), "en", parse_paper("a4"))
    meadow = deck("meadow")
    job = CardJob(meadow, meadow.cards[:2], HOME, parse_card_size("poker"))
    document = card_document(job, style)
    assert document.fonts == style.theme.fonts
    data = render_pdf(document)
    assert b"SourceSansPro-Regular" in data
    assert b"QuiltDisplay" not in data
    assert data == render_pdf(document)
    assert f"font-family:'{style.theme.fonts['display'].family}'" in render_page(document, 1, "live")


def test_fonts_are_in_use_for_a_while_only(tmp_path: Path) -> None:
    own = themed(tmp_path).fonts
    ours = font("display").width("Quilt")
    with using_fonts(own):
        assert font("display").width("Quilt") == font("text").width("Quilt") != ours
        assert font_file("text").package
    assert font("display").width("Quilt") == ours


def test_the_same_name_with_another_content_is_another_font(tmp_path: Path) -> None:
    first = themed(tmp_path).fonts["display"]
    shutil.copy(font_path("bold"), tmp_path / "fancy.ttf")
    (tmp_path / "theme.yaml").unlink()
    second = theme_with(tmp_path, "fonts: {text: fancy.ttf}\n")[0]
    assert second is not None
    assert second.fonts["text"].digest != first.digest


def without(folder: Path, change: str) -> bytes:
    """Spoil the font of texts in one way."""
    data = font_path("text").read_bytes()
    if change in ("letters", "license"):
        with TTFont(font_path("text")) as whole:
            if change == "license":
                whole["OS/2"].fsType = 2
            else:
                for table in whole["cmap"].tables:
                    table.cmap = {code: name for code, name in table.cmap.items() if code != ord("Q")}
            whole.save(folder / "spoiled")
        return (folder / "spoiled").read_bytes()
    return {
        "cut": data[:9000],
        "otf": b"OTTO" + data[4:],
        "empty": b"",
        "noise": data[:12] + bytes(range(256)) * 40,
    }[change]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("cut", "`bad.ttf`: it is damaged, or not a TrueType font with outlines"),
        ("noise", "`bad.ttf`: it is damaged, or not a TrueType font with outlines"),
        ("otf", "`bad.ttf` is not a TrueType font"),
        ("empty", "`bad.ttf` is not a TrueType font"),
        ("letters", "`bad.ttf`: it has no `Q`"),
        ("license", "`bad.ttf`: its maker does not allow to embed it"),
    ],
)
def test_broken_fonts_are_located(change: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "bad.ttf").write_bytes(without(tmp_path, change))
    theme, (problem,) = theme_with(tmp_path, "fonts: {text: bad.ttf}\n")
    assert theme is None
    assert (problem.code, problem.message, problem.line, problem.column) == ("broken-font", message, 20, 15)


def test_a_font_that_is_not_there(tmp_path: Path) -> None:
    shutil.copy(font_path("text"), tmp_path / "fancy.ttf")
    _, (problem,) = theme_with(tmp_path, "fonts: {text: fanzy.ttf}\n")
    assert (problem.code, problem.hint) == ("unknown-name", "did you mean `fancy.ttf`?")
