"""The checkers of patchwork sheets: a finished quilt, or a whole game of two players."""

from __future__ import annotations

from dataclasses import dataclass, field

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, has_errors, in_reading_order
from quiltsmith.formats.sheet_text import UNNAMED, BoardText, SheetText
from quiltsmith.games.deck import Deck
from quiltsmith.games.drawn_board import has_right_size, letter_masks, odd_characters
from quiltsmith.games.game import PatchworkGame
from quiltsmith.games.patchwork.engine import PLAYERS, new_game
from quiltsmith.games.patchwork.quilt import Quilt, assign_patches
from quiltsmith.games.patchwork.record import find_player, read_game_record, read_quilt_record
from quiltsmith.games.patchwork.replay import Replay, Step, apply
from quiltsmith.games.patchwork.rules import END_CHECKS, MOVE_CHECKS, QUILT_CHECKS
from quiltsmith.geometry.board import Mask


@dataclass(slots=True)
class CheckedQuilt:
    """A finished quilt with all that was found out about it."""

    quilt: Quilt
    problems: list[Problem]
    unchecked: list[str] = field(default_factory=list)

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.quilt.text

    @property
    def is_valid(self) -> bool:
        """Whether the sheet has no errors."""
        return not has_errors(self.problems)

    @property
    def player(self) -> str | None:
        """The player's name, if the sheet has one."""
        return self.quilt.text.head("player")

    @property
    def total(self) -> int | None:
        """The points, if they can be told."""
        return self.quilt.total


@dataclass(slots=True)
class CheckedGame:
    """A whole game with all that was found out about it."""

    replay: Replay
    problems: list[Problem]
    unchecked: list[str] = field(default_factory=list)

    @property
    def text(self) -> SheetText:
        """The sheet as it was read."""
        return self.replay.text

    @property
    def is_valid(self) -> bool:
        """Whether the game has no errors."""
        return not has_errors(self.problems)

    @property
    def winner(self) -> str | None:
        """The winner's name, when the game is over."""
        winner = self.replay.state.winner()
        return None if winner is None else self.replay.name(winner)


class PatchworkChecker:
    """Checks any number of sheets of one game and deck."""

    def __init__(self, game: PatchworkGame, deck: Deck) -> None:
        self.game = game
        self.deck = deck

    def check(self, text: SheetText) -> CheckedQuilt | CheckedGame:
        """Check a whole game if the sheet names players, else a finished quilt."""
        return self._check_game(text) if "players" in text.heads else self._check_quilt(text)

    def _check_quilt(self, text: SheetText) -> CheckedQuilt:
        problems = list(text.problems)
        drawn = next(iter(text.boards.values()), None)
        masks = self._masks(text, drawn, problems)
        quilt = Quilt(text, self.game, self.deck, drawn, masks, read_quilt_record(text, problems))
        quilt.assigned = assign_patches(quilt)
        for check in QUILT_CHECKS:
            problems.extend(check(quilt))
        return CheckedQuilt(quilt, in_reading_order(problems), _unchecked_in_quilt(quilt))

    def _check_game(self, text: SheetText) -> CheckedGame:
        problems = list(text.problems)
        names = self._players(text, problems)
        boards = [_board_of(text, name, names) for name in names]
        _refuse_other_boards(text, names, problems)
        masks = [self._masks(text, board, problems) for board in boards]
        circle = [card for card in (text.head("circle") or "").replace(",", " ").split() if self.deck.card(card)]
        state = new_game(self.game, self.deck, list(dict.fromkeys(circle)), self._track(text, problems))
        record = read_game_record(text, names, problems)
        replay = Replay(text, self.game, self.deck, names, boards, masks, record, state)
        for move in record.moves:
            step = Step(replay, move)
            for check_move in MOVE_CHECKS:
                problems.extend(check_move(step))
            apply(replay, move)
        for check_end in END_CHECKS:
            problems.extend(check_end(replay))
        unchecked = [] if record.moves else ["the moves: the sheet has no log"]
        return CheckedGame(replay, in_reading_order(problems), unchecked)

    def _masks(self, text: SheetText, drawn: BoardText | None, problems: list[Problem]) -> dict[str, Mask]:
        if drawn is None:
            return {}
        odd = list(odd_characters(text, drawn))
        problems.extend(odd)
        if odd or not has_right_size(self.game.board, drawn):
            return {}
        return letter_masks(self.game.board, drawn)

    def _players(self, text: SheetText, problems: list[Problem]) -> list[str]:
        names = (text.head("players") or "").replace(",", " ").split()
        if len(names) == len(PLAYERS) and names[0].lower() != names[1].lower():
            return names
        message = f"a game has two players with different names, here are {len(names)}"
        hint = "write for example `players: Andrea Doris`, the first player first"
        problems.append(faults.syntax(text.head_place("players"), message, hint))
        return [*names, "?1", "?2"][: len(PLAYERS)] if len(set(names)) == len(names) else ["?1", "?2"]

    def _track(self, text: SheetText, problems: list[Problem]) -> str:
        track = text.head("track")
        if track is None or track in self.game.tracks:
            return track or self.game.track
        problems.append(faults.unknown_name(text.head_place("track"), "track", track, self.game.tracks))
        return self.game.track


def _board_of(text: SheetText, name: str, names: list[str]) -> BoardText | None:
    player = names.index(name)
    return next((board for title, board in text.boards.items() if find_player(title, names) == player), None)


def _refuse_other_boards(text: SheetText, names: list[str], problems: list[Problem]) -> None:
    for title, board in text.boards.items():
        if not title or find_player(title, names) is None:
            place = text.line_place(board.number)
            message = f"`{title[:40]}` is not one of the players" if title else "the board's player is missing"
            problems.append(faults.syntax(place, message, f"write `board {names[0]}:` or `board {names[1]}:`"))


def _unchecked_in_quilt(quilt: Quilt) -> list[str]:
    unchecked = []
    if not quilt.masks:
        unchecked.append("patches and empty spaces: the sheet has no board that can be read")
    if UNNAMED in quilt.masks:
        unchecked.append(f"spaces marked {UNNAMED}: nobody knows which patch they are")
    if quilt.buttons is None:
        unchecked.append(f"the total: the sheet does not say how many {quilt.game.currency.name['en']} are left")
    elif quilt.masks:
        unchecked.append(f"the {quilt.game.currency.name['en']}: only the record of a whole game can tell")
    return unchecked
