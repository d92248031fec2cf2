"""A pad with a board for a game that has boards of its own."""

from __future__ import annotations

import pytest

from quiltsmith.layout.pad.checks import template_problems
from tests.layout.samples import shipped_game, template


@pytest.mark.parametrize("name", ["classic", "classic-left", "tall", "large"])
@pytest.mark.parametrize("game", ["patchwork", "halloween"])
def test_a_template_for_drawing_tells_which_one_suits(name: str, game: str) -> None:
    (problem,) = template_problems(template(name), shipped_game(game))
    assert (problem.code, problem.is_error) == ("unused-board", False)
    assert "duel" in problem.hint


@pytest.mark.parametrize(
    ("name", "game"), [("duel", "patchwork"), ("quilts", "halloween"), ("classic", "doodle"), ("tall", "doodle")]
)
def test_templates_that_suit_a_game_are_silent(name: str, game: str) -> None:
    assert list(template_problems(template(name), shipped_game(game))) == []
