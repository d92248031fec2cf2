"""The bots of games of two, each with its name, what it can be asked for, and how it chooses its move.

To add a bot: write the function that plays its turn, give it a number and a line in `BOTS`, call it in
`play_turn`, and say in docs/bots.md how it thinks. The functions are compiled as they stand.

*greedy* looks one move ahead. It tries to advance and to take each patch that it can pay, each patch where it
leaves the quilt tidiest (or wins the tile), and makes the move after which its own position is worth most. What
the other player has or wants does not matter to it. It plays a good beginner's game at the highest speed of all
bots that know what they do, and is therefore the one that balance is measured with.

*minimax:K* looks K moves ahead, whoever makes them, and expects the best answers. It values a position at what its
own is worth less what the other's is worth, and searches the tree of moves to a fixed depth: its own moves for the
highest value, the other's for the lowest. So it sees that a cheap patch will be gone, that a short move keeps the
turn, and that an advance opens the way to a special patch for the other. The search leaves out what cannot matter
(alpha and beta), which changes its speed and not its choice.

*rollout:N* plays N games to their end for each move that it could make. In each of them both players go on as
greedy does, but each likes some patches a little better than others, drawn by lot anew for every game, so that
the games differ. All moves are tried with the same lots. It makes the move after which the differences of scores
add up to most. It is the strongest bot and by far the slowest.

*random* makes every kind of move, none of them clever. It advances or takes one of the patches that it can pay and
place, each as likely as any other. Four of five pieces it lays where the quilt gets tidiest, so that squares get
filled and tiles are won; the fifth anywhere. Where special patches may be discarded, it discards three of ten. It
is the yardstick for other bots, and the source of games for tests. With a taste it tries the moves that it likes
better first.
"""

from __future__ import annotations

from quiltsmith.geometry.board import Mask, count
from quiltsmith.simulate import strategies
from quiltsmith.simulate.patchwork_arena import (
    ALPHA,
    BEFORE,
    BEST,
    BEST_VALUE,
    BETA,
    BUTTONS,
    CARD,
    CHANGE,
    CORNER,
    COST,
    DISCARD,
    END,
    FIRST_OPTION,
    IN_CIRCLE,
    NEXT,
    NO_CARD,
    NODE_SIZE,
    OPTION_SIZE,
    PLAYER_SIZE,
    PRICE_SIZE,
    SPECIAL,
    SPECIAL_OPTION,
    STATE_SIZE,
    TAIL,
    TILE_IS_FREE,
    TURN,
    WINS,
    Arena,
    Numbers,
)
from quiltsmith.simulate.patchwork_greedy import (
    BEYOND,
    INCOME_FIRST,
    SPACE_FIRST,
    TILE_FIRST,
    TO_THE_END,
    choose_greedily,
    copy_game,
    draw_taste,
    play_on,
)
from quiltsmith.simulate.patchwork_losses import sum_losses
from quiltsmith.simulate.patchwork_placing import fills_square, list_squares, losses_of
from quiltsmith.simulate.patchwork_rules import (
    copy_state,
    current,
    is_over,
    lay,
    liking,
    list_options,
    make_move,
    remove,
    score,
    take_turn,
    try_move,
    worth,
    write_line,
)
from quiltsmith.simulate.patchwork_setup import SCALE
from quiltsmith.simulate.patchwork_tree import choose_by_tree, tree_space
from quiltsmith.simulate.simulation import BotSize
from quiltsmith.simulate.strategies import BotKind, parse_bot
from quiltsmith.stable_random import below, signed

RANDOM, GREEDY, MINIMAX, ROLLOUT, MCTS = range(5)


