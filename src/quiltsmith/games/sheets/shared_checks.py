"""Checks that mean the same in sheets of every kind of game.

The modules in `checks/` of a kind call them with what they know of its sheets; their docstrings explain the codes.
The size of a drawn board is checked in `drawn_board.py`, cards of no deck in `decks/checks/unknown_card.py`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import Protocol

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Place
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import whole

EMPTY_WRONG = "empty-wrong"
LETTER_TWICE = "letter-twice"
TOTAL_WRONG = "total-wrong"
UNKNOWN_LETTER = "unknown-letter"
WRONG_SHAPE = "wrong-shape"

WRONG_CLAIMS = frozenset((EMPTY_WRONG, TOTAL_WRONG))
"""Errors that leave the right total known all the same."""


class LetteredLine(Protocol):
    """A line of a sheet that names a piece by its letter, or none."""

    @property
    def line(self) -> int:
        """The number of the line."""

    @property
    def letter(self) -> str:
        """The letter of the piece, or nothing."""


def letters_twice(text: SheetText, lines: Iterable[LetteredLine], word: int) -> Iterator[Problem]:
    """Find letters that an earlier line has named; they are words of this index."""
    seen: dict[str, int] = {}
    for named in lines:
        if named.letter in seen:
            message = _("the letter {letter} names a piece already", letter=named.letter)
            hint = _("the first is in line {line}; give this piece another letter", line=seen[named.letter])
            yield Problem(text.word_place(named.line, word), LETTER_TWICE, message, hint)
        elif named.letter:
            seen[named.letter] = named.line


def unknown_letters(
    text: SheetText, lines: Iterable[LetteredLine], word: int, on_board: Container[str], otherwise: str
) -> Iterator[Problem]:
    """Find letters that no space of the board has; they are words of this index."""
    for named in lines:
        if named.letter and named.letter not in on_board:
            message = _("{letter} is not on the board", letter=named.letter)
            hint = other_case_hint(named.letter, on_board, otherwise)
            yield Problem(text.word_place(named.line, word), UNKNOWN_LETTER, message, hint)


def other_case_hint(letter: str, on_board: Container[str], otherwise: str) -> str:
    """Suggest the upper or lower case of a letter if that is on the board."""
    other_case = letter.swapcase()
    return _("did you mean `{word}`?", word=other_case) if other_case in on_board else otherwise


def wrong_shape_message(letter: str, drawn: Shape, card: str, shape: Shape) -> str:
    """Say that the spaces of a letter are not the patch of its card."""
    return _("{letter} is `{drawn}`, but {card} is `{shape}`", letter=letter, drawn=drawn, card=card, shape=shape)


def wrong_empty(place: Place, claimed: int, empty: int, hint: str, player: str = "") -> Problem:
    """Return the problem of a wrong number of empty spaces; the player is named where the sheet has two."""
    if player:
        message = _(
            "{claimed} empty spaces are claimed, {player} has {empty}", claimed=claimed, player=player, empty=empty
        )
    else:
        message = _("{claimed} empty spaces are claimed, the board has {empty}", claimed=claimed, empty=empty)
    return Problem(place, EMPTY_WRONG, message, hint)


def wrong_total(place: Place, claimed: int, total: int, summed: str, player: str = "") -> Problem:
    """Return the problem of a wrong total, and the sum that is right; see `wrong_empty` for the player."""
    numbers = {"total": whole(total), "claimed": whole(claimed)}
    if player:
        message = _("the total of {player} is {total}, not {claimed}", player=player, **numbers)
    else:
        message = _("the total is {total}, not {claimed}", **numbers)
    return Problem(place, TOTAL_WRONG, message, f"{summed} = {numbers['total']}")
