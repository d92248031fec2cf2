"""How a deck for two feels to play: `greedy` against `greedy`, each making any of the good moves by lot.

The ladder of players who slip more or less, with a bot that looks ahead at its top, plays the same deals, each
from both seats. So does `greedy` against one who has to do without something that the rules allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, game_for_two
from quiltsmith.simulate import patchwork_traces
from quiltsmith.simulate.batches import zeros
from quiltsmith.simulate.compiling import EngineCache, can_compile, compiled
from quiltsmith.simulate.feel import (
    NEAR_SLIPS,
    SLIPS,
    Feel,
    ShareOut,
    TracedGame,
    course_measures,
    deal_seeds,
    lot_seeds,
    luck_measures,
    skill_measure,
    worth_measure,
)
from quiltsmith.simulate.feel_statistics import course_of
from quiltsmith.simulate.patchwork_arena import make_arena, most_lines
from quiltsmith.simulate.patchwork_bots import Strategy, parse_strategy
from quiltsmith.simulate.patchwork_games import GAME, deal
from quiltsmith.simulate.patchwork_match import COMPILED, MatchEngine
from quiltsmith.simulate.patchwork_rules import worth
from quiltsmith.simulate.patchwork_setup import SCALE, MatchSetup, set_up
from quiltsmith.simulate.patchwork_traces import (
    CHOICES,
    EVERYTHING,
    FIRST_SCORE,
    HEAD,
    LEAD,
    MOVES_TRACED,
    NO_ADVANCE,
    NO_CHOICE,
    NO_DISCARD,
    NO_SPECIALS,
    NO_TILE,
    SECOND_SCORE,
    TIME_LEFT,
    TRACE_FIELDS,
    TraceOrder,
    trace_games,
)
from quiltsmith.simulate.simulation import RunConfig

BOT = Strategy("greedy")
AHEAD = Strategy("minimax", 2)
"""Who stands above `greedy` on the ladder, and costs little time."""
MARGIN, SWING = 1.0, 7.0
"""How many points a good move may be worse than the best, and a move that decides moves the lead."""


class TracedPlayer(NamedTuple):
    """Somebody who plays traced games."""

    slips: int = 0
    without: int = EVERYTHING
    bot: Strategy = BOT


class TraceEngine(MatchEngine):
    """One game and deck made ready to be traced, compiled or in plain Python."""

    def trace(
        self,
        first: TracedPlayer,
        second: TracedPlayer,
        deals: Sequence[int],
        lots: Sequence[int],
        is_varied: bool = False,
    ) -> list[list[int]]:
        """Play a game for each deal and return their traces, as `patchwork_traces.py` writes them."""
        players = (first, second)
        size = HEAD + TRACE_FIELDS * most_lines(self.setup)
        numbers = [
            number
            for player in players
            for number in (player.slips, player.without, player.bot.kind.number, player.bot.strength)
        ]
        traces = zeros(size * len(deals))
        board = self.setup.game.board
        symmetries = 8 if board.rows == board.columns else 4
        margin = round(MARGIN * SCALE)
        seeds = [seed for pair in zip(deals, lots, strict=True) for seed in pair]
        order = TraceOrder(seeds, len(deals), numbers, margin, int(is_varied), symmetries, traces, size)
        arena, scratch = self._arena([player.bot for player in players])
        if self._is_compiled:
            play = compiled(trace_games, *COMPILED, patchwork_traces)
            play(arena, scratch, self._layout().to_rows(order))
        else:
            trace_games(arena, scratch, order)
        return [traces[at : at + size].tolist() for at in range(0, len(traces), size)]


_engines = EngineCache[tuple[MatchSetup, bool], TraceEngine](lambda key: TraceEngine(*key))


def trace_engine(setup: MatchSetup, is_compiled: bool | None = None) -> TraceEngine:
    """Return the engine that traces games of a setup; compiled where that is possible, or as is asked for."""
    return _engines.get((setup, can_compile() if is_compiled is None else is_compiled))


class Part(NamedTuple):
    """Games that can be played for themselves: one player against another, with lots for a purpose."""

    first: TracedPlayer
    second: TracedPlayer
    purpose: int
    is_varied: bool = False


def patchwork_feel(config: RunConfig, deals: int, share_out: ShareOut = map) -> Feel:
    """Measure how a deck feels to play, on so many deals; `share_out` does what `map` does, for each part."""
    game, usual = game_for_two(config.deck), TracedPlayer()
    table = Part(usual, usual, 1, is_varied=True)
    near = [Part(TracedPlayer(slips), usual, 100 + slips) for slips in NEAR_SLIPS]
    ladder = [*(TracedPlayer(slips) for slips in reversed(SLIPS)), TracedPlayer(bot=best_player(config.bot))]
    links = [(one, other, 200 + link) for link, (other, one) in enumerate(pairwise(ladder))]
    without = {name: (usual, TracedPlayer(without=number), 2) for name, number in restrictions(game)}
    pairs = [*links, *without.values()]
    both_seats = [Part(*seats, purpose) for one, other, purpose in pairs for seats in ((one, other), (other, one))]
    parts = [table, *near, *both_seats]
    played = dict(zip(parts, share_out(partial(play_part, config, deals), parts), strict=True))

    def ahead(one: TracedPlayer, other: TracedPlayer, purpose: int) -> list[float]:
        """Return by deal how far one player ends ahead of another, on average of both seats."""
        here, there = (_differences(played[Part(*seats, purpose)]) for seats in ((one, other), (other, one)))
        return [(first - second) / 2 for first, second in zip(here, there, strict=True)]

    setup = set_up(config.deck, game)
    measures, several = course_measures(traced_games(setup, played[table]))
    measures |= luck_measures(list(zip(*(_differences(played[part]) for part in near), strict=True)))
    measures["skill"] = skill_measure([ahead(*link) for link in links])
    worth = {name: worth_measure(ahead(*pair)) for name, pair in without.items()}
    top = str(ladder[-1].bot)
    return Feel(BOT.name, deals, deals * len(parts), MARGIN, SWING, top, several, measures, worth)


def play_part(config: RunConfig, deals: int, part: Part) -> list[list[int]]:
    """Play a game for each deal and return their traces."""
    engine = trace_engine(set_up(config.deck, game_for_two(config.deck)))
    lots = lot_seeds(config.seed, part.purpose, deals)
    return engine.trace(part.first, part.second, deal_seeds(config.seed, deals), lots, part.is_varied)


def _differences(traces: Sequence[Sequence[int]]) -> list[int]:
    return [trace[FIRST_SCORE] - trace[SECOND_SCORE] for trace in traces]


def best_player(bot: str) -> Strategy:
    """Return who stands at the top of the ladder: the bot of the run where that looks ahead, or a quick one."""
    chosen = parse_strategy(bot)
    is_better = chosen is not None and not chosen.milliseconds and chosen.name in ("minimax", "rollout", "mcts")
    return chosen if chosen is not None and is_better else AHEAD


def traced_games(setup: MatchSetup, traces: Sequence[Sequence[int]]) -> list[TracedGame]:
    """Read the traces of some games.

    `greedy` counts time below what it brings, so that whoever is behind on the track would seem worse off. So a
    unit of time is worth more by what it brought in these games beyond what `greedy` expected.
    """
    scores = [trace[seat] for trace in traces for seat in (FIRST_SCORE, SECOND_SCORE)]
    beyond = sum(scores) / len(scores) - start_worth(setup) / SCALE
    per_time = max(0.0, beyond / setup.track.last)
    return [_traced_game(trace, per_time) for trace in traces]


def _traced_game(trace: Sequence[int], per_time: float) -> TracedGame:
    places = range(HEAD, HEAD + TRACE_FIELDS * trace[MOVES_TRACED], TRACE_FIELDS)
    leads = [trace[at + LEAD] / SCALE + per_time * trace[at + TIME_LEFT] for at in places]
    outcome = trace[FIRST_SCORE] - trace[SECOND_SCORE]
    return TracedGame([trace[at + CHOICES] for at in places], course_of(leads, SWING, outcome))


def start_worth(setup: MatchSetup) -> int:
    """Return what the position of a player is worth to `greedy` before the first move."""
    arena = make_arena(setup, 1)
    deal(arena)
    return worth(arena, GAME, 0)


def restrictions(game: PatchworkGame) -> Iterator[tuple[str, int]]:
    """Yield what a player may have to do without."""
    if game.tile_points:
        yield "tile", NO_TILE
    if game.tracks[game.track].specials:
        yield "specials", NO_SPECIALS
    if game.choice > 1:
        yield "choice", NO_CHOICE
    yield "advance", NO_ADVANCE
    if game.may_discard_special:
        yield "discard", NO_DISCARD
