"""The code on a sheet names another deal than the one that the sheet is checked with.

A sheet that was printed with `quiltsmith pad --deal` carries deck and seed of its deal. If they are not those of
the deal given with `--deal`, probably a sheet of another evening is among the photos. It is read all the same.

FAIL:
    a sheet printed for seed 7, and `--deal` with a deal of seed 8
PASS:
    the deal that the sheet was printed for
"""

from __future__ import annotations

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _

CODE = "other-deal"


def problem(source: Source, deck: str, seed: int) -> Problem:
    """Say which deal the code names."""
    message = _(
        "the code on the sheet names another deal: deck {deck}, seed {seed}",
        deck=deck,
        seed=seed,
    )
    return Problem(source.place(), CODE, message, _("is it a sheet of another evening?"), Level.WARNING)
