"""The table of what is printed for each kind of game."""

from __future__ import annotations

from typing import ClassVar

import pytest

from quiltsmith.games.game import Game
from quiltsmith.games.kinds import KINDS, import_string
from quiltsmith.layout.boards.boards_document import BoardPlan, NoBoardsError, boards_document
from quiltsmith.layout.kinds import PRINTS, NotPrintedError, find_renderer, get_renderer
from quiltsmith.layout.kit.kind import KitKind
from quiltsmith.layout.pad.kind import PadKind
from quiltsmith.layout.scoring_aid.kind import ScoringAidKind
from tests.layout.samples import GAMES, style

SORTS = {"pad": PadKind, "scoring_aid": ScoringAidKind, "kit": KitKind}


class Stranger(Game, frozen=True):
    """A game of a kind that nobody knows."""

    rules: ClassVar[str] = "strange"


@pytest.mark.parametrize("rules", KINDS)
def test_what_the_table_names_is_there(rules: str) -> None:
    row = PRINTS[rules]
    for product in row.__struct_fields__:
        path = getattr(row, product)
        if path is not None:
            found = import_string(path)
            assert isinstance(found, SORTS[product]) if product in SORTS else callable(found)


def test_a_kind_that_is_in_no_table_has_nothing_to_print() -> None:
    stranger = Stranger(**{name: getattr(GAMES["doodle"], name) for name in Game.__struct_fields__})
    assert find_renderer(stranger, "tiles") is None
    with pytest.raises(NotPrintedError, match="nothing draws the scoring aid of doodle: games with"):
        get_renderer(stranger, "scoring_aid")
    with pytest.raises(NoBoardsError, match="doodle is drawn on score sheets"):
        boards_document(stranger, style(), BoardPlan())
