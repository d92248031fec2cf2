"""Sheets of one deal begin with the same start card.

There is one of each, and everybody at a table draws one. It is only a warning, told once for all sheets, since
several tables may play the same deal.

FAIL (both sheets checked with one deal):
    start  A  S03          on the sheet of Anna
    start  A  S03          on the sheet of Ben
PASS:
    start  A  S07          on the sheet of Ben
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.sheets.checked_sheet import Spot, Summary
from quiltsmith.i18n import _, ngettext

CODE = "start-twice"
_MOST_TOLD = 6
"""So many cards, and so many players of each, are named."""


class StartSummary(Summary, frozen=True):
    """The start card of a sheet that was checked with a deal, and where it is named."""

    player: str | None
    card: str
    spot: Spot
    deal: str
    """All cards of the deal in the order of their turns."""

    @property
    def only_one(self) -> str:
        """The start card, of which there is one at the table of a deal."""
        return f"{self.card} {self.deal}"

    def repeated(self, groups: Sequence[Sequence[Self]]) -> Problem:
        """Tell all start cards that sheets of one deal share."""
        cards = [f"{found[0].card} ({_players(found)})" for found in groups[:_MOST_TOLD]]
        if len(groups) > _MOST_TOLD:
            cards.append("…")
        message = ngettext(
            len(groups),
            "{number} start card is on several sheets of one deal: {cards}",
            "{number} start cards are on several sheets of one deal: {cards}",
            cards=", ".join(cards),
        )
        hint = _("there is one of each; that is fine if they sat at different tables")
        second = groups[0][1]
        return Problem(Source(second.file, "").place(*second.spot), CODE, message, hint, Level.WARNING)


def _players(found: Sequence[StartSummary]) -> str:
    names = [summary.player or summary.file for summary in found[:_MOST_TOLD]]
    return ", ".join([*names, *(["…"] if len(found) > _MOST_TOLD else [])])


def summarise_start(sheet: DoodleSheet) -> StartSummary | None:
    """Give what other sheets of the same deal are compared with."""
    if sheet.dealt is None:
        return None
    start = next((entry for entry in sheet.log.patches if entry.turn == START), None)
    if start is None:
        return None
    spot = Spot.of(sheet.text.word_place(start.line, 2))
    deal = " ".join(turn.token or " ".join(turn.choice) for turn in sheet.dealt)
    return StartSummary(sheet.text.source.name, sheet.text.head("player"), start.card, spot, deal)
