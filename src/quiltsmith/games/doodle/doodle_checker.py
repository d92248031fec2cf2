"""The checker: a sheet's text in, problems, scores and notes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.problems import Problem, has_errors, in_reading_order, problems_to_json
from quiltsmith.formats.sheet_text import UNNAMED, SheetText
from quiltsmith.formats.source import Place
from quiltsmith.games.doodle.checks import CHECKS, score_impossible
from quiltsmith.games.doodle.checks.not_dealt import of_another_deal, of_another_deck
from quiltsmith.games.doodle.checks.score_missing import missing_scores
from quiltsmith.games.doodle.checks.start_twice import StartSummary, summarise_start
from quiltsmith.games.doodle.deal_choice import choose_deal
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_log import read_log
from quiltsmith.games.doodle.doodle_scoring import possible_totals, score_rounds, sheet_total
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, Patch, Round, patches_of, pieces_of_sheet
from quiltsmith.games.doodle.doodle_writer import PHOTOS, empty_sheet
from quiltsmith.games.doodle.named_deal import HEAD, deal_in_file, deal_of_seed, is_beside, is_seed
from quiltsmith.games.sheets.checked_sheet import NOTHING, Extent, Findings, Rankable, unnamed_player
from quiltsmith.games.sheets.drawn_board import read_board
from quiltsmith.games.sheets.player_quilts import PlayerQuilts, RoundQuilt
from quiltsmith.games.sheets.shared_checks import WRONG_CLAIMS
from quiltsmith.games.sheets.sheet_kind import GivenDeal, Setting, SheetKind, SheetOptions
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import whole


def notes_on(sheet: DoodleSheet) -> list[str]:
    """List missed opportunities; they are no mistakes."""
    notes = [_missed(scored) for scored in sheet.rounds if scored.is_certain and scored.missed > 0]
    last = sheet.game.turns
    for entry in sheet.log.specials:
        if entry.turn == last and entry.neighbours and sheet.game.last_choice > 1:
            notes.append(_("turn {turn}: neighbour was not needed, every card left could be drawn", turn=last))
    claim = sheet.log.total
    if (
        claim is not None
        and sheet.total is not None
        and claim.value < sheet.total
        and _is_possible(sheet, claim.value)
    ):
        notes.append(
            _(
                "the total of {claimed} counts smaller rectangles than the best, {total} were possible",
                claimed=whole(claim.value),
                total=whole(sheet.total),
            )
        )
    return notes


def unchecked_in(sheet: DoodleSheet) -> list[str]:
    """Return what could not be checked for want of board, log, deck or scores."""
    unchecked: list[str] = []
    if sheet.board is None and not sheet.text.log and not sheet.text.heads:
        return unchecked  # a file that cannot be read has a problem that says so
    if sheet.board is None:
        unchecked.append(_("shapes, scores and empty spaces: the sheet has no board"))
    elif not sheet.has_board:
        unchecked.append(_("shapes, scores and empty spaces: the board cannot be read"))
    if not sheet.has_log:
        unchecked.append(_("patches, turns and special actions: the sheet has no log"))
        if sheet.shaded and sheet.game.rounds > 1:
            unchecked.append(_("the board of earlier rounds: only the last one is known"))
    else:
        unchecked += _unchecked_in_log(sheet)
    if not sheet.is_finished:
        unchecked.append(_("the total: the sheet stops before the end of the game"))
    for score in sheet.unplaced:
        unchecked.append(_("the score in line {line}: nobody knows which round it is of", line=score.line))
    if not sheet.unplaced:
        for number in missing_scores(sheet):
            unchecked.append(_("the score of round {number}: its line is missing", number=number))
    return unchecked


def why_no_total(sheet: DoodleSheet) -> str:
    """Return why a sheet has no total; nothing where it cannot be read at all, which its problems say."""
    if sheet.board is None and not sheet.text.log and not sheet.text.heads:
        return ""
    if not sheet.has_board:
        return _("there is no board that can be read")
    if not sheet.is_finished:
        return _("the sheet stops before the end of the game")
    return _("a score is missing, and the board of that round is not known")


def _unchecked_in_log(sheet: DoodleSheet) -> list[str]:
    unchecked = []
    # Turns after the last logged one are left open by a sheet that stops early, which is told elsewhere.
    gaps = sheet.gaps and [turn for turn in sheet.gaps if sheet.is_finished or turn <= max(sheet.log.turns)]
    if gaps:
        turns = _ranges(gaps)
        unchecked.append(
            ngettext(
                len(gaps),
                "turn {turns}: the log does not name it",
                "turns {turns}: the log does not name them",
                turns=turns,
            )
        )
    if UNNAMED in sheet.unlogged:
        unchecked.append(
            _("shaded spaces without a letter: nobody knows which patch they are, and when they were shaded")
        )
    if letters := ", ".join(letter for letter in sheet.unlogged if letter != UNNAMED):
        unchecked.append(
            _(
                "spaces marked {letters}: nobody knows which patch they are, and when they were shaded",
                letters=letters,
            )
        )
    if sheet.deck is None:
        if sheet.text.head("deck"):
            unchecked.append(_("shapes: the deck of the sheet cannot be read"))
        else:
            unchecked.append(_("shapes: the sheet names no deck"))
    return unchecked


def _missed(scored: Round) -> str:
    best = scored.best_rectangle
    where = _(" ({rectangle} at {where})", rectangle=best, where=best.cell_names) if best else ""
    return ngettext(
        scored.missed,
        "round {round}: {number} point missed, {best} were possible{where}",
        "round {round}: {number} points missed, {best} were possible{where}",
        round=scored.number,
        best=scored.best,
        where=where,
    )


def _is_possible(sheet: DoodleSheet, total: int) -> bool:
    possible = possible_totals(sheet)
    return possible is not None and total in possible


def _ranges(turns: list[int]) -> str:
    """Write turns in short, such as `3, 7-12`."""
    parts: list[list[int]] = []
    for turn in turns:
        if parts and turn == parts[-1][-1] + 1:
            parts[-1].append(turn)
        else:
            parts.append([turn])
    return ", ".join(f"{part[0]}-{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts)


class CheckedSheet(Struct):
    """A sheet with all that was found out about it."""

    sheet: DoodleSheet
    problems: list[Problem]
    empty: int | None
    total: int | None
    specials: dict[str, int]
    found_notes: Sequence[str] = ()
    """What was found beside other sheets."""
    unchecked: list[str] = field(default_factory=list)

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.sheet.text

    @property
    def game(self) -> DoodleGame:
        return self.sheet.game

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def checked(self) -> Extent:
        """Whether every shaded space and every score could be followed from start to end."""
        return "full" if self.sheet.has_board and self.sheet.has_log and not self.unchecked else "partly"

    @property
    def notes(self) -> list[str]:
        """What the player may want to know, put together when somebody asks: long lists of sheets do not."""
        return [*notes_on(self.sheet), *self.found_notes]

    @property
    def claimed_total(self) -> int | None:
        """The total that the player wrote down."""
        claim = self.sheet.log.total
        return claim.value if claim else None

    @property
    def player(self) -> str | None:
        """The player's name, if the sheet has one."""
        return self.sheet.text.head("player")

    @property
    def summary(self) -> StartSummary | None:
        """What other sheets are compared with, if there is anything."""
        return summarise_start(self.sheet)

    @property
    def rankable(self) -> Rankable:
        """Whose total is ranked; a sheet without a name goes by its file."""
        why_not = why_no_total(self.sheet) if self.total is None else ""
        player = self.player or unnamed_player(self.text.source)
        return Rankable(player, self.total, why_not, claimed=self.claimed_total, deal=self.sheet.own_deal)

    def to_json(self) -> dict[str, Any]:
        """Return the record of the sheet that scripts read."""
        return {
            "file": self.sheet.text.source.name,
            "player": self.player,
            "game": self.sheet.game.id,
            "valid": self.is_valid,
            "rounds": [scored.to_json() for scored in self.sheet.rounds],
            "empty": self.empty,
            "total": self.total,
            "claimed_total": self.claimed_total,
            "specials": self.specials,
            **problems_to_json(self.problems),
            "checked": self.checked,
            "notes": self.notes,
            "unchecked": self.unchecked,
        }


