"""Changes of a game of two or of a finished quilt, made in the text of its sheet."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import UNNAMED
from quiltsmith.games.patchwork.checks import circle_wrong, special_missing, unfinished
from quiltsmith.games.patchwork.checks.circle_wrong import circle_of
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import CLAIMS, Action, ClaimKind, LoggedMove
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.patchwork_words import CIRCLE
from quiltsmith.games.patchwork.patchwork_writer import log_line
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.sheets.drawn_board import LETTERS, SINGLE_LETTERS
from quiltsmith.games.sheets.sheet_editing import CardName, SheetPage, Space, Spaces, is_empty
from quiltsmith.games.sheets.sheet_words import word_to_write, words_to_write
from quiltsmith.games.sheets.sheet_writing import write_blank
from quiltsmith.i18n import _
from quiltsmith.stable_random import StableRandom


def mixed_circle(deck: Deck, seed: int, first: Sequence[str] = ()) -> list[str]:
    """Lay the patches of a deck in a circle; the token stands behind the smallest one, which so comes last.

    Some may lie there already, the first in front of the token.
    """
    last = min(deck.cards, key=lambda card: card.shape.size).id
    lying = [card for card in first if card != last]
    others = [card.id for card in deck.cards if card.id not in {*lying, last}]
    return [*lying, *StableRandom(seed).shuffled(others), last]


def begun_game(
    game: PatchworkGame,
    heads: Mapping[str, str],
    players: Sequence[str],
    circle: Sequence[str],
    language: str,
) -> str:
    """Write the record of two who are about to begin; without a circle, it will be written later."""
    more = {"track": game.track, "players": " ".join(players), "circle": " ".join(circle)}
    return write_blank({**heads, **more}, players, game.board, words_to_write(language))


def begun_quilt(game: PatchworkGame, heads: Mapping[str, str], player: str, language: str) -> str:
    """Write the sheet of a quilt on which nothing is marked yet."""
    return write_blank({**heads, "player": player}, [""], game.board, words_to_write(language))


_Board = Annotated[int, Meta(ge=0, le=1)]


class TakePatch(Struct, frozen=True, tag="take"):
    """Who is about to move buys a patch and places it."""

    card: CardName
    spaces: Spaces


class AdvanceToken(Struct, frozen=True, tag="advance"):
    """Who is about to move goes to the space in front of the other token."""


class PlaceSpecial(Struct, frozen=True, tag="special"):
    """The special patch that was just gained is placed."""

    spaces: Spaces


class DiscardSpecial(Struct, frozen=True, tag="discard"):
    """The special patch that was just gained is removed from play."""


class GoBack(Struct, frozen=True, tag="back"):
    """A line of the log goes, and all after it: what followed depended on it."""

    line: int


Move = TakePatch | AdvanceToken | PlaceSpecial | DiscardSpecial


class CorrectMove(Struct, frozen=True, tag="correct"):
    """A line of the log becomes another move, or gets one before it, or goes; all later lines stay as they are."""

    line: int
    player: _Board
    move: Move | None = None
    is_new: bool = False


class WriteCircle(Struct, frozen=True, tag="circle"):
    """The patches lie in this order, clockwise from the neutral token on; a seed mixes the others after them."""

    cards: Annotated[list[CardName], Meta(max_length=400)] = []
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class LayPiece(Struct, frozen=True, tag="lay"):
    """A piece lies on a finished quilt: a patch, or a special patch, which has no card."""

    board: _Board
    card: CardName
    spaces: Spaces


class PaintSpace(Struct, frozen=True, tag="paint"):
    """A space of a finished quilt is covered by nobody knows which patch, or is empty again."""

    board: _Board
    space: Space


class RemovePiece(Struct, frozen=True, tag="remove"):
    """A piece of a finished quilt goes."""

    board: _Board
    letter: Annotated[str, Meta(min_length=1, max_length=1)]


class WriteClaim(Struct, frozen=True, tag="claim"):
    """A player says what is left of the currency, or whether the tile is there (1) or not (0)."""

    board: _Board
    kind: Literal["buttons", "tile"]
    value: Annotated[int, Meta(ge=0, le=9999)]


class WriteResults(Struct, frozen=True, tag="totals"):
    """What can be worked out is written as it is: the empty spaces, the total, and all else of a whole game."""


GameEdit = Move | CorrectMove | GoBack | WriteCircle
QuiltEdit = LayPiece | PaintSpace | RemovePiece | WriteClaim
PatchworkEdit = GameEdit | QuiltEdit | WriteResults


class DuelStage(Struct, frozen=True):
    """What comes next: the circle is laid, a turn, a special patch is placed, nothing, or nobody can tell."""

    kind: Literal["circle", "turn", "special", "over", "lost"]
    player: int


def stage_of(checked: CheckedGame) -> DuelStage:
    """Return what comes after the last line of a record."""
    replay = checked.replay
    state, player = replay.state, replay.state.to_act()
    if replay.lost_in_line is not None:
        return DuelStage("lost", player)
    if state.is_over:
        return DuelStage("over", player)
    if not replay.is_circle_known:
        return DuelStage("circle", player)
    return DuelStage("special" if state.owes_special(player) else "turn", player)


def open_ends(checked: CheckedGame | CheckedQuilt) -> list[Problem]:
    """List the problems that are none while a game goes on, since what comes next settles them."""
    if quilts_of(checked) or isinstance(checked, CheckedQuilt):
        return []
    replay, kind = checked.replay, stage_of(checked).kind
    if kind == "circle":
        is_right_so_far = circle_of(replay.text, replay.deck) == replay.state.circle
        return [one for one in checked.problems if one.code == circle_wrong.CODE] if is_right_so_far else []
    last = replay.record.moves[-1].line if replay.record.moves else 0
    here = [one for one in checked.problems if one.place.line == last]
    # One that was not placed before the last move is a problem of that line, too.
    waiting = [one for one in here if one.code == special_missing.CODE][-1:] if kind == "special" else []
    return [*waiting, *(one for one in here if one.code == unfinished.CODE and not one.is_error)]


def quilts_of(checked: CheckedGame | CheckedQuilt) -> list[Quilt]:
    """List the quilts of a sheet that has nothing else: one, or both of a game without a log.

    A game whose boards are still empty has only begun.
    """
    if isinstance(checked, CheckedQuilt):
        return [checked.quilt]
    return checked.quilts if any(quilt.covered for quilt in checked.quilts) else []


def deck_of(checked: CheckedGame | CheckedQuilt) -> Deck:
    """Return the deck that a sheet was checked with."""
    return checked.quilt.deck if isinstance(checked, CheckedQuilt) else checked.replay.deck


_ACTIONS: dict[type, Action] = {
    TakePatch: "take",
    AdvanceToken: "advance",
    PlaceSpecial: "special",
    DiscardSpecial: "discard",
}


class GamePage(SheetPage):
    """The page of a game's record."""

    def __init__(self, checked: CheckedGame) -> None:
        super().__init__(checked.text)
        self._checked = checked
        self._replay = checked.replay
        claims = (word_to_write(kind, self.language) for kind in CLAIMS)
        self._width = max(len(word) for word in (*claims, *checked.replay.players))

    def move(self, made: Move) -> None:
        """Add the line of a move of who is about to make one, and draw what it places."""
        replay, player = self._replay, stage_of(self._checked).player
        letter = ""
        if isinstance(made, TakePatch | PlaceSpecial):
            drawn = replay.boards[player] if replay.masks[player] is not None else None
            letter = self.draw(drawn, made.spaces, LETTERS, self._letters(player))
        self._forget_claims()
        self._write(self._words(player, made, letter))

    def correct(self, edit: CorrectMove) -> None:
        """Write another move in the place of a line, or before it, and draw its piece, over what came later."""
        replay, player, made = self._replay, edit.player, edit.move
        old = next((move for move in replay.record.moves if move.line == edit.line), None)
        if old is None:
            raise QuiltsmithError(_("there is no such line in the log"))
        if not edit.is_new:
            self._erase([old], {(one.player, one.letter) for one in replay.record.moves if one is not old})
        letter = ""
        if isinstance(made, TakePatch | PlaceSpecial):
            drawn, board = replay.boards[player], replay.game.board
            is_read = drawn is not None and replay.masks[player] is not None
            keeps = old.letter and old.player == player and not edit.is_new
            taken = self._letters(player) - ({old.letter} if keeps else set())
            letter = self.draw(drawn if is_read else None, (), old.letter if keeps else LETTERS, taken)
            if drawn is None or any(row >= board.rows or column >= board.columns for row, column in made.spaces):
                raise QuiltsmithError(_("this does not fit there: a space is shaded already, or off the board"))
            for row, column in made.spaces:
                self.paint(drawn, row, column, letter)
        self._forget_claims()
        line = log_line(self._words(player, made, letter), self._width, self.language) if made else ""
        if edit.is_new and made:
            self.insert(line, [old.line])
        elif made:
            self.replace(old.line, line)
        elif not edit.is_new:
            self.remove(old.line)

    def _letters(self, player: int) -> set[str]:
        """List the letters that a player's pieces have."""
        return {*(self._replay.masks[player] or ()), *self._replay.record.named_letters.get(player, ())}

    def _words(self, player: int, made: Move, letter: str) -> list[str]:
        action: Action = _ACTIONS[type(made)]
        card = made.card if isinstance(made, TakePatch) else ""
        return [word for word in (self._replay.name(player), action, card, letter) if word]

    def _erase(self, gone: Iterable[LoggedMove], kept: Container[tuple[int, str]]) -> None:
        """Erase what moves drew, unless another line names the same piece."""
        for move in gone:
            drawn = self._replay.boards[move.player] if move.player in PLAYERS else None
            if drawn is not None and (move.player, move.letter) not in kept:
                self.erase(drawn, self._replay.game.board.cells(self._replay.drawn(move)))

    def go_back(self, line: int) -> None:
        """Remove a line and all moves after it, and what they drew."""
        replay = self._replay
        gone = [move for move in replay.record.moves if move.line >= line]
        if line not in {move.line for move in gone}:
            raise QuiltsmithError(_("there is no such line in the log"))
        for move in gone:
            self.remove(move.line)
        self._erase(gone, {(move.player, move.letter) for move in replay.record.moves if move.line < line})
        self._forget_claims()

    def circle(self, cards: Sequence[str]) -> None:
        """Write the circle; its lines are one then."""
        found, source = self._replay.text.heads.get(CIRCLE), self._replay.text.source
        words = " ".join(cards)
        if found is None and not words:
            return
        if found is None:
            players = self._replay.text.heads.get("players") or self._replay.text.heads.get("player")
            word = word_to_write(CIRCLE, self.language)
            if players is None:
                self.head(word, words)
            else:
                self.add_below(players.number, f"{word}: {words}")
            return
        self.head(CIRCLE, words)
        left = len(found.value.split()) - len(source.line(found.number).partition(":")[2].split())
        number = found.number
        while left > 0:
            number += 1
            left -= len(source.line(number).split())
            self.remove(number)

    def results(self) -> None:
        """Write for both players how the game ended."""
        self._forget_claims()
        for player in PLAYERS:
            standing, name = self._checked.standing(player), self._replay.name(player)
            values = (standing.buttons, "yes" if standing.has_tile else "no", standing.empty, standing.total)
            for kind, value in zip(CLAIMS, values, strict=True):
                if value is not None:
                    self._write([kind, name, str(value)])

    def _forget_claims(self) -> None:
        for claim in self._replay.record.claims.values():
            self.remove(claim.line)

    def _write(self, words: list[str]) -> None:
        self.insert(log_line(words, self._width, self.language))


