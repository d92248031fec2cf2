"""Whether the balance of a deck holds for players of other styles too.

A deck may be in balance for players who weigh everything, and not for those who want income above all. So the
styles of greedy play the deck among themselves, and cards are named that stand out with one of them, though not in
the report itself.
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped
from quiltsmith.simulate.balance_report import BalanceVerdict, Effects, Report
from quiltsmith.simulate.batch_sizes import batch_size, useful_jobs
from quiltsmith.simulate.batches import play_batches
from quiltsmith.simulate.simulation import RunConfig, RunSums, simulation_of
from quiltsmith.simulate.strategies import OfferedBots

RUN_GAMES = 4
"""For so many games of a run each style plays one."""
FEWEST_GAMES, MOST_GAMES = 250, 10_000
SURE = 1.7
"""How many times as wide as usual intervals are: of so many cards and styles, some are beyond those by chance."""
MOST_NAMED = 3
"""So many cards are named for each style."""


class StyleBalance(Struct, frozen=True):
    """How many games each style played, and the cards that stand out then, the strongest first."""

    games: int
    cards: dict[str, tuple[str, ...]]


def other_styles(config: RunConfig) -> tuple[str, ...]:
    """List the styles that a run is compared with: those of greedy, if greedy plays it, else none."""
    bots = simulation_of(config.deck.game).bots
    is_greedy = {config.bot, config.against or config.bot} == {next(iter(bots))}
    return bots.styles if is_greedy and isinstance(bots, OfferedBots) else ()


def style_games(games: int) -> int:
    """Return how many games each style plays beside a run of so many; none if they are too few to tell."""
    own = min(MOST_GAMES, games // RUN_GAMES)
    return own if own >= FEWEST_GAMES else 0


def play_styles(config: RunConfig, games: int, jobs: int = 0) -> StyleBalance | None:
    """Let other styles play the deck of a run of so many games; nothing if there are none, or too few games."""
    styles, own = other_styles(config), style_games(games)
    if not styles or not own:
        return None
    return StyleBalance(own, {style: cards_standing_out(config, style, own, jobs) for style in styles})


def with_styles(report: Report, found: StyleBalance) -> Report:
    """Return a report that also says whether the balance holds for other styles."""
    known, games = standing_out(report), grouped(found.games)
    others = {style: tuple(card for card in cards if card not in known) for style, cards in found.cards.items()}
    verdicts = [*report.verdicts, *(_verdict(style, cards, games) for style, cards in others.items() if cards)]
    if not any(others.values()):
        verdicts.append(
            BalanceVerdict(
                "styles",
                _("For other styles no other cards stand out: {styles}", styles=", ".join(others)),
                _(
                    "Each of them played {games} games, which show large differences only.",
                    games=games,
                ),
                is_good=True,
            )
        )
    told = {"games": found.games, "standing_out": {style: list(cards) for style, cards in others.items()}}
    json = {**report.json, "verdicts": [verdict.to_json() for verdict in verdicts], "styles": told}
    return replace(report, verdicts=tuple(verdicts), json=json)


def cards_standing_out(config: RunConfig, style: str, games: int, jobs: int) -> tuple[str, ...]:
    """Let a style play the deck against itself, and list the cards that stand out then, the strongest first."""
    simulation = simulation_of(config.deck.game)
    own = replace(config, bot=style, against=style if simulation.is_for_two else None)
    size = batch_size(own)
    run = play_batches(partial(simulation.play, own), games, size, useful_jobs(games, size, jobs))
    if not run.is_complete or run.outcome is None:
        raise KeyboardInterrupt
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


def _verdict(style: str, cards: tuple[str, ...], games: str) -> BalanceVerdict:
    named = ", ".join(cards[:MOST_NAMED]) + (" …" if len(cards) > MOST_NAMED else "")
    return BalanceVerdict(
        "style",
        _("For {style} other cards stand out: {cards}", style=style, cards=named),
        _("In {games} games of this style; for players who weigh everything they are in balance.", games=games),
        cards,
    )
