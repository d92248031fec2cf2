"""What a kit wants of a kind of game: what is cut out and folded, and a reminder of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple

from quiltsmith.games.game import AnyGame
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.layout.kinds import required
from quiltsmith.layout.kit.kit_parts import KitPart, KitPlan
from quiltsmith.layout.sheets.panel_pages import Block
from quiltsmith.style.print_style import Style


class KitKind(NamedTuple, Generic[AnyGame]):
    """The kits of one kind of game."""

    rules: Callable[[AnyGame, bool, Style], list[Block]]
    """Lists the panels of the reminder of the rules, for the wide or (True) the narrow design."""
    parts: Callable[[AnyGame, Style, KitPlan], list[KitPart]]
    """Makes what comes after rules, scoring aid and pads."""


def kit_kind(game: AnyGame) -> KitKind[AnyGame]:
    """Look up the kits of a game's kind."""
    return required(ruleset_of(game).kit, game, "kit")
