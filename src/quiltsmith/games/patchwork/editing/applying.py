"""Changes of the two-player game's sheets, made in their texts: a line here, some spaces there."""

from __future__ import annotations

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.checked import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.editing.beginning import mixed_circle
from quiltsmith.games.patchwork.editing.edits import (
    AdvanceToken,
    DiscardSpecial,
    GoBack,
    LayPiece,
    PaintSpace,
    PatchworkEdit,
    PlaceSpecial,
    RemovePiece,
    TakePatch,
    WriteCircle,
    WriteClaim,
    WriteResults,
)
from quiltsmith.games.patchwork.editing.game_page import GamePage
from quiltsmith.games.patchwork.editing.quilt_page import QuiltPage
from quiltsmith.games.patchwork.editing.stage import quilts_of, stage_of
from quiltsmith.games.patchwork.engine.state import PLAYERS
from quiltsmith.games.sheets.editing.page import SheetEditError
from quiltsmith.talk.saying import say


def edited(checked: CheckedGame | CheckedQuilt, edit: PatchworkEdit) -> str:
    """Change the text of a quilt or of a whole game."""
    if quilts_of(checked) or isinstance(checked, CheckedQuilt):
        return _edited_quilts(checked, edit)
    return _edited_game(checked, edit)


def lacks_results(checked: CheckedGame | CheckedQuilt) -> bool:
    """Tell whether there are totals that can be worked out, and that nobody has written down."""
    quilts = quilts_of(checked)
    if quilts:
        return any(quilt.total is not None and quilt.claim("total") is None for quilt in quilts)
    if isinstance(checked, CheckedQuilt) or stage_of(checked).kind != "over":
        return False
    return all(checked.claimed_total(player) is None for player in PLAYERS)


def _edited_game(checked: CheckedGame, edit: PatchworkEdit) -> str:
    page, kind = GamePage(checked), stage_of(checked).kind
    match edit:
        case TakePatch() if kind == "turn":
            page.move("take", edit.card, edit.spaces)
        case AdvanceToken() if kind == "turn":
            page.move("advance")
        case PlaceSpecial() if kind == "special":
            page.move("special", spaces=edit.spaces)
        case DiscardSpecial() if kind == "special":
            page.move("discard")
        case GoBack():
            page.go_back(edit.line)
        case WriteCircle():
            page.circle(_whole_circle(checked.replay.deck, edit))
        case WriteResults():
            page.results()
        case _:
            raise SheetEditError(say("this move is not possible now"))
    return page.text()


def _edited_quilts(checked: CheckedGame | CheckedQuilt, edit: PatchworkEdit) -> str:
    quilts = quilts_of(checked)
    page = QuiltPage(quilts)
    match edit:
        case LayPiece() if edit.board < len(quilts):
            page.lay(edit.board, edit.card, edit.spaces)
        case PaintSpace() if edit.board < len(quilts):
            page.toggle(edit.board, edit.space)
        case RemovePiece() if edit.board < len(quilts):
            page.take_away(edit.board, edit.letter)
        case WriteClaim() if edit.board < len(quilts):
            page.claim(edit.board, edit.kind, edit.value)
        case WriteResults():
            page.results()
        case _:
            raise SheetEditError(say("this move is not possible now"))
    return page.text()


def _whole_circle(deck: Deck, edit: WriteCircle) -> list[str]:
    """Give the patches of a circle; the last one needs no choice."""
    if edit.seed is not None:
        return mixed_circle(deck, edit.seed, edit.cards)
    left = [card.id for card in deck.cards if card.id not in edit.cards]
    return [*edit.cards, *left] if len(left) == 1 else edit.cards
