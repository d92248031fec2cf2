"""What a kind of game has to print, or a sentence that it has none."""

from __future__ import annotations

from typing import TypeVar

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.i18n import _

Part = TypeVar("Part")


def required(part: Part | None, game: Game, product: str) -> Part:
    """Return what draws a product of a game, or refuse if its kind has none."""
    if part is None:
        raise QuiltsmithError(
            _(
                "nothing draws the {product} of {game}: games with the rules of {rules} have none yet",
                product=product,
                game=game.id,
                rules=game.rules,
            )
        )
    return part
