"""What a player has written on a sheet: texts and ticks by the names of its fields, patches on its board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.games.game import Game
from quiltsmith.games.kinds import import_string
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.drawn_board import LaidPiece
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.i18n import _
from quiltsmith.layout.pad.kind import pad_kind


class FilledBoard(Struct, frozen=True):
    """What lies on a board; `spaces` is what its fields are called, `rectangles` go by the number of the round."""

    spaces: str
    pieces: tuple[LaidPiece, ...] = ()
    rectangles: tuple[tuple[int, Rectangle], ...] = ()


class Filling(Struct, frozen=True):
    """A filled sheet; `texts` and `ticks` go by the names of form fields.

    A sheet with nothing but a name is an empty one of somebody's pad. `seats` are those of a sheet that is shared,
    0 being as many as the game has.
    """

    name: str = ""
    texts: Mapping[str, str] = {}
    ticks: frozenset[str] = frozenset()
    boards: tuple[FilledBoard, ...] = ()
    deck: Deck | None = None
    seats: int = 0


class FillingError(QuiltsmithError):
    """Sheets that cannot be printed on one pad."""


def filled_pad(sheets: Sequence[Checked]) -> tuple[Game, tuple[Filling, ...]]:
    """Give the game of filled sheets, which must be the same for all, and what is written on each."""
    if not sheets:
        raise FillingError(_("there is no sheet to print"))
    game = sheets[0].game
    other = next((sheet for sheet in sheets if sheet.game != game), None)
    if other is not None:
        raise FillingError(
            _(
                "sheets of {game} and of {other} are not of one pad; print them one after the other",
                game=game.id,
                other=other.game.id,
            )
        )
    filling = pad_kind(game).filling
    if filling is None:
        raise FillingError(_("sheets of {game} cannot be printed as they are filled in", game=game.id))
    fill: Callable[[Sequence[Checked]], Iterable[Filling]] = import_string(filling)
    return game, tuple(map(_written, fill(sheets)))


def unprintable_sheets(texts: Iterable[SheetText]) -> list[Problem]:
    """Say what is wrong with texts that have neither a board nor a log because they cannot be read."""
    hopeless = (text for text in texts if not text.boards and not text.has_log)
    return [problem for text in hopeless for problem in text.problems if problem.is_error]


def _written(filling: Filling) -> Filling:
    """Leave out what nobody has written."""
    return replace(filling, texts={name: text for name, text in filling.texts.items() if text})
