"""DEAL arguments of all commands: a deal file, or `-` for standard input."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.definitions import value_or_fail
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.cli.reports.problems import ReportFormat
    from quiltsmith.decks.deck import Deck
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game


def deal_or_fail(name: str, report_format: ReportFormat | None = None) -> Deal:
    """Read a deal that a command works with; its errors end the command."""
    return dealt_deck_or_fail(name, report_format)[0]


def dealt_deck_or_fail(
    name: str,
    report_format: ReportFormat | None = None,
    game: Game | None = None,
    usual: Game | None = None,
) -> tuple[Deal, Deck | None]:
    """Read a deal and the deck that it names, if it names one; its numbers must be those of the game.

    The `usual` game is that of a deal that names no deck.
    """
    from quiltsmith.formats.file_reader import STANDARD_INPUT, read_source
    from quiltsmith.formats.problems import RefusedError
    from quiltsmith.games.doodle.doodle_deal import read_deal

    if name != STANDARD_INPUT and not Path(name).is_file():
        raise Failure(_("there is no file {name}", name=name))
    try:
        deal, deck, problems = read_deal(read_source(name), game, usual)
    except RefusedError as refused:
        deal, deck, problems = None, None, [refused.problem]
    return value_or_fail(name, deal, problems, report_format), deck
