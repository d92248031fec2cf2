"""Two sheets of one deal begin with the same start card.

There is one of each, and everybody at a table draws one. It is only a warning, since several tables may play the
same deal.

FAIL (both sheets checked with one deal):
    start  A  S03          on the sheet of Anna
    start  A  S03          on the sheet of Ben
PASS:
    start  A  S07          on the sheet of Ben
"""

from __future__ import annotations

from quiltsmith.formats.problems import Level
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.games.sheets.checked_sheet import Finding, Findings, Spot, Summary
from quiltsmith.i18n import _

CODE = "start-twice"


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

    def beside(self, first: StartSummary) -> Findings:
        """Compare the start cards of two sheets of one deal."""
        message = _(
            "{card} is the start card of {player} too, in {file}:{line}",
            card=self.card,
            player=first.player or _("another sheet"),
            file=first.file,
            line=first.spot.line,
        )
        hint = _("there is one of each; that is fine if they sat at different tables")
        return Findings((Finding(self.spot, CODE, message, hint, Level.WARNING),))


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
