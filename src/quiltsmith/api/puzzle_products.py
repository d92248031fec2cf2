"""Solo puzzles: the challenge of one deal, and booklets of puzzles with medals."""

from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import DeckArgument, InkChoice, Language, Option, OwnTheme, Paper, PresetName
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    import datetime
    from collections.abc import Callable

    from quiltsmith.decks.deck import Deck
    from quiltsmith.formats.problems import Problem
    from quiltsmith.games.doodle.challenge import Puzzle
    from quiltsmith.scene.elements import Document

TEMPLATE = "tall"
_USUAL_COUNT, _MOST_PUZZLES = 20, 200
_FEW = 5
"""So many puzzles are made sooner than other processes start."""


@product
def solo_puzzle(
    deck: DeckArgument,
    *,
    seed: Annotated[
        int | None,
        Option(help=N_("The same number gives the same deal. [default: a new one]"), metavar="N", group="look"),
    ] = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
) -> PrintJob:
    """Lay out a deal as a solo challenge: what every turn offers, and a score sheet."""
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import check_fabrics, deck_of, style_of, template_for
    from quiltsmith.games.doodle.challenge import make_challenge
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.layout.challenge.challenge_document import challenge_document

    warnings: list[Problem] = []
    read = deck_of(deck)
    game = game_in_circle(read)
    number = seed_or_new(seed)
    style = style_of(read.game, read, paper=paper, lang=lang, theme=theme, ink=ink, warnings=warnings)
    check_fabrics(read, style.theme, name_of(deck))
    dealt = make_challenge(read, game, number)
    template = template_for(TEMPLATE, game, warnings)
    return PrintJob(
        make=lambda _unused: challenge_document(dealt, style, template),
        file_name=f"{read.id}-challenge.pdf",
        warnings=tuple(warnings),
    )


@product
def challenge(
    deck: DeckArgument,
    *,
    count: Annotated[
        int | None, Option(help=N_("How many puzzles. [default: 20]"), metavar="N", least=1, most=_MOST_PUZZLES)
    ] = None,
    seed: Annotated[
        int | None,
        Option(help=N_("The same number gives the same booklet. [default: a new one]"), metavar="N", group="look"),
    ] = None,
    date: Annotated[
        str | None, Option(help=N_("The puzzle of a day instead, such as 2026-12-24."), metavar="DATE")
    ] = None,
    from_: Annotated[
        str | None,
        Option(help=N_("A puzzle for each day from this one on, as many as the booklet has."), metavar="DATE"),
    ] = None,
    title: Annotated[
        str | None, Option(help=N_("The title of the booklet."), metavar="TEXT", in_file_name=False)
    ] = None,
    booklet: Annotated[
        bool,
        Option(
            help=N_(
                "Two pages on each side, in the order for folding: print both sides, turned over the short edge."
            ),
            group="paper",
        ),
    ] = False,
    jobs: Annotated[
        int, Option(help=N_("How many cores search; 0: all there are."), metavar="N", least=0, group=None)
    ] = 0,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    preset: PresetName = None,
) -> PrintJob:
    """Lay out a booklet of solo puzzles with medals and solutions as a `Printable`.

    `date` gives the puzzle of one day, `from_` those of several days, such as `"2026-12-01"`.
    """
    from quiltsmith.api.described_options import within
    from quiltsmith.api.product_parts import checked_title, deck_of, shop_for, style_of, template_for
    from quiltsmith.api.simulation import MOST_JOBS
    from quiltsmith.errors import UsageError
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.i18n import _
    from quiltsmith.layout.challenge.challenge_document import BookletPlan, booklet_document, date_text
    from quiltsmith.simulate.compiling import can_compile, what_is_gained
    from quiltsmith.simulate.doodle_work import time_note, work_per_second
    from quiltsmith.simulate.par import puzzle_seeds, puzzle_work

    within("count", 1 if count is None else count, 1, _MOST_PUZZLES)
    within("jobs", jobs, 0, MOST_JOBS)
    warnings: list[Problem] = []
    shop, read = shop_for("challenge", preset), deck_of(deck)
    game = game_in_circle(read)
    style = style_of(read.game, read, paper=paper, lang=lang, theme=theme, ink=ink, warnings=warnings, shop=shop)
    template = template_for(TEMPLATE, read.game, warnings)
    if shop is not None and booklet:
        raise UsageError(_("a print shop folds pages itself, and wants them in the order of reading"), "booklet")
    own_title = checked_title(title)
    days: list[datetime.date] = []
    if from_ is not None:
        if seed is not None or date is not None:
            raise UsageError(
                _("days have their own puzzles, without a seed or another date"), "from_", "seed", "date"
            )
        days = _days(from_, _USUAL_COUNT if count is None else count)
        name = " – ".join(date_text(day, style, has_weekday=False) for day in (days[0], days[-1]))
        seeds = [_day_number(day.isoformat()) for day in days]
    elif date is not None:
        if seed is not None or count is not None:
            raise UsageError(_("a day has one puzzle, without a seed or a count"), "date", "seed", "count")
        name, seeds = date, [_day_number(date)]
    else:
        number = seed_or_new(seed)
        name = style.word("challenge.seed", seed=number)
        seeds = puzzle_seeds(number, _USUAL_COUNT if count is None else count)

    work = puzzle_work(read, seeds[0]) * len(seeds)

    def make(step: "Callable[[], None]") -> "Document":
        plan = BookletPlan(name, own_title, days, is_folded=booklet)
        return booklet_document(_puzzles(read, seeds, jobs, step), plan, style, template)

    return PrintJob(
        make=make,
        file_name=f"{read.id}-puzzles.pdf",
        steps=len(seeds),
        warnings=tuple(warnings),
        notes=(
            *(() if can_compile() else (what_is_gained(),)),
            *time_note(work, work_per_second(read, game), _processes(jobs, len(seeds))),
        ),
    ).for_shop(shop)


