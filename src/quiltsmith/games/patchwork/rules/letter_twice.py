"""In a quilt or a whole game: the same letter names two pieces of one quilt.

FAIL:
    Andrea  take H a
    Andrea  take Q a
PASS:
    Andrea  take H a
    Andrea  take Q b
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step

CODE = "letter-twice"


def check(step: Step) -> Iterator[Problem]:
    """Look the letter of a move up among those used before."""
    first = step.replay.used_letters[step.meant.player].get(step.move.letter)
    if step.move.letter and first is not None:
        word = 3 if step.move.action == "take" else 2
        message = f"the letter {step.move.letter} names a piece of {step.replay.name(step.meant.player)} already"
        yield step.problem(CODE, word, message, f"the first is in line {first}; choose another letter")


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Find letters that an earlier line has named."""
    seen: dict[str, int] = {}
    for piece in quilt.record.pieces:
        if piece.letter in seen:
            message = f"the letter {piece.letter} names a piece already"
            hint = f"the first is in line {seen[piece.letter]}; give this piece another letter"
            yield Problem(quilt.text.word_place(piece.line, 0), CODE, message, hint)
        seen.setdefault(piece.letter, piece.line)
