"""The record of a whole game under a pen: moves are added below, and taken back from the end."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.patchwork.checked import CheckedGame
from quiltsmith.games.patchwork.editing.stage import stage_of
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.patchwork.record import CLAIMS, Action
from quiltsmith.games.patchwork.words import CIRCLE, word_in
from quiltsmith.games.patchwork.writer import log_line
from quiltsmith.games.sheets.editing.page import SheetEditError, SheetPage, Space
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.talk.saying import say


class GamePage(SheetPage):
    """The page of a game's record."""

    def __init__(self, checked: CheckedGame) -> None:
        super().__init__(checked.text)
        self._checked = checked
        self._replay = checked.replay
        claims = (word_in(kind, is_german=self.is_german) for kind in CLAIMS)
        self._width = max(len(word) for word in (*claims, *checked.replay.players))

    def move(self, action: Action, card: str = "", spaces: Sequence[Space] = ()) -> None:
        """Add the line of a move of who is about to make one, and draw what it places."""
        replay, player = self._replay, stage_of(self._checked).player
        letter = ""
        if spaces:
            masks = replay.masks[player]
            taken = {*(masks or ()), *replay.record.named_letters.get(player, ())}
            letter = self.draw(replay.boards[player] if masks is not None else None, spaces, LETTERS, taken)
        self._forget_claims()
        self._write([word for word in (replay.name(player), action, card, letter) if word])

    def go_back(self, line: int) -> None:
        """Remove a line and all moves after it, and what they drew."""
        replay = self._replay
        gone = [move for move in replay.record.moves if move.line >= line]
        if line not in {move.line for move in gone}:
            raise SheetEditError(say("there is no such line in the log"))
        kept = {(move.player, move.letter) for move in replay.record.moves if move.line < line}
        for move in gone:
            self.remove(move.line)
            drawn = replay.boards[move.player] if move.player in PLAYERS else None
            if drawn is not None and (move.player, move.letter) not in kept:
                for row, column in replay.game.board.cells(replay.drawn(move)):
                    self.paint(drawn, row, column, ".")
        self._forget_claims()

    def circle(self, cards: Sequence[str]) -> None:
        """Write the circle; its lines are one then."""
        found, source = self._replay.text.heads.get(CIRCLE), self._replay.text.source
        words = " ".join(cards)
        if found is None and not words:
            return
        if found is None:
            players = self._replay.text.heads.get("players") or self._replay.text.heads.get("player")
            word = word_in(CIRCLE, is_german=self.is_german)
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
        self.insert(log_line(words, self._width, is_german=self.is_german))
