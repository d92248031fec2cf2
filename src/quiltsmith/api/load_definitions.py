"""Decks, games and themes for programs: from a file, by the name of a shipped one, or out of a text."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from quiltsmith.api.public_functions import public
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.formats import diagnostics
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.file_reader import read_source, text_source
from quiltsmith.formats.problems import Problem, ProblemsError, UnknownNameError
from quiltsmith.formats.source import Place, Source
from quiltsmith.games.game import Game
from quiltsmith.games.game_reader import DEFINITIONS as GAMES
from quiltsmith.i18n import _
from quiltsmith.style.theme import Theme
from quiltsmith.style.theme_reader import THEMES

Origin = str | PathLike[str]
"""A path, the name of a shipped file, or a text; a string is a text if it has a line break."""
TEXT_NAME = "<text>"
"""What problems call a text that came from no file."""
Value = TypeVar("Value")


@public
def load_deck(origin: Origin) -> Deck:
    """Read a deck, and return it as a `Deck`.

    Args:
        origin: The name of a shipped deck, a path, or the text of a deck file. A string with a line break is
            a text.

    Raises:
        ProblemsError: There is no such deck, or it has errors.

    >>> meadow = qs.load_deck("meadow")
    >>> len(meadow.cards), len(meadow.start)
    (30, 10)
    """
    return loaded(DECKS, origin)


@public
def load_game(origin: Origin) -> Game:
    """Read a game definition, and return it as a `Game`.

    Args:
        origin: The name of a shipped game, a path, or the text of a game file. A string with a line break is
            a text.

    Raises:
        ProblemsError: There is no such game, or it has errors.

    >>> qs.load_game("doodle").board
    Board(rows=9, columns=9)
    """
    return loaded(GAMES, origin)


@public
def load_theme(origin: Origin) -> Theme:
    """Read a theme, the colours and fabrics of what is printed, and return it as a `Theme`.

    Args:
        origin: The name of a shipped theme, a path, or the text of a theme file. A string with a line break is a
            text.

    Raises:
        ProblemsError: There is no such theme, or it has errors.

    >>> qs.load_theme("night").title["de"]
    'Nacht'
    """
    return loaded(THEMES, origin)


def loaded(kind: Definitions[Value], origin: Origin | Source) -> Value:
    """Load a value of some kind, or raise `ProblemsError` with all that is wrong with it."""
    return loaded_with_warnings(kind, origin)[0]


def loaded_with_warnings(kind: Definitions[Value], origin: Origin | Source) -> tuple[Value, tuple[Problem, ...]]:
    """Load a value of some kind, and what is strange about it."""
    looked = looked_at(kind, origin)
    if looked.value is None:
        if not looked.is_there:
            raise UnknownNameError(looked.problems)
        raise ProblemsError(
            looked.problems, str(origin) if isinstance(origin, (str, PathLike)) and not is_text(origin) else None
        )
    return looked.value, looked.problems


class LookedAt(NamedTuple, Generic[Value]):
    """The name of a file or text, its value if it has no errors, and its problems."""

    name: str
    value: Value | None
    problems: tuple[Problem, ...]
    is_there: bool = True


def looked_at(kind: Definitions[Value], origin: Origin | Source) -> LookedAt[Value]:
    """Find and read a file or text."""
    if is_text(origin) or isinstance(origin, Source):
        try:
            source = source_of(origin)
        except ProblemsError as refused:
            return LookedAt(TEXT_NAME, None, refused.problems)
        value, problems = kind.read(source)
        return LookedAt(source.name, value, tuple(problems))
    path = kind.find(origin) if isinstance(origin, str) else found(origin)
    if path is None:
        name = str(Path(origin))
        unknown = diagnostics.unknown_name(place_of(name), kind.what, name, kind.names())
        return LookedAt(name, None, (unknown,), is_there=False)
    return LookedAt(str(path), *kind.load(path))


def name_of(origin: object) -> str | None:
    """Return the name or path of what came by one; a text and a loaded value have none."""
    return str(origin) if isinstance(origin, (str, PathLike)) and not is_text(origin) else None


def is_text(origin: object) -> bool:
    """Return whether a string is what a file would hold, and not the name of one."""
    return isinstance(origin, str) and ("\n" in origin or "\r" in origin)


def found(path: Origin) -> Path | None:
    """Return the path of a file if it is there."""
    try:
        return Path(path) if Path(path).is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a character that no name has
        return None


def is_folder(path: Origin) -> bool:
    """Return whether a path is that of a folder."""
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):
        return False


def source_of(origin: Origin | Source) -> Source:
    """Take a text as if it came from a file in the current folder, within the limits of files; or read a file."""
    if isinstance(origin, Source):
        return origin
    if is_text(origin):
        return text_source(str(origin), TEXT_NAME, Path())
    return read_source(existing(origin))


def existing(origin: Origin) -> Path:
    """Return the path of a file, or raise `ProblemsError` if it is not there."""
    path = found(origin)
    if path is None:
        name = str(Path(origin))
        message = _("there is no file `{name}`", name=name[:200])
        hint = _("check the path; a string is taken for a text only if it has a line break")
        raise ProblemsError([Problem(place_of(name), "unknown-name", message, hint)])
    return path


def place_of(name: str) -> Place:
    """Point at a name that a program gave."""
    return Source(name, name).place(1, 1, max(len(name), 1))
