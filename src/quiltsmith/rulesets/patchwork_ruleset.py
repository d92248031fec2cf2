"""The two-player game with buttons and a time track, and its editions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.ruleset import RuleSet

if TYPE_CHECKING:
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


class PatchworkRuleSet(RuleSet[PatchworkGame]):
    @property
    def reading(self) -> GameReading:
        from quiltsmith.games.patchwork.patchwork_game import READING

        return READING

    @property
    def words(self) -> SheetWords:
        from quiltsmith.games.patchwork.patchwork_words import WORDS

        return WORDS

    @property
    def sheets(self) -> SheetKind[PatchworkGame]:
        from quiltsmith.games.patchwork.patchwork_checker import SHEETS

        return SHEETS

    @property
    def checks(self) -> ModuleType:
        from quiltsmith.games.patchwork import checks

        return checks

    @property
    def report(self) -> SheetReport[Any]:
        from quiltsmith.cli.patchwork_report import PATCHWORK_REPORT

        return PATCHWORK_REPORT

    @property
    def editor(self) -> SheetEditor:
        from quiltsmith.games.patchwork.patchwork_view import EDITOR

        return EDITOR

    @property
    def pad(self) -> PadKind[PatchworkGame]:
        from quiltsmith.layout.pad.patchwork_pad import PAD

        return PAD

    @property
    def scoring_aid(self) -> ScoringAidKind[PatchworkGame]:
        from quiltsmith.layout.scoring_aid.patchwork_scoring_aid import AID

        return AID

    @property
    def booklet(self) -> RulesKind[PatchworkGame]:
        from quiltsmith.layout.rules.patchwork_rules import RULES

        return RULES

    @property
    def kit(self) -> KitKind[PatchworkGame]:
        from quiltsmith.layout.kit.patchwork_kit import KIT

        return KIT

    @property
    def boards(self) -> BoardFaces[PatchworkGame]:
        from quiltsmith.layout.boards.patchwork_boards import board_faces

        return board_faces

    @property
    def tiles(self) -> TablePieces[PatchworkGame]:
        from quiltsmith.layout.tiles.table_pieces import table_pieces

        return table_pieces

    @property
    def simulation(self) -> Simulation:
        from quiltsmith.simulate.patchwork_simulation import PATCHWORK_SIMULATION

        return PATCHWORK_SIMULATION

    @property
    def rebalancing(self) -> Rebalancing:
        from quiltsmith.simulate.patchwork_rebalancing import PATCHWORK_REBALANCING

        return PATCHWORK_REBALANCING


PATCHWORK = PatchworkRuleSet()
