"""A total that no game of a deal can exceed, whoever plays it: proven by counting spaces.

No more spaces are shaded at a scoring than the start patch, the patch of every turn so far and the special actions
bring, if every patch were drawn whole. A rectangle with more spaces than that cannot be scored, and the spaces
that even then stay empty cost what they cost. Pieces of cuts have fewer spaces. Each scoring is looked at alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.doodle.doodle_deal import Deal, DealtTurn, play_deal
from quiltsmith.games.doodle.doodle_game import REPEAT, DoodleGame


def upper_bound(deck: Deck, game: DoodleGame, deal: Deal, start: Card | None = None) -> int:
    """Give a total that cannot be exceeded; without a start card, with none of them."""
    sizes = {card.id: card.shape.size for card in deck.cards}
    turns = play_deal(deal, game)
    first = start.shape.size if start else max((card.shape.size for card in deck.start), default=0)
    total = spaces = 0
    for number in range(1, game.rounds + 1):
        so_far = turns[: number * game.turns_per_round]
        spaces = min(game.board.spaces, first + _most_spaces(so_far, sizes, game.specials))
        total += _most_points(game, spaces)
    per_empty = game.points_per_empty_space
    return total + per_empty * (game.board.spaces - spaces if per_empty < 0 else game.board.spaces)


def _most_spaces(turns: Sequence[DealtTurn], sizes: Mapping[str, int], specials: Mapping[str, int]) -> int:
    """Count the spaces that turns bring at most, with repeat used for what brings most."""
    own = [max(sizes[card] for card in ((turn.token,) if turn.token else turn.choice)) for turn in turns]
    gains = [
        max((sizes[card] - size for card in turn.neighbours), default=0)
        for turn, size in zip(turns, own, strict=True)
    ]
    gains = sorted((gain for gain in gains if gain > 0), reverse=True)
    repeats, neighbours, singles = specials[REPEAT], specials["neighbour"], specials["single"]
    ways = [sum(gains[: neighbours + used]) + singles + repeats - used for used in range(repeats + 1)]
    return sum(own) + max(ways)


def _most_points(game: DoodleGame, spaces: int) -> int:
    sides = [
        (rows, columns) for rows in range(1, game.board.rows + 1) for columns in range(1, game.board.columns + 1)
    ]
    return max((game.scoring.score(*pair) for pair in sides if pair[0] * pair[1] <= spaces), default=0)
