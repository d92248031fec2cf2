"""What a scoring aid wants of a kind of game: the panels of the page, and the two faces of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from quiltsmith.games.game import AnyGame
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.layout.kinds import required
from quiltsmith.layout.sheets.panel_pages import Block
from quiltsmith.scene.elements import Item
from quiltsmith.style.print_style import Style


class ScoringAidKind(NamedTuple, Generic[AnyGame]):
    """The scoring aid of one kind of game."""

    panels: Callable[[AnyGame, bool, Style], list[Block]]
    """Lists the panels of the page, for the wide or (True) the narrow design."""
    front: Callable[[AnyGame, Style], tuple[Item, ...]]
    back: Callable[[AnyGame, Style], tuple[Item, ...]]
    """Draw the faces of the card."""


def scoring_aid_kind(game: AnyGame) -> ScoringAidKind[AnyGame]:
    """Look up the scoring aid of a game's kind."""
    return required(ruleset_of(game).scoring_aid, game, "scoring aid")
