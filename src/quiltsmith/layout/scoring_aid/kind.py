"""What a scoring aid wants of a kind of game: the panels of the page, and the two faces of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

from quiltsmith.games.game import AnyGame, Game
from quiltsmith.layout.kinds import get_renderer
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


def scoring_aid_kind(game: Game) -> ScoringAidKind[Any]:
    """Look up the scoring aid of a game's kind."""
    kind: ScoringAidKind[Any] = get_renderer(game, "scoring_aid")
    return kind
