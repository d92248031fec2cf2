"""Par for who plays alone: the best game of a deal with hindsight, and the totals that earn medals."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.reader import DECKS
from quiltsmith.games.doodle.deal import Deal
from quiltsmith.games.reader import DEFINITIONS
from quiltsmith.studio.folder import FileGoneError, Folder
from quiltsmith.studio.sheets import read_dealt
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

_PLAYER = "Par"
_PARTS = 100
"""Progress is told in so many parts of the time."""


class ParQuestion(Struct, frozen=True):
    """A deal of the folder, and how many seconds the search may take."""

    deal: str
    seconds: Annotated[float, Meta(gt=0, le=60)] = 8.0


def par(asked: ParQuestion, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """Search for the best game, and let bots play the deal to see what is a good total without hindsight."""
    from quiltsmith.simulate.par.best import par_sheet
    from quiltsmith.simulate.par.puzzles import medals
    from quiltsmith.simulate.par.timed import best_within

    deal, deck = read_dealt(Folder(Path()), asked.deal)
    if deck is None:
        raise Refusal(say("{deal} names no deck; name it with --deck", deal=asked.deal))

    def passed(seconds: float) -> None:
        tell(min(_PARTS - 1, int(seconds / asked.seconds * _PARTS)), _PARTS)

    tell(0, _PARTS)
    found = best_within(deck, deal, None, asked.seconds, time.monotonic, passed)
    game = found.played.game
    known = game.id if game.id in DEFINITIONS.names() else ""
    heads = {"game": known, "deck": deal.deck or deck.id, "player": _PLAYER}
    sheet = par_sheet(found, deck, deal, {name: value for name, value in heads.items() if value})
    best = {"total": found.total, "upper_bound": found.upper_bound, "is_proven": found.is_proven, "sheet": sheet}
    return {**best, "medals": medals(*_without_hindsight(deal, deck), found.total)}


def _without_hindsight(deal: Deal, deck: Deck) -> tuple[int, int]:
    """Give the totals of two bots; the better one takes long where nothing is compiled, and is left out there."""
    from quiltsmith.games.doodle.deal_files import game_in_circle, make_deal
    from quiltsmith.simulate.doodle.bots import play_seed, play_sheet
    from quiltsmith.simulate.fast import can_compile

    game, seed = game_in_circle(deck), deal.seed or 0
    greedy = play_sheet(game, deck, "greedy", seed, deal).total
    is_of_seed = deal.seed is not None and make_deal(deck, game, seed).rolls == deal.rolls
    return greedy, play_seed(game, deck, "beam", seed).total if is_of_seed and can_compile() else greedy


def deal_digest(asked: ParQuestion, folder: Folder) -> str:
    """Tell deals apart by what stands in their files and in those of their decks: the same has the same par."""
    text = folder.read(asked.deal).text
    deck = read_dealt(folder, asked.deal)[0].deck or ""
    if deck and deck.lower() not in DECKS.names():
        try:
            text += folder.read(deck).text
        except (FileGoneError, OSError):
            text += deck
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