BOTS = {
    "greedy": BotKind(GREEDY, BotSize(40_000, 500, 20)),
    "greedy-income": BotKind(GREEDY, BotSize(40_000, 500, 20), style=INCOME_FIRST),
    "greedy-space": BotKind(GREEDY, BotSize(40_000, 500, 20), style=SPACE_FIRST),
    "greedy-tile": BotKind(GREEDY, BotSize(40_000, 500, 20), style=TILE_FIRST),
    "minimax": BotKind(
        MINIMAX, BotSize(20_000, 100, 4), strength=3, most_strength=8, also_offered=("2",), looks_ahead=True
    ),
    "rollout": BotKind(ROLLOUT, BotSize(400, 10, 1), strength=5, most_strength=1000),
    "mcts": BotKind(
        MCTS,
        BotSize(100, 2, 1),
        strength=400,
        most_strength=1_000_000,
        also_offered=("100ms", "1s"),
        takes_time=True,
    ),
    "random": BotKind(RANDOM, BotSize(40_000, 1000, 50)),
}
"""The first one plays where nobody chooses."""

NOISE = 2 * SCALE
"""How much the players of games that `rollout` plays to the end like or dislike a patch."""
PERCENT = 100
DISCARDS = 30
"""How likely `random` discards a special patch where the game allows it, in percent."""
NEAT = 80
"""How likely `random` lays a patch where the quilt gets tidiest, in percent."""


class Strategy(strategies.Strategy, frozen=True):
    """A bot for games of two, with how far it looks where that can be chosen."""

    @property
    def kind(self) -> BotKind:
        """What is known about the bot."""
        return BOTS[self.name]

    @property
    def numbers(self) -> tuple[int, int]:
        """What the engine calls it."""
        return self.kind.number, self.strength or self.kind.style

    @property
    def depth(self) -> int:
        """How many moves ahead it needs space for."""
        return self.strength if self.kind.looks_ahead else 1

    @property
    def tree(self) -> int:
        """How many numbers its tree takes."""
        return tree_space(self.strength, self.milliseconds) if self.kind.number == MCTS else 0


def parse_strategy(text: str) -> Strategy | None:
    """Read the name of a bot with or without its strength or time; None if there is no such bot."""
    return parse_bot(text, BOTS, Strategy)


def play_turn(arena: Arena, scratch: Arena, state: int, player: int, kind: int, strength: int) -> None:
    """Let the bot whose turn it is make its move; `scratch` is a second arena for games that are played for a try.

    The strength is the style of one that has a style.
    """
    if kind == RANDOM:
        play_random_turn(arena, state, player)
    elif kind == GREEDY:
        take_turn(arena, state, player, choose_greedily(arena, state, player, strength))
    elif kind == MINIMAX:
        take_turn(arena, state, player, choose_by_search(arena, state, strength))
    elif kind == ROLLOUT:
        take_turn(arena, state, player, choose_by_rollouts(arena, scratch, state, strength))
    else:
        take_turn(arena, state, player, choose_by_tree(arena, scratch, state, strength))


def choose_by_search(arena: Arena, state: int, depth: int) -> int:
    """Return the option with the best outcome after some moves.

    The tree is walked without recursion, which numba compiles badly: a node for each move ahead says how far it
    is. The state of the node with `left` moves to go is the one numbered so, counted from behind.
    """
    options, nodes, me, left = arena.options, arena.nodes, current(arena.states, state), depth
    copy_state(arena, state, depth + 1)
    open_node(arena, left, me, -BEYOND, BEYOND)
    while True:
        node = left * NODE_SIZE
        if nodes[node + NEXT] < nodes[node + END] and nodes[node + ALPHA] < nodes[node + BETA]:
            option, player = nodes[node + NEXT], current(arena.states, left + 1)
            liked = liking(arena, me, options[option + CARD]) if player == me else 0
            copy_state(arena, left + 1, left)
            if options[option + CARD] != NO_CARD:
                remove(arena, left, options[option + BEFORE])
            try_move(arena, left, player, option)
            left -= 1
            if left and not is_over(arena, left + 1):
                open_node(arena, left, me, nodes[node + ALPHA] - liked, nodes[node + BETA] - liked)
                continue
            value = worth(arena, left + 1, me) - worth(arena, left + 1, 1 - me)
        elif left == depth:
            return nodes[node + BEST]
        else:
            value = nodes[node + BEST_VALUE]
        # Back to the node before, with the value of the option that was tried there.
        left += 1
        close_option(arena, left, me, value)


