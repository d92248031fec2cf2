"""A doodle sheet as a screen shows it: pieces, lines, rounds, special actions, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, convert

from quiltsmith.decks.deck import Deck
from quiltsmith.games.doodle.checks.too_many_specials import uses
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_editor import (
    SheetEdit,
    Stage,
    WriteTotals,
    edited,
    may_score,
    special_turns,
    specials_left,
    stage_of,
)
from quiltsmith.games.doodle.doodle_game import REPEAT, SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.doodle.doodle_log import START, Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, Round, card_like, drawn_pieces, pieces_of_sheet
from quiltsmith.games.doodle.doodle_words import action_name
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_editing import (
    Check,
    CutPiece,
    FabricNames,
    Fit,
    HeldCut,
    PieceView,
    SheetEditor,
    Way,
    all_ways,
    of_another_game,
    piece_views,
    without_fabrics,
)
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.rectangles import Rectangle, all_rectangles, best_rectangle
from quiltsmith.geometry.shape import Cell, Shape

_MOST_CHOICES = 12


class LineView(Struct, frozen=True):
    """A line of the log: a start patch (turn 0), a patch, a single space, a pass, or a score.

    `meant` is the card whose patch was drawn, if it is another than the one that is named.
    """

    line: int
    kind: str
    turn: int
    letter: str = ""
    card: str = ""
    shape: str = ""
    told: str = ""
    specials: tuple[str, ...] = ()
    meant: str = ""


class ChoiceView(Struct, frozen=True):
    """A rectangle that can be scored."""

    rows: int
    columns: int
    row: int
    column: int
    place: str
    points: int


class RoundView(Struct, frozen=True):
    """A round: what was claimed, what counts, and what could be chosen; `is_over` if its turns are all made.

    Points are typed where there is no log, one round after the other.
    """

    number: int
    is_over: bool
    claimed: int | None = None
    is_possible: bool = True
    chosen: ChoiceView | None = None
    best: ChoiceView | None = None
    choices: tuple[ChoiceView, ...] = ()
    line: int = 0
    may_type: bool = False


class SpecialView(Struct, frozen=True):
    """A special action: what people call it, the turns in which it was used, and how often it may be used now."""

    name: str
    title: str
    turns: tuple[int, ...]
    left: int
    needs_repeat: bool
    """Whether the next use is a repeated one."""


class OfferView(Struct, frozen=True):
    """A card that the turn offers, as the token's, as its neighbour, or to choose from."""

    card: str
    role: str


class SheetView(Struct, frozen=True, tag="turns", tag_field="desk"):
    """All that a screen shows of a sheet beside what the checker tells; `desk` says which screen."""

    rows: int
    columns: int
    rounds_of_game: int
    turns_per_round: int
    has_board: bool
    stage: Stage
    offers: tuple[OfferView, ...] | None
    pieces: tuple[PieceView, ...]
    lines: tuple[LineView, ...]
    rounds: tuple[RoundView, ...]
    specials: tuple[SpecialView, ...]
    total: int
    """The total that the checker finds; before the end, the points so far."""
    medals: dict[str, int]
    """What total earns which medal, the lowest first."""


def view_of(checked: CheckedSheet, cloth: FabricNames = without_fabrics) -> SheetView:
    """Put together what a screen shows of a checked sheet, its pieces in the fabrics that `cloth` gives them."""
    sheet = checked.sheet
    game, stage = sheet.game, stage_of(sheet)
    rounds = tuple(_rounds(sheet, stage))
    return SheetView(
        game.board.rows,
        game.board.columns,
        game.rounds,
        game.turns_per_round,
        sheet.has_board,
        stage,
        _offers(sheet, stage),
        tuple(piece_views(pieces_of_sheet(sheet), cloth)),
        tuple(sorted(_lines(sheet), key=lambda one: one.line)),
        rounds,
        tuple(_specials(sheet)),
        sum(one.chosen.points for one in rounds if one.chosen) if checked.total is None else checked.total,
        game.medals,
    )


def _offers(sheet: DoodleSheet, stage: Stage) -> tuple[OfferView, ...] | None:
    """List what was dealt for a turn; without a deal nobody knows."""
    if stage.kind != "turn" or sheet.dealt is None:
        return None
    turn = sheet.dealt[stage.turn - 1]
    token = [OfferView(turn.token, "token")] if turn.token else []
    beside = [OfferView(card, "neighbour") for card in turn.neighbours]
    return (*beside[:1], *token, *beside[1:], *(OfferView(card, "choice") for card in turn.choice))


def _lines(sheet: DoodleSheet) -> Iterator[LineView]:
    told = {piece.entry.line: piece for piece in drawn_pieces(sheet)}
    for entry in sheet.log.entries:
        specials = tuple(name for name, times in uses(entry) for _ in range(times)) if entry.turn != START else ()
        piece = told.get(entry.line)
        shape = str(piece.drawn) if piece and piece.drawn else ""
        words = "" if piece is None or entry.is_single else piece.told()
        meant = _meant(sheet, entry)
        yield LineView(
            entry.line, _kind(entry), entry.turn, entry.letter, entry.card, shape, words, specials, meant
        )
    for number, score in sheet.score_ways[0].items():
        yield LineView(score.line, "score", number)


