"""Where everything lies in the arrays of a `Desk`.

The more arrays there are, the longer numba takes to compile and to call, so there are three. `kit` holds what
stays the same in all games: numbers of the game at fixed places, and lists that begin where other fixed places
say. `note` holds states of games and what was found in them. `lane` holds spaces of boards: both quilts (1 where
a space is filled), room for sums, and the numbers to look up of `placing` for each level of each quilt. A board
lies there row after row with a guard column and a margin of filled spaces around, so that looking beyond the
edge is looking at a filled space.
"""

from __future__ import annotations

# Places in `kit`: numbers of the game.
STRIDE, ROWS, COLUMNS, SPACES, MARGIN, LENGTH, CARDS, CHOICE, START, PER_SPACE, LAST = range(11)
TILE_SIDE, TILE_POINTS, EMPTY_POINTS, MAY_DISCARD, TIME_WORTH, BLOCKED_SUM, LAST_CARD, UNTIDY = range(11, 19)
# Where lists begin in `kit`.
PRICES, SIZES, USUAL_LOSSES, FIRST_TURNS, REACHES, FIRST_STEPS, STEPS, MARKS, SPECIALS = range(19, 28)
# Where lists begin in `note`.
READY, MEMOS, WINDOWS, PIECES, RING, OPTIONS, NODES, STATES, TASTES, VALUES = range(28, 38)
KIT_HEAD = 38

# Places in `note`: for each player the number of pieces laid for a try and where the memos of the quilt begin;
# then the lines written in the log, and how many it has room for.
LEVEL, MEMO, LINES, MOST_LINES = 0, 2, 4, 5
NOTE_HEAD = 6

# A state of a game: a block for each player, then what both share.
BUTTONS, INCOME, TIME, ARRIVED, FILLED, TILE, LOSS = range(7)
PLAYER_SIZE = 7
TILE_IS_FREE, MOVES, FINISHED_FIRST, TAIL, IN_CIRCLE = range(2 * PLAYER_SIZE, 2 * PLAYER_SIZE + 5)
STATE_SIZE = 2 * PLAYER_SIZE + 5

# A memo: what was found about a patch on a quilt; the kind says when it holds.
KIND, TURN, CORNER, CHANGE, WINS = range(5)
MEMO_SIZE = 5
UNKNOWN, ALWAYS, WHILE_TILE_IS_FREE, WITHOUT_TILE = range(4)
NOWHERE = -1

# An option: a patch, or none to advance, and the patch before it in the circle.
CARD, BEFORE = range(2)
OPTION_SIZE = 2
NO_CARD = -1

# A node of a search: the options left, the best value and option so far, the bounds, and the pieces laid before.
NEXT, END, BEST_VALUE, BEST, ALPHA, BETA, PIECES_BEFORE = range(7)
NODE_SIZE = 7

# Smaller things: a price, a square that may earn the tile, a piece laid for a try.
COST, DURATION, INCOME_OF = range(3)
PRICE_SIZE = 3
ROW, COLUMN, MISSING = range(3)
WINDOW_SIZE = 3
PIECE_SIZE = 2

# A line of a log.
PLAYER, ACTION, WHICH, HOW, WHERE = range(5)
LINE_SIZE = 5
ADVANCE, TAKE, SPECIAL, DISCARD = range(4)
NO_LINE = -1

# Boards in `lane`: two quilts, sums for each orientation, then rows of numbers to look up.
SUMS, LANES = 2, 10
ROWS_PER_QUILT = 6
"""For own cells, for spaces beside one to four cells, and zeros to fill up with."""
STEPS_AT_ONCE = 4

# Streams of random numbers of a game.
DEAL, FIRST_SEAT, SECOND_SEAT, TASTE = range(4)
STREAMS = 4
