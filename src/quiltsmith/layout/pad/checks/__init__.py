"""Checks of pad templates: one module per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.game import Game
from quiltsmith.layout.pad.checks import missing_board, unused_board
from quiltsmith.layout.pad.pad_template import PadTemplate


def template_problems(template: PadTemplate, game: Game, place: Place | None = None) -> Iterator[Problem]:
    """Find what does not suit a game in a template; `place` is where a game's file names it."""
    for check in (missing_board.check, unused_board.check):
        yield from check(template, game, place)
