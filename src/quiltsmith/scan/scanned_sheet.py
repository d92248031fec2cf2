"""A sheet made of a photographed board: its game and deck, found by name, code or default, and its text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct

from quiltsmith.decks.deck_reader import deck_names
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_deal import DealCode, parse_deal_code
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.games.ruleset import DEFAULT_RULES, ruleset_of
from quiltsmith.games.sheets.sheet_checking import default_game
from quiltsmith.games.sheets.sheet_kind import PhotoSheets, SheetHead
from quiltsmith.i18n import _
from quiltsmith.scan.checks import other_board, other_deal
from quiltsmith.scan.photo_boards import BoardRead
from quiltsmith.scan.proposed_numbers import ProposedNumbers, proposed_numbers


class Named(Struct, frozen=True):
    """What a person says of all photos: the game, as a sheet names it, the deck, and the seed of the deal."""

    game: Game | None = None
    game_name: str | None = None
    deck: str | None = None
    deck_id: str | None = None
    seed: int | None = None


class PlayedBoard(Struct, frozen=True):
    """A board with its game; what a sheet of it names, and what does not fit together."""

    game: Game
    game_name: str | None
    deck: str | None
    code: DealCode | None
    problems: tuple[Problem, ...]

    @property
    def is_usable(self) -> bool:
        """Whether the board can be one of the game's."""
        return not any(problem.is_error for problem in self.problems)

    @property
    def photos(self) -> PhotoSheets[Game]:
        """What the kind of its game makes of boards."""
        return photo_sheets(self.game)

    def points(self, rows: Sequence[str]) -> int:
        """Return what the best rectangle of a board scores."""
        best = self.photos.best(self.game, rows)
        return 0 if best is None else best.points

    def proposed(self, board: BoardRead) -> ProposedNumbers:
        """Return the numbers that seem to be written on the sheet of a board, for a person to confirm."""
        photos, game = self.photos, self.game
        rounds = photos.scores_asked(game)
        if not self.is_usable:
            return ProposedNumbers((None,) * rounds)
        return proposed_numbers(board, rounds, partial(photos.points, game), game.points_per_empty_space)


def photo_sheets(game: Game) -> PhotoSheets[Game]:
    """Look up what the kind of a game makes of boards from photos, or refuse."""
    found: PhotoSheets[Game] | None = ruleset_of(game).sheets.photos
    if found is None:
        raise QuiltsmithError(_("photos of {game} cannot be read; only pads that are drawn on can", game=game.id))
    return found


def played_board(size: tuple[int, int], code_read: str | None, named: Named, file: str) -> PlayedBoard:
    """Find the game of a board, and say what its size or its code does not agree with."""
    source = Source(file, "", has_lines=False)
    code = parse_deal_code(code_read) if code_read else None
    game, game_name, deck = named.game, named.game_name, named.deck
    if game is None:
        coded = _shipped(code.game) if code else None
        game = coded or default_game(DEFAULT_RULES).game
        game_name = game.id
    problems: list[Problem] = []
    if size != (game.board.rows, game.board.columns):
        problems.append(other_board.problem(source, size, game))
    if code is not None:
        if named.seed is not None and (named.seed, named.deck_id) != (code.seed, code.deck):
            problems.append(other_deal.problem(source, code.deck, code.seed))
        elif deck is None and code.deck in deck_names():
            deck = code.deck
    return PlayedBoard(game, game_name, deck, code, tuple(problems))


def _shipped(name: str) -> Game | None:
    """Read a shipped game that can be photographed, by its id."""
    path = DEFINITIONS.find(name) if name in DEFINITIONS.names() else None
    game = DEFINITIONS.load(path)[0] if path else None
    return game if game is not None and ruleset_of(game).sheets.photos is not None else None


class PhotoOrigin(Struct, frozen=True):
    """The name of a photo, and the spaces in it that somebody answered for."""

    file: str
    answered: tuple[str, ...] = ()


def sheet_text(
    played: PlayedBoard, head: SheetHead, rows: Sequence[str], scores: Sequence[int], origin: PhotoOrigin
) -> str:
    """Write a sheet whose comments say what was read and what was answered."""
    lines = [_("Read from the photo {file} by `quiltsmith scan`.", file=origin.file)]
    if origin.answered:
        lines.append(_("Not read but answered: {spaces}.", spaces=", ".join(origin.answered)))
    if played.code is not None:
        lines.append(_("Its code: deck {deck}, seed {seed}.", deck=played.code.deck, seed=played.code.seed))
    comments = "".join(f"# {line}\n" for line in lines if line.isprintable())
    return comments + played.photos.sheet(played.game, head, rows, scores)
