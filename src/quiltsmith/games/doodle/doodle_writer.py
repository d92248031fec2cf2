"""Sheets as text: what was read or played, written so that reading it again gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.doodle_game import SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.doodle.doodle_words import KEYWORDS
from quiltsmith.games.sheets.drawn_board import LETTERS, TYPED_LETTERS
from quiltsmith.games.sheets.sheet_kind import BestSpot, PhotoSheets, SheetHead
from quiltsmith.games.sheets.sheet_words import words_to_write
from quiltsmith.games.sheets.sheet_writing import (
    boards_of,
    draw_rows,
    empty_board,
    heads_of,
    template_parts,
    write_blank,
    write_blocks,
)
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import Rectangle, best_rectangle
from quiltsmith.i18n import ENGLISH


class Move(Struct, frozen=True):
    """One line of a log: a start patch (turn 0), a patch, a single space (no card) or a pass (no spaces)."""

    turn: int
    spaces: Mask = 0
    card: str = ""
    neighbour: bool = False
    cuts: int = 0


class Scoring(Struct, frozen=True):
    """A scoring: the chosen rectangle, or none where nothing is shaded."""

    rectangle: Rectangle | None


class PlayedSheet(Struct, frozen=True):
    """A game of one player from the start patch to the last scoring."""

    game: DoodleGame
    log: tuple[Move | Scoring, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The log without the scorings."""
        return tuple(line for line in self.log if isinstance(line, Move))

    @property
    def shaded(self) -> Mask:
        """All shaded spaces."""
        shaded = 0
        for move in self.moves:
            shaded |= move.spaces
        return shaded

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each scoring."""
        chosen = (line.rectangle for line in self.log if isinstance(line, Scoring))
        score = self.game.scoring.score
        return tuple(score(found.rows, found.columns) if found else 0 for found in chosen)

    @property
    def empty(self) -> int:
        """The number of empty spaces."""
        return self.game.board.spaces - self.shaded.bit_count()

    @property
    def total(self) -> int:
        """The scores less what the empty spaces cost."""
        return sum(self.scores) + self.game.points_per_empty_space * self.empty

    @property
    def specials(self) -> dict[str, int]:
        """How often each special action was used."""
        counts = dict.fromkeys(SPECIAL_ACTIONS, 0)
        for move in self.moves:
            counts["neighbour"] += move.neighbour
            counts["single"] += bool(move.spaces) and not move.card
            counts["cut"] += move.cuts
        return counts

    def lettered(self) -> Iterator[tuple[str, Move | Scoring]]:
        """Return each drawn piece the next letter; what draws nothing has none."""
        letters = iter(LETTERS)
        for line in self.log:
            yield (next(letters) if isinstance(line, Move) and line.spaces else ""), line

    def board_rows(self) -> list[str]:
        """Draw the board: one letter per piece, `.` for an empty space."""
        pieces = ((letter, line.spaces) for letter, line in self.lettered() if isinstance(line, Move))
        return draw_rows(self.game.board, pieces)


ScoreWording = Literal["points", "sides", "both"]

_FIRST_WORDS = frozenset(("start", "score", "empty", "total"))


def write_sheet(sheet: SheetText, language: str = ENGLISH) -> str:
    """Write a sheet that was read; comments, and lines that said nothing to the reader, are left out."""
    log = [line.words for line in sheet.log_lines()] if sheet.log or sheet.has_log else None
    return _write(heads_of(sheet), boards_of(sheet), log, language)


def write_played(
    played: PlayedSheet,
    heads: Mapping[str, str],
    language: str = ENGLISH,
    wording: ScoreWording = "points",
) -> str:
    """Write a played game; the heads say whose it is, and with which game and deck."""
    log = [*_log_words(played, wording), ["empty", str(played.empty)], ["total", str(played.total)]]
    return _write(heads, {"": played.board_rows()}, log, language)


def write_scored(heads: Mapping[str, str], rows: Iterable[str], lines: Iterable[list[str]]) -> str:
    """Write a board without a log, and lines of scores and claims below it."""
    claims = "".join(f"{log_line(line, ENGLISH)}\n" for line in lines)
    board = _write(heads, {"": rows}, None, ENGLISH)
    return f"{board}\n{claims}" if claims else board


def begun_sheet(game: DoodleGame, game_name: str, deck: str, player: str, language: str) -> str:
    """Write the sheet of somebody who is about to begin."""
    heads = {"game": game_name, "deck": deck, "player": player}
    return write_blank(heads, [""], game.board, words_to_write(language))


def _log_words(played: PlayedSheet, wording: ScoreWording) -> Iterator[list[str]]:
    scores = iter(played.scores)
    for letter, line in played.lettered():
        if isinstance(line, Move):
            yield _move_words(letter, line)
        else:
            points, found = str(next(scores)), line.rectangle
            sides = f"{found.rows}x{found.columns}" if found else points
            yield ["score", *{"points": (points,), "sides": (sides,), "both": (sides, points)}[wording]]


def _move_words(letter: str, move: Move) -> list[str]:
    turn = str(move.turn) if move.turn else "start"
    if not move.spaces:
        return [turn, "pass"]
    if not move.card:
        return [turn, letter, "single"]
    return [turn, letter, move.card, *["neighbour"] * move.neighbour, *["cut"] * move.cuts]


def _write(
    heads: Mapping[str, str],
    boards: Mapping[str, Iterable[str]],
    log: Iterable[list[str]] | None,
    language: str,
) -> str:
    words = words_to_write(language)
    lines = None if log is None else [_log_line(line, words) for line in log]
    return write_blocks(heads, boards, lines, words)


def log_line(words: list[str], language: str) -> str:
    """Write one line of a log; its keywords are given in English."""
    return _log_line(words, words_to_write(language))


def _log_line(line: list[str], words: Mapping[str, str]) -> str:
    """Write a line in columns, its keywords in one language; other words stay as they are."""
    first, *rest = line
    keyword = KEYWORDS.get(first.lower())
    if keyword in _FIRST_WORDS:
        first = words.get(keyword, keyword)
    rest = [_special_word(word, index, len(line), words) for index, word in enumerate(rest, 1)]
    if len(rest) > 1 and keyword != "score":
        rest = [f"{rest[0]}  {rest[1]}", *rest[2:]]
    return f"{first:<6} {' '.join(rest)}".rstrip()


def _special_word(word: str, index: int, length: int, words: Mapping[str, str]) -> str:
    """Translate a keyword where it stands as one: nobody's letter or card is touched."""
    keyword = KEYWORDS.get(word.lower())
    is_keyword = (
        (keyword == "pass" and index == 1 and length == 2)
        or (keyword == "single" and index == 2)
        or (keyword in ("cut", "neighbour") and index > 2)
    )
    return words.get(keyword, keyword) if keyword and is_keyword else word


