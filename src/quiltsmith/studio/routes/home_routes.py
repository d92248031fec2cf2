"""The first page: what is in the folder, examples to open at once, and files as they are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.decks.deck_reader import DECKS
from quiltsmith.formats.file_kinds import BEGINNING, told_kind
from quiltsmith.formats.file_reader import bytes_of
from quiltsmith.studio.endpoints import Endpoint, Nothing, get, post
from quiltsmith.studio.folder import FolderFile
from quiltsmith.studio.folder_listing import (
    MOST_LISTED,
    Kind,
    Listed,
    found_files,
    kind_of_yaml,
    listed,
    listed_deck,
    listed_sheet,
    looked_through,
)
from quiltsmith.studio.named_files import example, example_path
from quiltsmith.studio.shared import Studio

EXAMPLE_SHEETS = ("five-mistakes.txt", "good.txt", "patchwork/tied.txt")
"""Examples of sheets that are shipped; the pages say what each shows."""
_AT_FIRST = 20
"""How many files of each kind are shown until somebody asks for all: what is below them is to be found too."""


class HomeQuestion(Struct, frozen=True):
    """How many files of each kind are wanted at most."""

    most: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = _AT_FIRST


class HomeAnswer(Struct, frozen=True):
    """The latest files of the folder, how many of each kind there are, and the examples."""

    files: list[Listed]
    found: dict[Kind, int]
    examples: list[Listed]


class ExampleQuestion(Struct, frozen=True):
    """Which example is wanted."""

    name: str


class KindQuestion(Struct, frozen=True):
    """How a YAML file begins that somebody drops on the page, and its name."""

    beginning: Annotated[str, Meta(max_length=BEGINNING)]
    name: Annotated[str, Meta(max_length=300)] = ""


def home(studio: Studio, asked: HomeQuestion) -> HomeAnswer:
    """Return what lies in the folder, and what there is to try."""
    sheets = [listed_sheet(name, example_path(name)) for name in EXAMPLE_SHEETS]
    found = found_files(studio.folder)
    files = looked_through(studio.folder, found, most=asked.most)
    return HomeAnswer(files, {kind: len(names) for kind, names in found.items()}, [*sheets, *_shipped_decks()])


def decks(studio: Studio, asked: Nothing) -> list[Listed]:
    """List all decks that there are to work with: those of the folder, then those that are shipped."""
    return [*listed(studio.folder, "deck"), *_shipped_decks()]


def kind(studio: Studio, asked: KindQuestion) -> dict[str, str]:
    """Return whether a file is a deck or a deal; what is neither has no kind, and is told."""
    known = kind_of_yaml(bytes_of(asked.beginning)) or ""
    return {"kind": known, "told": "" if known else told_kind(asked.beginning, asked.name)}


def _shipped_decks() -> list[Listed]:
    return [listed_deck(name, path) for name in DECKS.names() if (path := DECKS.find(name))]


def read_example(studio: Studio, asked: ExampleQuestion) -> FolderFile:
    """Return an example as it is shipped."""
    return example(asked.name)


class FileQuestion(Struct, frozen=True):
    """Which file is wanted."""

    name: str


class SaveQuestion(Struct, frozen=True):
    """A file to write; `version` is what the page has read, None for a file that is new."""

    name: str
    text: str
    version: str | None = None


def read(studio: Studio, asked: FileQuestion) -> FolderFile:
    return studio.folder.read(asked.name)


def save(studio: Studio, asked: SaveQuestion) -> FolderFile:
    return studio.folder.save(asked.name, asked.text, asked.version)


def delete(studio: Studio, asked: FileQuestion) -> FolderFile:
    return studio.folder.delete(asked.name)


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/home", HomeQuestion, home),
    post("/api/kind", KindQuestion, kind),
    get("/api/decks", Nothing, decks),
    get("/api/example", ExampleQuestion, read_example),
    get("/api/file", FileQuestion, read),
    post("/api/file/save", SaveQuestion, save),
    post("/api/file/delete", FileQuestion, delete),
)
