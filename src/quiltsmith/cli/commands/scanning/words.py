"""What is said on the command line about photos: game and deal, whose they are, and their scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quiltsmith.cli.commands.scanning.asking import LARGEST_SCORE
from quiltsmith.cli.commands.scanning.photos import PhotographedBoard
from quiltsmith.cli.commands.sheet.new import deck_of_deal, shipped_name
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.deals import dealt_deck_or_fail
from quiltsmith.cli.options.printing import game_or_fail
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.scan.scanned_sheet import Named


def named_on_command_line(game: str | None, deal: str | None) -> Named:
    """Read the game and the deal of all photos, if they are named."""
    from quiltsmith.scan.scanned_sheet import Named, photo_sheets

    named = None if game is None else game_or_fail(game)
    if named is not None:
        photo_sheets(named)
    if deal is None:
        return Named(named, None if named is None else shipped_name(named) or game)
    dealt, deck = dealt_deck_or_fail(deal, game=named)
    played = named or (None if deck is None else deck.game)
    name = (shipped_name(played) or game) if played else None
    return Named(played, name, deck_of_deal(dealt, deal), None if deck is None else deck.id, dealt.seed)


def players_of(text: str | None, boards: int) -> list[str | None]:
    """Give the name of every sheet's player."""
    if text is None:
        return [None] * boards
    names: list[str | None] = [name.strip() for name in text.split(",")]
    if any(not name or "#" in name or not name.isprintable() for name in names):
        raise Failure(_("a player's name is one line without `#`, which starts a comment"))
    if boards and len(names) != boards:
        raise Failure(
            _(
                "names after --player: {names}, sheets in the photos: {sheets}; name one for each",
                names=len(names),
                sheets=boards,
            )
        )
    # Without any board, the photos' own problems are what there is to tell.
    return names[:boards]


def scores_of(texts: Sequence[str], boards: Sequence[PhotographedBoard]) -> list[tuple[int, ...] | None]:
    """Give the scores of every sheet, as far as they were typed."""
    if len(texts) > len(boards) > 0:
        raise Failure(
            _(
                "--scores is there for {given} sheets, and the photos show {sheets}",
                given=len(texts),
                sheets=len(boards),
            )
        )
    typed: list[tuple[int, ...] | None] = [_numbers(text) for text in texts]
    for scores, board in zip(typed, boards, strict=False):
        played = board.played
        rounds = played.photos.scores_asked(played.game)
        if scores is not None and len(scores) != rounds:
            raise Failure(
                _(
                    "{game} has {rounds} rounds; --scores takes as many numbers",
                    game=played.game.id,
                    rounds=rounds,
                )
            )
    return [*typed, *[None] * (len(boards) - len(typed))][: len(boards)]


def _numbers(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",")]
    if not all(word.isascii() and word.isdigit() and int(word) <= LARGEST_SCORE for word in words):
        raise Failure(_("--scores takes numbers with commas between them, such as 21,49,64"))
    return tuple(int(word) for word in words)
