"""The roll-and-draw game: everybody draws on a sheet of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.ruleset import RuleSet

if TYPE_CHECKING:
    from types import ModuleType

    from quiltsmith.cli.sheet_report import SheetReport
    from quiltsmith.formats.sheet_text import SheetWords
    from quiltsmith.games.game_reader import GameReading
    from quiltsmith.games.sheets.sheet_editing import SheetEditor
    from quiltsmith.games.sheets.sheet_kind import SheetKind
    from quiltsmith.layout.product_kinds import KitKind, PadKind, RulesKind, ScoringAidKind
    from quiltsmith.simulate.rebalancing import Rebalancing
    from quiltsmith.simulate.simulation import Simulation


class DoodleRuleSet(RuleSet[DoodleGame]):
    @property
    def reading(self) -> GameReading:
        from quiltsmith.games.doodle.doodle_game import READING

        return READING

    @property
    def words(self) -> SheetWords:
        from quiltsmith.games.doodle.doodle_words import WORDS

        return WORDS

    @property
    def sheets(self) -> SheetKind[DoodleGame]:
        from quiltsmith.games.doodle.doodle_checker import SHEETS

        return SHEETS

    @property
    def checks(self) -> ModuleType:
        from quiltsmith.games.doodle import checks

        return checks

    @property
    def report(self) -> SheetReport[Any]:
        from quiltsmith.cli.doodle_report import DOODLE_REPORT

        return DOODLE_REPORT

    @property
    def editor(self) -> SheetEditor:
        from quiltsmith.games.doodle.doodle_view import EDITOR

        return EDITOR

    @property
    def pad(self) -> PadKind[DoodleGame]:
        from quiltsmith.layout.pad.doodle_pad import PAD

        return PAD

    @property
    def scoring_aid(self) -> ScoringAidKind[DoodleGame]:
        from quiltsmith.layout.scoring_aid.doodle_scoring_aid import AID

        return AID

    @property
    def booklet(self) -> RulesKind[DoodleGame]:
        from quiltsmith.layout.rules.doodle_rules import RULES

        return RULES

    @property
    def kit(self) -> KitKind[DoodleGame]:
        from quiltsmith.layout.kit.doodle_kit import KIT

        return KIT

    @property
    def simulation(self) -> Simulation:
        from quiltsmith.simulate.doodle_simulation import DOODLE_SIMULATION

        return DOODLE_SIMULATION

    @property
    def rebalancing(self) -> Rebalancing:
        from quiltsmith.simulate.doodle_rebalancing import DOODLE_REBALANCING

        return DOODLE_REBALANCING


DOODLE = DoodleRuleSet()