def _meant(sheet: DoodleSheet, entry: Entry) -> str:
    patch, mask = sheet.patches.get(entry.card), sheet.masks.get(entry.letter, 0)
    if (
        patch is None
        or not mask
        or entry.cuts
        or mask in patch.placed
        or sheet.log.letters.count(entry.letter) > 1
    ):
        return ""
    return card_like(sheet, mask, entry.turn == START) or ""


def _kind(entry: Entry) -> str:
    if entry.is_pass:
        return "pass"
    return "single" if entry.is_single else "start" if entry.turn == START else "patch"


def _rounds(sheet: DoodleSheet, stage: Stage) -> Iterator[RoundView]:
    scored = {one.number: one for one in sheet.rounds}
    for number in range(1, sheet.game.rounds + 1):
        found = scored.get(number)
        is_open = number == stage.round and stage.kind in ("start", "turn") and number not in sheet.score_ways[0]
        if found is not None and not is_open:
            yield _scored(sheet, found, may_type=stage.kind == "board" and may_score(sheet, number))
        elif number == stage.round:
            best = best_rectangle(sheet.game.board, sheet.shaded, sheet.game.scoring)
            yield RoundView(number, is_over=False, best=_choice(sheet, best) if best else None)
        else:
            yield RoundView(number, is_over=False)


def _scored(sheet: DoodleSheet, found: Round, *, may_type: bool) -> RoundView:
    claim = sheet.scores.get(found.number)
    best = _choice(sheet, found.best_rectangle) if found.best_rectangle else None
    chosen = _choice(sheet, found.rectangle) if found.rectangle and claim else None
    choices = tuple(_choices(sheet, found.board)) if found.board is not None else ()
    line = claim.line if claim else 0
    possible = found.is_claim_possible
    return RoundView(found.number, True, found.claimed, possible, chosen, best, choices, line, may_type)


def _choices(sheet: DoodleSheet, board: Mask) -> Iterator[ChoiceView]:
    """List the best rectangle of each worth, the most points first."""
    best: dict[int, Rectangle] = {}
    for found in all_rectangles(sheet.game.board, board):
        best.setdefault(sheet.game.scoring.score(found.rows, found.columns), found)
    for points in sorted(best, reverse=True)[:_MOST_CHOICES]:
        yield _choice(sheet, best[points])


def _choice(sheet: DoodleSheet, found: Rectangle) -> ChoiceView:
    points = sheet.game.scoring.score(found.rows, found.columns)
    return ChoiceView(found.rows, found.columns, found.row, found.column, found.cell_names, points)


def _specials(sheet: DoodleSheet) -> Iterator[SpecialView]:
    used = special_turns(sheet)
    left = specials_left(sheet)
    for name in (*SPECIAL_ACTIONS, REPEAT):
        remaining = left.get(name, max(0, sheet.game.specials[REPEAT] - len(used[REPEAT])))
        is_repeated = remaining > 0 and name != REPEAT and len(used[name]) >= sheet.game.specials[name]
        yield SpecialView(name, action_name(name), tuple(used[name]), remaining, is_repeated)


class ScoredFit(Fit, frozen=True):
    """A place where a patch fits, and the best rectangle then."""

    rectangle: str
    points: int


def held_ways(shape: Shape, game: DoodleGame, shaded: Mask) -> list[Way]:
    """List all ways to lay a patch on a board, beginning with how it is given."""

    def scored(fit: Fit, shaded_then: Mask) -> ScoredFit:
        best = best_rectangle(game.board, shaded_then, game.scoring)
        points = game.scoring.score(best.rows, best.columns) if best else 0
        return ScoredFit(fit.row, fit.column, fit.place, str(best or ""), points)

    return all_ways(shape, game.board, shaded, scored, lambda way: tuple(_cuts(way)))


def _cuts(way: Shape) -> Iterator[HeldCut]:
    for cut in legal_cuts(way):
        side, after = 0 if cut.line.axis == "row" else 1, cut.line.after
        parts = (
            [cell for cell in way.cells if cell[side] < after],
            [cell for cell in way.cells if cell[side] >= after],
        )
        yield HeldCut(cut.line.axis, after, cut.line.told(), tuple(map(_piece, parts)))


def _piece(cells: list[Cell]) -> CutPiece:
    row, column = min(row for row, _ in cells), min(column for _, column in cells)
    return CutPiece(str(Shape(tuple(cells))), row, column)


class DoodleEditor(SheetEditor):
    """Everybody fills in a board, turn by turn."""

    def deck(self, checked: Checked) -> Deck | None:
        return _doodle(checked).sheet.deck

    def view(self, checked: Checked, cloth: FabricNames) -> SheetView:
        return view_of(_doodle(checked), cloth)

    def change(self, checked: Checked, edits: Sequence[object], check: Check) -> CheckedSheet:
        sheet = _doodle(checked)
        for edit in edits:
            sheet = _doodle(check(edited(sheet.sheet, convert(edit, SheetEdit))))
        lacks_total = sheet.claimed_total is None and sheet.total is not None
        if lacks_total and stage_of(sheet.sheet).kind in ("over", "board"):
            sheet = _doodle(check(edited(sheet.sheet, WriteTotals())))
        return sheet

    def hold(self, checked: Checked, shape: Shape, board: int) -> list[Way]:
        sheet = _doodle(checked)
        return held_ways(shape, sheet.game, sheet.sheet.shaded)


def _doodle(checked: Checked) -> CheckedSheet:
    if not isinstance(checked, CheckedSheet):
        raise of_another_game()
    return checked


EDITOR = DoodleEditor()
