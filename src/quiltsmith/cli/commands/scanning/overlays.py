"""`--overlay`: pictures of boards with what was read, to show around the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from quiltsmith.cli.commands.scanning.photos import PhotographedBoard
from quiltsmith.cli.commands.scanning.results import FinishedBoard
from quiltsmith.cli.options.printing import Language, style_or_fail
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.layout.overlay.board_picture import BoardPicture
    from quiltsmith.style.print_style import Style

PIXELS = 100
"""Of a space, on each side."""
_DOTS_PER_INCH = 200


def overlay_pictures(
    boards: Sequence[PhotographedBoard],
    finished: Sequence[FinishedBoard],
    overlay: str,
    language: Language | None,
) -> dict[Path, bytes]:
    """Draw all boards, several into numbered files; what is unsure or guessed has marks."""
    from quiltsmith.layout.overlay.board_picture import overlay_document
    from quiltsmith.render.output import FileOptions, check_suffix, named_contents, render_document

    if not boards:
        return {}
    done = {id(one.board): one for one in finished}
    game = boards[0].played.game
    style = style_or_fail("a4", language, game.theme, Ink.FULL)
    pictures = [
        _picture(board, done.get(id(board)) or FinishedBoard(board, board.read.board), style) for board in boards
    ]
    document, path = overlay_document(pictures, style), Path(overlay)
    options = FileOptions(dpi=_DOTS_PER_INCH)
    return named_contents(document, path, render_document(document, check_suffix(path), options))


def _picture(board: PhotographedBoard, finished: FinishedBoard, style: Style) -> BoardPicture:
    from quiltsmith.layout.overlay.board_picture import BoardPicture
    from quiltsmith.scan.board_picture import tinted

    played, theme = board.played, style.theme
    scores = finished.scores
    return BoardPicture(
        raster=tinted(board.read, finished.rows, theme.strong(theme.round_fabric(0))),
        rows=finished.rows,
        title=finished.player or board.stem,
        game=style.name(played.game.title),
        best=played.photos.best(played.game, finished.rows),
        scores=scores,
        total=played.photos.total(played.game, finished.rows, scores) if scores else None,
        guessed=finished.guessed,
    )
