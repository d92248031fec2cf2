"""Previews of themes, papers and presets: every text stands apart, and in its room."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiltsmith.api.load_definitions import load_deck, loaded
from quiltsmith.api.product_parts import style_of
from quiltsmith.formats.library import shipped_names
from quiltsmith.layout.previews.choice_previews import paper_preview, preset_preview, theme_preview
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Document
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.preset_reader import PRESETS
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme import Ink
from tests.layout.samples import LANGUAGES


def previews(language: str, ink: Ink) -> list[Document]:
    style = style_of(lang=language, ink=ink)
    styles = [style_of(lang=language, theme=name, ink=ink) for name in shipped_names("templates/themes")]
    presets = [loaded(PRESETS, name) for name in shipped_names("templates/presets")]
    return [
        theme_preview(styles, load_deck("meadow"), "themes"),
        paper_preview(tuple(PAPERS.values()), style, "papers"),
        preset_preview(presets, style, "presets"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ink", [Ink.FULL, Ink.MONO])
def test_no_text_leaves_its_room_or_meets_another(language: str, ink: Ink) -> None:
    for document in previews(language, ink):
        (page,) = document.pages
        placed = placed_texts(page)
        assert placed
        for text in placed:
            assert Box(0, 0, page.width, page.height).holds(text.box)
            assert text.area is None or text.area.holds(text.box, 0.05), text.text
        for one, other in combinations(placed, 2):
            assert not one.box.overlaps(other.box, 0.05), f"{one.text.text} and {other.text.text}"