def quilts_of(checked: CheckedSheet) -> PlayerQuilts:
    """Return the board of a sheet as it was at each scoring; without a log, only the last one is known."""
    sheet, board = checked.sheet, checked.game.board
    pieces = pieces_of_sheet(sheet)
    turns = {entry.line: entry.turn for entry in sheet.log.entries}
    rounds = []
    for scored in sheet.rounds:
        last = scored.number == checked.game.rounds
        drawn = [
            piece
            for piece in pieces
            if last or (piece.line in turns and turns[piece.line] <= sheet.last_turn(scored.number))
        ]
        points = scored.counted if scored.counted is not None else scored.claimed
        rounds.append(RoundQuilt(tuple(drawn), scored.number, points, scored.rectangle if drawn else None))
    return PlayerQuilts(
        checked.rankable.player,
        board.rows,
        board.columns,
        tuple(rounds),
        sheet.deck,
        checked.empty,
        checked.total,
        checked.game.title,
    )


Dealt = tuple[DealtTurn, ...]
_MOST_KNOWN_DEALS = 1000


class DoodleChecker:
    """Checks any number of sheets of one game, deck and deal; what they share is worked out once.

    A sheet may name its own deal in its head. If that is not the given one, which goes by `deal_name`, it is
    checked against neither. `list_name` is what rankings call the deal where there are several.
    """

    def __init__(
        self,
        game: DoodleGame,
        deck: Deck | None = None,
        deal: Deal | None = None,
        deal_name: str = "",
        list_name: str = "",
    ) -> None:
        self.game = game
        self.deck = deck
        self.patches: Mapping[str, Patch] = patches_of(deck, game.board) if deck else {}
        self.dealt: Dealt | None = play_deal(deal, game) if deal else None
        self._deal_name = Path(deal_name).name
        self._list_name = list_name
        self._known_deals: dict[str, Dealt] = {}
        self._spellings = deck.spellings() if deck else {}

    def check(self, text: SheetText, findings: Findings = NOTHING) -> CheckedSheet:
        """Look at one sheet through all rules, and add what was found beside other sheets."""
        problems = list(text.problems)
        sheet = self._sheet(text, problems)
        sheet.rounds = score_rounds(sheet)
        sheet.total = sheet_total(sheet)
        for check in CHECKS:
            problems.extend(check(sheet))
        if findings is not NOTHING:
            problems.extend(finding.in_source(text.source) for finding in findings.problems)
        return CheckedSheet(
            sheet=sheet,
            problems=in_reading_order(problems),
            empty=sheet.empty,
            total=sheet.total,
            specials=sheet.log.uses,
            found_notes=findings.notes,
            unchecked=unchecked_in(sheet),
        )

    def _sheet(self, text: SheetText, problems: list[Problem]) -> DoodleSheet:
        drawn = next(iter(text.boards.values()), None)
        problems.extend(_second_boards(text))
        masks = read_board(text, drawn, self.game.board, problems)
        log = read_log(text, problems)
        if not self.patches.keys() >= log.cards:
            log.respell(self._spellings or log.spellings())
        has_board = masks is not None
        name = text.head(HEAD)
        dealt = self.dealt if name is None else self._dealt_by_name(name, text, problems)
        own = self._list_name if name is None or self.dealt is not None else name
        return DoodleSheet(
            text, self.game, self.deck, self.patches, dealt, drawn, has_board, masks or {}, log, own
        )

    def _dealt_by_name(self, name: str, text: SheetText, problems: list[Problem]) -> Dealt | None:
        """Play the deal that a sheet names; all sheets of a checker lie in one folder."""
        dealt = self._known_deals.get(name)
        if dealt is not None:
            return dealt
        dealt = self._play_named(name, text, problems)
        if dealt is not None and len(self._known_deals) < _MOST_KNOWN_DEALS:
            self._known_deals[name] = dealt
        return dealt

    def _play_named(self, name: str, text: SheetText, problems: list[Problem]) -> Dealt | None:
        place = text.head_place(HEAD)
        if is_seed(name):
            found = deal_of_seed(text, self.game, self.deck, problems)
        elif self.dealt and Path(name).name == self._deal_name and not is_beside(name, place):
            return self.dealt  # the sheets were brought here without their deal
        else:
            found = deal_in_file(name, place, problems)
        if found is None:
            return None
        refused = unfit_deal(found.deal, found.deck, self.game, self.deck, place, place)
        dealt = None if refused else play_deal(found.deal, self.game)
        if self.dealt is not None and dealt != self.dealt:
            refused = of_another_deal(place, name)
        if refused is not None:
            problems.append(refused)
            return None
        return dealt


