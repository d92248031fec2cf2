"""Names on the command line: files and shipped names that are found, read, or refused in one way.

A name of another kind of file, one without its ending, or one that a shipped file has too is understood, and a
note says so.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from quiltsmith.cli.output_files import STANDARD_OUTPUT
from quiltsmith.cli.refusals import usable
from quiltsmith.cli.terminal_output import visible, write_note
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.api.described_options import Parameter
    from quiltsmith.cli.terminal_output import ReportFormat
    from quiltsmith.decks.deck import Deck
    from quiltsmith.formats.definitions import Definitions
    from quiltsmith.formats.source import Source
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game
    from quiltsmith.games.sheets.sheet_kind import SharedDeal


Value = TypeVar("Value")
Instead = Callable[[str], str | None]
"""Gives the name that was meant where that of something of another kind was typed."""
_STANDARD_INPUT = "-"


def looked_up(parameter: Parameter, typed: Any) -> Any:
    """Return what a function takes for something typed: a name that can be found, or what a text stands for."""
    from quiltsmith.api.known_names import DEFINITIONS, definitions_of

    kind = parameter.option.names
    if isinstance(typed, (list, tuple)):
        return [looked_up(parameter, one) for one in dict.fromkeys(typed)]
    if kind == "deal":
        return _find_deal(typed)
    if kind == "sheet":
        return _find_sheets(typed)
    if kind not in DEFINITIONS:
        return parameter.parsed(typed)
    if kind == "deck" and typed == _STANDARD_INPUT:
        return _source(typed)
    instead = {"deck": _deck_of_game, "game": _game_of_deck}.get(kind)
    return definition_name(definitions_of(kind), typed, says_where=kind == "deck", instead=instead)


def definition_path(
    kind: Definitions[Value], name: str, *, says_where: bool = False, instead: Instead | None = None
) -> Path:
    """Find a definition by path or name, or say which there are; `says_where` it was looked for, too."""
    found = kind.find(definition_name(kind, name, says_where=says_where, instead=instead))
    if found is None:
        raise QuiltsmithError(_("there is no file {name}", name=name))
    return found


def definition_name(
    kind: Definitions[Value], name: str, *, says_where: bool = False, instead: Instead | None = None
) -> str:
    """Return the name or path by which a definition is found, or say which there are."""
    from quiltsmith.formats.suggestions import did_you_mean

    path = kind.find(name)
    own = _with_its_ending(name) if name.lower() in kind.names() else None
    if path is not None and own is not None and not own.samefile(path):
        write_note(
            _(
                "note: {name} is the shipped {what}; for your own file write {own}",
                name=name,
                what=_(kind.what),
                own=own,
            )
        )
    if path is not None:
        return name
    name = (instead and instead(name)) or name
    if kind.find(name) is not None:
        return name
    own = _with_its_ending(name)
    if own is not None:
        return str(own)
    places = {"what": _(kind.what), "name": name, "hint": did_you_mean(name, kind.names())}
    raise QuiltsmithError(
        _("there is no {what} `{name}`: no such file, and no shipped {what}; {hint}", **places)
        if says_where
        else _("there is no {what} `{name}`; {hint}", **places)
    )


def _with_its_ending(name: str) -> Path | None:
    """Find a person's own file whose name was typed without `.yaml`."""
    try:
        return next((path for end in (".yaml", ".yml") if (path := Path(f"{name}{end}")).is_file()), None)
    except OSError:
        return None


def load_definition(kind: Definitions[Value], name: str, instead: Instead | None = None) -> Value:
    """Read a definition that a command works with."""
    return usable(name, *kind.load(definition_path(kind, name, instead=instead)))


def load_game(name: str) -> Game:
    """Read a game that a command works with."""
    from quiltsmith.games.game_reader import DEFINITIONS

    return load_definition(DEFINITIONS, name, _game_of_deck)


def deck_path(name: str) -> Path:
    """Find a deck by path or name, or say which there are."""
    from quiltsmith.decks.deck_reader import DECKS

    if name == _STANDARD_INPUT:
        return Path(name)
    return definition_path(DECKS, name, says_where=True, instead=_deck_of_game)


def load_deck(name: str, report_format: ReportFormat | None = None) -> Deck:
    """Read a deck that a command works with."""
    from quiltsmith.decks.deck_reader import load_deck as read_deck

    return usable(name, *read_deck(deck_path(name)), report_format)


def load_deck_source(name: str) -> tuple[Deck, Source]:
    """Read a deck that a command changes, and its text; a shipped one has its name, for who builds on it."""
    from quiltsmith.decks.deck_reader import read_deck
    from quiltsmith.formats.library import PATCHES, shipped_folder, shipped_text

    path = deck_path(name)
    source = _source(str(path))
    deck = usable(name, *read_deck(source))
    if path.parent != shipped_folder(PATCHES):
        return deck, source
    return deck, replace(source, name=path.stem, text=shipped_text(PATCHES, path.stem))


