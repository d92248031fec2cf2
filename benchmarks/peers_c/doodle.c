/* The greedy doodle bot once more, by hand in C: the peer that the fast engine is measured against.

   doodle TABLES reads the numbers of a game, of a deck and of the bot's plan, and the seeds of the games, as
   benchmarks/simulate_doodle.py writes them; plays all games; and prints the sum of their totals, which must be that
   of our engines, and the seconds that playing took. For boards of up to 128 bits. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef unsigned __int128 Mask;
typedef struct { int64_t card, orientation, position, neighbour, cuts, value; } Move;

enum { NEIGHBOUR, SINGLE, CUT, AGAIN };
enum { ONE = 1 << 16, SURE = 1 << 10, NOTHING = -1 };

static int64_t stride, spaces, longest_side, rounds, round_turns, turns, circle, cards, starts, specials;
static int64_t per_space, per_line, per_empty, all_orientations, faces;
static int64_t *die, *card_shapes, *orientations, *pieces, *shape_pieces, *steps, *orientation_steps;
static Mask *patterns, *targets, board;
static int64_t target_count, plan_empty, content;
static int64_t *target_points, *hopes, *weights, *edges, *holes, *prices, *lacking, *line, *deck, *rolls;
static uint64_t stream;

static int64_t number(FILE *file) {
    long long value;
    if (fscanf(file, "%lld", &value) != 1) exit(2);
    return value;
}

static int64_t *numbers(FILE *file) {
    int64_t size = number(file), *list = malloc((size + 1) * sizeof *list);
    for (int64_t i = 0; i < size; i++) list[i] = number(file);
    return list;
}

static Mask *masks(FILE *file) {
    int64_t size = number(file);
    Mask *list = malloc((size + 1) * sizeof *list);
    for (int64_t i = 0; i < size; i++) {
        unsigned long long low, high;
        if (fscanf(file, "%llu%llu", &low, &high) != 2) exit(2);
        list[i] = (Mask)high << 64 | low;
    }
    return list;
}

static inline int64_t count(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
}

static inline int64_t lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}

static int64_t below(int64_t limit) {
    int bits = 0;
    while ((limit - 1) >> bits) bits++;
    for (int64_t value = 0; bits;) {
        uint64_t word = stream += 0x9E3779B97F4A7C15u;
        word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
        word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
        value = (int64_t)((word ^ (word >> 31)) >> (64 - bits));
        if (value < limit) return value;
    }
    return 0;
}

static inline int64_t uses_left(int64_t left, int action) {
    int64_t again = ((left >> 12) & 15) * ((left >> (16 + action)) & 1);
    return ((left >> (4 * action)) & 15) + again;
}

static int64_t paid(int64_t left, int action) {
    return left - ((int64_t)1 << (4 * (((left >> (4 * action)) & 15) ? action : AGAIN)));
}

static inline Mask squares_beside(Mask squares) {
    Mask wide = squares & (squares >> 1);
    return wide & (wide >> stride);
}

static inline int64_t stretched(Mask corners, int64_t step) {
    int64_t length = 0;
    for (Mask longer; (longer = corners & (corners >> step)); length++) corners = longer;
    return length;
}

static int64_t best_points(Mask filled) {
    if (!filled) return 0;
    Mask squares = filled, larger;
    int64_t largest = 1, best = -1;
    for (; (larger = squares_beside(squares)); largest++) squares = larger;
    for (int64_t side = largest; side > 0; side--) {
        int64_t square = per_space * side * side;
        if (square + per_line * (longest_side - side) <= best) continue;
        if (side < largest) {
            squares = filled;
            for (int64_t i = 1; i < side; i++) squares = squares_beside(squares);
        }
        int64_t wide = square + per_line * stretched(squares, 1), tall = square + per_line * stretched(squares, stride);
        if (wide > best) best = wide;
        if (tall > best) best = tall;
    }
    return best;
}

static inline int64_t hoped(Mask empty, int64_t turn) {
    const int64_t *hope = hopes + (round_turns - turn % round_turns) * (spaces + 1);
    int64_t best = 0, value;
    for (int64_t target = 0; target < target_count && target_points[target] * SURE > best; target++) {
        lacking[target] = count(empty & targets[target]);
        int64_t hoped = target_points[target] * hope[lacking[target]];
        if (hoped > best) best = hoped;
    }
    value = weights[0] * best;
    for (int64_t later = 1; later < rounds - turn / round_turns; later++) {
        hope += round_turns * (spaces + 1);
        for (int64_t target = 0; target < target_count && target_points[target] * SURE > best; target++) {
            int64_t hoped = target_points[target] * hope[lacking[target]];
            if (hoped > best) best = hoped;
        }
        value += weights[later] * best;
    }
    return value;
}

static int64_t potential(Mask filled, int64_t turn) {
    Mask empty = board & ~filled;
    int64_t value = 0;
    if (turn && turn % round_turns == 0) {
        value = ONE * best_points(filled);
        if (turn == turns) return value + ONE * per_empty * count(empty);
    }
    Mask left = empty << 1, right = empty >> 1, above = empty << stride, beneath = empty >> stride;
    int64_t sides = count(empty & ~left) + count(empty & ~right) + count(empty & ~above) + count(empty & ~beneath);
    value -= plan_empty * count(empty) + edges[turn] * sides;
    value -= holes[turn] * count(empty & ~(left | right | above | beneath));
    return value + hoped(empty, turn);
}

static void try_shape(Move *best, Mask filled, int64_t turn, Move move, int64_t shape, int64_t price) {
    Mask empty = board & ~filled;
    for (int64_t o = orientations[shape]; o < orientations[shape + 1]; o++) {
        Mask found = empty;
        for (int64_t i = orientation_steps[o]; i < orientation_steps[o + 1]; i++) found = empty & (found >> steps[i]);
        for (; found; found &= found - 1) {
            int64_t position = lowest(found), value = potential(filled | patterns[o] << position, turn) - price;
            if (value > best->value) {
                *best = move;
                best->orientation = o, best->position = position, best->value = value;
            }
        }
    }
}

static Move best_move(Mask filled, int64_t left, int64_t turn, int64_t head, int64_t tail) {
    Move best = {NOTHING, 0, 0, 0, 0, potential(filled, turn)};
    int64_t passing = best.value, is_last = turn == turns, offered = is_last ? tail : head + 1;
    for (int64_t i = head; i < offered; i++)
        try_shape(&best, filled, turn, (Move){.card = line[i]}, card_shapes[line[i]], 0);
    if (!is_last && uses_left(left, NEIGHBOUR) && best.value - passing < content)
        for (int64_t side = 0; side < 2 && side < tail - head - 1; side++) {
            int64_t card = side ? line[head + 1] : line[tail - 1];
            try_shape(&best, filled, turn, (Move){.card = card, .neighbour = 1}, card_shapes[card],
                      prices[NEIGHBOUR * (turns + 1) + turn]);
        }
    if (uses_left(left, CUT) && (is_last || best.value - passing < content))
        for (int64_t i = head; i < offered; i++) {
            int64_t shape = card_shapes[line[i]];
            for (int64_t p = shape_pieces[shape]; p < shape_pieces[shape + 1]; p++)
                try_shape(&best, filled, turn, (Move){.card = line[i], .cuts = 1}, pieces[p],
                          prices[CUT * (turns + 1) + turn]);
        }
    return best;
}

static int64_t best_single(Mask filled, int64_t left, int64_t turn) {
    Mask empty = board & ~filled, before = empty << 1, behind = empty >> 1;
    Mask above = empty << stride, beneath = empty >> stride;
    Mask closed = empty & ~((before & behind) | (above & beneath) | ((before | behind) & (above | beneath)));
    if (!uses_left(left, SINGLE) || !closed) return NOTHING;
    int64_t best = potential(filled, turn) + prices[SINGLE * (turns + 1) + turn], space = NOTHING;
    for (; closed; closed &= closed - 1) {
        int64_t position = lowest(closed), value = potential(filled | (Mask)1 << position, turn);
        if (value > best) best = value, space = position;
    }
    return space;
}

static int64_t play(uint64_t seed) {
    int64_t dealt = circle + (rounds - 1) * round_turns, left = specials, total = 0;
    int64_t head = 0, tail = 0, next = 0;
    Mask filled = 0;
    stream = seed;
    for (int64_t i = 0; i < cards; i++) deck[i] = i;
    for (int64_t i = 0; i < dealt; i++) {
        int64_t other = i + below(cards - i), card = deck[i];
        deck[i] = deck[other], deck[other] = card;
    }
    for (int64_t i = 0; i < turns - 1; i++) rolls[i] = die[below(faces)];
    if (starts) {
        Move start = {.value = INT64_MIN};
        try_shape(&start, filled, 0, start, card_shapes[cards + below(starts)], 0);
        filled = patterns[start.orientation] << start.position;
    }
    for (int64_t turn = 1; turn <= turns; turn++) {
        if (turn > 1) head++;
        if ((turn - 1) % round_turns == 0)
            for (int64_t i = turn == 1 ? circle : round_turns; i > 0; i--) line[tail++] = deck[next++];
        if (turn < turns)
            for (int64_t moves = (rolls[turn - 1] - 1) % (tail - head); moves > 0; moves--) line[tail++] = line[head++];
        Move move = best_move(filled, left, turn, head, tail);
        if (move.card != NOTHING) filled |= patterns[move.orientation] << move.position;
        if (move.neighbour) left = paid(left, NEIGHBOUR);
        if (move.cuts) left = paid(left, CUT);
        for (int64_t space; (space = best_single(filled, left, turn)) != NOTHING;) {
            filled |= (Mask)1 << space;
            left = paid(left, SINGLE);
        }
        if (turn % round_turns == 0) total += best_points(filled);
    }
    return total + per_empty * count(board & ~filled);
}

int main(int arguments, char **argument) {
    FILE *file = arguments == 2 ? fopen(argument[1], "r") : NULL;
    if (!file) return 2;
    int64_t *all[] = {&stride, &spaces,   &longest_side, &rounds,    &round_turns,      &turns, &circle, &cards,
                      &starts, &specials, &per_space,    &per_line,  &per_empty,        &all_orientations, &faces};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) *all[i] = number(file);
    die = numbers(file), card_shapes = numbers(file), orientations = numbers(file), pieces = numbers(file);
    shape_pieces = numbers(file), steps = numbers(file), orientation_steps = numbers(file), patterns = masks(file);
    target_count = number(file), targets = masks(file), target_points = numbers(file), hopes = numbers(file);
    weights = numbers(file), plan_empty = number(file), edges = numbers(file), holes = numbers(file);
    prices = numbers(file), content = number(file);
    board = patterns[all_orientations];
    lacking = malloc((target_count + 1) * sizeof *lacking);
    deck = malloc(cards * sizeof *deck), rolls = malloc(turns * sizeof *rolls);
    line = malloc((circle + (turns + rounds) * (circle + round_turns)) * sizeof *line);
    int64_t games = number(file), total = 0;
    uint64_t *seeds = malloc(games * sizeof *seeds);
    for (int64_t i = 0; i < games; i++) {
        unsigned long long seed;
        if (fscanf(file, "%llu", &seed) != 1) return 2;
        seeds[i] = seed;
    }
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (int64_t i = 0; i < games; i++) total += play(seeds[i]);
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%lld %.6f\n", (long long)total, end.tv_sec - begin.tv_sec + (end.tv_nsec - begin.tv_nsec) / 1e9);
    return 0;
}
