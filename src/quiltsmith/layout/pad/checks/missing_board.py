"""A pad without a board, for a game that is drawn on it.

Patches of roll-and-draw games are drawn on the board of the score sheet. A template without `board` gives sheets
on which nobody can play; for games with boards of their own, such as patchwork, it is just right.

FAIL (for doodle):
    parts: [header, scores, specials]
PASS:
    parts: [header, board, scores, specials]
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.command_hints import with_command
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.game import Game
from quiltsmith.i18n import _
from quiltsmith.layout.pad.pad_template import PadTemplate, part_names
from quiltsmith.layout.product_kinds import pad_kind

CODE = "missing-board"
_BOARD = "board"


def check(template: PadTemplate, game: Game, place: Place | None = None) -> Iterator[Problem]:
    """See whether a template has the board that a game is drawn on; `place` is where a game's file names it."""
    if pad_kind(game).has_board and _BOARD not in part_names(template.body):
        yield Problem(
            place or template.place,
            CODE,
            _("{template} has no board, and {game} is drawn on it", template=template.id, game=game.id),
            with_command(
                _("write `board` among the `parts`, or choose another template"), _("`quiltsmith pads` lists all")
            ),
            Level.WARNING,
        )
