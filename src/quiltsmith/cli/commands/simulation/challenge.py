"""`quiltsmith challenge`: a booklet of solo puzzles, or the puzzle of a day."""

from __future__ import annotations

import os
import re
from calendar import monthrange
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.commands.deal import TEMPLATE, new_seed
from quiltsmith.cli.commands.printing.pad import pad_template_or_fail
from quiltsmith.cli.commands.simulation.playing import tell_what_is_gained
from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.options.decks import DeckArgument, deck_or_fail
from quiltsmith.cli.options.printing import InkOption, LanguageOption, PaperOption, ThemeOption, style_or_fail
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.i18n import _
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.games.doodle.challenge import Puzzle
    from quiltsmith.scene.elements import Document

EXAMPLE = "Example: quiltsmith challenge meadow --count 2 --seed 7 -o puzzles.pdf"
_USUAL_COUNT = 20
_MOST = 200
_FEW = 5
"""So many puzzles are made sooner than other processes start."""


def challenge(
    deck: DeckArgument,
    count: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=_MOST, help="How many puzzles. [default: 20]")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same number gives the same booklet. [default: a new one]")
    ] = None,
    date: Annotated[
        str | None, typer.Option(metavar="DATE", help="The puzzle of a day instead, such as 2026-12-24.")
    ] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help="How many cores search; 0: all there are.")] = 0,
    output: OutputOption = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: ThemeOption = "quilt",
    ink: InkOption = Ink.FULL,
    live_text: LiveTextOption = False,
) -> None:
    """Print a booklet of solo puzzles.

    Every puzzle shows a start patch and all turns, with medals to win from what bots reach, and a score sheet to
    draw on; solutions stand at the end. The same seed gives the same booklet everywhere. A day has one puzzle.
    """
    from quiltsmith.games.doodle.doodle_deal import TooFewCardsError, game_in_circle
    from quiltsmith.layout.challenge.challenge_document import booklet_document
    from quiltsmith.simulate.par import puzzle_seeds
    from quiltsmith.stable_random import checked_seed

    read = deck_or_fail(deck)
    game_in_circle(read)
    style = style_or_fail(paper, lang, theme, ink)
    template = pad_template_or_fail(TEMPLATE, read.game)
    if date is not None:
        if seed is not None or count is not None:
            raise Failure(_("a day has one puzzle: --date goes without --seed and --count"))
        name, seeds = date, [_day_number(date)]
    else:
        number = new_seed() if seed is None else checked_seed(seed)
        name, seeds = style.word("challenge.seed", seed=number), puzzle_seeds(number, count or _USUAL_COUNT)
    tell_what_is_gained()

    def make() -> Document:
        try:
            return booklet_document(_puzzles(read, seeds, jobs), name, style, template)
        except TooFewCardsError as error:
            raise Failure(f"{error} [few-cards]", PROBLEMS) from None

    print_document(make, output, f"{read.id}-puzzles.pdf", live_text=live_text)


def _day_number(text: str) -> int:
    """Read a day as a number that is also its seed: 20261224."""
    match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
    year, month, day = map(int, match.groups()) if match else (0, 0, 0)
    if not (year and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]):
        raise Failure(_("`{text}` is no day; write it like 2026-12-24", text=text))
    return year * 10_000 + month * 100 + day


def _puzzles(deck: Deck, seeds: list[int], jobs: int) -> list[Puzzle]:
    """Make puzzles in one process or several, in their order."""
    from quiltsmith.processes import map_in_processes
    from quiltsmith.simulate.par import make_puzzle

    make = partial(make_puzzle, deck)
    made: list[Puzzle] = []
    with Progress(_("puzzles"), len(seeds), results_at_end=True) as progress:
        # The first one is made here, so that what can be compiled is compiled once and not by every process.
        for puzzle in map(make, seeds[:1]):
            made.append(puzzle)
            progress.step()
        processes = jobs or (os.cpu_count() or 1 if len(seeds) > _FEW else 1)
        rest = seeds[1:]
        for puzzle in map_in_processes(make, rest, processes) if processes > 1 and rest else map(make, rest):
            made.append(puzzle)
            progress.step()
    return made
