from __future__ import annotations

from quiltsmith.formats.problems import Level
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.checks import which_deal

PLACE = Source("anna.txt", "player: Anna\n").place()


def test_a_sheet_that_names_another_deal_hears_which_there_are() -> None:
    problem = which_deal.names_another(PLACE, "99", ["a.yaml", "b.yaml"])
    assert problem.message == "this sheet was played with the deal 99, which is none of those given"
    assert problem.hint == "given are a.yaml, b.yaml; give its own too"


def test_a_sheet_that_fits_none_hears_how_far_it_is_off() -> None:
    problem = which_deal.fits_none(PLACE, [("a.yaml", 12), ("b.yaml", 99)], 17)
    assert problem.is_error
    assert problem.hint == "a.yaml: 12 of 17 cards are others; b.yaml: 17 of 17 cards are others"


def test_a_sheet_that_fits_several_is_only_warned() -> None:
    problem = which_deal.fits_several(PLACE, ["a.yaml", "b.yaml"])
    assert problem.level is Level.WARNING
    assert problem.message == "this sheet fits a.yaml and b.yaml, so it is checked without a deal"
    assert problem.hint == "name its deal: `deal: a.yaml`"
