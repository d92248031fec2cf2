"""Sheets: begun, opened, changed and checked as texts, and ranked; the text is all that there is of a sheet."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable
from typing import Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import split_sheets
from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.games.doodle.doodle_editor import begun_sheet
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.games.sheets.checked_sheet import Checked, Rankable, rank
from quiltsmith.games.sheets.ranking_entrants import entrant
from quiltsmith.games.sheets.sheet_editing import Way
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import get_locale
from quiltsmith.studio.endpoints import Endpoint, Nothing, get, post
from quiltsmith.studio.fabric_lookup import cloth_of
from quiltsmith.studio.folder_listing import Listed, listed, told_errors
from quiltsmith.studio.kinds import work_on
from quiltsmith.studio.named_files import named_deck
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import MOST_SHEETS, NamedSheet, checked_sheets, read_dealt


class DeckChoice(Struct, frozen=True):
    """A deck to choose, by its name and as people call it."""

    name: str
    title: str


class SheetChoices(Struct, frozen=True):
    """What a new sheet can be played with."""

    decks: list[DeckChoice]
    deals: list[Listed]


class BeginQuestion(Struct, frozen=True):
    """What a new sheet is played with; a deal knows its deck."""

    deck: str = ""
    deal: str | None = None
    player: Annotated[str, Meta(max_length=60)] = ""


class WorkQuestion(NamedSheet, frozen=True):
    """A sheet, the deal of the folder that it was played with, and what is to be changed.

    Other sheets of its file are compared with it, as two quilts of one game are; `place` is its own among them.
    """

    deal: str | None = None
    beside: Annotated[tuple[NamedSheet, ...], Meta(max_length=MOST_SHEETS)] = ()
    place: Annotated[int, Meta(ge=0)] = 0
    edits: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()


class HoldQuestion(NamedSheet, frozen=True):
    """A sheet, and the shape that is held over its board, or over one of its boards, counted from 0."""

    shape: Annotated[str, Meta(max_length=1000)]
    deal: str | None = None
    board: Annotated[int, Meta(ge=0, le=1)] = 0


class PartsQuestion(Struct, frozen=True):
    """The text of a file, which may hold several sheets."""

    text: Annotated[str, Meta(max_length=5_000_000)]


class SearchQuestion(Struct, frozen=True):
    """Words that say which cards of a deck are looked for."""

    deck: str
    words: Annotated[str, Meta(max_length=200)]


class RankQuestion(Struct, frozen=True):
    """Sheets of one table."""

    sheets: Annotated[list[NamedSheet], Meta(max_length=MOST_SHEETS)]
    deal: str | None = None


class SheetAnswer(Struct, frozen=True):
    """A sheet after the changes: its text, what the checker says, the deck with its fabrics, and what is shown."""

    text: str
    verdict: dict[str, Any]
    deck: str
    fabrics: dict[str, str]
    view: Struct


def choices(studio: Studio, asked: Nothing) -> SheetChoices:
    """Tell which decks and deals there are to choose from."""
    files = listed(studio.folder, "deck", "deal")
    names = [*DECKS.names(), *(file.name for file in files if file.kind == "deck" and file.mood != "bad")]
    decks = [(name, deck) for name in names if (deck := _deck_in_circle(studio, name))]
    found = [DeckChoice(name, in_language(deck.title, get_locale())) for name, deck in decks]
    return SheetChoices(found, [file for file in files if file.kind == "deal" and file.mood != "bad"])


def begin(studio: Studio, asked: BeginQuestion) -> dict[str, str]:
    """Write the text of a new sheet."""
    deck, name = (None, asked.deck)
    if asked.deal:
        deal, deck = read_dealt(studio.folder, asked.deal)
        name = deal.deck or name
    deck = deck or named_deck(studio.folder, name)
    game = game_in_circle(deck)
    # A game of somebody's own is named by the deck, as seen from there.
    known = game.id if game.id in DEFINITIONS.names() else ""
    return {"text": begun_sheet(game, known, name, asked.player.strip(), get_locale())}


def parts(studio: Studio, asked: PartsQuestion) -> list[str]:
    """Cut a text into its sheets."""
    data = asked.text.encode("utf-8", "surrogatepass")
    return [part.data.decode("utf-8", "replace").strip("\n") + "\n" for part in split_sheets("-", data)][
        :MOST_SHEETS
    ]


def work(studio: Studio, asked: WorkQuestion) -> SheetAnswer:
    """Change a sheet, check it, and tell what a page shows of it."""

    def check(text: str) -> Checked:
        own = NamedSheet(asked.name, text)
        return checked_sheets(studio.folder, [*before, own, *asked.beside[len(before) :]], asked.deal)[len(before)]

    before = asked.beside[: asked.place]
    checked = check(asked.text)
    if asked.edits:
        checked = work_on(checked).change(checked, asked.edits, check)
    shown = work_on(checked)
    deck = shown.deck(checked)
    cloth = cloth_of(studio.folder, checked.game, deck)
    text = checked.text.source.text if asked.edits else asked.text
    name = _seen_from_folder(asked.name, checked.text.head("deck") or (deck.id if deck else ""))
    view = shown.view(checked, cloth.of_pieces)
    return SheetAnswer(text, checked.to_json(), name, cloth.of_cards(), view)


def hold(studio: Studio, asked: HoldQuestion) -> list[Way]:
    """Take a patch into the hand."""
    (checked,) = checked_sheets(studio.folder, [NamedSheet(asked.name, asked.text)], asked.deal)
    return work_on(checked).hold(checked, Shape.parse(asked.shape), asked.board)


def search(studio: Studio, asked: SearchQuestion) -> list[str]:
    """Find cards by a part of their id or name, by their size, or by a shape however it is turned."""
    deck = named_deck(studio.folder, asked.deck)
    words = asked.words.strip().casefold()
    number = next((int(word) for word in words.split() if word.isascii() and word.isdecimal()), None)
    shape = Shape.parse(words).canonical() if words and not words.strip("#./") and "#" in words else None
    return [
        card.id
        for card in (*deck.cards, *deck.start)
        if (shape is not None and card.shape.canonical() == shape)
        or (number is not None and card.shape.size == number)
        or words in card.id.casefold()
    ]


def ranking(studio: Studio, asked: RankQuestion) -> dict[str, Any]:
    """Rank the players of one table, and say who has no rank, and why."""
    checked = checked_sheets(studio.folder, asked.sheets, asked.deal)
    entries = [entrant(one) for one in checked]
    players = [entry for entry in entries if entry is not None]
    ranked = [
        {"rank": one.rank, "player": one.player, "total": one.total, "checked": one.entry.checked}
        for one in rank(players)
    ]
    others = [
        _unranked(entry, one) for entry, one in zip(entries, checked, strict=True) if entry and not entry.is_ranked
    ]
    errors = [_errors(one.problems) - _errors(work_on(one).open_ends(one)) for one in checked]
    sheets = [
        {"player": _whose(one.to_json()), "total": entry.total if entry else None, "errors": wrong}
        for one, entry, wrong in zip(checked, entries, errors, strict=True)
    ]
    return {"ranking": ranked, "unranked": others, "sheets": sheets}


def _unranked(entry: Rankable, checked: Checked) -> dict[str, Any]:
    """Say why somebody has no rank: errors in the checker's words; their codes are for scripts."""
    errors = [problem.message for problem in checked.problems if problem.is_error]
    return {
        "player": entry.player,
        "reason": told_errors(len(errors)) if errors else entry.why_not,
        "errors": errors,
    }


def _errors(problems: Iterable[Problem]) -> int:
    return sum(problem.is_error for problem in problems)


def _whose(record: dict[str, Any]) -> str | None:
    """Tell whose a sheet is: of one player, or of both who play a game."""
    both = [one["player"] for one in record.get("players", ())]
    return ", ".join(both) if both else record.get("player")


def _deck_in_circle(studio: Studio, name: str) -> Deck | None:
    try:
        deck = named_deck(studio.folder, name)
        game_in_circle(deck)
    except QuiltsmithError:
        return None
    return deck


def _seen_from_folder(sheet: str, deck: str) -> str:
    """Give the name of a deck that a sheet names, if it names one, as seen from the folder of the studio."""
    if not deck or deck.lower() in DECKS.names():
        return deck
    return posixpath.normpath(posixpath.join(posixpath.dirname(sheet), deck))


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/sheet/choices", Nothing, choices),
    post("/api/sheet/begin", BeginQuestion, begin),
    post("/api/sheet/parts", PartsQuestion, parts),
    post("/api/sheet/work", WorkQuestion, work),
    post("/api/sheet/hold", HoldQuestion, hold),
    post("/api/sheet/search", SearchQuestion, search),
    post("/api/sheet/ranking", RankQuestion, ranking),
)