class QuiltPage(SheetPage):
    """The page of one quilt, or of both of a game without a log; only a quilt alone says what its letters are."""

    def __init__(self, quilts: Sequence[Quilt]) -> None:
        super().__init__(quilts[0].text)
        self._quilts = quilts

    def lay(self, board: int, card: str, spaces: Sequence[Space]) -> None:
        """Draw a piece, and say what it is."""
        quilt = self._quilts[board]
        taken = {*quilt.masks, *(piece.letter for piece in quilt.record.pieces)}
        letters = LETTERS if card else SINGLE_LETTERS + LETTERS
        letter = self.draw(quilt.drawn if quilt.has_board else None, spaces, letters, taken)
        self._forget_results()
        if not quilt.name:
            claims = [claim.line for claim in quilt.record.claims.values()]
            self.insert(log_line([letter, card or "special"], 1, self.language), claims)

    def toggle(self, board: int, space: Space) -> None:
        """Cover a space, or uncover one that is covered by nobody knows what."""
        quilt = self._quilts[board]
        row, column = space
        is_covered = quilt.masks.get(UNNAMED, 0) & quilt.game.board.bit(row, column)
        if quilt.drawn is None or not quilt.has_board or not (is_covered or is_empty(quilt.drawn, space)):
            raise QuiltsmithError(_("a piece lies there; take it away first"))
        self.paint(quilt.drawn, row, column, "." if is_covered else UNNAMED)
        self._forget_results()

    def take_away(self, board: int, letter: str) -> None:
        """Remove a piece, and what is said of it."""
        quilt = self._quilts[board]
        if quilt.drawn is None or letter not in quilt.masks:
            raise QuiltsmithError(_("there is no such piece"))
        self.erase(quilt.drawn, quilt.game.board.cells(quilt.masks[letter]))
        piece = quilt.piece(letter)
        if piece is not None:
            self.remove(piece.line)
        self._forget_results()

    def claim(self, board: int, kind: ClaimKind, value: int) -> None:
        """Write what a player has."""
        self._forget_results()
        self._claim(self._quilts[board], kind, ("no", "yes")[min(value, 1)] if kind == "tile" else str(value))

    def results(self) -> None:
        """Write the empty spaces and the totals as they are, where they can be told."""
        self._forget_results()
        for quilt in self._quilts:
            if quilt.total is not None:
                self._claim(quilt, "empty", str(quilt.empty))
                self._claim(quilt, "total", str(quilt.total))

    def _claim(self, quilt: Quilt, kind: ClaimKind, value: str) -> None:
        words = [word for word in (kind, quilt.name, value) if word]
        line, found = log_line(words, 0, self.language), quilt.claim(kind)
        if found is not None and kind in ("buttons", "tile"):
            self.replace(found.line, line)
            return
        later = CLAIMS[CLAIMS.index(kind) + 1 :]
        self.insert(line, [claim.line for after in later if (claim := quilt.claim(after)) is not None])

    def _forget_results(self) -> None:
        for quilt in self._quilts:
            for kind in ("empty", "total"):
                claim = quilt.claim(kind)
                if claim is not None:
                    self.remove(claim.line)