def load_deal(
    name: str,
    report_format: ReportFormat | None = None,
    game: Game | None = None,
    usual: Game | None = None,
) -> tuple[Deal, Deck | None]:
    """Read a deal and the deck that it names, if it names one; its numbers must be those of the game.

    The `usual` game is that of a deal that names no deck.
    """
    from quiltsmith.formats.file_reader import read_source
    from quiltsmith.formats.problems import ProblemsError
    from quiltsmith.games.doodle.doodle_deal import read_deal

    _need_file(name)
    try:
        deal, deck, problems = read_deal(read_source(name), game, usual)
    except ProblemsError as refused:
        deal, deck, problems = None, None, [*refused.problems]
    return usable(name, deal, problems, report_format), deck


def _need_file(name: str) -> None:
    if name != _STANDARD_INPUT and not Path(name).is_file():
        raise QuiltsmithError(_("there is no file {name}", name=name))


def _source(name: str) -> Source:
    """Read a file or standard input."""
    from quiltsmith.formats.file_reader import read_source

    return read_source(name)


def _deck_of_game(name: str) -> str | None:
    """Return the deck of a game whose name was typed in place of a deck's, and say so."""
    from quiltsmith.games.game_reader import DEFINITIONS

    if name.lower() not in DEFINITIONS.names():
        return None
    game = load_definition(DEFINITIONS, name)
    write_note(_("note: {game} is a game; its deck is {deck}", game=game.id, deck=game.deck))
    return game.deck


def _game_of_deck(name: str) -> str | None:
    """Return the game of a shipped deck whose name was typed in place of a game's, and say so."""
    from quiltsmith.decks.deck_reader import deck_names, find_deck
    from quiltsmith.decks.deck_reader import load_deck as read_deck

    path = find_deck(name) if name.lower() in deck_names() else None
    deck = read_deck(path)[0] if path else None
    if deck is None:
        return None
    write_note(_("note: {deck} is a deck; its game is {game}", deck=deck.id, game=deck.game.id))
    return deck.game.id


def _find_deal(name: str) -> str | Source:
    _need_file(name)
    return _source(name) if name == _STANDARD_INPUT else name


def _find_sheets(name: str) -> str:
    from quiltsmith.games.sheets.sheet_files import find_sheets

    problems = find_sheets([name]).problems
    if problems:
        raise QuiltsmithError("\n".join(f"{problem.message}; {problem.hint}" for problem in problems))
    return name


def refuse_input_twice(names: Sequence[str]) -> None:
    """Refuse files of which more than one is standard input, which can be read once."""
    if names.count(_STANDARD_INPUT) > 1:
        raise QuiltsmithError(_("standard input can be read only once; write `-` once"))


def refuse_input_for_deal(deal: str | None) -> None:
    """Refuse standard input for a deal that is read more than once."""
    if deal == _STANDARD_INPUT:
        raise QuiltsmithError(
            _("the deal is read more than once, so it cannot come from standard input; name a file")
        )


def note_files_as_players(names: Iterable[str], option: str) -> None:
    """Say that a player is called like a file, whose content may have been meant."""
    for name in names:
        with suppress(OSError, ValueError):
            if Path(name).is_file():
                called = {"option": option, "name": visible(name)}
                write_note(
                    _(
                        "note: {option} takes names, so a player is called `{name}`; for the names in that file "
                        "write --players-from {name}",
                        **called,
                    )
                    if option == "--players"
                    else _(
                        "note: {option} takes names, so a player is called `{name}`; for the names in that file "
                        "write them with commas between them",
                        **called,
                    )
                )


def deck_id_of(path: str | None, otherwise: str) -> str:
    """Make the id of a new deck out of the name of its file, where that can be one."""
    from quiltsmith.games.game_reader import NAME

    name = Path(path or "").stem
    fits = len(name) <= NAME.longest and re.fullmatch(NAME.pattern, name)
    return name if fits else otherwise[: NAME.longest]


def name_in_deck(kind: str, name: str, path: Path) -> str:
    """Name a game or a base in a deck file: a shipped one by its name, another by its path as seen from there."""
    from quiltsmith.api.known_names import known_names

    if name in known_names(kind):
        return name
    folder = Path() if str(path) == STANDARD_OUTPUT else path.parent
    if Path(name).absolute().drive != folder.absolute().drive:
        return Path(name).resolve().as_posix()
    seen_from_deck = Path(os.path.relpath(name, folder)).as_posix()
    return seen_from_deck if "/" in seen_from_deck else f"./{seen_from_deck}"


def game_in_deck(source: Source, path: Path) -> str | None:
    """Name the game of a deck file in a copy of it at another place; None is what it may stay."""
    from quiltsmith.decks.deck_edits import plain_data
    from quiltsmith.games.game_reader import DEFINITIONS

    name = plain_data(source.text).get("game")
    if name is None or source.folder is None or name.lower() in DEFINITIONS.names():
        return None
    return name_in_deck("game", str(source.folder / name), path)


def shipped_name(game: Game) -> str | None:
    """Name a game as a sheet does; one that only its deck knows is left out, since the deck names it."""
    from quiltsmith.games.game_reader import find_game, load_game

    path = find_game(game.id)
    return game.id if path is not None and load_game(path)[0] == game else None


def deck_of_deal(deal: SharedDeal, deal_name: str) -> str | None:
    """Name the deal's deck as a sheet in this folder names it: a path in the deal starts at the deal's folder."""
    from quiltsmith.decks.deck_reader import deck_names

    if deal.deck is None:
        return None
    return deal.deck if deal.deck in deck_names() else str(Path(deal_name).parent / deal.deck)