def seed_or_new(seed: int | None) -> int:
    """Return a seed if it is one, or choose one that is easily typed in."""
    import secrets

    from quiltsmith.stable_random import checked_seed

    return secrets.randbelow(1_000_000) if seed is None else checked_seed(seed)


def _day_number(text: str) -> int:
    """Read a day as a number that is also its seed: 20261224."""
    import re
    from calendar import monthrange

    from quiltsmith.errors import QuiltsmithError
    from quiltsmith.i18n import _

    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
    year, month, day = map(int, match.groups()) if match else (0, 0, 0)
    if not (year and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]):
        raise QuiltsmithError(_("`{text}` is no day; write it like 2026-12-24", text=text))
    return year * 10_000 + month * 100 + day


def _days(first: str, count: int) -> "list[datetime.date]":
    """Return so many days, one after the other."""
    from datetime import date, timedelta

    from quiltsmith.errors import QuiltsmithError
    from quiltsmith.i18n import _

    number = _day_number(first)
    try:
        return [
            date(number // 10_000, number // 100 % 100, number % 100) + timedelta(days) for days in range(count)
        ]
    except OverflowError:
        raise QuiltsmithError(_("the days after {first} are too far away", first=first)) from None


def _processes(jobs: int, puzzles: int) -> int:
    """Return how many processes make puzzles."""
    import os

    return jobs or (os.cpu_count() or 1 if puzzles > _FEW else 1)


def _puzzles(deck: "Deck", seeds: list[int], jobs: int, step: "Callable[[], None]") -> "list[Puzzle]":
    """Make puzzles in one process or several, in their order."""
    from functools import partial

    from quiltsmith.processes import map_in_processes
    from quiltsmith.simulate.par import make_puzzle

    make = partial(make_puzzle, deck)
    made: list[Puzzle] = []
    # The first one is made here, so that what can be compiled is compiled once and not by every process.
    for puzzle in map(make, seeds[:1]):
        made.append(puzzle)
        step()
    processes = _processes(jobs, len(seeds))
    rest = seeds[1:]
    for puzzle in map_in_processes(make, rest, processes) if processes > 1 and rest else map(make, rest):
        made.append(puzzle)
        step()
    return made
