"""A doodle sheet with all that its checks look at: rounds, patches, and how each piece came from its card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import accumulate, combinations
from typing import Any

from msgspec import Struct, field

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.doodle.doodle_deal import DealtTurn
from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.games.doodle.doodle_log import START, DoodleLog, Entry, ScoreLine
from quiltsmith.games.sheets.drawn_board import NamedPiece, PlacedPiece, placed_pieces
from quiltsmith.geometry.board import Board, Mask, cell_name
from quiltsmith.geometry.cuts import CutLine, cut_pieces, is_piece_after, legal_cuts, pieces_after
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, ngettext

ScoresByRound = dict[int, ScoreLine]


def ways_to_score(game: DoodleGame, log: DoodleLog, stops_early: bool) -> list[ScoresByRound]:
    """List all ways in which too few or too many score lines can belong to rounds, the earliest rounds first.

    The turns around them tell, unless they are missing too. A sheet that stops early has the scores of its first
    rounds. Too many, or some that stand within rounds, are counted, which other rules tell.
    """
    rounds = rounds_of_scores(game, log)
    ways = [
        dict(zip(numbers, log.scores, strict=True))
        for numbers in combinations(range(1, game.rounds + 1), len(rounds))
        if all(number in possible for number, possible in zip(numbers, rounds, strict=True))
    ]
    if ways:
        return ways[:1] if stops_early else ways
    if not log.entries or not all(rounds):
        return [dict(enumerate(log.scores, 1))]
    placed: ScoresByRound = {}
    for score, possible in zip(log.scores, rounds, strict=True):
        placed.setdefault(possible[0], score)
    return [placed]


def rounds_of_scores(game: DoodleGame, log: DoodleLog) -> list[range]:
    """Return the rounds at whose end each score line may stand, see `stands_at_end`; none if within one."""
    turns = game.turns_per_round
    latest_before = [START, *accumulate(log.turns, max)]
    ends_before = ((entry.turn - (not entry.is_single)) // turns for entry in reversed(log.entries))
    earliest_behind = [*accumulate(ends_before, min, initial=game.rounds)]
    return [
        range(
            max(1, -(-latest_before[score.entries_before] // turns)),
            earliest_behind[len(log.entries) - score.entries_before] + 1,
        )
        for score in log.scores
    ]


def stands_at_end(game: DoodleGame, log: DoodleLog, score: ScoreLine, number: int) -> bool:
    """Return whether a score line stands after all turns of its round and before all later ones.

    A single may be shaded at any time, so also in the last turn of the round when that is scored already.
    """
    last_turn, behind = number * game.turns_per_round, log.entries[score.entries_before :]
    if max(log.turns[: score.entries_before], default=START) > last_turn:
        return False
    return all(entry.turn > last_turn or (entry.is_single and entry.turn == last_turn) for entry in behind)


MOST_SPACES_LISTED = 40
"""Of larger patches it takes too long to list all pieces of pieces."""


class Patch(Struct, frozen=True, dict=True):
    """A card's patch on a board."""

    card: Card
    board: Board

    @cached_property
    def placed(self) -> frozenset[Mask]:
        """All places of the whole patch on the board, in all its orientations."""
        return frozenset(placement.mask for placement in self.board.placements(self.card.shape))

    @cached_property
    def whole(self) -> frozenset[Mask]:
        """All orientations of the whole patch."""
        return self._masks((self.card.shape,))

    @cached_property
    def once_cut(self) -> frozenset[Mask]:
        """All orientations of all pieces of one legal cut."""
        return self._masks(cut_pieces(self.card.shape))

    def can_leave(self, drawn: Mask, cuts: int) -> bool:
        """Return whether so many cuts, at least one, can leave a piece, given as a mask at the origin."""
        if cuts == 1:
            return drawn in self.once_cut
        if self.card.shape.size > MOST_SPACES_LISTED:
            return is_piece_after(self.board.shape_of(drawn), self.card.shape, cuts)
        pieces = self._by_cuts.get(cuts)
        if pieces is None:
            pieces = self._by_cuts[cuts] = self._masks(pieces_after(self.card.shape, cuts))
        return drawn in pieces

    @cached_property
    def _by_cuts(self) -> dict[int, frozenset[Mask]]:
        """All orientations of all pieces of several cuts, by their number, as far as they were asked for."""
        return {}

    def _masks(self, shapes: tuple[Shape, ...]) -> frozenset[Mask]:
        """Return all orientations that fit the board, at the origin."""
        return frozenset(
            self.board.pattern(turned)
            for shape in shapes
            for turned in shape.orientations()
            if turned.rows <= self.board.rows and turned.columns <= self.board.columns
        )


