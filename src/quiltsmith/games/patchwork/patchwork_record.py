"""The lines of patchwork sheets: moves of a whole game, letters of a quilt, and what the players claim."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct, field

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import LogLine, SheetText
from quiltsmith.formats.suggestions import did_you_mean, nearest
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.games.patchwork.patchwork_words import KEYWORDS
from quiltsmith.games.sheets.sheet_words import word_to_write
from quiltsmith.i18n import _, get_locale

Action = Literal["take", "advance", "special", "discard"]
ClaimKind = Literal["buttons", "tile", "empty", "total"]
ACTIONS: tuple[Action, ...] = ("take", "advance", "special", "discard")
CLAIMS: tuple[ClaimKind, ...] = ("buttons", "tile", "empty", "total")
PLACINGS: tuple[Action, ...] = ("special", "discard")
UNKNOWN_PLAYER = -1
_MOST_DIGITS = 5
_WORDS_AFTER: dict[Action, int] = {"take": 2, "special": 1, "advance": 0, "discard": 0}


class LoggedMove(NamedTuple):
    """One line of a whole game's log; what could not be read in it is empty, or an unknown player."""

    line: int
    player: int
    action: Action
    card: str = ""
    letter: str = ""


class Piece(NamedTuple):
    """A letter of a finished quilt and the patch it is; no card for a special patch."""

    line: int
    letter: str
    card: str


class PlayerClaim(NamedTuple):
    """A number that a player wrote down (1 and 0 for a tile, yes and no), and the index of its word."""

    line: int
    word: int
    value: int


class GameRecord(Struct, dict=True):
    """All that the lines say; claims by player (0 for the one player of a finished quilt) and kind."""

    moves: list[LoggedMove] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    claims: dict[tuple[int, ClaimKind], PlayerClaim] = field(default_factory=dict)

    def claim(self, player: int, kind: ClaimKind) -> PlayerClaim | None:
        return self.claims.get((player, kind))

    def respell(self, spellings: Mapping[str, str]) -> None:
        """Write patches as their deck does, given by their lower-case forms."""
        self.moves = [move._replace(card=spellings.get(move.card.lower(), move.card)) for move in self.moves]
        self.pieces = [piece._replace(card=spellings.get(piece.card.lower(), piece.card)) for piece in self.pieces]

    @cached_property
    def named_letters(self) -> Mapping[int, set[str]]:
        """The letters that the moves of each player name."""
        letters: dict[int, set[str]] = defaultdict(set)
        for move in self.moves:
            letters[move.player].add(move.letter)
        return letters

    @cached_property
    def lines_of_cards(self) -> Mapping[str, set[int]]:
        """The lines that name each patch."""
        lines: dict[str, set[int]] = defaultdict(set)
        for move in self.moves:
            lines[move.card].add(move.line)
        return lines


def claim_words(game: PatchworkGame) -> dict[str, ClaimKind]:
    """List the words that start a claim: those of all sheets, and what the game's currency is called."""
    currency: dict[str, ClaimKind] = {
        name.lower(): "buttons" for name in game.currency.name.values() if len(name) > 1
    }
    return currency | {word: kind for word, keyword in KEYWORDS.items() for kind in CLAIMS if kind == keyword}


def read_game_record(
    text: SheetText, game: PatchworkGame, players: list[str], problems: list[Problem]
) -> GameRecord:
    """Read the lines of a whole game."""
    record, claims = GameRecord(), claim_words(game)
    for line in text.log_lines():
        claimed = claims.get(line.words[0].lower())
        if claimed is not None and not _is_move(line, players):
            player = _player(text, line, 1, players, problems)
            if player is not None:
                _read_claim(text, record, line, claimed, player, 2, problems)
            continue
        player = find_player(line.words[0], players)
        if player is None:
            known = players if _action(line) else (*players, *_claim_names(game))
            message = _("`{name}` is not one of the players", name=line.words[0][:40])
            problems.append(
                diagnostics.syntax(text.word_place(line.number, 0), message, did_you_mean(line.words[0], known))
            )
        if player is not None or _action(line):
            _read_move(text, record, line, UNKNOWN_PLAYER if player is None else player, problems)
    return record


def read_quilt_record(text: SheetText, game: PatchworkGame, problems: list[Problem]) -> GameRecord:
    """Read the lines of a finished quilt."""
    record, claims = GameRecord(), claim_words(game)
    for line in text.log_lines():
        claimed = claims.get(line.words[0].lower())
        if claimed is not None:
            _read_claim(text, record, line, claimed, 0, 1, problems)
        elif len(line.words) > 1 and _is_letter(line.words[0]):
            is_special = KEYWORDS.get(line.words[1].lower()) == "special"
            record.pieces.append(Piece(line.number, line.words[0], "" if is_special else line.words[1]))
            if len(line.words) > 2:
                message = _("expected nothing after the patch")
                hint = _("start another line for another letter")
                problems.append(diagnostics.syntax(text.word_place(line.number, 2), message, hint))
        else:
            advice = did_you_mean(
                line.words[0], _claim_names(game), _("write a letter and its patch, or `x special`")
            )
            message = _("`{word}` starts no line of a finished quilt", word=line.words[0][:40])
            problems.append(diagnostics.syntax(text.word_place(line.number, 0), message, advice))
    return record


