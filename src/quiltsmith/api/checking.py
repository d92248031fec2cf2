"""Decks and finished sheets checked for programs: a path or a text in, a verdict out."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.api.loading import (
    TEXT_NAME,
    Origin,
    ProblemsError,
    bytes_of,
    existing,
    is_text,
    load_deck,
    looked_at,
    source_of,
)
from quiltsmith.api.verdicts import DeckVerdict, SheetVerdict, verdict_of
from quiltsmith.decks.deck import CheckedDeck, Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import RefusedError
from quiltsmith.formats.sheet_text import SheetText, split_sheets
from quiltsmith.games.doodle.doodle_deal import Deal, read_deal
from quiltsmith.games.sheets.related_sheets import check_together
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part, read_sheets
from quiltsmith.i18n import _


def check_deck(origin: Origin) -> DeckVerdict:
    r"""Find everything that is wrong or strange in a deck: a shipped one, a file, or a text.

    >>> verdict = qs.check_deck("deck: tiny\ngame: doodle\ncards: [{id: P01, size: 3, shape: '##'}]\n")
    >>> verdict.valid
    False
    >>> [problem.code for problem in verdict.errors]
    ['wrong-size']
    """
    checked = CheckedDeck(*looked_at(DECKS, origin))
    return verdict_of(DeckVerdict, checked.to_json(), checked.problems)


def check_sheet(
    origin: Origin, *, deck: Deck | Origin | None = None, deal: Deal | Origin | None = None
) -> SheetVerdict:
    r"""Check one sheet by the rules of its game: a doodle sheet, a finished quilt, or the record of a whole game.

    `deck` is the deck of a sheet that names none, `deal` the deal that it was played with.

    >>> verdict = qs.check_sheet("game: patchwork\nbuttons 14\n")
    >>> verdict.valid, verdict.total, verdict.unchecked[0]
    (True, None, 'patches and empty spaces: the sheet has no board that can be read')

    Raises `ProblemsError` if the deck or the deal cannot be used, `QuiltsmithError` if there are several sheets.
    What is wrong with the sheet is in the verdict.
    """
    verdicts = check_sheets(origin, deck=deck, deal=deal)
    if len(verdicts) > 1:
        raise QuiltsmithError(_("here are {number} sheets; `check_sheets` takes them all", number=len(verdicts)))
    return verdicts[0]


def check_sheets(
    origin: Origin, *, deck: Deck | Origin | None = None, deal: Deal | Origin | None = None
) -> tuple[SheetVerdict, ...]:
    r"""Check all sheets of a file or text, which lines of `---` keep apart.

    Finished quilts that lie beside each other are taken two by two for those of one game.

    >>> both = qs.check_sheets("player: Anna\n---\nplayer: Ben\n")
    >>> [verdict.player for verdict in both]
    ['Anna', 'Ben']
    """
    own = deck if deck is None or isinstance(deck, Deck) else load_deck(deck)
    dealt, deck_of_deal = _deal(deal, own)
    checking = SheetChecking(own or deck_of_deal, dealt, deck_of_deal)
    checked = check_together(checking, sheet_texts(origin))
    return tuple(verdict_of(SheetVerdict, one.to_json(), one.problems) for one in checked)


def sheet_texts(origin: Origin) -> Iterator[SheetText]:
    """Read the sheets of a file or text, one after the other."""
    if is_text(origin):
        return map(read_part, split_sheets(TEXT_NAME, bytes_of(str(origin))))
    return read_sheets(existing(origin))


def _deal(deal: Deal | Origin | None, own: Deck | None) -> tuple[Deal | None, Deck | None]:
    """Give a deal and its deck; a deal that was just made needs none from a file if there is one already."""
    if deal is None:
        return None, None
    if isinstance(deal, Deal):
        return deal, load_deck(deal.deck) if own is None and deal.deck is not None else own
    try:
        read, deck, problems = read_deal(source_of(deal))
    except RefusedError as refused:
        raise ProblemsError([refused.problem]) from None
    if read is None:
        raise ProblemsError(problems)
    return read, deck
