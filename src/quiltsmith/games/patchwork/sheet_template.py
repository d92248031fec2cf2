"""Empty sheets of the two-player game: a finished quilt or a whole game to fill in, taught by comments."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.template_parts import read_parts
from quiltsmith.games.doodle.sheet_template import SHEETS, SheetHead
from quiltsmith.games.patchwork.game import PatchworkGame


def empty_quilt(game: PatchworkGame, head: SheetHead, language: str) -> str:
    """Write an empty sheet for a finished quilt; the checker reads it as it is."""
    parts = _parts(language)
    player = parts["player"].format(player=head.player) if head.player else parts["no-player"]
    quilt = parts["quilt"].format(
        game=head.game, deck=head.deck, player=player, board=_board(game), currency=game.currency.name_in(language)
    )
    return f"{quilt}\n"


def empty_game(game: PatchworkGame, deck: Deck, head: SheetHead, players: Sequence[str], language: str) -> str:
    """Write an empty sheet for a whole game of two; the checker reads it as it is."""
    parts = _parts(language)
    first, second = players
    last = min(deck.cards, key=lambda card: card.shape.size).id
    discard = parts["discard"].format(first=first) if game.may_discard_special else ""
    whole = parts["game"].format(
        game=head.game,
        deck=head.deck,
        first=first,
        second=second,
        tracks=", ".join(game.tracks),
        track=game.track,
        circle=" ".join([*(card.id for card in deck.cards if card.id != last), last]),
        last=last,
        board=_board(game),
        discard=discard,
    )
    return f"{whole}\n"


def _parts(language: str) -> dict[str, str]:
    return read_parts(shipped_folder(SHEETS) / f"patchwork-{language}.txt")


def _board(game: PatchworkGame) -> str:
    return "\n".join(["." * game.board.columns] * game.board.rows)