def open_node(arena: Arena, left: int, me: int, alpha: int, beta: int) -> None:
    """List the options of a node."""
    nodes, node, state = arena.nodes, left * NODE_SIZE, left + 1
    first = FIRST_OPTION + left * (arena.tables.choice + 1) * OPTION_SIZE
    nodes[node + NEXT] = first
    nodes[node + END] = list_options(arena, state, first)
    nodes[node + BEST_VALUE] = -BEYOND if current(arena.states, state) == me else BEYOND
    nodes[node + BEST] = first
    nodes[node + ALPHA] = alpha
    nodes[node + BETA] = beta


def close_option(arena: Arena, left: int, me: int, value: int) -> None:
    """Take the option of a node back, and keep its value if it is the best so far."""
    options, nodes, node = arena.options, arena.nodes, left * NODE_SIZE
    is_mine = current(arena.states, left + 1) == me
    option = nodes[node + NEXT]
    card = options[option + CARD]
    nodes[node + NEXT] += OPTION_SIZE
    if card != NO_CARD:
        arena.ring[options[option + BEFORE]] = card
    if is_mine:
        value += liking(arena, me, card)
    if is_mine and value > nodes[node + BEST_VALUE]:
        nodes[node + BEST_VALUE] = value
        nodes[node + BEST] = option
        nodes[node + ALPHA] = max(nodes[node + ALPHA], value)
    elif not is_mine and value < nodes[node + BEST_VALUE]:
        nodes[node + BEST_VALUE] = value
        nodes[node + BETA] = min(nodes[node + BETA], value)


def choose_by_rollouts(arena: Arena, scratch: Arena, state: int, games: int) -> int:
    """Return the option whose games ended best; of equals the first."""
    options, values, cards = arena.options, arena.values, arena.tables.cards
    player = current(arena.states, state)
    many = (list_options(arena, state, FIRST_OPTION) - FIRST_OPTION) // OPTION_SIZE
    if many == 1:
        return FIRST_OPTION
    for index in range(many):
        values[index] = games * liking(arena, player, options[FIRST_OPTION + index * OPTION_SIZE + CARD])
    for _ in range(games):
        for seat in range(2):
            draw_taste(arena.stream, scratch.tastes, seat * cards, cards, NOISE)
        for index in range(many):
            copy_game(arena, scratch, state)
            for part in range(OPTION_SIZE):
                scratch.options[FIRST_OPTION + part] = options[FIRST_OPTION + index * OPTION_SIZE + part]
            take_turn(scratch, 0, player, FIRST_OPTION)
            play_on(scratch, TO_THE_END)
            values[index] += SCALE * (score(scratch, 0, player) - score(scratch, 0, 1 - player))
    best = 0
    for index in range(many):
        if values[index] > values[best]:
            best = index
    return FIRST_OPTION + best * OPTION_SIZE


def play_random_turn(arena: Arena, state: int, player: int) -> None:
    """Make some move, and do something with the special patches that it gains."""
    tables, stream = arena.tables, arena.stream
    gained = make_move(arena, state, player, choose_random_patch(arena, state, player))
    for _ in range(gained):
        if count(arena.quilts[2 * state + player]) == tables.spaces:
            break
        if tables.may_discard and below(stream, PERCENT) < DISCARDS:
            write_line(arena, player, DISCARD, SPECIAL_OPTION)
            continue
        choose_random_place(arena, state, player, tables.cards, SPECIAL_OPTION)
        write_line(arena, player, SPECIAL, SPECIAL_OPTION)
        lay(arena, state, player, SPECIAL_OPTION)


