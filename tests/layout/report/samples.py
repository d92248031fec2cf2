"""Reports to be drawn: of a short run, and one with long names and numbers."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.i18n import use_locale
from quiltsmith.simulate.balance_report import EffectRow, Effects, Histogram, Report
from quiltsmith.simulate.runs import play_run, report_of
from quiltsmith.simulate.simulation import RunConfig
from tests.simulate.doodle_samples import meadow, small


@cache
def report(deck_name: str, language: str) -> tuple[Report, Deck]:
    deck = {"meadow": meadow, "small": small}[deck_name]()
    setup = RunConfig(deck, "random", None, 1)
    with use_locale(language):
        return report_of(setup, play_run(setup, 600, jobs=1)), deck


def strange_report() -> tuple[Report, Deck]:
    """Give a report with one bar, one card far from balance, and one with an unknown picture."""
    made, deck = report("meadow", "en")
    parts = (
        Histogram("Totals", "All the same.", ((7, 100),), 7, (7, 7)),
        Effects("Effects", "points", (EffectRow("P01", 150.0, 140.0, 160.0), EffectRow("none", -3, -4, -2))),
        *made.parts[-2:],
    )
    return replace(made, parts=parts, verdicts=made.verdicts[:1]), deck
