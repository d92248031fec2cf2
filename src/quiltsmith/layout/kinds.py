"""What is printed for each kind of game: one table from a game's `rules` to what draws its products.

Each room of a product says what it wants of a kind and looks it up here. The table holds names, `module:name`,
because a product is drawn without knowing the kinds, and loads only what it needs.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.games.kinds import import_string
from quiltsmith.i18n import _

Product = Literal["pad", "scoring_aid", "kit", "boards", "tiles"]


class PrintKind(Struct, frozen=True):
    """Where to find what draws the products of one kind of game; what it does not have is left out."""

    pad: str | None = None
    """The parts of its score sheets: a `PadKind`."""
    scoring_aid: str | None = None
    """Its page of answers, also as a card: a `ScoringAidKind`."""
    kit: str | None = None
    """What else is needed to play, and a reminder of the rules: a `KitKind`."""
    boards: str | None = None
    """The boards that it is played on: a `BoardFaces`."""
    tiles: str | None = None
    """What lies on the table beside the patches: a `TablePieces`."""


PRINTS: dict[str, PrintKind] = {
    "doodle": PrintKind(
        pad="quiltsmith.layout.pad.doodle_pad:PAD",
        scoring_aid="quiltsmith.layout.scoring_aid.doodle_scoring_aid:AID",
        kit="quiltsmith.layout.kit.doodle_kit:KIT",
    ),
    "patchwork": PrintKind(
        pad="quiltsmith.layout.pad.patchwork_pad:PAD",
        scoring_aid="quiltsmith.layout.scoring_aid.patchwork_scoring_aid:AID",
        kit="quiltsmith.layout.kit.patchwork_kit:KIT",
        boards="quiltsmith.layout.boards.patchwork_boards:board_faces",
        tiles="quiltsmith.layout.tiles.table_pieces:table_pieces",
    ),
}


class NotPrintedError(QuiltsmithError):
    """A product that a kind of game does not have."""

    def __init__(self, game: Game, product: Product) -> None:
        super().__init__(
            _(
                "nothing draws the {product} of {game}: games with the rules of {rules} have none yet",
                product=product.replace("_", " "),
                game=game.id,
                rules=game.rules,
            )
        )


def get_renderer(game: Game, product: Product) -> Any:
    """Look up what draws a product of a game, or refuse."""
    found = find_renderer(game, product)
    if found is None:
        raise NotPrintedError(game, product)
    return found


def find_renderer(game: Game, product: Product) -> Any | None:
    """Look up what draws a product of a game, if its kind has it."""
    path = getattr(PRINTS.get(game.rules, PrintKind()), product)
    return import_string(path) if path else None
