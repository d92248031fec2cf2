"""Values that name another file: a shipped one by its name, or a person's own by its path."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.library import find, shipped_names
from quiltsmith.formats.nodes import Node
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.values import Schema, ShortText
from quiltsmith.talk.saying import say


class FileName(Struct, frozen=True):
    """The name of a shipped file of one kind, or a path that starts where the file lies that names it."""

    folder: str
    what: str

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the name as it is, or the path as it is seen from here."""
        name = self._text.read(node, problems)
        if name is None or name in shipped_names(self.folder):
            return name
        path = find(self.folder, name, node.place.source.folder)
        if path is None:
            problems.append(faults.unknown_name(node.place, self.what, name, shipped_names(self.folder)))
        return None if path is None else str(path)

    def schema(self) -> Schema:
        """Describe the name."""
        return self._text.schema()

    @property
    def _text(self) -> ShortText:
        return ShortText(
            200, what=say("the name of a {what}", what=say(self.what)), example=shipped_names(self.folder)[0]
        )
