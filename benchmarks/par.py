"""What hindsight finds within ten seconds on fixed deals, and what 25,000 games tell of cards."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from msgspec.structs import replace

from benchmarks.measuring import Row
from benchmarks.simulate_doodle import meadow
from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.doodle_deal import make_deal
from quiltsmith.geometry.shape import Shape
from quiltsmith.simulate.par import best_totals, par_sheet
from quiltsmith.simulate.runs import play_run, report_of
from quiltsmith.simulate.simulation import RunConfig

DEALS, SECONDS, LEAST_PAR = 20, 8.0, 150
GAMES, WIDEST = 25_000, 0.55
PLANTED, STRONGEST = "P13", 4


def measure() -> list[Row]:
    """Search through the deals, then let greedy play meadow, as it is and with a single space planted."""
    return [_par(), *_effects()]


def _par() -> Row:
    deck, game = meadow()
    next(best_totals(deck, game, make_deal(deck, game, 0)))  # compiled, or loaded, before anything is measured
    totals, proven, start = list[int](), 0, perf_counter()
    for seed in range(1, DEALS + 1):
        deal, began = make_deal(deck, game, seed), perf_counter()
        for _, par in best_totals(deck, game, deal):
            best = par
            if perf_counter() - began > SECONDS / 2:
                break
        par_sheet(best, deck, deal, {"game": "doodle", "deck": "meadow"})
        if best.total > best.upper_bound:
            raise ValueError("a bound is below what was found")
        totals.append(best.total)
        proven += best.is_proven
    mean = sum(totals) / DEALS
    note = f"mean {mean:.1f}, {proven} proven best, all sheets accepted"
    seconds = (perf_counter() - start) / DEALS
    return Row(f"par of {DEALS} deals, each", seconds, LEAST_PAR / mean, "of its mean is asked", 1, note)


def _effects() -> list[Row]:
    deck, _ = meadow()
    rows = []
    for what, played in (("meadow", deck), ("a planted single space", _with_single(deck))):
        start, setup = perf_counter(), RunConfig(played, "greedy", None, 1)
        cards = report_of(setup, play_run(setup, GAMES, 1)).json["cards"]
        seconds, width = perf_counter() - start, median((card["ci95"][1] - card["ci95"][0]) / 2 for card in cards)
        if played is deck:
            note = f"±{width:.2f} points"
            rows.append(Row(f"{GAMES:,} games of {what}", seconds, width / WIDEST, "of what is allowed", 1, note))
            continue
        # A strong bot has little use for it in the first rounds: its effect is one of the largest, below zero.
        ranked = sorted(cards, key=lambda card: -abs(card["effect"]))
        rank = 1 + [card["id"] for card in ranked].index(PLANTED)
        note = f"the strongest effect but {rank - 1}"
        rows.append(
            Row(f"{GAMES:,} games with {what}", seconds, rank / STRONGEST, "of the ranks allowed", 1, note)
        )
    return rows


def _with_single(deck: Deck) -> Deck:
    cards = [
        replace(card, shape=Shape(((0, 0),)), shown_cuts=()) if card.id == PLANTED else card for card in deck.cards
    ]
    return replace(deck, cards=tuple(cards))
