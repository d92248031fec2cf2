"""Names that pages send: of shipped files, of examples, and of files in the folder, which nobody can leave."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from quiltsmith.api.load_definitions import loaded
from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.library import shipped_folder
from quiltsmith.i18n import _
from quiltsmith.studio.folder import FileGoneError, Folder, FolderFile, checked_parts

Value = TypeVar("Value")
EXAMPLES = "examples"


def named(kind: Definitions[Value], folder: Folder, name: str) -> Value:
    """Load a shipped file by its name, or one of the folder, or say what is wrong with it."""
    return loaded(kind, name if name.lower() in kind.names() else Path(checked_name(folder, name)))


def named_deck(folder: Folder, name: str) -> Deck:
    """Load a deck that a page names."""
    return named(DECKS, folder, name)


def checked_name(folder: Folder, name: str) -> str:
    """Return a name back if it is that of a file in the folder; the studio's own folder is the current one."""
    if not folder.path(name).is_file():
        raise FileGoneError(_("there is no file {name}", name=name))
    return name


def example(name: str) -> FolderFile:
    """Read an example that is shipped; it has no version, as saving it makes a new file."""
    path = example_path(name)
    return FolderFile(Path(name).name, path.read_text(encoding="utf-8"), "")


def example_path(name: str) -> Path:
    """Find an example that is shipped."""
    path = shipped_folder(EXAMPLES).joinpath(*checked_parts(name))
    if not path.is_file():
        raise FileGoneError(_("there is no file {name}", name=name))
    return path
