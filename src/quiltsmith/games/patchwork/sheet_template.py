"""Empty sheets of the two-player game: a finished quilt or a whole game to fill in, taught by comments."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.games.patchwork.game import PatchworkGame
from quiltsmith.games.sheets.empty import SheetHead, empty_board, template_parts
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

USUAL_PLAYERS = "Andrea Doris"


def two_players(names: str | None) -> Sequence[str]:
    """Read the names of both players, or give usual ones."""
    players = (names or USUAL_PLAYERS).replace(",", " ").split()
    if len(players) != 2 or players[0].lower() == players[1].lower():
        raise Refusal(say('a whole game has two players: name both, for example --player "Andrea Doris"'))
    return players


def empty_quilt(game: PatchworkGame, head: SheetHead, language: str) -> str:
    """Write an empty sheet for a finished quilt; the checker reads it as it is."""
    parts = template_parts(f"patchwork-{language}")
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
    parts = template_parts(f"patchwork-{language}")
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
        board=empty_board(game.board),
        discard=discard,
    )
    return f"{whole}\n"