def patches_of(deck: Deck, board: Board) -> dict[str, Patch]:
    """Return the patches of all cards by id."""
    return {card.id: Patch(card, board) for card in (*deck.cards, *deck.start)}


class Round(Struct):
    """A scoring: the board as it was, what is best, what was claimed, and what counts.

    Where nobody knows when some spaces were shaded, `board` has them all and is not certain.
    """

    number: int
    board: Mask | None
    is_certain: bool = True
    claimed: int | None = None
    is_claim_possible: bool = True
    best: int | None = None
    best_rectangle: Rectangle | None = None
    counted: int | None = None
    rectangle: Rectangle | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the record that scripts read; rows and columns count from 1."""
        found = self.rectangle
        rectangle = None
        if found is not None:
            rectangle = {
                "row": found.row + 1,
                "column": found.column + 1,
                "rows": found.rows,
                "columns": found.columns,
            }
        return {"round": self.number, "claimed": self.claimed, "best": self.best, "rectangle": rectangle}

    @property
    def missed(self) -> int:
        """How many points more the best rectangle was worth than what counts, if both are known."""
        return 0 if self.best is None or self.counted is None else self.best - self.counted

    @property
    def is_settled(self) -> bool:
        """Whether the player's own claim counts."""
        return self.claimed is not None and self.is_claim_possible


class DoodleSheet(Struct):
    """What the rules look at; `masks` is empty when the board is blank, missing or of the wrong size.

    What follows from these, and is asked for often, is worked out once: all shaded spaces, the number of empty
    ones, the turns that the log names neither as drawn nor as passed, the letters that it does not explain (with
    unnamed spaces) and the score lines by round right away, the rounds and then the total by the checker.

    Where nobody knows which rounds some score lines belong to, `score_ways` lists all ways, `scores` has the lines
    that are certain, and `unplaced` the others.
    """

    text: SheetText
    game: DoodleGame
    deck: Deck | None
    patches: Mapping[str, Patch]
    dealt: tuple[DealtTurn, ...] | None
    board: BoardText | None
    has_board: bool
    masks: dict[str, Mask]
    log: DoodleLog
    own_deal: str = ""
    """The deal that the sheet names, where all sheets are not checked with one deal anyway."""
    rounds: list[Round] = field(default_factory=list)
    total: int | None = None
    scores: ScoresByRound = field(default_factory=dict)
    score_ways: list[ScoresByRound] = field(default_factory=list)
    unplaced: list[ScoreLine] = field(default_factory=list)
    shaded: Mask = 0
    empty: int | None = None
    gaps: list[int] = field(default_factory=list)
    unlogged: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        shaded = 0
        for mask in self.masks.values():
            shaded |= mask
        self.shaded = shaded
        self.empty = self.game.board.spaces - shaded.bit_count() if self.has_board else None
        named = self.log.named
        self.gaps = [turn for turn in range(1, self.game.turns + 1) if turn not in named]
        if self.masks.keys() != set(self.log.letters):
            logged = set(self.log.letters)
            self.unlogged = [letter for letter in self.masks if letter not in logged]
        self._place_scores()

    def _place_scores(self) -> None:
        log = self.log
        if len(log.scores) == self.game.rounds:
            self.scores = dict(enumerate(log.scores, 1))
            self.score_ways = [self.scores]
            return
        stops_early = log.total is None and self.game.turns not in log.turns
        is_explained = not (self.has_log and self.unlogged)
        self.score_ways = ways = ways_to_score(self.game, log, stops_early and is_explained)
        self.scores, *others = ways
        if others:
            self.scores = {
                number: score
                for number, score in self.scores.items()
                if all(way.get(number) is score for way in others)
            }
            certain = list(self.scores.values())
            self.unplaced = [score for score in log.scores if score not in certain]

    @property
    def has_log(self) -> bool:
        """Whether anything was logged, so that letters and turns can be checked."""
        return bool(self.log.entries)

    @property
    def has_start(self) -> bool:
        """Whether everybody begins with a start patch: not where the deck has no start cards."""
        return self.game.start_cards > 0 and (self.deck is None or bool(self.deck.start))

    @property
    def is_finished(self) -> bool:
        """Whether the sheet goes to the end of the game: to its last turn or scoring, or to a total."""
        if self.game.rounds in self.scores or self.log.total is not None:
            return True
        return self.game.turns in self.log.turns

    def patch(self, entry: Entry) -> Patch | None:
        """Find the patch of a drawn card, if the deck has it among the right cards."""
        patch = self.patches.get(entry.card)
        return patch if patch and patch.card.is_start == (entry.turn == START) else None

    def last_turn(self, number: int) -> int:
        """Return the last turn of a round."""
        return number * self.game.turns_per_round


