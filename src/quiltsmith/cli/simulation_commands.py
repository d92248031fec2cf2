"""Commands that let bots play: how a deck plays, how it comes into balance, and the best total of a deal."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith import __version__
from quiltsmith.cli.entry import INTERRUPTED
from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.name_lookup import (
    deck_id_of,
    deck_of_deal,
    game_in_deck,
    load_deal,
    load_deck,
    load_deck_source,
    name_in_deck,
    shipped_name,
)
from quiltsmith.cli.option_types import DeckArgument, PaperOption, PlainFormat, PlainFormatOption
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    TEXT_FILES,
    YAML_FILES,
    ForceOption,
    OutputFile,
    TextToTerminalOption,
    free_path,
    output_file,
    output_path,
    refuse_place,
    write_output,
)
from quiltsmith.cli.progress_bar import Progress
from quiltsmith.cli.terminal_output import json_text, write_line, write_note
from quiltsmith.errors import ContentError, QuiltsmithError, UsageError
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import grouped, whole

if TYPE_CHECKING:
    from quiltsmith.api.simulation import SimulatedGames, SimulationJob
    from quiltsmith.cli.derived_commands import Typed
    from quiltsmith.decks.deck import Card, Deck
    from quiltsmith.formats.source import Source
    from quiltsmith.simulate.balance_report import Report
    from quiltsmith.simulate.par import Par
    from quiltsmith.simulate.rebalancing import Rebalanced, RebalanceOptions
    from quiltsmith.style.print_style import Style

_REPORT_SUFFIXES = (".html", ".pdf", ".json")
_DEFAULT_SEED = 1
_PAR_PLAYER = "par"
_COMPILING_SECONDS = 2.0
ReportOption = Annotated[
    list[str] | None,
    typer.Option(
        "--report",
        metavar="FILE",
        help=N_("Write the report to a .html, .pdf or .json file instead; may be given again."),
    ),
]


def find_command(name: str) -> Callable[..., None]:
    """Make the command `simulate` of the function that does it."""
    from quiltsmith.api.simulation import simulate
    from quiltsmith.cli.derived_commands import OwnOption, derived_command

    own = (
        OwnOption("report", ReportOption, None, after="dask"),
        OwnOption("force", ForceOption, False, after="report"),
        OwnOption("paper", PaperOption, "a4", after="resume"),
        OwnOption("report_format", PlainFormatOption, PlainFormat.TEXT, after="paper"),
    )
    about = N_(
        "Let bots play a deck and report how it plays.\n\n"
        "The report tells how totals spread, what becomes of every card and what it is worth, and says "
        "what stands out. The same seed gives the same report, however many cores play. Ctrl-C ends the "
        "games and reports those that have been played; --resume goes on with them."
    )
    command = derived_command(simulate, _simulate, about, own)
    return example("quiltsmith simulate meadow --games 1000 --report meadow.html")(command)


def _simulate(typed: Typed) -> None:
    from quiltsmith.api.product_parts import style_of
    from quiltsmith.api.products import prepare_of
    from quiltsmith.api.simulation import simulate

    values = typed.values
    job: SimulationJob = prepare_of(simulate)(**typed.given)
    names = dict.fromkeys(values["report"] or ())
    files = [output_file(Path(name), _REPORT_SUFFIXES, force=_is_page(name) or values["force"]) for name in names]
    if values["resume"]:
        refuse_place(Path(values["resume"]))
    style = style_of(paper=values["paper"])
    _tell_of_own_bots(job)
    job = _timed(job)
    with GameProgress(job.games, job.first) as progress:
        played = job.play(progress.reach)
    speed = progress.speed * (1 if job.other is None else 2)
    _keep_games(job, played, values["resume"])
    for file in files:
        _write_report(file, played.report, deck=job.setup.deck, speed=speed, style=style)
    _show_report(played.report, speed, values["report_format"], is_written=bool(files))
    if not played.is_complete:
        raise typer.Exit(INTERRUPTED)


def _tell_of_own_bots(job: SimulationJob) -> None:
    """Say that code is run which is not ours."""
    from quiltsmith.simulate.own_bots import is_own

    for bot in dict.fromkeys((job.setup.bot, job.setup.against)):
        if bot is not None and is_own(bot):
            write_note(_("note: {bot} is code of your own; it runs as it is and may do whatever you may", bot=bot))


def _timed(job: SimulationJob) -> SimulationJob:
    """Tell how many games there will be, how long they take on this machine, and what would be faster."""
    from quiltsmith.simulate.doodle_work import duration_note

    with telling_of_compilation():
        job.warm_up()
    timed = job.timed(time.perf_counter)
    if timed.job.games < job.games:
        games = timed.job.games
        write_note(
            _(
                "note: {games} games, as many as half a minute allows here; --games {number} plays the same again",
                games=grouped(games),
                number=games,
            )
        )
    tell_what_is_gained()
    for note in duration_note(timed.seconds):
        write_note(_("note: {note}; Ctrl-C ends it", note=note))
    return timed.job


def _show_report(report: Report, speed: float, report_format: PlainFormat, is_written: bool) -> None:
    from quiltsmith.cli.simulation_report import report_json, report_text

    if report_format is PlainFormat.JSON:
        write_line(report_json(report, speed))
    elif not is_written:
        write_line(report_text(report, speed_text(speed)))


def _is_page(name: str) -> bool:
    """Return whether a report is printed, and may take the place of an older print."""
    return name.lower().endswith(".pdf")


def _write_report(file: OutputFile, report: Report, *, deck: Deck, speed: float, style: Style) -> None:
    """Write a report in the form that the end of the file's name says, and print its path."""
    path = file.path
    if _is_page(path.name):
        from quiltsmith.cli.print_output import print_document
        from quiltsmith.layout.report.report_document import report_document

        print_document(lambda: report_document(report, deck, style), str(path), path.name)
    elif path.suffix.lower() == ".html":
        from quiltsmith.html_report import report_page

        write_output(file, report_page(report, deck, style, f"quiltsmith {__version__} · {speed_text(speed)}"))
    else:
        from quiltsmith.cli.simulation_report import report_json

        write_output(file, report_json(report, speed) + "\n")


