"""A kind of game as one object: everything that depends on the `rules:` of a game file.

`rulesets/` holds the shipped kinds. Other packages add theirs by entry points of the group `quiltsmith.rulesets`.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, cast

from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import AnyGame, Game
from quiltsmith.i18n import _

if TYPE_CHECKING:  # names for types only: at run time, nothing here knows of the layers above
    from importlib.metadata import EntryPoint
    from types import ModuleType

    from quiltsmith.cli.sheet_report import SheetReport
    from quiltsmith.formats.sheet_text import SheetWords
    from quiltsmith.games.game_reader import GameReading
    from quiltsmith.games.sheets.sheet_editing import SheetEditor
    from quiltsmith.games.sheets.sheet_kind import SheetKind
    from quiltsmith.layout.boards.boards_document import BoardFaces
    from quiltsmith.layout.product_kinds import KitKind, PadKind, RulesKind, ScoringAidKind
    from quiltsmith.layout.tiles.tile_pages import TablePieces
    from quiltsmith.simulate.rebalancing import Rebalancing
    from quiltsmith.simulate.simulation import Simulation

GROUP = "quiltsmith.rulesets"
"""The entry points of other packages: the name is the `rules:` of their games, the value a `RuleSet`."""

BUILT_IN = {
    "doodle": "quiltsmith.rulesets.doodle_ruleset:DOODLE",
    "patchwork": "quiltsmith.rulesets.patchwork_ruleset:PATCHWORK",
}
DEFAULT_RULES = "doodle"


class RuleSet(ABC, Generic[AnyGame]):
    """All that the program knows of one kind of game.

    Each part is imported by the property that returns it, so that nobody waits for parts that are not used. A part
    that is None is one that the kind does not have; whoever needs it says so in a sentence.
    """

    @property
    @abstractmethod
    def reading(self) -> GameReading:
        """How game files of this kind are read."""

    @property
    @abstractmethod
    def words(self) -> SheetWords:
        """The words that only its sheets are written with."""

    @property
    @abstractmethod
    def sheets(self) -> SheetKind[AnyGame]:
        """How its sheets are checked and begun."""

    @property
    @abstractmethod
    def checks(self) -> ModuleType:
        """The package of checks of its sheets, one module per problem code."""

    @property
    def report(self) -> SheetReport[Any] | None:
        """What is written about its checked sheets on a terminal; without it, a plain report."""
        return None

    @property
    def editor(self) -> SheetEditor | None:
        """How its sheets are filled in on a screen."""
        return None

    @property
    def pad(self) -> PadKind[AnyGame] | None:
        """The parts of its score sheets."""
        return None

    @property
    def scoring_aid(self) -> ScoringAidKind[AnyGame] | None:
        """Its page of answers, also as a card."""
        return None

    @property
    def booklet(self) -> RulesKind[AnyGame] | None:
        """Its rules, as a booklet."""
        return None

    @property
    def kit(self) -> KitKind[AnyGame] | None:
        """What else is needed to play."""
        return None

    @property
    def boards(self) -> BoardFaces[AnyGame] | None:
        """The boards that it is played on."""
        return None

    @property
    def tiles(self) -> TablePieces[AnyGame] | None:
        """What lies on the table beside the patches."""
        return None

    @property
    def simulation(self) -> Simulation | None:
        """How bots play it and what is reported."""
        return None

    @property
    def rebalancing(self) -> Rebalancing | None:
        """How its decks are balanced."""
        return None


def ruleset_of(game: AnyGame) -> RuleSet[AnyGame]:
    """Return the rules of a game's kind."""
    return cast("RuleSet[AnyGame]", get_ruleset(game.rules))


@cache
def get_ruleset(rules: str) -> RuleSet[Game]:
    """Return the rules that a game file names; see `ruleset_names` for what there is."""
    found: object = import_string(BUILT_IN[rules]) if rules in BUILT_IN else _load_plugin(rules)
    return cast("RuleSet[Game]", found)


def is_ruleset(rules: str) -> bool:
    """Return whether there is a kind of games of this name."""
    return rules in BUILT_IN or rules in _plugins()


def ruleset_names() -> tuple[str, ...]:
    """Return the names of all kinds of games: the shipped ones, then those of other packages."""
    return (*BUILT_IN, *sorted(_plugins().keys() - BUILT_IN.keys()))


@cache
def import_string(path: str) -> object:
    """Import what `module:name` names."""
    module, _colon, name = path.partition(":")
    return cast("object", getattr(import_module(module), name))


def _load_plugin(rules: str) -> object:
    plugin = _plugins()[rules]
    try:
        return cast("object", plugin.load())
    except Exception as error:  # a fault of the other package must not look like one of the game file
        package = plugin.dist.name if plugin.dist else plugin.value
        raise QuiltsmithError(
            _(
                "the rules of {rules} come from the package {package}, which cannot be loaded: {error}",
                rules=rules,
                package=package,
                error=error,
            )
        ) from error


def _plugins() -> dict[str, EntryPoint]:
    return _plugins_on(tuple(sys.path))


@cache
def _plugins_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    if not any(_has_plugins(Path(folder or ".")) for folder in path):
        return {}
    from importlib.metadata import entry_points  # costs more than all else here, and hardly anybody has plugins

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _has_plugins(folder: Path) -> bool:
    """Return whether a folder of installed packages has one that offers rules."""
    try:
        return any(
            f"[{GROUP}]" in file.read_text(encoding="utf-8") for file in folder.glob("*-info/entry_points.txt")
        )
    except (OSError, UnicodeDecodeError):
        return False
