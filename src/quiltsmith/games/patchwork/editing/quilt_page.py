"""Finished quilts under a pen: pieces, spaces that nobody can name, and what the players claim."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.formats.sheet_text import UNNAMED
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.record import CLAIMS, ClaimKind
from quiltsmith.games.patchwork.writer import log_line
from quiltsmith.games.sheets.editing.page import SheetEditError, SheetPage, Space, is_empty
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.talk.saying import say

_SPECIALS = "xyzwvutsrq"


class QuiltPage(SheetPage):
    """The page of one quilt, or of both of a game without a log; only a quilt alone says what its letters are."""

    def __init__(self, quilts: Sequence[Quilt]) -> None:
        super().__init__(quilts[0].text)
        self._quilts = quilts

    def lay(self, board: int, card: str, spaces: Sequence[Space]) -> None:
        """Draw a piece, and say what it is."""
        quilt = self._quilts[board]
        taken = {*quilt.masks, *(piece.letter for piece in quilt.record.pieces)}
        letters = LETTERS if card else _SPECIALS + LETTERS
        letter = self.draw(quilt.drawn if quilt.has_board else None, spaces, letters, taken)
        self._forget_results()
        if not quilt.name:
            claims = [claim.line for claim in quilt.record.claims.values()]
            self.insert(log_line([letter, card or "special"], 1, is_german=self.is_german), claims)

    def toggle(self, board: int, space: Space) -> None:
        """Cover a space, or uncover one that is covered by nobody knows what."""
        quilt = self._quilts[board]
        row, column = space
        is_covered = quilt.masks.get(UNNAMED, 0) & quilt.game.board.bit(row, column)
        if quilt.drawn is None or not quilt.has_board or not (is_covered or is_empty(quilt.drawn, space)):
            raise SheetEditError(say("a piece lies there; take it away first"))
        self.paint(quilt.drawn, row, column, "." if is_covered else UNNAMED)
        self._forget_results()

    def take_away(self, board: int, letter: str) -> None:
        """Remove a piece, and what is said of it."""
        quilt = self._quilts[board]
        if quilt.drawn is None or letter not in quilt.masks:
            raise SheetEditError(say("there is no such piece"))
        for row, column in quilt.game.board.cells(quilt.masks[letter]):
            self.paint(quilt.drawn, row, column, ".")
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
        line, found = log_line(words, 0, is_german=self.is_german), quilt.claim(kind)
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