def edited(checked: CheckedGame | CheckedQuilt, edit: PatchworkEdit) -> str:
    """Change the text of a quilt or of a whole game."""
    if quilts_of(checked) or isinstance(checked, CheckedQuilt):
        return _edited_quilts(checked, edit)
    return _edited_game(checked, edit)


def lacks_results(checked: CheckedGame | CheckedQuilt) -> bool:
    """Return whether there are totals that can be worked out, and that nobody has written down."""
    quilts = quilts_of(checked)
    if quilts:
        return any(quilt.total is not None and quilt.claim("total") is None for quilt in quilts)
    if isinstance(checked, CheckedQuilt) or stage_of(checked).kind != "over":
        return False
    return all(checked.claimed_total(player) is None for player in PLAYERS)


def _edited_game(checked: CheckedGame, edit: PatchworkEdit) -> str:
    page, kind = GamePage(checked), stage_of(checked).kind
    match edit:
        case TakePatch() | AdvanceToken() if kind == "turn":
            page.move(edit)
        case PlaceSpecial() | DiscardSpecial() if kind == "special":
            page.move(edit)
        case CorrectMove():
            page.correct(edit)
        case GoBack():
            page.go_back(edit.line)
        case WriteCircle():
            page.circle(_whole_circle(checked.replay.deck, edit))
        case WriteResults():
            page.results()
        case _:
            raise QuiltsmithError(_("this move is not possible now"))
    return page.text()


def _edited_quilts(checked: CheckedGame | CheckedQuilt, edit: PatchworkEdit) -> str:
    quilts = quilts_of(checked)
    page = QuiltPage(quilts)
    match edit:
        case LayPiece() if edit.board < len(quilts):
            page.lay(edit.board, edit.card, edit.spaces)
        case PaintSpace() if edit.board < len(quilts):
            page.toggle(edit.board, edit.space)
        case RemovePiece() if edit.board < len(quilts):
            page.take_away(edit.board, edit.letter)
        case WriteClaim() if edit.board < len(quilts):
            page.claim(edit.board, edit.kind, edit.value)
        case WriteResults():
            page.results()
        case _:
            raise QuiltsmithError(_("this move is not possible now"))
    return page.text()


def _whole_circle(deck: Deck, edit: WriteCircle) -> list[str]:
    """Return the patches of a circle; the last one needs no choice."""
    if edit.seed is not None:
        return mixed_circle(deck, edit.seed, edit.cards)
    left = [card.id for card in deck.cards if card.id not in edit.cards]
    return [*edit.cards, *left] if len(left) == 1 else edit.cards