def empty_sheet(game: DoodleGame, head: SheetHead, language: str, deal: Deal | None = None) -> str:
    """Write an empty sheet in a language; the checker reads it as it is."""
    parts = template_parts("doodle", language)
    game_line, deck_line, player_line = parts["head"].split("\n")
    sheet = parts["sheet"].format(
        game=game_line.format(game=head.game) if head.game else "#",
        deck=deck_line.format(deck=head.deck) if head.deck else "#",
        player=player_line.format(player=head.player) if head.player else parts["no-player"],
        board=empty_board(game.board),
        log="\n".join(_log(game, parts, play_deal(deal, game) if deal else None)),
    )
    return f"{sheet}\n"


def _log(game: DoodleGame, parts: Mapping[str, str], dealt: tuple[DealtTurn, ...] | None) -> Iterator[str]:
    letters = iter(TYPED_LETTERS)
    if game.start_cards:
        yield parts["start"].format(letter=next(letters))
    for turn in range(1, game.turns + 1):
        # Beyond the last digit players find their own signs.
        letter = next(letters, "?")
        offered = dealt[turn - 1] if dealt else None
        if offered is None:
            yield parts["turn"].format(turn=turn, letter=letter)
        elif offered.token is None:
            yield parts["last-turn"].format(turn=turn, letter=letter, choice=", ".join(offered.choice))
        else:
            beside = ", ".join(offered.neighbours)
            yield parts["dealt-turn"].format(turn=turn, letter=letter, token=offered.token, beside=beside)
        if turn % game.turns_per_round == 0:
            yield parts["score"].format(number=turn // game.turns_per_round)


class DoodlePhotos(PhotoSheets[DoodleGame]):
    """Everybody's own board, one score for each round."""

    def scores_asked(self, game: DoodleGame) -> int:
        """Count the rounds."""
        return game.rounds

    def sheet(self, game: DoodleGame, head: SheetHead, rows: Sequence[str], scores: Sequence[int]) -> str:
        """Write the sheet; without scores it is the board alone. A total that nobody has typed is not claimed."""
        heads = {"game": head.game, "deck": head.deck, "player": head.player}
        lines = [["score", str(score)] for score in scores]
        return write_scored({key: value for key, value in heads.items() if value}, rows, lines)

    def best(self, game: DoodleGame, rows: Sequence[str]) -> BestSpot | None:
        """Find the rectangle that scores most."""
        filled = game.board.parse_mask("\n".join(rows).replace("?", "."))
        found = best_rectangle(game.board, filled, game.scoring)
        return None if found is None else BestSpot(found, self.points(game, found.rows, found.columns))

    def points(self, game: DoodleGame, rows: int, columns: int) -> int:
        """Return the points of a rectangle."""
        return game.scoring.score(rows, columns)


PHOTOS = DoodlePhotos()
