"""What runs in the background: simulations, balancing, comparing, new decks, games of deals."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError, UsageError
from quiltsmith.formats.file_reader import bytes_of, read_source
from quiltsmith.formats.library import PATCHES, shipped_text
from quiltsmith.games.doodle.doodle_deal import Deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.i18n import _, get_locale
from quiltsmith.processes import background_jobs
from quiltsmith.studio.bot_levels import DOODLE_BOTS, Level
from quiltsmith.studio.deck_view import NewDeckQuestion, drawn_deck
from quiltsmith.studio.folder import FileGoneError, Folder
from quiltsmith.studio.named_files import named_deck
from quiltsmith.studio.sheets import read_dealt

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.balance_report import Report


FILES = "files"
"""The key of what a work has made to be kept, bytes by name; a page hears the names only."""


def shown_report(report: Report, deck: Deck) -> dict[str, Any]:
    """Return what a report says, its pages as they are printed, whose fonts the studio has, and its files."""
    from quiltsmith import __version__
    from quiltsmith.api.load_definitions import loaded
    from quiltsmith.html_report import report_page
    from quiltsmith.layout.report.report_document import report_document
    from quiltsmith.render.output import render_document
    from quiltsmith.render.svg import render_svg
    from quiltsmith.style.print_style import Style
    from quiltsmith.style.sizes import PAPERS
    from quiltsmith.style.theme_reader import THEMES

    style = Style(loaded(THEMES, "quilt"), get_locale(), PAPERS["a4"])
    document = report_document(report, deck, style)
    (pdf,) = render_document(document, ".pdf")
    page = report_page(report, deck, style, f"quiltsmith {__version__}").encode()
    files = {f"{deck.id}-report.pdf": pdf, f"{deck.id}-report.html": page}
    return {**to_builtins(report), "pages": list(render_svg(document, "bare")), FILES: files}


Tell = Callable[[int, int], None]


class RebalanceQuestion(Struct, frozen=True):
    """Which deck is brought into balance, what must not change, and how long bots play; None is what is usual."""

    deck: str
    games: Annotated[int, Meta(ge=10, le=1_000_000)] | None = None
    seed: Annotated[int, Meta(ge=0)] = 1
    keep: Annotated[str, Meta(max_length=1000)] = ""
    most: Annotated[int, Meta(ge=1, le=200)] | None = None
    tolerance: Annotated[float, Meta(ge=0.1, le=100)] = 1.0


class CompareQuestion(Struct, frozen=True):
    """Two decks that are played on the same seeds, and how often."""

    deck: str
    other: str
    games: Annotated[int, Meta(ge=10, le=1_000_000)] = 400
    seed: Annotated[int, Meta(ge=0)] = 1


def rebalance(asked: RebalanceQuestion, tell: Tell) -> dict[str, Any]:
    """Find the fewest changes that balance a deck; give before and after, and the text of a new deck."""
    from quiltsmith.simulate.rebalancing import (
        RebalanceOptions,
        check_kept,
        rebalance_report,
        rebalanced_text,
        rebalancing_of,
    )
    from quiltsmith.simulate.runs import chosen_bot
    from quiltsmith.simulate.simulation import simulation_of
    from quiltsmith.stable_random import checked_seed

    deck = named_deck(Folder(Path()), asked.deck)
    wishes = RebalanceOptions(
        bot=chosen_bot(simulation_of(deck.game), None),
        seed=checked_seed(asked.seed),
        games=asked.games or rebalancing_of(deck.game).default_games,
        tolerance=asked.tolerance,
        keep=check_kept(deck, [card.strip() for card in asked.keep.split(",") if card.strip()]),
        most=asked.most,
    )
    found = _telling(tell)(deck, wishes)
    report = rebalance_report(deck, wishes, found)
    name = _beside(asked.deck)
    is_shipped = asked.deck.lower() in DECKS.names()
    base = asked.deck if is_shipped else f"./{PurePosixPath(asked.deck).name}"
    changes = [
        {**change, "was": _drawn(deck, change["id"]), "is": _drawn(found.deck, change["id"])}
        for change in to_builtins(found.changes)
    ]
    text = shipped_text(PATCHES, asked.deck.lower()) if is_shipped else read_source(asked.deck).text
    new = rebalanced_text(deck, found, PurePosixPath(name).stem, base=base, text=text)
    return {**shown_report(report, deck), "name": name, "text": new.text, "changes": changes}


def compare(asked: CompareQuestion, tell: Tell) -> dict[str, Any]:
    """Let bots play two decks on the same seeds, and give the report of what differs."""
    from quiltsmith.simulate.comparison import compared
    from quiltsmith.simulate.runs import chosen_bot, play_comparison
    from quiltsmith.simulate.simulation import RunConfig, simulation_of
    from quiltsmith.stable_random import checked_seed

    one, other = (named_deck(Folder(Path()), name) for name in (asked.deck, asked.other))
    if one.game.rules != other.game.rules:
        raise QuiltsmithError(_("{one} and {other} are not played alike", one=one.id, other=other.id))
    simulation = simulation_of(one.game)
    bot = chosen_bot(simulation, None)
    setup = RunConfig(one, bot, bot if simulation.is_for_two else None, checked_seed(asked.seed))
    second = replace(setup, deck=other)
    tell(0, asked.games)
    run = play_comparison(setup, second, asked.games, background_jobs(), lambda played: tell(played, asked.games))
    if run.outcome is None:
        raise KeyboardInterrupt
    report = compared(setup, second, run.games, run.outcome)
    return shown_report(report, one)


def generate(asked: NewDeckQuestion, tell: Tell) -> dict[str, str]:
    """Draw a deck from wishes, let bots play it, and change what is too good or too bad."""
    return {"text": drawn_deck(Folder(Path()), asked, _telling(tell))}


def _telling(tell: Tell) -> Callable[..., Any]:
    """Rebalance and tell how far it is, by all games that it may take."""
    from quiltsmith.simulate.rebalancing import Measuring, Rebalanced, RebalanceOptions, rebalancing_of

    def rebalanced(deck: Deck, wishes: RebalanceOptions) -> Rebalanced:
        alone = replace(wishes, jobs=background_jobs())
        rebalancing = rebalancing_of(deck.game)
        total, done = rebalancing.most_games(alone.games), 0

        def step(played: int) -> None:
            nonlocal done
            done += played
            tell(min(done, total), total)

        tell(0, total)
        return rebalancing.rebalance(deck, alone, Measuring(alone, step))

    return rebalanced


def _beside(name: str) -> str:
    """Propose the name of a file beside a deck of the folder, or in the folder itself."""
    path = PurePosixPath(name)
    return str(path.with_name(f"{path.stem.lower()}-balanced.yaml"))


def _drawn(deck: Deck, identity: str) -> str:
    card = deck.card(identity)
    return "" if card is None else str(card.shape)


_PLAYER = "Par"
_PARTS = 100
"""Progress is told in so many parts of the time."""


class ParQuestion(Struct, frozen=True):
    """A deal of the folder, and how many seconds the search may take."""

    deal: str
    seconds: Annotated[float, Meta(gt=0, le=60)] = 8.0


def par(asked: ParQuestion, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """Search for the best game, and let bots play the deal to see what is a good total without hindsight."""
    from quiltsmith.simulate.par import best_within, medals, par_sheet

    deal, deck = read_dealt(Folder(Path()), asked.deal)
    if deck is None:
        raise UsageError(_("{deal} names no deck; name its deck", deal=asked.deal), "deck")

    def passed(seconds: float) -> None:
        tell(min(_PARTS - 1, int(seconds / asked.seconds * _PARTS)), _PARTS)

    tell(0, _PARTS)
    found = best_within(deck, deal, None, asked.seconds, time.monotonic, passed)
    sheet = par_sheet(found, deck, deal, _heads(found.played.game, deal, deck, _PLAYER))
    best = {"total": found.total, "upper_bound": found.upper_bound, "is_proven": found.is_proven, "sheet": sheet}
    return {**best, "medals": medals(*_without_hindsight(deal, deck), found.total)}


def _heads(game: DoodleGame, deal: Deal, deck: Deck, player: str) -> dict[str, str]:
    """Say on a sheet whose it is; a game of somebody's own is named by its deck."""
    known = {"game": game.id} if game.id in DEFINITIONS.names() else {}
    return {**known, "deck": deal.deck or deck.id, "player": player}