def _keep_games(job: SimulationJob, played: SimulatedGames, resume: str | None) -> None:
    """Write the file of a run where one is named, or where the run was interrupted."""
    from quiltsmith.simulate.runs import kept_run

    if played.sums is None or (resume is None and played.is_complete):
        return
    setup = job.setup
    # An older run of this name may have played more games than this one.
    usual = output_path(None, f"{setup.deck.id}-{setup.bot}-{setup.seed}.run")
    path = Path(resume) if resume else free_path(usual)
    OutputFile(path, overwrite=resume is not None).write(kept_run(setup, played.games, played.sums))
    if not played.is_complete:
        games = grouped(played.games)
        write_note(_("{games} games were played; --resume {file} goes on", games=games, file=path.as_posix()))


@contextmanager
def telling_of_compilation() -> Iterator[None]:
    """Say that games are being compiled, if that takes long enough for somebody to wonder."""
    from quiltsmith.simulate.compiling import can_compile

    note = _("note: compiling the games for this machine; next time they begin at once")
    timer = Timer(_COMPILING_SECONDS, write_note, (note,))
    timer.daemon = True
    if can_compile():
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


def tell_what_is_gained() -> None:
    """Say what a faster engine would bring, where only the plain one plays."""
    from quiltsmith.simulate.compiling import can_compile, what_is_gained

    if not can_compile():
        write_note(what_is_gained())


class GameProgress(Progress):
    """A bar for the games from number `first` on, which is told how many have been played."""

    def __init__(self, games: int, first: int = 0) -> None:
        super().__init__(_("playing"), max(1, games - first), _("games/s"), results_at_end=True)
        self._played, self.speed = first, 0.0

    def reach(self, played: int) -> None:
        """Go on until so many games have been played."""
        self.step(played - self._played)
        self._played, self.speed = played, self.per_second


def speed_text(speed: float) -> str:
    """Say how fast games were played."""
    return _("{speed} games per second", speed=grouped(round(speed)))


