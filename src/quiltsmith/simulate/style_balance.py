"""Whether the balance of a deck holds for players of other styles too.

A deck may be in balance for players who weigh everything, and not for those who want income above all. So the
styles of greedy play the deck among themselves, and cards are named that stand out with one of them, though not in
the report itself.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from quiltsmith.i18n import _
from quiltsmith.simulate.balance_report import BalanceVerdict, Effects, Report
from quiltsmith.simulate.batches import play_batches
from quiltsmith.simulate.runs import batch_size, useful_jobs
from quiltsmith.simulate.simulation import RunConfig, RunSums, simulation_of
from quiltsmith.simulate.strategies import OfferedBots

SURE = 1.7
"""How many times as wide as usual intervals are: of so many cards and styles, some are beyond those by chance."""
MOST_NAMED = 3
"""So many cards are named for each style."""


def with_styles(report: Report, config: RunConfig, games: int, jobs: int = 0) -> Report:
    """Return a report that also says whether the balance holds for other styles, which play so many games each."""
    bots = simulation_of(config.deck.game).bots
    styles = bots.styles if isinstance(bots, OfferedBots) else ()
    found = {style: cards_standing_out(config, style, games, jobs) for style in styles if style != config.bot}
    known = standing_out(report)
    others = {style: tuple(card for card in cards if card not in known) for style, cards in found.items()}
    if not others:
        return report
    verdicts = [*report.verdicts, *(_verdict(style, cards) for style, cards in others.items() if cards)]
    if not any(others.values()):
        text = _("The balance holds for other styles too: {styles}", styles=", ".join(others))
        verdicts.append(BalanceVerdict("styles", text, is_good=True))
    json = {**report.json, "verdicts": [verdict.to_json() for verdict in verdicts], "styles": others}
    return replace(report, verdicts=tuple(verdicts), json=json)


def cards_standing_out(config: RunConfig, style: str, games: int, jobs: int) -> tuple[str, ...]:
    """Let a style play the deck against itself, and list the cards that stand out then, the strongest first."""
    simulation = simulation_of(config.deck.game)
    own = replace(config, bot=style, against=style if simulation.is_for_two else None)
    size = batch_size(own)
    run = play_batches(partial(simulation.play, own), games, size, useful_jobs(games, size, jobs))
    if run.outcome is None:
        return ()
    return standing_out(simulation.report(own, RunSums(run.games, run.outcome)), SURE)


def standing_out(report: Report, widened: float = 1.0) -> tuple[str, ...]:
    """List the cards whose effect is beyond the band with its interval widened so many times."""
    parts = [part for part in report.parts if isinstance(part, Effects)][:1]
    return tuple(
        row.card
        for part in parts
        for row in part.rows
        if abs(row.effect) - widened * (row.high - row.low) / 2 > part.band
    )


def _verdict(style: str, cards: tuple[str, ...]) -> BalanceVerdict:
    named = ", ".join(cards[:MOST_NAMED]) + (" …" if len(cards) > MOST_NAMED else "")
    return BalanceVerdict(
        "style",
        _("For {style} other cards stand out: {cards}", style=style, cards=named),
        _("They are in balance for players who weigh everything."),
        cards,
    )
