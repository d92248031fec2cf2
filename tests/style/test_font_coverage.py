"""What the scene cannot draw is refused in a sentence, at every door of the layout and of rendering."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quiltsmith
from quiltsmith.errors import QuiltsmithError
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.fonts import MissingGlyphError
from quiltsmith.scene.text import TextFitError
from quiltsmith.style.font_coverage import refusing_unprintable

LAYOUT = Path(quiltsmith.__file__).parent / "layout"
DOORS = [
    (module, node)
    for module in sorted(LAYOUT.rglob("*.py"))
    for node in ast.parse(module.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "Document"
]
WITHIN_DOORS = {"_document", "document_of", "_picture"}
WITHOUT_TEXT = {f"{thing}_picture" for thing in ("patch", "swatch", "board", "ribbon", "logo")}


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            TextFitError("long", Box(0, 0, 10, 5)),
            "`long` is too long for its place on this paper; shorten it, or take larger paper",
        ),
        (MissingGlyphError("漢", "漢字", "Sans"), str(MissingGlyphError("漢", "漢字", "Sans"))),
    ],
)
def test_what_cannot_be_printed_becomes_a_refusal(error: Exception, sentence: str) -> None:
    @refusing_unprintable()
    def lay_out() -> None:
        raise error

    with pytest.raises(QuiltsmithError) as refused:
        lay_out()
    assert str(refused.value) == sentence


def test_a_mistake_of_ours_stays_one() -> None:
    with pytest.raises(ValueError, match="ours"), refusing_unprintable():
        raise ValueError("ours")


@pytest.mark.parametrize(("module", "door"), DOORS, ids=lambda part: getattr(part, "name", ""))
def test_every_door_of_the_layout_refuses(module: Path, door: ast.FunctionDef) -> None:
    guards = [ast.unparse(decorator) for decorator in door.decorator_list]
    assert door.name in WITHIN_DOORS | WITHOUT_TEXT or guards == ["refusing_unprintable()"]
