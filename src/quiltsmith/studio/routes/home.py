"""The first page: what lies in the folder, and examples to open at once."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.decks.reader import DECKS
from quiltsmith.studio.endpoints import Endpoint, Nothing, get
from quiltsmith.studio.folder import FolderFile
from quiltsmith.studio.listing import Listed, listed, listed_deck, listed_sheet
from quiltsmith.studio.names import example, example_path
from quiltsmith.studio.shared import Studio

EXAMPLE_SHEETS = ("five-mistakes.txt", "good.txt", "patchwork/tied.txt")
"""Examples of sheets that are shipped; the pages say what each shows."""


class HomeAnswer(Struct, frozen=True):
    """The files of the folder, and the examples."""

    files: list[Listed]
    examples: list[Listed]


class ExampleQuestion(Struct, frozen=True):
    """Which example is wanted."""

    name: str


def home(studio: Studio, asked: Nothing) -> HomeAnswer:
    """Tell what lies in the folder, and what there is to try."""
    sheets = [listed_sheet(name, example_path(name)) for name in EXAMPLE_SHEETS]
    decks = [listed_deck(name, path) for name in DECKS.names() if (path := DECKS.find(name))]
    return HomeAnswer(listed(studio.folder), [*sheets, *decks])


def read_example(studio: Studio, asked: ExampleQuestion) -> FolderFile:
    """Give an example as it is shipped."""
    return example(asked.name)


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/home", Nothing, home),
    get("/api/example", ExampleQuestion, read_example),
)
