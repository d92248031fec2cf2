/* The two-player game played by two greedy players, as plainly as C can and still fast: the yardstick of our engine.

   usage: patchwork FILE
   The file is what benchmarks/simulate_patchwork.py writes: how many games and the seed, numbers of the game, the track,
   then every patch with its price and its orientations as cells. It prints the sum of all scores and the wins of the
   first player, which must be those of our own engines, and the seconds that playing took.

   Placements are judged as in simulate/patchwork/placing.py: small numbers looked up for the cells of a patch and the
   spaces beside it, summed for all places of an orientation at once. ROWS and COLUMNS are given by the compiler. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef ROWS
#define ROWS 9
#define COLUMNS 9
#endif
#define STRIDE (COLUMNS + 1)
#define BOARD (ROWS * STRIDE)
#define WIDE ((BOARD + 31) / 32 * 32) /* sums are made for a round number of corners */
#define MARGIN (STRIDE + 1)
#define LENGTH (WIDE + STRIDE * ROWS + 2 * MARGIN)
#define BLOCKED 1024
#define MOST_CARDS 100
#define MOST_TRACK 1000
#define SCALE 20
#define TIDINESS 5

typedef struct { int cells, reach, near, step[64], near_step[64], touches[64]; } Turn;
typedef struct { int cost, time, income, size, usual, turns; Turn turn[8]; } Patch;
typedef struct { int known, turn, corner, change, wins; } Memo;
typedef struct { int buttons, income, time, arrived, filled, tile, loss; } Player;
typedef struct { Player player[2]; int tile_is_free, moves, finished, left; } State;

static int choice, start, per_space, last, tile_side, tile_points, empty_points, may_discard, time_worth, untidy;
static int cards, last_card, marks[MOST_TRACK], specials[MOST_TRACK], tail, next_card[MOST_CARDS];
static Patch patch[MOST_CARDS + 1];
static uint16_t wall[2][LENGTH], lane[5][LENGTH], total[WIDE];
static Memo memo[2][MOST_CARDS + 1];

