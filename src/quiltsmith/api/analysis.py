"""What is worked out for programs: new prices, the best game of a deal, statistics, preflight, rankings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from os import PathLike

from quiltsmith.api.deals import deal_and_deck
from quiltsmith.api.described_options import numbers_taken, within
from quiltsmith.api.load_definitions import Origin, existing, load_deck, name_of
from quiltsmith.api.public_functions import public
from quiltsmith.api.results import Record, Report
from quiltsmith.api.simulation import MOST_GAMES, MOST_JOBS
from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.i18n import _

_DAY = 86_400
_LEAST_TOLERANCE, _MOST_TOLERANCE = 0.1, 100


@public
def rebalance(
    deck: Deck | Origin,
    *,
    games: int | None = None,
    bot: str | None = None,
    seed: int = 1,
    tolerance: float = 1.0,
    keep: Sequence[str] = (),
    most: int | None = None,
    jobs: int = 0,
) -> Report:
    """Find the fewest changes that balance a deck, and return them in a `Report`.

    The report's `deck_found` is the new deck, and `changes` lists what changed.

    Args:
        deck: The deck: a loaded one, the name of a shipped one, a file, or a text.
        games: How many games are played in each round; by default as many as are needed.
        bot: Who plays, as in `simulate`; by default `greedy`.
        seed: The same number gives the same deck.
        tolerance: How many points a card may be too good or too bad.
        keep: Ids of cards that must not change.
        most: How many cards may change at most.
        jobs: How many cores play; 0 means all.

    Raises:
        QuiltsmithError: The deck cannot be used, or a value is not possible.

    >>> found = qs.rebalance("classic", games=200, most=1)
    >>> len(found.changes) <= 1, found.deck_found.id
    (True, 'classic')
    """
    from quiltsmith.simulate.rebalancing import (
        Measuring,
        RebalanceOptions,
        check_kept,
        rebalance_report,
        rebalancing_of,
    )
    from quiltsmith.simulate.runs import chosen_bot
    from quiltsmith.simulate.simulation import simulation_of
    from quiltsmith.stable_random import checked_seed

    within("games", 10 if games is None else games, 10, MOST_GAMES)
    within("most", 1 if most is None else most, 1, None)
    within("jobs", jobs, 0, MOST_JOBS)
    if not _LEAST_TOLERANCE <= tolerance <= _MOST_TOLERANCE:
        span = numbers_taken(_LEAST_TOLERANCE, _MOST_TOLERANCE)
        raise UsageError(_("a number is wanted, {range}, not `{value}`", range=span, value=tolerance), "tolerance")
    read = deck if isinstance(deck, Deck) else load_deck(deck)
    rebalancing = rebalancing_of(read.game)
    options = RebalanceOptions(
        bot=chosen_bot(simulation_of(read.game), bot),
        seed=checked_seed(seed),
        games=games or rebalancing.default_games,
        tolerance=tolerance,
        keep=check_kept(read, [keep] if isinstance(keep, str) else list(keep)),
        most=most,
        jobs=jobs,
    )
    found = rebalancing.rebalance(read, options, Measuring(options))
    return Report(rebalance_report(read, options, found), read, found.deck)


@public
def par(
    deal: Deal | Origin,
    *,
    seconds: float = 10.0,
    start: str | None = None,
    deck: Deck | Origin | None = None,
) -> Record:
    """Find the best total of a deal, all cards and rolls known beforehand, and return it in a `Record`.

    The record has `total`, `upper_bound` (no game of this deal has more), `seconds` and `sheet`, the text of a
    game with this total, which the checker accepts.

    Args:
        deal: The deal: one that `deal` returned, a file, or a text.
        seconds: How long to search; more time may find a better game.
        start: The id of the start card; by default the one that allows most.
        deck: The deck of a deal that names none.

    Raises:
        QuiltsmithError: Deal and deck do not fit, or a value is not possible.

    >>> found = qs.par(qs.deal("meadow", seed=7), seconds=0)
    >>> found.total <= found.upper_bound, qs.check_sheet(found.sheet).total == found.total
    (True, True)
    """
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.simulate.par import best_within, par_sheet

    if not 0 <= seconds <= _DAY:
        raise UsageError(
            _("a number is wanted, {range}, not `{value}`", range=numbers_taken(0, _DAY), value=seconds), "seconds"
        )
    own = deck if deck is None or isinstance(deck, Deck) else load_deck(deck)
    dealt, named = deal_and_deck(deal, own=own)
    played = own or named
    if played is None:
        raise UsageError(_("{deal} names no deck; name its deck", deal=name_of(deal) or _("the deal")), "deck")
    game = game_in_circle(played)
    if not dealt.fits(game) or not set(dealt.cards) <= {card.id for card in played.cards}:
        raise QuiltsmithError(_("{deal} was not dealt from {deck}", deal=name_of(deal) or "", deck=played.id))
    first = next((card for card in played.start if start is not None and card.id.lower() == start.lower()), None)
    if start is not None and first is None:
        starts = ", ".join(card.id for card in played.start)
        raise UsageError(
            _("there is no start card {card}; there are {starts}", card=start, starts=starts), "start"
        )
    began = time.monotonic()
    found = best_within(played, dealt, first, seconds, time.monotonic)
    heads = {"game": game.id, "deck": dealt.deck or played.id, "player": "par"}
    return Record(
        {
            "total": found.total,
            "upper_bound": found.upper_bound,
            "seconds": round(time.monotonic() - began, 2),
            "sheet": par_sheet(found, played, dealt, heads),
        }
    )


@public
def stats(deck: Deck | Origin) -> Record:
    """Measure a deck, and return the numbers of `quiltsmith deck stats` in a `Record`.

    They are sizes, symmetry, cuts, placements and prices.

    Args:
        deck: The deck: a loaded one, the name of a shipped one, a file, or a text.

    Raises:
        ProblemsError: There is no such deck, or it has errors.

    >>> found = qs.stats("meadow")
    >>> found.patches.cards, found.patches.mean_size, found.cards[0].placements
    (30, 5.067, 81)
    """
    from quiltsmith.decks.deck_statistics import deck_stats, stats_record

    read = deck if isinstance(deck, Deck) else load_deck(deck)
    return Record(stats_record(read, deck_stats(read)))


@public
def preflight(path: str | PathLike[str], *, preset: str | None = None) -> Record:
    """Find what a print shop would refuse in a PDF or PNG file, and return it in a `Record`.

    `valid` says that no problem is an error; `problems` has all of them.

    Args:
        path: The file.
        preset: The print shop: the name of a shipped preset, or a file. Without one, only what is wrong everywhere
            is reported.

    Raises:
        QuiltsmithError: The file cannot be read, or there is no such preset.
    """
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.api.load_definitions import loaded
    from quiltsmith.preflight.pdf_preflight import check_file, to_json

    wanted = None if preset is None else loaded(definitions_of("preset"), preset)
    facts, problems = check_file(existing(path), wanted)
    return Record(to_json(str(path), facts, problems))


@public
def rank(
    sheets: Origin | Sequence[Origin],
    *,
    deck: Deck | Origin | None = None,
    deal: Deal | Origin | Sequence[Deal | Origin] | None = None,
    corrected: bool = False,
) -> Record:
    """Rank the players of finished sheets, and return `ranking` and `unranked`, with reasons, in a `Record`.

    Args:
        sheets: A file, a folder or a text of sheets, or several of these.
        deck: The deck of sheets that name none.
        deal: The deal that the sheets were played with, or several to choose from.
        corrected: Whether sheets whose only errors are wrong claims are ranked by their right totals.

    Raises:
        ProblemsError: A file is not there, or the deck or the deal cannot be used.

    >>> best = qs.par(qs.deal("meadow", seed=7), seconds=0)
    >>> [(entry.rank, entry.player) for entry in qs.rank(best.sheet).ranking]
    [(1, 'par')]
    """
    from quiltsmith.api.sheet_and_deck_checks import given_deals, sheet_texts
    from quiltsmith.games.sheets.ranking import entrant, ranking_records, unranked_records
    from quiltsmith.games.sheets.ranking import rank as ranked
    from quiltsmith.games.sheets.related_sheets import check_related
    from quiltsmith.games.sheets.sheet_checking import SheetChecking

    own = deck if deck is None or isinstance(deck, Deck) else load_deck(deck)
    origins = [sheets] if isinstance(sheets, (str, PathLike)) else sheets
    texts = (text for origin in origins for text in sheet_texts(origin))
    checked = check_related(SheetChecking(own, given_deals(deal, own)), texts)
    entered = (entrant(one, is_corrected=corrected) for one in checked)
    players = [entry for entry in entered if entry is not None]
    return Record({"ranking": ranking_records(ranked(players)), "unranked": unranked_records(players)})