MOST_SPACES_NAMED = 9


class Turn(StrEnum):
    """A way to lay a patch, seen from how its card shows it."""

    NONE = "as printed"
    RIGHT = "turned right"
    HALF = "turned upside down"
    LEFT = "turned left"
    FLIPPED = "flipped"
    FLIPPED_RIGHT = "flipped, turned right"
    FLIPPED_HALF = "flipped, turned upside down"
    FLIPPED_LEFT = "flipped, turned left"

    def told(self) -> str:
        """Return which way it is, in the current locale."""
        number = list(Turn).index(self)
        turned = ("", _("turned right"), _("turned upside down"), _("turned left"))[number % 4]
        parts = [_("flipped") if number >= 4 else "", turned]
        return ", ".join(filter(None, parts)) or _("as printed")


class DrawnPiece(Struct, frozen=True):
    """A piece on the board and its card; `turn` for whole patches, `cuts` for cut ones, neither if it fits not."""

    entry: Entry
    drawn: Shape | None
    patch: Shape | None
    turn: Turn | None = None
    cuts: tuple[CutLine, ...] = ()

    def told(self) -> str:
        """Return what became of a patch on the board."""
        if self.drawn is None:
            return _("not on the board")
        if self.patch is None:
            return ngettext(self.drawn.size, "{number} space", "{number} spaces")
        if self.cuts:
            first, *others = (line.told() for line in self.cuts)
            then = "".join(_(", the piece {line}", line=line) for line in others)
            sizes = _("{some} of {all} spaces", some=self.drawn.size, all=self.patch.size)
            return _("cut {line}, {sizes}", line=f"{first}{then}", sizes=sizes)
        if self.entry.cuts:
            return _("not a piece of it")
        return self.turn.told() if self.turn else _("not this patch")


def drawn_pieces(sheet: DoodleSheet) -> Iterator[DrawnPiece]:
    """Explain every piece of the log, in its order; passes are no pieces."""
    for entry in sheet.log.entries:
        if entry.is_pass:
            continue
        mask, patch = sheet.masks.get(entry.letter), sheet.patch(entry)
        drawn = sheet.game.board.shape_of(mask) if mask else None
        shape = patch.card.shape if patch else None
        if drawn is None or shape is None:
            yield DrawnPiece(entry, drawn, shape)
        elif entry.cuts:
            yield DrawnPiece(entry, drawn, shape, cuts=cut_lines(shape, drawn, entry.cuts) or ())
        else:
            yield DrawnPiece(entry, drawn, shape, turn=turn_of(shape, drawn))


def card_like(sheet: DoodleSheet, mask: Mask, is_start: bool = False) -> str | None:
    """Find the card whose whole patch these spaces are; hints name it."""
    drawn = sheet.game.board.to_origin(mask)
    for patch in sheet.patches.values():
        if patch.card.is_start == is_start and drawn in patch.whole:
            return patch.card.id
    return None


def few_spaces(board: Board, mask: Mask) -> str:
    """Name some spaces in a hint, such as `A1, B2`; nothing where they are too many to be read."""
    names = [cell_name(cell) for cell in board.cells(mask)]
    return ", ".join(names) if len(names) <= MOST_SPACES_NAMED else ""


def turn_of(patch: Shape, drawn: Shape) -> Turn | None:
    """Return how a patch was laid, by the least that explains it; nothing if it is another shape."""
    turned, turns = patch, iter(Turn)
    for start in (patch, patch.mirrored()):
        turned = start
        for _unused in range(4):
            turn = next(turns)
            if turned == drawn:
                return turn
            turned = turned.rotated()
    return None


@lru_cache(maxsize=4096)
def cut_lines(patch: Shape, drawn: Shape, cuts: int) -> tuple[CutLine, ...] | None:
    """Find the lines whose cuts leave the drawn piece, each through what the one before it left.

    Lines are counted on the patch as its card shows it, later ones on the piece that was left, as it lies there.
    """
    if cuts == 0:
        return () if drawn.canonical() == patch.canonical() else None
    for cut in legal_cuts(patch):
        for piece in cut.pieces:
            rest = cut_lines(piece, drawn, cuts - 1) if piece.size >= drawn.size else None
            if rest is not None:
                return (cut.line, *rest)
    return None


def pieces_of_sheet(sheet: DoodleSheet) -> tuple[PlacedPiece, ...]:
    """List the pieces on the board of a sheet, in the order of its log."""
    named = {entry.letter: NamedPiece(entry.card, entry.line) for entry in sheet.log.entries if entry.letter}
    return tuple(placed_pieces(sheet.game.board, sheet.masks, named))
