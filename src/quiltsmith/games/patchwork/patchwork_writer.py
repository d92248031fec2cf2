"""Patchwork sheets as text: what was read or played, written so that reading it again gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import UsageError
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_record import ACTIONS, CLAIMS, Action
from quiltsmith.games.patchwork.patchwork_state import PLAYERS, GameState
from quiltsmith.games.patchwork.patchwork_words import KEYWORDS
from quiltsmith.games.sheets.drawn_board import LETTERS
from quiltsmith.games.sheets.sheet_kind import SheetHead
from quiltsmith.games.sheets.sheet_words import word_to_write
from quiltsmith.games.sheets.sheet_writing import (
    boards_of,
    draw_rows,
    empty_board,
    heads_of,
    template_parts,
    write_blocks,
)
from quiltsmith.geometry.board import Mask
from quiltsmith.i18n import _


class PlayedMove(Struct, frozen=True):
    """One line of a log, with the spaces that it covers."""

    player: int
    action: Action
    card: str = ""
    spaces: Mask = 0


class PlayedGame(Struct, frozen=True):
    """A game from the first move to the last; `end` is how it stands then."""

    circle: tuple[str, ...]
    track: str
    moves: tuple[PlayedMove, ...]
    end: GameState

    def lettered(self) -> Iterator[tuple[str, PlayedMove]]:
        """Return each piece of a player the next letter; what covers nothing has none."""
        letters = [iter(LETTERS) for _unused in PLAYERS]
        for move in self.moves:
            yield (next(letters[move.player]) if move.spaces else ""), move

    def board_rows(self, player: int) -> list[str]:
        """Draw a player's quilt: one letter per piece, `.` for an empty space."""
        pieces = ((letter, move.spaces) for letter, move in self.lettered() if move.player == player)
        return draw_rows(self.end.game.board, pieces)


def write_sheet(sheet: SheetText) -> str:
    """Write a sheet that was read, its keywords in English; comments are left out."""
    log = [_english(line.words) for line in sheet.log_lines()] if sheet.log or sheet.has_log else None
    return _write(heads_of(sheet), boards_of(sheet), log)


def write_played(played: PlayedGame, names: Sequence[str], heads: Mapping[str, str]) -> str:
    """Write a played game; the heads say which game and deck it was."""
    state = played.end
    claims = [
        claim
        for player in PLAYERS
        for claim in (
            ["buttons", names[player], str(state.players[player].buttons)],
            ["tile", names[player], "yes" if state.players[player].has_tile else "no"],
            ["empty", names[player], str(state.empty(player))],
            ["total", names[player], str(state.score(player))],
        )
    ]
    return _write(
        {**heads, "track": played.track, "players": " ".join(names), "circle": " ".join(played.circle)},
        {names[player]: played.board_rows(player) for player in PLAYERS},
        [*(_move_words(letter, move, names) for letter, move in played.lettered()), *claims],
    )


def log_line(words: Sequence[str], width: int, language: str) -> str:
    """Write one line of a log, its first column so wide; its keywords are given in English."""
    first, *rest = words
    if rest[0] in ACTIONS:
        rest[0] = word_to_write(rest[0], language)
    else:
        first = word_to_write(first, language)
        rest[-1] = word_to_write(rest[-1], language) if rest[-1] in ("yes", "no") else rest[-1]
    return f"{first:<{width}}  {' '.join(rest)}".rstrip()


def _move_words(letter: str, move: PlayedMove, names: Sequence[str]) -> list[str]:
    return [word for word in (names[move.player], move.action, move.card, letter) if word]


def _english(words: list[str]) -> list[str]:
    """Write keywords in English where they stand as such: nobody's name, patch or letter is touched."""
    first, *rest = words
    if rest and KEYWORDS.get(rest[0].lower()) in ACTIONS:
        rest[0] = KEYWORDS[rest[0].lower()]
    elif KEYWORDS.get(first.lower()) in CLAIMS:
        first = KEYWORDS[first.lower()]
        rest = [KEYWORDS.get(word.lower(), word) if word is rest[-1] else word for word in rest]
    return [first, *rest]


def _write(heads: Mapping[str, str], boards: Mapping[str, Iterable[str]], log: list[list[str]] | None) -> str:
    """Write a sheet in English, the lines of its log in two columns."""
    longest = max((len(words[0]) for words in log or ()), default=0)
    lines = None if log is None else [f"{words[0]:<{longest}}  {' '.join(words[1:])}".rstrip() for words in log]
    return write_blocks(heads, boards, lines, {})


USUAL_PLAYERS = "Andrea Doris"


def two_players(names: str | None) -> Sequence[str]:
    """Read the names of both players, or give usual ones."""
    players = (names or USUAL_PLAYERS).replace(",", " ").split()
    if len(players) != 2 or players[0].lower() == players[1].lower():
        raise UsageError(_('a whole game has two players: name both, for example "Andrea Doris"'), "player")
    return players


def empty_quilt(game: PatchworkGame, head: SheetHead, language: str) -> str:
    """Write an empty sheet for a finished quilt; the checker reads it as it is."""
    parts = template_parts("patchwork", language)
    player = parts["player"].format(player=head.player) if head.player else parts["no-player"]
    quilt = parts["quilt"].format(
        game=head.game,
        deck=head.deck,
        player=player,
        board=empty_board(game.board),
        currency=game.currency.name_in(language),
    )
    return f"{quilt}\n"


def empty_game(game: PatchworkGame, deck: Deck, head: SheetHead, players: Sequence[str], language: str) -> str:
    """Write an empty sheet for a whole game of two; the checker reads it as it is."""
    parts = template_parts("patchwork", language)
    first, second = players
    last = min(deck.cards, key=lambda card: card.shape.size).id
    discard = "\n" + parts["discard"].format(first=first) if game.may_discard_special else ""
    whole = parts["game"].format(
        game=head.game,
        deck=head.deck,
        first=first,
        second=second,
        tracks=", ".join(game.tracks),
        track=game.track,
        circle=" ".join([*(card.id for card in deck.cards if card.id != last), last]),
        last=last,
        board=empty_board(game.board),
        discard=discard,
    )
    return f"{whole}\n"