def _second_boards(text: SheetText) -> Iterator[Problem]:
    boards = list(text.boards.values())
    for other in boards[1:]:
        message = _("a second board: one sheet is of one player, and has one board")
        hint = _(
            "the first is in line {line}; write a sheet for each, with `---` between them", line=boards[0].number
        )
        yield Problem(text.line_place(other.number), "duplicate-key", message, hint)


def unfit_deal(
    deal: Deal, dealt: Deck | None, game: DoodleGame, deck: Deck | None, game_place: Place, deck_place: Place
) -> Problem | None:
    """Return why a sheet was not played with a deal: it has other numbers than the game, or is of another deck."""
    if not deal.fits(game):
        message = _("the deal is not for {game}, which has other numbers of cards or turns", game=game.id)
        hint = _("check this sheet without a deal, or with one of its game")
        return Problem(game_place, "other-game", message, hint)
    if deck is not None and dealt is not None and not deck.is_same_as(dealt):
        return of_another_deck(deck_place, deck, dealt)
    return None


class DoodleSheets(SheetKind[DoodleGame]):
    """Everybody has a sheet; a deal tells what each turn offered."""

    claims = WRONG_CLAIMS | {score_impossible.CODE}
    takes_deals = True
    photos = PHOTOS

    @property
    def head_hint(self) -> str:
        """What to do about a head that only games of two have."""
        return _("write `player: NAME` and a sheet for each")

    def checker(self, game: DoodleGame, setting: Setting, problems: list[Problem]) -> DoodleChecker:
        """Make a checker; a deal for a game with other numbers, or of another deck, is a problem."""
        given = setting.deal
        if given is None or not isinstance(given.deal, Deal):
            return DoodleChecker(game, setting.deck)
        places = setting.text.head_place("game"), setting.text.head_place("deck")
        refused = unfit_deal(given.deal, given.deck, game, setting.deck, *places)
        if refused is not None:
            problems.append(refused)
        list_name = given.name if setting.is_chosen_deal else ""
        return DoodleChecker(game, setting.deck, None if refused else given.deal, given.name, list_name)

    def choose_deal(
        self, text: SheetText, game: DoodleGame, deals: Sequence[GivenDeal], problems: list[Problem]
    ) -> GivenDeal | None:
        """Return the deal that a sheet names, or the only one that fits its cards."""
        return choose_deal(text, game, deals, problems)

    def deck_of_deal(self, text: SheetText) -> Deck | None:
        """Return the deck of the deal file that a sheet names, if there is any."""
        name = text.head(HEAD)
        found = None if name is None or is_seed(name) else deal_in_file(name, text.head_place(HEAD), [])
        return found.deck if found else None

    def quilts(self, checked: CheckedSheet) -> list[PlayerQuilts]:
        """Return the quilt of the player after every round."""
        return [quilts_of(checked)]

    def empty_sheet(self, game: DoodleGame, wishes: SheetOptions) -> str:
        """Write an empty sheet for one player."""
        deal = wishes.deal if isinstance(wishes.deal, Deal) else None
        return empty_sheet(game.with_start_cards(len(wishes.deck.start)), wishes.head, wishes.language, deal)


SHEETS = DoodleSheets()
