"""Sheets: begun, opened, changed and checked as texts, and ranked; the text is all that there is of a sheet."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_edits import ShapeText
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import in_language
from quiltsmith.formats.file_reader import bytes_of
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import split_sheets
from quiltsmith.games.doodle.doodle_deal import game_in_circle
from quiltsmith.games.doodle.doodle_writer import begun_sheet
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.games.sheets.checked_sheet import Checked, Extent, Rankable
from quiltsmith.games.sheets.ranking import Ranked, entrant, list_titles, rank
from quiltsmith.games.sheets.sheet_editing import Way
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale
from quiltsmith.studio.endpoints import Endpoint, Nothing, get, post
from quiltsmith.studio.fabric_lookup import fabric_names_of
from quiltsmith.studio.folder_listing import Listed, listed, told_errors
from quiltsmith.studio.named_files import named_deck
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import MOST_ON_TABLE, MOST_SHEETS, NamedSheet, editor_of, read_dealt


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


class TableSheet(NamedSheet, frozen=True):
    """A sheet on the table; those of one group came in one file, and are compared with each other."""

    group: int = 0


class WorkQuestion(Struct, frozen=True):
    """All sheets on the table, which of them is worked on, the deal of the folder that belongs to it, and edits.

    Other sheets of its group are compared with it, as two quilts of one game are.
    """

    sheets: Annotated[list[TableSheet], Meta(min_length=1, max_length=MOST_ON_TABLE)]
    current: Annotated[int, Meta(ge=0)] = 0
    deal: str | None = None
    edits: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()


class HoldQuestion(NamedSheet, frozen=True):
    """A sheet, and the shape that is held over its board, or over one of its boards, counted from 0."""

    shape: ShapeText
    deal: str | None = None
    board: Annotated[int, Meta(ge=0, le=1)] = 0


class PartsQuestion(Struct, frozen=True):
    """The text of a file, which may hold several sheets."""

    text: Annotated[str, Meta(max_length=5_000_000)]


class SearchQuestion(Struct, frozen=True):
    """Words that say which cards of a deck are looked for."""

    deck: str
    words: Annotated[str, Meta(max_length=200)]


class SheetsQuestion(Struct, frozen=True):
    """Sheets of one table."""

    sheets: Annotated[list[NamedSheet], Meta(max_length=MOST_ON_TABLE)]
    deal: str | None = None


class RankedPlayer(Struct, frozen=True):
    """A player's rank, and the number of errors; if not ranked for them, the rank that the total would have."""

    rank: int
    player: str
    total: int
    checked: Extent
    errors: int
    is_ranked: bool


class UnrankedPlayer(Struct, frozen=True):
    """A player without a rank, and why: errors in the checker's words, as their codes are for scripts."""

    player: str
    reason: str
    errors: list[str]


class SheetTab(Struct, frozen=True):
    """What a tab tells about its sheet: whose it is, the total, and the number of errors."""

    player: str | None
    total: int | None
    errors: int


class SheetTable(Struct, frozen=True):
    """All sheets on the table: who stands where, and a tab for each."""

    ranking: list[RankedPlayer]
    unranked: list[UnrankedPlayer]
    sheets: list[SheetTab]


class SheetAnswer(Struct, frozen=True):
    """A sheet after the changes: its text, what the checker says, the deck with its fabrics, and what is shown.

    With it comes the table, so that a change is one question.
    """

    text: str
    verdict: dict[str, Any]
    deck: str
    fabrics: dict[str, str]
    view: Struct
    table: SheetTable


def choices(studio: Studio, asked: Nothing) -> SheetChoices:
    """Return which decks and deals there are to choose from."""
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
    data = bytes_of(asked.text)
    return [part.data.decode("utf-8", "replace").strip("\n") + "\n" for part in split_sheets("-", data)][
        :MOST_SHEETS
    ]


def work(studio: Studio, asked: WorkQuestion) -> SheetAnswer:
    """Change a sheet, check it, and tell what a page shows of it and of the others on the table."""
    if asked.current >= len(asked.sheets):
        raise QuiltsmithError(_("there is no such sheet on the table"))
    own = asked.sheets[asked.current]
    group = [one for one in asked.sheets if one.group == own.group]
    place = next(number for number, one in enumerate(group) if one is own)

    def check(text: str) -> Checked:
        sheets = [*group[:place], NamedSheet(own.name, text), *group[place + 1 :]]
        return studio.check_sheets(sheets, asked.deal)[place]

    checked = check(own.text)
    if asked.edits:
        checked = editor_of(checked).change(checked, asked.edits, check)
    shown = editor_of(checked)
    deck = shown.deck(checked)
    cloth = fabric_names_of(studio.folder, checked.game, deck)
    text = checked.text.source.text if asked.edits else own.text
    name = _seen_from_folder(own.name, checked.text.head("deck") or (deck.id if deck else ""))
    view = shown.view(checked, cloth.of_pieces)
    all_sheets: list[NamedSheet] = [*asked.sheets]
    all_sheets[asked.current] = NamedSheet(own.name, text)
    table = _table(studio.check_sheets(all_sheets, asked.deal))
    return SheetAnswer(text, checked.to_json(), name, cloth.of_cards(), view, table)


def hold(studio: Studio, asked: HoldQuestion) -> list[Way]:
    """Take a patch into the hand."""
    checked = studio.check_sheet(asked, asked.deal)
    return editor_of(checked).hold(checked, Shape.parse(asked.shape), asked.board)


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


def _table(checked: list[Checked]) -> SheetTable:
    """Rank the players of one table, and say who has no rank, and why."""
    entries = [entrant(one, is_corrected=True) for one in checked]
    ranked = rank((entry for entry in entries if entry is not None), with_errors=True)
    titles = list_titles(one.entry for one in ranked)
    return SheetTable(
        [_ranked(one, _named(one, titles)) for one in ranked],
        [
            _unranked(entry, one)
            for entry, one in zip(entries, checked, strict=True)
            if entry and not entry.is_ranked
        ],
        [_tab(one, entry) for entry, one in zip(entries, checked, strict=True)],
    )


def _named(ranked: Ranked, titles: Mapping[tuple[str, str], str]) -> str:
    """Name a player, with the list where there are several."""
    title = titles[ranked.entry.game, ranked.entry.deal]
    return f"{ranked.player} ({title})" if title else ranked.player


def _ranked(ranked: Ranked, player: str) -> RankedPlayer:
    entry = ranked.entry
    return RankedPlayer(ranked.rank, player, ranked.total, entry.checked, entry.errors, entry.is_ranked)


def _unranked(entry: Rankable, checked: Checked) -> UnrankedPlayer:
    errors = [problem.message for problem in checked.problems if problem.is_error]
    return UnrankedPlayer(entry.player, told_errors(len(errors)) if errors else entry.why_not, errors)


def _tab(checked: Checked, entry: Rankable | None) -> SheetTab:
    errors = _errors(checked.problems) - _errors(editor_of(checked).open_ends(checked))
    return SheetTab(_whose(checked.to_json()), entry.total if entry else None, errors)


def _errors(problems: Iterable[Problem]) -> int:
    return sum(problem.is_error for problem in problems)


def _whose(record: dict[str, Any]) -> str | None:
    """Return whose a sheet is: of one player, or of both who play a game."""
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
    """Return the name of a deck that a sheet names, if it names one, as seen from the folder of the studio."""
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
)
