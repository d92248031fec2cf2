"""Deals for programs: those of the command."""

from __future__ import annotations

from pathlib import Path

import pytest

import quiltsmith as qs
from tests.conftest import Command


def test_a_deal_is_that_of_the_command(quiltsmith: Command) -> None:
    assert qs.deal("meadow", seed=7).to_yaml() == quiltsmith("deal", "meadow", "--seed", "7").out


def test_a_deal_of_a_file_names_it(tmp_path: Path, quiltsmith: Command) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("deck: mine\nbase: meadow\n", encoding="utf-8")
    assert qs.deal(path, seed=0).to_yaml() == quiltsmith("deal", path, "--seed", "0").out
    assert qs.deal(qs.load_deck(path), seed=0).deck == "mine"


def test_deals_that_cannot_be_are_refused() -> None:
    with pytest.raises(qs.QuiltsmithError, match="not dealt from a circle"):
        qs.deal("classic", seed=1)
    with pytest.raises(qs.QuiltsmithError, match="shows 20 patch cards"):
        qs.deal("deck: tiny\ngame: doodle\ncards: [{id: P01, size: 2, shape: '##'}]\n", seed=1)
    with pytest.raises(qs.QuiltsmithError, match="a seed is a number"):
        qs.deal("meadow", seed=-1)