def find_player(name: str, players: list[str]) -> int | None:
    """Find a player by the full name or by a beginning that only one name has."""
    exact = [index for index, player in enumerate(players) if player.lower() == name.lower()]
    begun = [index for index, player in enumerate(players) if player.lower().startswith(name.lower())]
    found = exact or begun
    return found[0] if len(found) == 1 else None


def _claim_names(game: PatchworkGame) -> tuple[str, ...]:
    """List the words to suggest, the currency by its own name, in the current locale first."""
    currency = game.currency.name_in(get_locale()).lower()
    return tuple(dict.fromkeys((currency, *map(word_to_write, CLAIMS[1:]), *CLAIMS[1:])))


def _action_names() -> tuple[str, ...]:
    """List the words for moves to suggest, in the current locale first."""
    return tuple(dict.fromkeys((*map(word_to_write, ACTIONS), *ACTIONS)))


def _action(line: LogLine) -> Action | None:
    keyword = KEYWORDS.get(line.words[1].lower()) if len(line.words) > 1 else None
    return next((action for action in ACTIONS if action == keyword), None)


def _is_move(line: LogLine, players: list[str]) -> bool:
    """Return whether a line that starts like a claim is a move of a player of that name."""
    return find_player(line.words[0], players) is not None and _action(line) is not None


def _player(text: SheetText, line: LogLine, word: int, players: list[str], problems: list[Problem]) -> int | None:
    name = line.words[word] if word < len(line.words) else ""
    player = find_player(name, players) if name else None
    if player is None:
        place = text.word_place(line.number, word)
        is_name = any(character.isalpha() for character in name)
        if is_name:
            message = _("`{name}` is not one of the players", name=name[:40])
        else:
            message = _("the player's name is missing")
        problems.append(diagnostics.syntax(place, message, did_you_mean(name, players)))
    return player


def _read_move(text: SheetText, record: GameRecord, line: LogLine, player: int, problems: list[Problem]) -> None:
    words, action = line.words, _action(line)
    word = words[1] if len(words) > 1 else ""
    if action is None:
        message = _("`{word}` is not a move", word=word[:40]) if word else _("the move is missing")
        advice = did_you_mean(word, _action_names())
        problems.append(diagnostics.syntax(text.word_place(line.number, 1), message, advice))
        action = _likely_action(words)
        if action is None:
            return
    elif len(words[2:]) != _WORDS_AFTER[action]:
        place = text.word_place(line.number, 2 + min(len(words[2:]), _WORDS_AFTER[action]))
        problems.append(diagnostics.syntax(place, *_wanted_after(action, words[0], word)))
    elif len(words) > 2 and not _is_letter(words[-1]):
        place = text.word_place(line.number, len(words) - 1)
        hint = _("name every piece by one letter or digit, the same as on the board")
        problems.append(diagnostics.syntax(place, _("`{word}` is not a single letter", word=words[-1][:40]), hint))
    given = [*words[2 : 2 + _WORDS_AFTER[action]], "", ""]
    card, letter = (given[0], given[1]) if action == "take" else ("", given[0])
    record.moves.append(LoggedMove(line.number, player, action, card, letter if _is_letter(letter) else ""))


def _wanted_after(action: Action, player: str, word: str) -> tuple[str, str]:
    """Return what belongs after the word of a move, and how such a line is written."""
    if action == "take":
        message = _("expected a patch and a letter after `{word}`", word=word)
        return message, _("write for example `{player} take H a`", player=player)
    if action == "special":
        message = _("expected a letter after `{word}`", word=word)
        return message, _("write for example `{player} special s`", player=player)
    message = _("expected nothing after `{word}`", word=word)
    return message, _("write for example `{example}`", example=f"{player} {word}")


def _likely_action(words: list[str]) -> Action | None:
    """Guess a mistyped move by its word and the number of words after it, so that the replay can go on."""
    fitting = [action for action in ACTIONS if _WORDS_AFTER[action] == len(words) - 2]
    meant = nearest(words[1], fitting) if fitting else None
    return next((action for action in fitting if action == meant), fitting[0] if fitting else None)


def _read_claim(
    text: SheetText,
    record: GameRecord,
    line: LogLine,
    kind: ClaimKind,
    player: int,
    word: int,
    problems: list[Problem],
) -> None:
    value = line.words[word] if word < len(line.words) else ""
    number = _claimed_value(kind, value)
    if number is None or len(line.words) > word + 1:
        place = text.word_place(line.number, word if number is None else word + 1)
        message = _("expected `yes` or `no` here") if kind == "tile" else _("expected a number here")
        example = " ".join((*line.words[:word], word_to_write("yes") if kind == "tile" else "14"))
        problems.append(diagnostics.syntax(place, message, _("write for example `{example}`", example=example)))
    elif (player, kind) in record.claims:
        first = record.claims[player, kind].line
        problems.append(diagnostics.duplicate_key(text.word_place(line.number, 0), line.words[0], first))
    else:
        record.claims[player, kind] = PlayerClaim(line.number, word, number)


def _claimed_value(kind: ClaimKind, word: str) -> int | None:
    if kind == "tile":
        return {"yes": 1, "no": 0}.get(KEYWORDS.get(word.lower(), ""))
    number = word.replace("−", "-")
    digits = number.removeprefix("-")
    is_negative = number != digits
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _MOST_DIGITS):
        return None
    if is_negative and kind != "total":
        return None
    return -int(digits) if is_negative else int(digits)


def _is_letter(word: str) -> bool:
    return len(word) == 1 and word.isalnum()
