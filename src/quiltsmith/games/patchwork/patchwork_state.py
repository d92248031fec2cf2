"""The two-player game as it is played: whose turn, which patches, payment, income, special patches, the tile.

The engine applies moves; it does not judge them. Who replays a record asks first (`current`, `offered`,
`can_pay`) and then applies what was played, so that a record with a mistake can be followed to its end. Who plays
knows what is allowed.

The rules as far as they are arithmetic are functions of whole numbers and nothing else; the simulator compiles
them as they stand.
"""

from __future__ import annotations

from copy import copy

from msgspec import Struct, field
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck, Price
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.games.patchwork.patchwork_record import Action
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.rectangles import find_rectangles


def is_first_to_move(first_time: int, first_arrived: int, second_time: int, second_arrived: int) -> bool:
    """Return whether it is the first player's turn: further behind, or on the same space and on top."""
    if first_time != second_time:
        return first_time < second_time
    return first_arrived > second_arrived


def advance_target(own_time: int, other_time: int, last: int) -> int:
    """Return the space in front of the other token, where an advance ends."""
    return max(own_time, min(other_time + 1, last))


def take_target(own_time: int, duration: int, last: int) -> int:
    """Return the space where taking a patch ends."""
    return min(own_time + duration, last)


def points(buttons: int, tile: int, empty: int, tile_points: int, points_per_empty_space: int) -> int:
    """Return what a player's currency, tile (1 or 0) and empty spaces are worth."""
    return buttons + tile * tile_points + empty * points_per_empty_space


def winner_of(first: int, second: int, finished_first: int) -> int:
    """Return the winner by the points of both: on a tie, who reached the last space first."""
    if first == second:
        return finished_first
    return 0 if first > second else 1


FIRST, SECOND = 0, 1
PLAYERS = (FIRST, SECOND)


class PlayerState(Struct):
    """What one player has.

    `arrived` counts up with every move of a token, so the larger lies on top. `pending_specials` were gained and
    neither placed nor removed from play yet.
    """

    buttons: int
    income: int = 0
    time: int = 0
    arrived: int = 0
    quilt: Mask = 0
    has_tile: bool = False
    pending_specials: int = 0


class GameState(Struct):
    """A game at one moment; `circle` is clockwise from the neutral token."""

    game: PatchworkGame
    prices: dict[str, Price]
    track: Track
    circle: list[str]
    players: tuple[PlayerState, PlayerState]
    specials_left: list[int]
    tile_is_free: bool = True
    moves: int = 0
    finished: list[int] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        """Whether both tokens are on the last space and nothing is left to be placed."""
        return len(self.finished) == len(PLAYERS) and not any(map(self.owes_special, PLAYERS))

    def owes_special(self, player: int) -> bool:
        """Return whether a special patch waits for its place; with no empty space left it is out of play."""
        return self.players[player].pending_specials > 0 and self.empty(player) > 0

    def current(self) -> int:
        """Return whose turn it is: the player further behind, on the same space the one on top."""
        first, second = self.players
        return FIRST if is_first_to_move(first.time, first.arrived, second.time, second.arrived) else SECOND

    def to_act(self) -> int:
        """Return who decides next: who has gained a special patch, else whose turn it is."""
        return next(filter(self.owes_special, PLAYERS), self.current())

    def offered(self) -> list[str]:
        """List the patches for sale."""
        return self.circle[: self.game.choice]

    def can_pay(self, player: int, card: str) -> bool:
        """Return whether a player has enough for a patch."""
        return self.players[player].buttons >= self.prices[card].cost

    def empty(self, player: int) -> int:
        """Count the empty spaces of a quilt."""
        return self.game.board.spaces - self.players[player].quilt.bit_count()

    def score(self, player: int) -> int:
        """Return a player's points as they stand."""
        game, own = self.game, self.players[player]
        return points(own.buttons, own.has_tile, self.empty(player), game.tile_points, game.points_per_empty_space)

    def winner(self) -> int | None:
        """Return the winner of a game that is over: most points, then who reached the last space first."""
        if not self.is_over:
            return None
        return winner_of(self.score(FIRST), self.score(SECOND), self.finished[0])

    def copied(self) -> GameState:
        """Return a second game at the same moment, to try a move in."""
        first, second = self.players
        # Lists that moves replace instead of changing them are shared.
        return replace(self, players=(copy(first), copy(second)), finished=self.finished[:])

    def make(self, player: int, action: Action, card: str, placed: Mask) -> None:
        """Make a move of any kind; card and spaces count where the kind has them."""
        if action == "advance":
            self.advance(player)
        elif action == "take":
            self.take(player, card, placed)
        elif action == "special":
            self.place_special(player, placed)
        else:
            self.discard_special(player)

    def advance(self, player: int) -> None:
        """Move to the space in front of the opponent's token, for one unit of currency per space."""
        self._end_placing()
        own, other = self.players[player], self.players[1 - player]
        target = advance_target(own.time, other.time, self.track.last)
        own.buttons += self.game.currency.per_space * (target - own.time)
        self._move(player, target)

    def take(self, player: int, card: str, placed: Mask) -> None:
        """Buy and place a patch, and move its time; the neutral token goes to its place."""
        self._end_placing()
        own, price = self.players[player], self.prices[card]
        if card in self.circle:
            place = self.circle.index(card)
            self.circle = self.circle[place + 1 :] + self.circle[:place]
        own.buttons = max(0, own.buttons - price.cost)
        own.income += price.income
        self.place(player, placed)
        self._move(player, take_target(own.time, price.time, self.track.last))

    def place_special(self, player: int, placed: Mask) -> None:
        """Place a special patch that was gained."""
        self.players[player].pending_specials = max(0, self.players[player].pending_specials - 1)
        self.place(player, placed)

    def discard_special(self, player: int) -> None:
        """Remove a special patch from play instead of placing it."""
        self.players[player].pending_specials = max(0, self.players[player].pending_specials - 1)

    def place(self, player: int, placed: Mask) -> None:
        """Cover spaces of a quilt; the first to fill the square gets the tile at once."""
        own = self.players[player]
        own.quilt |= placed
        if self.tile_is_free and has_square(self.game, own.quilt):
            own.has_tile, self.tile_is_free = True, False

    def _end_placing(self) -> None:
        """Take what waits when the next move starts out of play: special patches are placed at once."""
        for player in self.players:
            player.pending_specials = 0

    def _move(self, player: int, target: int) -> None:
        own = self.players[player]
        passed = range(own.time + 1, target + 1)
        own.buttons += own.income * sum(space in passed for space in self.track.income)
        left = [space for space in self.specials_left if space not in passed]
        own.pending_specials += len(self.specials_left) - len(left)
        self.specials_left = left
        own.time = target
        self.moves += 1
        own.arrived = self.moves
        if target == self.track.last and player not in self.finished:
            self.finished.append(player)


def new_game(game: PatchworkGame, deck: Deck, circle: list[str], track: str | None = None) -> GameState:
    """Set a game up; the first of the circle lies right in front of the neutral token."""
    chosen = game.tracks[track or game.track]
    # The first player's token counts as the one on top.
    players = (PlayerState(game.currency.start, arrived=1), PlayerState(game.currency.start))
    prices = {card.id: card.price for card in deck.cards if card.price is not None}
    return GameState(game, prices, chosen, list(circle), players, sorted(chosen.specials), moves=1)


def has_square(game: PatchworkGame, quilt: Mask) -> bool:
    """Return whether a quilt has a completely filled square of the side that earns the tile."""
    side = game.tile_side
    return next(find_rectangles(game.board, quilt, side, side), None) is not None
