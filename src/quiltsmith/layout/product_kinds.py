"""What each printed product wants of a kind of game: parts of pads, panels of scoring aids, rules of kits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import AnyGame, Game
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.i18n import N_, _

if TYPE_CHECKING:  # so that a pad does not load kits
    from quiltsmith.games.sheets.checked_sheet import Checked
    from quiltsmith.layout.drawing.quilt_blocks import BlockName
    from quiltsmith.layout.kit.kit_document import KitPart, KitPlan
    from quiltsmith.layout.pad.filled_pad import Filling
    from quiltsmith.layout.pad.pad_context import PadContext, Part
    from quiltsmith.layout.rules.rules_steps import Section
    from quiltsmith.layout.sheets.panel_pages import Block
    from quiltsmith.scene.elements import Item
    from quiltsmith.style.print_style import Style

Offered = TypeVar("Offered")


def required(part: Offered | None, game: Game, product: str) -> Offered:
    """Return what draws a product of a game, such as "the pad", or refuse if its kind has none."""
    if part is None:
        raise QuiltsmithError(
            _(
                "nothing draws {product} of {game}: games with the rules of {rules} have none yet",
                product=_(product),
                game=game.id,
                rules=game.rules,
            )
        )
    return part


class PadKind(NamedTuple, Generic[AnyGame]):
    """The pads of one kind of game."""

    parts: Callable[[PadContext, AnyGame], Mapping[str, Part]]
    """Makes the parts that only this kind draws, by the names that templates have for them."""
    has_board: bool = True
    """Whether the game is drawn on the sheet."""
    players: int = 1
    """How many players share a sheet; one writes the name on top, several have names in a table."""

    fill: Callable[[Sequence[Checked]], Iterable[Filling]] | None = None
    """Sees what is written on checked sheets."""


def pad_kind(game: AnyGame) -> PadKind[AnyGame]:
    """Look up the pads of a game's kind."""
    return required(ruleset_of(game).pad, game, N_("the pad"))


class KitKind(NamedTuple, Generic[AnyGame]):
    """The kits of one kind of game."""

    parts: Callable[[AnyGame, Style, KitPlan], list[KitPart]]
    """Makes what comes after rules, scoring aid and pads."""
    block: BlockName = "star"
    """The quilt block on covers."""


class RulesKind(NamedTuple, Generic[AnyGame]):
    """The rules booklet of one kind of game."""

    facts: Callable[[AnyGame, Style], str]
    """Says for whom the game is."""
    aim: Callable[[AnyGame, Style], str]
    sections: Callable[[AnyGame, bool, Style], list[Section]]
    """Lists the panels, for the wide or (True) the narrow design."""


def rules_kind(game: AnyGame) -> RulesKind[AnyGame]:
    """Look up the rules booklet of a game's kind."""
    return required(ruleset_of(game).booklet, game, N_("the rules"))


def kit_kind(game: AnyGame) -> KitKind[AnyGame]:
    """Look up the kits of a game's kind."""
    return required(ruleset_of(game).kit, game, N_("the kit"))


class ScoringAidKind(NamedTuple, Generic[AnyGame]):
    """The scoring aid of one kind of game."""

    panels: Callable[[AnyGame, bool, Style], list[Block]]
    """Lists the panels of the page, for the wide or (True) the narrow design."""
    front: Callable[[AnyGame, Style], tuple[Item, ...]]
    back: Callable[[AnyGame, Style], tuple[Item, ...]]
    """Draw the faces of the card."""


def scoring_aid_kind(game: AnyGame) -> ScoringAidKind[AnyGame]:
    """Look up the scoring aid of a game's kind."""
    return required(ruleset_of(game).scoring_aid, game, N_("the scoring aid"))