def choose_random_patch(arena: Arena, state: int, player: int) -> int:
    """Return an option: a patch and its place, or to advance."""
    tables, states, options = arena.tables, arena.states, arena.options
    here = state * STATE_SIZE
    buttons, before = states[here + player * PLAYER_SIZE + BUTTONS], states[here + TAIL]
    many = 1 + min(tables.choice, states[here + IN_CIRCLE])
    options[FIRST_OPTION + CARD] = NO_CARD
    for index in range(1, many):
        card = arena.ring[before]
        options[FIRST_OPTION + index * OPTION_SIZE + CARD] = card
        options[FIRST_OPTION + index * OPTION_SIZE + BEFORE] = before
        before = card
    for index in range(many):
        swap(options, index, index + below(arena.stream, many - index))
    for index in range(1, many):
        # Better liked ones first, equals in the order that they have.
        place = index
        while place and likes_better(arena, player, place, place - 1):
            swap(options, place - 1, place)
            place -= 1
    option = FIRST_OPTION
    while not can_make(arena, state, player, option, buttons):
        option += OPTION_SIZE
    return option


def can_make(arena: Arena, state: int, player: int, option: int, buttons: int) -> bool:
    """Return whether a player can make a move, always so for an advance; write some place for a patch."""
    card = arena.options[option + CARD]
    if card == NO_CARD:
        return True
    can_pay = arena.tables.prices[card * PRICE_SIZE + COST] <= buttons
    return can_pay and choose_random_place(arena, state, player, card, option)


def swap(options: Numbers, one: int, other: int) -> None:
    """Swap the patches of two options."""
    for part in (CARD, BEFORE):
        left, right = FIRST_OPTION + one * OPTION_SIZE + part, FIRST_OPTION + other * OPTION_SIZE + part
        kept = options[left]
        options[left] = options[right]
        options[right] = kept


def likes_better(arena: Arena, player: int, one: int, other: int) -> bool:
    """Return whether a player likes an option better than another one."""
    options = arena.options
    first = liking(arena, player, options[FIRST_OPTION + one * OPTION_SIZE + CARD])
    return first > liking(arena, player, options[FIRST_OPTION + other * OPTION_SIZE + CARD])


def choose_random_place(arena: Arena, state: int, player: int, card: int, option: int) -> bool:
    """Write some place for a patch into an option; return whether there is one."""
    tables, losses, sums, stream = arena.tables, arena.losses, arena.sums, arena.stream
    quilt, blocked = arena.quilts[2 * state + player], arena.losses.blocked
    first, last = tables.first_turns[card], tables.first_turns[card + 1]
    slot, least, tidiest, allowed = losses_of(arena, quilt), blocked, 0, 0
    for turn in range(first, last):
        start = (turn - first) * losses.length
        sum_losses(losses, slot, turn, sums, start)
        for place in range(start, start + losses.reaches[turn]):
            loss = signed(sums[place])
            if loss < blocked:
                allowed += 1
                if loss < least:
                    least, tidiest = loss, 0
                if loss == least:
                    tidiest += 1
    if allowed == 0:
        return False
    most = blocked - 1
    if below(stream, PERCENT) < NEAT:
        allowed, most = tidiest, least
    chosen = below(stream, allowed)
    for turn in range(first, last):
        start = (turn - first) * losses.length
        for place in range(start, start + losses.reaches[turn]):
            loss = signed(sums[place])
            if loss <= most:
                if chosen == 0:
                    write_place(arena, state, card, turn, place - start, loss, option, quilt)
                    return True
                chosen -= 1
    return False


def write_place(
    arena: Arena, state: int, card: int, turn: int, corner: int, loss: int, option: int, quilt: Mask
) -> None:
    """Write a place for a patch into an option."""
    tables, options = arena.tables, arena.options
    options[option + CARD] = card
    options[option + TURN] = turn
    options[option + CORNER] = corner
    options[option + CHANGE] = loss - tables.usual_losses[card]
    options[option + WINS] = 0
    if arena.states[state * STATE_SIZE + TILE_IS_FREE]:
        squares = list_squares(arena, quilt, card)
        options[option + WINS] = fills_square(arena, tables.patterns[turn] << corner, squares)
