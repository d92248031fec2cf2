"""The checkers of patchwork sheets: a finished quilt, or a whole game of two players."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem, in_reading_order
from quiltsmith.formats.sheet_text import BoardText, SheetText
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.engine import PLAYERS, new_game
from quiltsmith.games.patchwork.following import follow
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.patchwork.quilt import Quilt, assign_patches
from quiltsmith.games.patchwork.record import find_player, read_game_record, read_quilt_record
from quiltsmith.games.patchwork.replay import Replay, cover_what_is_drawn
from quiltsmith.games.patchwork.rules import END_CHECKS, QUILT_CHECKS
from quiltsmith.games.patchwork.rules.circle_wrong import circle_of
from quiltsmith.games.sheets.drawn_board import has_right_size, letter_masks, odd_characters
from quiltsmith.geometry.board import Mask


class PatchworkChecker:
    """Checks any number of sheets of one game and deck."""

    def __init__(self, game: PatchworkGame, deck: Deck) -> None:
        self.game = game
        self.deck = deck

    def check(self, text: SheetText) -> CheckedQuilt | CheckedGame:
        """Check a whole game if the sheet has the marks of one, else a finished quilt."""
        is_game = "players" in text.heads or "circle" in text.heads or any(text.boards)
        return self._check_game(text) if is_game else self._check_quilt(text)

    def _check_quilt(self, text: SheetText) -> CheckedQuilt:
        problems = list(text.problems)
        drawn = next(iter(text.boards.values()), None)
        masks = self._masks(text, drawn, problems)
        record = read_quilt_record(text, problems)
        quilt = Quilt(text, self.game, self.deck, drawn, masks or {}, masks is not None, record)
        quilt.assigned = assign_patches(quilt)
        for check in QUILT_CHECKS:
            problems.extend(check(quilt))
        return CheckedQuilt(quilt, in_reading_order(problems))

    def _check_game(self, text: SheetText) -> CheckedGame:
        problems = list(text.problems)
        names = self._players(text, problems)
        boards = _boards(text, names, problems)
        masks = [self._masks(text, board, problems) for board in boards]
        circle = [card for card in circle_of(text) if self.deck.card(card)]
        state = new_game(self.game, self.deck, list(dict.fromkeys(circle)), self._track(text, problems))
        is_circle_known = sorted(circle_of(text)) == sorted(card.id for card in self.deck.cards)
        record = read_game_record(text, names, problems)
        replay = Replay(text, self.game, self.deck, names, boards, masks, record, state, is_circle_known)
        problems.extend(follow(replay))
        cover_what_is_drawn(replay)
        for check_end in END_CHECKS:
            problems.extend(check_end(replay))
        return CheckedGame(replay, in_reading_order(problems))

    def _masks(self, text: SheetText, drawn: BoardText | None, problems: list[Problem]) -> dict[str, Mask] | None:
        if drawn is None:
            return None
        odd = list(odd_characters(text, drawn))
        problems.extend(odd)
        if odd or not has_right_size(self.game.board, drawn):
            return None
        return letter_masks(self.game.board, drawn)

    def _players(self, text: SheetText, problems: list[Problem]) -> list[str]:
        names = (text.head("players") or text.head("player") or "").replace(",", " ").split()
        if len(names) == len(PLAYERS) and names[0].lower() != names[1].lower():
            return names
        message = f"a game has two players with different names, here are {len(names)}"
        hint = "write for example `players: Andrea Doris`, the first player first"
        place = text.head_place("players" if "players" in text.heads else "player")
        problems.append(faults.syntax(place, message, hint))
        # The boards know better, or else nameless players stand in.
        titles = [title for title in text.boards if title and " " not in title]
        return [*dict.fromkeys([*names, *titles, "?1", "?2"])][: len(PLAYERS)]

    def _track(self, text: SheetText, problems: list[Problem]) -> str:
        track = text.head("track")
        if track is None or track in self.game.tracks:
            return track or self.game.track
        problems.append(faults.unknown_name(text.head_place("track"), "track", track, self.game.tracks))
        return self.game.track


def _boards(text: SheetText, names: list[str], problems: list[Problem]) -> list[BoardText | None]:
    """Find the board of each player; a board that is nobody's belongs to the one player who has none."""
    boards: list[BoardText | None] = [None for _ in PLAYERS]
    others = []
    for title, board in text.boards.items():
        player = find_player(title, names) if title else None
        if player is not None and boards[player] is None:
            boards[player] = board
            continue
        message = f"`{title[:40]}` is not one of the players" if title else "the board's player is missing"
        if player is not None:
            message = f"{names[player]} has a board already"
        hint = f"write `board {names[0]}:` or `board {names[1]}:`"
        problems.append(faults.syntax(text.line_place(board.number), message, hint))
        others.append(board)
    if len(others) == 1 and boards.count(None) == 1:
        boards[boards.index(None)] = others[0]
    return boards
