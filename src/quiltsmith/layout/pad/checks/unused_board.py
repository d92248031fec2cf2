"""A pad with a board, for a game that nobody draws on it.

A template with `board` is made for games that are drawn on their sheets, such as doodle. A game of two has boards
of its own, so its sheet would be half empty: the game file names a template that suits it, such as `duel`.

FAIL (for patchwork):
    parts: [header, board, scores, specials]
PASS:
    parts: [header, scores]
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

CODE = "unused-board"


def check(template: PadTemplate, game: Game, place: Place | None = None) -> Iterator[Problem]:
    """See whether a template is made for games that are drawn, and a game is none of them."""
    if not pad_kind(game).has_board and "board" in part_names(template.body):
        suitable = game.pad.template if game.pad.template != template.id else "duel"
        yield Problem(
            place or template.place,
            CODE,
            _(
                "{template} is meant for games that are drawn on the sheet, such as doodle; for {game} much of it "
                "stays empty",
                template=template.id,
                game=game.id,
            ),
            with_command(_("take the template {name}", name=suitable), _("`quiltsmith pads` lists all")),
            Level.WARNING,
        )
