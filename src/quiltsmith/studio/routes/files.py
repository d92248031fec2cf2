"""Files of the folder: read with their version, and saved only if nobody has changed them meanwhile."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.studio.endpoints import Endpoint, get, post
from quiltsmith.studio.folder import FolderFile
from quiltsmith.studio.shared import Studio


class FileQuestion(Struct, frozen=True):
    """Which file is wanted."""

    name: str


class SaveQuestion(Struct, frozen=True):
    """A file to write; `version` is what the page has read, None for a file that is new."""

    name: str
    text: str
    version: str | None = None


def read(studio: Studio, asked: FileQuestion) -> FolderFile:
    """Give a file of the folder."""
    return studio.folder.read(asked.name)


def save(studio: Studio, asked: SaveQuestion) -> FolderFile:
    """Write a file of the folder."""
    return studio.folder.save(asked.name, asked.text, asked.version)


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/file", FileQuestion, read),
    post("/api/file/save", SaveQuestion, save),
)
