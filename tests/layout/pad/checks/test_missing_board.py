"""A pad without the board that a game is drawn on."""

from __future__ import annotations

from quiltsmith.formats.source import Source
from quiltsmith.layout.pad.checks import missing_board
from quiltsmith.layout.pad.pad_template import read_pad_template
from tests.layout.samples import shipped_game


def codes(parts: str, game: str) -> list[tuple[int, str]]:
    """Give lines and codes of what is told of a template for a shipped game."""
    template, problems = read_pad_template(
        Source("pad.yaml", f"template: mine\ntitle: Mine\nparts:\n  - {parts}\n")
    )
    assert template is not None
    assert problems == []
    return [(problem.line, problem.code) for problem in missing_board.check(template, shipped_game(game))]


def test_a_game_that_is_drawn_wants_a_board() -> None:
    assert codes("scores", "doodle") == [(3, "missing-board")]
    assert codes("row: [scores, {column: [{part: board, optional: true}]}]", "doodle") == []
    assert codes("scores", "patchwork") == []