static uint64_t word(uint64_t *stream) {
    uint64_t mixed = *stream += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

static int below(uint64_t *stream, int limit) {
    int bits = 0;
    while ((limit - 1) >> bits) bits++;
    if (!bits) return 0;
    for (;;) {
        uint64_t number = word(stream) >> (64 - bits);
        if (number < (uint64_t)limit) return (int)number;
    }
}

static void look_up(const uint16_t *quilt) {
    for (int i = MARGIN; i < MARGIN + BOARD; i++) {
        int closed = quilt[i - 1] + quilt[i + 1] + quilt[i - STRIDE] + quilt[i + STRIDE], free = !quilt[i];
        lane[0][i] = free ? 3 - (closed == 3) - 3 * (closed == 4) : BLOCKED;
        lane[1][i] = free * (2 + (closed == 2) + 2 * (closed == 3));
        lane[2][i] = free * (4 + (closed == 1) + 3 * (closed == 2));
        lane[3][i] = free * (6 + (closed == 0) + 3 * (closed == 1));
        lane[4][i] = free * (8 + 3 * (closed == 0));
    }
}

static inline void add(uint16_t *restrict sum, const uint16_t *restrict part) {
    for (int i = 0; i < WIDE; i++) sum[i] += part[i];
}

static void sum_losses(const Turn *turn) {
    memset(total, 0, sizeof total);
    for (int i = 0; i < turn->cells; i++) add(total, lane[0] + MARGIN + turn->step[i]);
    for (int i = 0; i < turn->near; i++) add(total, lane[turn->touches[i]] + MARGIN + turn->near_step[i]);
}

static int is_in_square(int space, int row, int column) {
    int down = space / STRIDE - row, right = space % STRIDE - column;
    return down >= 0 && down < tile_side && right >= 0 && right < tile_side;
}

static int list_windows(const uint16_t *quilt, int size, int window[][3]) {
    int windows = 0;
    for (int row = 0; row + tile_side <= ROWS; row++)
        for (int column = 0; column + tile_side <= COLUMNS; column++) {
            int missing = 0;
            for (int r = row; r < row + tile_side; r++)
                for (int c = column; c < column + tile_side; c++) missing += !quilt[MARGIN + r * STRIDE + c];
            if (missing <= size) {
                window[windows][0] = row, window[windows][1] = column, window[windows][2] = missing;
                windows++;
            }
        }
    return windows;
}

static Memo *find_place(const State *state, int player, int card, int *is_ready) {
    Memo *found = &memo[player][card];
    const Patch *p = &patch[card];
    if (found->known) return found;
    static int window[ROWS * COLUMNS][3];
    int windows = 0, best = 0;
    if (state->tile_is_free && state->player[player].filled + p->size >= tile_side * tile_side)
        windows = list_windows(wall[player], p->size, window);
    if (!*is_ready) look_up(wall[player]);
    *is_ready = 1;
    *found = (Memo){!windows, -1, 0, 0, 0};
    for (int t = 0; t < p->turns; t++) {
        const Turn *turn = &p->turn[t];
        sum_losses(turn);
        for (int corner = 0; corner < turn->reach; corner++) {
            if (total[corner] >= BLOCKED) continue;
            int wins = 0;
            for (int w = 0; w < windows && !wins; w++) {
                int missing = window[w][2];
                for (int i = 0; i < turn->cells; i++)
                    missing -= is_in_square(corner + turn->step[i], window[w][0], window[w][1]);
                wins = missing == 0;
            }
            int value = SCALE * tile_points * wins - TIDINESS * total[corner];
            if (found->turn < 0 || value > best) {
                best = value;
                *found = (Memo){found->known, t, corner, total[corner] - p->usual, wins};
            }
        }
    }
    return found;
}

static void cover(int player, int card, const Memo *place, int filled) {
    const Turn *turn = &patch[card].turn[place->turn];
    for (int i = 0; i < turn->cells; i++) wall[player][MARGIN + place->corner + turn->step[i]] = filled;
}

static void forget(int player) {
    for (int card = 0; card <= cards; card++) memo[player][card].known = 0;
}

static int current(const State *state) {
    const Player *one = &state->player[0], *two = &state->player[1];
    if (one->time != two->time) return one->time > two->time;
    return one->arrived < two->arrived;
}

static int score(const Player *own) {
    return own->buttons + own->tile * tile_points + (ROWS * COLUMNS - own->filled) * empty_points;
}

static int worth(const Player *own) {
    int left = last - own->time, to_fill = -empty_points * (ROWS * COLUMNS - own->filled);
    int by_patches = time_worth * left, at_most = SCALE * (to_fill + per_space * left);
    return SCALE * (score(own) + own->income * (marks[last] - marks[own->time])) +
           (by_patches < at_most ? by_patches : at_most) - TIDINESS * own->loss;
}

static void count_in(State *state, int player, int card, const Memo *place) {
    state->player[player].filled += patch[card].size;
    state->player[player].loss += place->change;
    if (place->wins) state->player[player].tile = 1, state->tile_is_free = 0;
}

static int move(State *state, int player, int card, const Memo *place) {
    Player *own = &state->player[player], *other = &state->player[1 - player];
    int before = own->time, target;
    if (card < 0) {
        target = other->time + 1 < last ? other->time + 1 : last;
        if (target < before) target = before;
        own->buttons += per_space * (target - before);
    } else {
        target = before + patch[card].time < last ? before + patch[card].time : last;
        own->buttons -= patch[card].cost;
        own->income += patch[card].income;
        count_in(state, player, card, place);
    }
    own->buttons += own->income * (marks[target] - marks[before]);
    own->time = target;
    own->arrived = ++state->moves;
    if (target == last && state->finished < 0) state->finished = player;
    int reached = before > other->time ? before : other->time;
    return target > reached ? specials[target] - specials[reached] : 0;
}

/* Place special patches; what was laid goes to `laid` so that a try can be taken back. */
static int place_specials(State *state, int player, int gained, Memo *laid) {
    int count = 0;
    for (; gained; gained--) {
        if (state->player[player].filled == ROWS * COLUMNS) break;
        forget(player);
        int is_ready = 0;
        Memo place = *find_place(state, player, cards, &is_ready);
        State before = *state;
        count_in(state, player, cards, &place);
        if (may_discard && worth(&before.player[player]) > worth(&state->player[player])) {
            *state = before;
            continue;
        }
        cover(player, cards, &place, 1);
        laid[count++] = place;
    }
    return count;
}

static void play_turn(State *state) {
    int player = current(state), best_card = -1, best_before = 0, before = tail, is_ready = 0;
    Memo kept[MOST_CARDS + 1], laid[100], best_place = {0};
    State after = *state;
    int gained = move(&after, player, -1, NULL);
    memcpy(kept, memo[player], sizeof kept);
    int count = place_specials(&after, player, gained, laid);
    for (int i = 0; i < count; i++) cover(player, cards, &laid[i], 0);
    if (gained) memcpy(memo[player], kept, sizeof kept);
    int best = worth(&after.player[player]);
    for (int i = 0; i < choice && i < state->left; i++) {
        int card = next_card[before];
        if (patch[card].cost <= state->player[player].buttons) {
            Memo place = *find_place(state, player, card, &is_ready);
            if (place.turn >= 0) {
                after = *state;
                gained = move(&after, player, card, &place);
                if (gained) {
                    memcpy(kept, memo[player], sizeof kept);
                    cover(player, card, &place, 1);
                    count = place_specials(&after, player, gained, laid);
                    for (int j = 0; j < count; j++) cover(player, cards, &laid[j], 0);
                    cover(player, card, &place, 0);
                    memcpy(memo[player], kept, sizeof kept);
                    is_ready = 0;
                }
                int value = worth(&after.player[player]);
                if (value > best) best = value, best_card = card, best_before = before, best_place = place;
            }
        }
        before = card;
    }
    gained = move(state, player, best_card, &best_place);
    if (best_card >= 0) {
        next_card[best_before] = next_card[best_card];
        tail = best_before;
        state->left--;
        cover(player, best_card, &best_place, 1);
        forget(player);
    }
    place_specials(state, player, gained, laid);
    if (gained) forget(player);
}

static void set_up(State *state, uint64_t seed) {
    uint64_t game = seed, stream;
    int circle[MOST_CARDS];
    for (int i = 0; i < 3; i++) word(&game);
    stream = word(&game);
    for (int i = 0; i < cards - 1; i++) circle[i] = i < last_card ? i : i + 1;
    circle[cards - 1] = last_card;
    for (int i = 0; i < cards - 1; i++) {
        int other = i + below(&stream, cards - 1 - i), kept = circle[i];
        circle[i] = circle[other];
        circle[other] = kept;
    }
    for (int i = 0; i < cards; i++) next_card[circle[i]] = circle[(i + 1) % cards];
    tail = last_card;
    *state = (State){{{0}}, 1, 1, -1, cards};
    for (int player = 0; player < 2; player++) {
        state->player[player].buttons = start;
        state->player[player].loss = untidy;
        for (int i = 0; i < LENGTH; i++) wall[player][i] = 1;
        for (int row = 0; row < ROWS; row++) memset(&wall[player][MARGIN + row * STRIDE], 0, 2 * COLUMNS);
        forget(player);
    }
    state->player[0].arrived = 1;
}

static int number(void) {
    int value;
    if (scanf("%d", &value) != 1) exit(2);
    return value;
}

static void read_deck(void) {
    choice = number(), start = number(), per_space = number(), last = number(), tile_side = number();
    tile_points = number(), empty_points = number(), may_discard = number(), time_worth = number(), untidy = number();
    cards = number(), last_card = number();
    if (cards > MOST_CARDS || last >= MOST_TRACK) exit(2);
    for (int i = 0; i <= last; i++) marks[i] = number();
    for (int i = 0; i <= last; i++) specials[i] = number();
    for (int card = 0; card <= cards; card++) {
        Patch *p = &patch[card];
        p->cost = number(), p->time = number(), p->income = number(), p->size = number(), p->usual = number();
        p->turns = number();
        for (int t = 0; t < p->turns; t++) {
            Turn *turn = &p->turn[t];
            turn->reach = number(), turn->cells = number(), turn->near = number();
            for (int i = 0; i < turn->cells; i++) turn->step[i] = number();
            for (int i = 0; i < turn->near; i++) turn->near_step[i] = number(), turn->touches[i] = number();
        }
    }
}

int main(int count, char **argument) {
    if (count != 2 || !freopen(argument[1], "r", stdin)) return 2;
    long games = number(), scores = 0, wins = 0;
    uint64_t seed = (uint64_t)number();
    read_deck();
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (long game = 0; game < games; game++) {
        State state;
        set_up(&state, word(&seed));
        while (state.player[0].time < last || state.player[1].time < last) play_turn(&state);
        int one = score(&state.player[0]), two = score(&state.player[1]);
        scores += one + two;
        wins += one == two ? state.finished == 0 : one > two;
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%ld %ld %.6f\n", scores, wins, end.tv_sec - begin.tv_sec + (end.tv_nsec - begin.tv_nsec) / 1e9);
    return 0;
}