@example("quiltsmith rebalance classic --games 500 --most 3 -o fairer.yaml")
def rebalance(
    deck: DeckArgument,
    keep: Annotated[
        str | None, typer.Option(metavar="IDS", help=N_("Cards that must not change, such as A,H."))
    ] = None,
    most: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=N_("How many cards may change at most."))
    ] = None,
    tolerance: Annotated[
        float,
        typer.Option(
            metavar="POINTS", min=0.1, max=100, help=N_("How many points a card may be too good or too bad.")
        ),
    ] = 1.0,
    bot: Annotated[
        str | None, typer.Option(metavar="BOT", help=N_("Who plays, as in simulate. [default: greedy]"))
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="N", min=10, help=N_("How many games make a round. [default: what is needed]")),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", help=N_("The same number gives the same deck."))
    ] = _DEFAULT_SEED,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, help=N_("How many cores play; 0: all there are."))] = 0,
    output: Annotated[
        str | None,
        typer.Option("-o", "--output", metavar="FILE", help=N_("The deck to write; - is standard output.")),
    ] = None,
    force: ForceOption = False,
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Find the fewest changes that balance a deck.

    Patches that are bought get new prices; cards of doodle games are swapped for others of the same size.
    The result is checked on fresh seeds and with a second bot, and shown beside what was before.
    """
    from quiltsmith.cli.simulation_report import report_json, report_text
    from quiltsmith.simulate.rebalancing import RebalanceOptions, check_kept, rebalance_report, rebalancing_of
    from quiltsmith.simulate.runs import chosen_bot
    from quiltsmith.simulate.simulation import simulation_of
    from quiltsmith.stable_random import checked_seed

    read, source = load_deck_source(deck)
    file = output_file(Path(output), YAML_FILES, force=force) if output is not None else None
    if file is not None:
        _refuse_rebalanced(file, read, source, report_format)
    wishes = RebalanceOptions(
        bot=chosen_bot(simulation_of(read.game), bot),
        seed=checked_seed(seed),
        games=games or rebalancing_of(read.game).default_games,
        tolerance=tolerance,
        keep=check_kept(read, [card.strip() for card in (keep or "").split(",") if card.strip()]),
        most=most,
        jobs=jobs,
    )
    found = rebalance_with_progress(read, wishes)
    made = rebalance_report(read, wishes, found)
    if report_format is PlainFormat.JSON:
        write_line(report_json(made))
    elif output != STANDARD_OUTPUT:
        write_line(report_text(made, ""))
    if file is not None:
        write = file.write if report_format is PlainFormat.JSON else partial(write_output, file)
        write(_rebalanced_text(read, source, found, file.path))


def _refuse_rebalanced(file: OutputFile, deck: Deck, source: Source, report_format: PlainFormat) -> None:
    """End the command if the new deck has no place of its own."""
    if file.is_standard_output and report_format is PlainFormat.JSON:
        raise QuiltsmithError(_("standard output has room for a deck or for JSON; name a file with -o"))
    if deck.base is not None and _is_file_of(source, file.path):
        raise QuiltsmithError(
            _("{path} builds on another deck, so its new prices need another file", path=file.path)
        )


def _is_file_of(source: Source, path: Path) -> bool:
    return path.is_file() and Path(source.name).is_file() and path.samefile(source.name)


def _rebalanced_text(deck: Deck, source: Source, found: Rebalanced, path: Path) -> str:
    """Write the new deck as the old file is written, and say so where that cannot be."""
    from quiltsmith.formats.file_reader import STANDARD_INPUT_NAME
    from quiltsmith.simulate.rebalancing import rebalanced_text

    has_base = source.name != STANDARD_INPUT_NAME and not _is_file_of(source, path)
    made = rebalanced_text(
        deck,
        found,
        deck_id_of(str(path), f"{deck.id}-rebalanced"),
        base=name_in_deck("deck", source.name, path) if has_base else None,
        text=source.text,
        game=game_in_deck(source, path),
    )
    if not made.is_like_old:
        write_note(_("note: comments and layout of {deck} could not be kept", deck=source.name))
    return made.text


def rebalance_with_progress(deck: Deck, wishes: RebalanceOptions) -> Rebalanced:
    """Rebalance a deck; how far it is, is told by all games that it may take."""
    from quiltsmith.simulate.doodle_work import duration_note
    from quiltsmith.simulate.rebalancing import Measuring, rebalancing_of
    from quiltsmith.simulate.run_time import games_seconds, seconds_per_game, warm_up
    from quiltsmith.simulate.simulation import RunConfig

    rebalancing = rebalancing_of(deck.game)
    total = rebalancing.most_games(wishes.games)
    config = RunConfig(deck, wishes.bot, wishes.bot, wishes.seed)
    with telling_of_compilation():
        warm_up(config, 0)
    per_game = seconds_per_game(config, total, time.perf_counter)
    tell_what_is_gained()
    more = rebalancing.extra_games(deck, wishes.games)
    for note in duration_note(games_seconds(config, total, wishes.jobs, per_game, more)):
        write_note(_("note: {note} at most; Ctrl-C ends it", note=note))
    with Progress(_("rebalancing"), total, _("games/s"), results_at_end=True) as progress:
        return rebalancing.rebalance(deck, wishes, Measuring(wishes, progress.step))


@example("quiltsmith par evening.yaml --seconds 5 -o best.txt")
def par(
    deal: Annotated[
        str,
        typer.Argument(
            metavar="DEAL", help=N_("A deal file, as `quiltsmith deal` writes it, or - for standard input.")
        ),
    ],
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0, help=N_("How long to search; more time may find a better game."))
    ] = 10.0,
    start: Annotated[
        str | None, typer.Option(metavar="CARD", help=N_("The start card. [default: the one that allows most]"))
    ] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help=N_("The deck of a deal that names none."))
    ] = None,
    output: TextToTerminalOption = STANDARD_OUTPUT,
    force: ForceOption = False,
    report_format: Annotated[
        PlainFormat | None,
        typer.Option("--format", help=N_("How to write the result. [default: by the suffix of -o, else text]")),
    ] = None,
) -> None:
    """Find the best possible total of a deal.

    The result is a sheet that `sheet check --deal` accepts, and a total that no game of this deal can exceed. The
    search goes on while there is time, so that the total may depend on the seconds and on the machine; the bound
    does not. It ends early where nothing can be better.
    """
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.simulate.doodle_work import duration_note
    from quiltsmith.simulate.par import best_within, par_sheet

    file = output_file(Path(output), (*TEXT_FILES, ".json"), force=force)
    if report_format is None:
        report_format = PlainFormat.JSON if file.path.suffix.lower() == ".json" else PlainFormat.TEXT
    dealt, named = load_deal(deal)
    played = load_deck(deck) if deck else named
    if played is None:
        raise UsageError(_("{deal} names no deck; name its deck", deal=deal), "deck")
    game = game_in_circle(played)
    if not dealt.fits(game) or not set(dealt.cards) <= {card.id for card in played.cards}:
        raise ContentError(_("{deal} was not dealt from {deck}", deal=deal, deck=played.id))
    first = _start_or_fail(played, start)
    tell_what_is_gained()
    for note in duration_note(seconds):
        write_note(_("note: {note} at most; Ctrl-C ends it", note=note))
    began = time.monotonic()
    found = best_within(played, dealt, first, seconds, time.monotonic)
    used = time.monotonic() - began
    heads = {"game": shipped_name(game), "deck": deck or deck_of_deal(dealt, deal), "player": _PAR_PLAYER}
    sheet = par_sheet(found, played, dealt, {name: value for name, value in heads.items() if value})
    if report_format is PlainFormat.JSON:
        told = {"total": found.total, "upper_bound": found.upper_bound, "seconds": round(used, 2), "sheet": sheet}
        write_output(file, json_text(told, indent=2) + "\n")
    else:
        write_output(file, f"# {_sentence(found)}\n{sheet}")
    if not file.is_standard_output:
        write_note(_sentence(found))


def _start_or_fail(deck: Deck, name: str | None) -> Card | None:
    if name is None:
        return None
    card = next((card for card in deck.start if card.id.lower() == name.lower()), None)
    if card is None and not deck.start:
        raise QuiltsmithError(_("{deck} has no start cards; leave --start out", deck=deck.id))
    if card is None:
        starts = ", ".join(card.id for card in deck.start)
        raise QuiltsmithError(_("there is no start card {card}; there are {starts}", card=name, starts=starts))
    return card


def _sentence(par: Par) -> str:
    if par.is_proven:
        return _("{total} points, and no game of this deal can be better", total=whole(par.total))
    total, bound = whole(par.total), whole(par.upper_bound)
    return _("{total} points; no game of this deal exceeds {bound}", total=total, bound=bound)