class RivalQuestion(Struct, frozen=True):
    """A deal that a bot plays beside somebody, how strong it is, and the start card that both have."""

    deal: str
    level: Level = "medium"
    start: Annotated[str, Meta(max_length=60)] = ""


def rival(asked: RivalQuestion, tell: Tell) -> dict[str, Any]:
    """Let a bot play a deal, with no more knowledge than a player has, and give its sheet."""
    from quiltsmith.games.doodle.doodle_deal import game_in_circle
    from quiltsmith.games.doodle.doodle_writer import write_played
    from quiltsmith.simulate.doodle_engine import play_sheet

    deal, deck = read_dealt(Folder(Path()), asked.deal)
    if deck is None:
        raise UsageError(_("{deal} names no deck; name its deck", deal=asked.deal), "deck")
    tell(0, 1)
    played = play_sheet(game_in_circle(deck), deck, DOODLE_BOTS[asked.level], deal.seed or 0, deal, asked.start)
    heads = _heads(played.game, deal, deck, "Bot")
    return {"total": played.total, "sheet": write_played(played, heads, wording="both")}


def rival_digest(asked: RivalQuestion, folder: Folder) -> str:
    """Tell games of bots apart: by the deal, the bot and the start card."""
    return f"{deal_digest(asked, folder)} {asked.level} {asked.start}"


