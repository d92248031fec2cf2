"""Records of the small game of two that the bad sheets are of: a quilt of 4×4 and seven patches."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetPart
from quiltsmith.games.patchwork.patchwork_results import CheckedGame
from quiltsmith.games.sheets.sheet_files import read_part
from tests.games.patchwork.samples import CHECKING
from tests.update_patchwork import BAD_PATCHWORK

EMPTY = "..../..../..../...."
CIRCLE = "M J X I S L A"


def checked(moves: str, ann: str = EMPTY, bob: str = EMPTY, circle: str = CIRCLE) -> CheckedGame:
    """Check a game of Ann and Bob; moves and boards are written in one line with `/` between their lines."""
    boards = f"board Ann:\n{_lines(ann)}\n\nboard Bob:\n{_lines(bob)}\n"
    text = f"game: pocket/game.yaml\nplayers: Ann Bob\ncircle: {circle}\n\n{boards}\nlog:\n{_lines(moves)}\n"
    found = CHECKING.check(read_part(SheetPart("game.txt", BAD_PATCHWORK, 1, text.encode())))
    assert isinstance(found, CheckedGame)
    return found


def said(moves: str, ann: str = EMPTY, bob: str = EMPTY, circle: str = CIRCLE) -> list[str]:
    """Give the mistakes of a game: for each its code and the line that it is in."""
    return [
        f"{problem.code}: {' '.join(problem.place.source.line(problem.place.line).split())}"
        for problem in checked(moves, ann, bob, circle).problems
        if problem.is_error
    ]


def _lines(text: str) -> str:
    return "\n".join(line.strip() for line in text.split("/"))
