"""Fabrics of patches: in turn, or as cards name them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from quiltsmith.formats.source import PlacedName, Source
from quiltsmith.layout.drawing.deck_fabrics import UnknownFabricError, chosen_fabrics, deal_fabrics
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import parse_paper
from quiltsmith.style.theme import Ink
from quiltsmith.style.theme_reader import find_theme, load_theme, theme_names


def style(name: str = "quilt", seed: int = 0) -> Style:
    path = find_theme(name)
    assert path is not None
    theme = load_theme(path)[0]
    assert theme is not None
    return Style(theme, "en", parse_paper("a4"), seed)


@pytest.mark.parametrize("name", theme_names())
def test_neighbours_have_different_fabrics(name: str) -> None:
    fabrics = deal_fabrics(40, style(name))
    for columns in range(1, 8):
        assert all(one != other for one, other in zip(fabrics, fabrics[columns:], strict=False))
    assert fabrics == deal_fabrics(40, style(name))
    assert fabrics != deal_fabrics(40, style(name, seed=1))


def test_a_named_fabric_is_taken_and_the_others_stay() -> None:
    chosen = chosen_fabrics([None, PlacedName("Hearts"), None], style())
    dealt = deal_fabrics(3, style())
    assert (chosen[0], chosen[2]) == (dealt[0], dealt[2])
    assert chosen[1].pattern == "hearts"


def test_a_name_means_the_same_fabric_in_every_ink() -> None:
    look = style()
    mono = replace(look, theme=look.theme.in_ink(Ink.MONO))
    assert chosen_fabrics([PlacedName("stars")], mono)[0].pattern == "stars"


def test_all_unknown_names_are_problems_of_the_deck() -> None:
    source = Source("mine.yaml", "one\nfabric: hartz\n")
    wishes = [PlacedName("hartz", source.place(2, 9, 5)), None, PlacedName("plaid")]
    with pytest.raises(UnknownFabricError) as caught:
        chosen_fabrics(wishes, style())
    first, second = caught.value.problems
    assert str(first) == "mine.yaml:2:9: error: there is no fabric `hartz` [unknown-name]"
    assert first.hint == "did you mean `hearts`?"
    assert second.hint.startswith("known here: dots, stripes,")
