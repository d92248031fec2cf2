"""`python -m tests.compile_engines`: compile what tests play, while another core checks types."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_deal import make_deal
from quiltsmith.simulate.par_search import HindsightSearch
from quiltsmith.simulate.run_time import warm_up
from quiltsmith.simulate.simulation import RunConfig
from tests.games.patchwork.samples import classic
from tests.simulate.doodle_samples import game_of, meadow

if __name__ == "__main__":
    for deck in (meadow(), classic()):
        warm_up(RunConfig(deck, "random", None, 1), 1000)
    HindsightSearch(meadow(), game_of(meadow()), make_deal(meadow(), game_of(meadow()), 1)).best_of(1, 0)
