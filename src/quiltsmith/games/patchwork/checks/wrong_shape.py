"""In a quilt or a whole game: the spaces of a letter are not its patch, however it is turned or flipped.

Without a line that names the patch, the spaces must be some patch of the deck, or a single space.

FAIL (I is `##/##`):
    bbb
    b..         Andrea  take I b
PASS:
    bb
    bb          Andrea  take I b
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.quilt import Quilt, cards_like
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.games.sheets.shared_checks import WRONG_SHAPE, wrong_shape_message
from quiltsmith.i18n import _


def check(step: Step) -> Iterator[Problem]:
    """Compare the spaces of a bought patch with its card."""
    move, meant = step.move, step.meant
    mask, card = step.replay.drawn(meant), step.replay.deck.card(move.card)
    is_judged = move.card != meant.card and move.card not in step.state.offered()
    if move.action != "take" or not mask or card is None or is_judged:
        return
    drawn = step.replay.game.board.shape_of(mask)
    is_new = meant.letter not in step.replay.used_letters[meant.player]
    if is_new and drawn.canonical() != card.shape.canonical():
        hint = _("mend the board, or name another patch")
        if move.card != meant.card:
            hint = _("{letter} is drawn like {patch}", letter=meant.letter, patch=meant.card)
        yield step.problem(WRONG_SHAPE, 3, wrong_shape_message(meant.letter, drawn, card.id, card.shape), hint)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Compare every letter with its patch, or with all patches where none is named."""
    for letter in quilt.letters():
        mask, piece = quilt.masks[letter], quilt.piece(letter)
        drawn = quilt.game.board.shape_of(mask)
        if piece is not None:
            card = quilt.deck.card(piece.card) if piece.card else None
            if card is not None and drawn.canonical() != card.shape.canonical():
                place = quilt.text.word_place(piece.line, 0)
                hint = _("mend the board, or name another patch")
                message = wrong_shape_message(letter, drawn, card.id, card.shape)
                yield Problem(place, WRONG_SHAPE, message, hint)
        elif mask.bit_count() > 1 and not cards_like(quilt.deck, quilt.game, mask) and quilt.drawn is not None:
            place = letter_place(quilt.text, quilt.drawn, letter)
            message = _(
                "{letter} is `{drawn}`, which no patch of {deck} is",
                letter=letter,
                drawn=drawn,
                deck=quilt.deck.id,
            )
            hint = _("mend the board; pieces that touch need different letters")
            yield Problem(place, WRONG_SHAPE, message, hint)
