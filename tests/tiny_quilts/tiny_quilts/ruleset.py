"""The tiny kind of game: what an entry point of the group `quiltsmith.rulesets` names."""

from __future__ import annotations

from types import ModuleType

from quiltsmith.formats.sheet_text import SheetWords
from quiltsmith.games.game_reader import GameReading
from quiltsmith.games.ruleset import RuleSet
from quiltsmith.games.sheets.sheet_kind import SheetKind
from quiltsmith.layout.product_kinds import PadKind
from tiny_quilts.game import TinyGame


class TinyRuleSet(RuleSet[TinyGame]):
    """It is read, checked and printed on pads; nothing draws a kit, and no bot plays it."""

    @property
    def reading(self) -> GameReading:
        from tiny_quilts.game import READING

        return READING

    @property
    def words(self) -> SheetWords:
        from tiny_quilts.sheet import WORDS

        return WORDS

    @property
    def sheets(self) -> SheetKind[TinyGame]:
        from tiny_quilts.checker import TinySheets

        return TinySheets()

    @property
    def checks(self) -> ModuleType:
        from tiny_quilts import checks

        return checks

    @property
    def pad(self) -> PadKind[TinyGame]:
        from tiny_quilts.pad import PAD

        return PAD


TINY = TinyRuleSet()