def _without_hindsight(deal: Deal, deck: Deck) -> tuple[int, int]:
    """Give the totals of two bots; the better one takes long where nothing is compiled, and is left out there."""
    from quiltsmith.games.doodle.doodle_deal import game_in_circle, make_deal
    from quiltsmith.simulate.compiling import can_compile
    from quiltsmith.simulate.doodle_engine import play_seed, play_sheet

    game, seed = game_in_circle(deck), deal.seed or 0
    greedy = play_sheet(game, deck, "greedy", seed, deal).total
    is_of_seed = deal.seed is not None and make_deal(deck, game, seed).rolls == deal.rolls
    return greedy, play_seed(game, deck, "beam", seed).total if is_of_seed and can_compile() else greedy


def deal_digest(asked: ParQuestion | RivalQuestion, folder: Folder) -> str:
    """Tell deals apart by what stands in their files and in those of their decks: the same has the same par."""
    deal = read_dealt(folder, asked.deal)[0]
    text, deck = deal.to_yaml(), deal.deck or ""
    if deck and deck.lower() not in DECKS.names():
        try:
            text += folder.read(deck).text
        except (FileGoneError, OSError):
            text += deck
    return hashlib.sha256(bytes_of(text)).hexdigest()


class SimulateQuestion(Struct, frozen=True):
    """Which deck is played by which bot, how often; None is what is usual."""

    deck: str
    games: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    bot: str | None = None
    seed: Annotated[int, Meta(ge=0)] = 1


def simulate(asked: SimulateQuestion, tell: Tell) -> Any:
    """Let bots play a deck, and give the report."""
    from quiltsmith.simulate.runs import chosen_bot, play_run, report_of
    from quiltsmith.simulate.simulation import RunConfig, simulation_of
    from quiltsmith.stable_random import checked_seed

    deck = named_deck(Folder(Path()), asked.deck)
    simulation = simulation_of(deck.game)
    bot = chosen_bot(simulation, asked.bot)
    setup = RunConfig(deck, bot, bot if simulation.is_for_two else None, checked_seed(asked.seed))
    games = asked.games or simulation.bots[bot].default_games
    tell(0, games)
    finished = play_run(setup, games, background_jobs(), on_progress=lambda played: tell(played, games))
    return shown_report(report_of(setup, finished), deck)


class LongWork(Struct, frozen=True):
    """The form of the arguments, and the function; `digest` tells which questions have the same answer.

    Where it is given, who asks the same again hears what is found already, or follows the job that runs.
    """

    question: type[Struct]
    do: Callable[[Any, Tell], Any]
    digest: Callable[[Any, Folder], str] | None = None


WORKS: dict[str, LongWork] = {
    "simulate": LongWork(SimulateQuestion, simulate),
    "rebalance": LongWork(RebalanceQuestion, rebalance),
    "compare": LongWork(CompareQuestion, compare),
    "generate": LongWork(NewDeckQuestion, generate),
    "par": LongWork(ParQuestion, par, deal_digest),
    "rival": LongWork(RivalQuestion, rival, rival_digest),
}


def work_named(name: str) -> LongWork:
    if name not in WORKS:
        raise QuiltsmithError(_("there is no such work: {name}", name=name[:40]))
    return WORKS[name]
