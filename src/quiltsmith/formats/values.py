"""The values that a YAML file may hold, kind by kind: what reads a value also describes it for JSON Schema."""

from __future__ import annotations

import re
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import Mapping, Node, Scalar, Sequence
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.talk.saying import say

Schema = dict[str, object]
"""A part of a JSON Schema."""
Value = TypeVar("Value")
Value_co = TypeVar("Value_co", covariant=True)
Word = TypeVar("Word", bound=str)
_INTEGER = re.compile(r"[+-]?[0-9]+")
_MOST_DIGITS = 40  # more than any bound has; absurdly long numbers take long to read


class Kind(Protocol[Value_co]):
    """A kind of value: how to read it from a node, and how JSON Schema describes it."""

    def read(self, node: Node, problems: list[Problem]) -> Value_co | None:
        """Give the value, or None after adding a problem."""

    def schema(self) -> Schema:
        """Describe the value for editors."""


class Whole(Struct, frozen=True):
    """A whole number within bounds."""

    low: int
    high: int
    what: str = "the number"

    def read(self, node: Node, problems: list[Problem]) -> int | None:
        """Read plain decimal digits."""
        if not isinstance(node, Scalar) or not _INTEGER.fullmatch(node.text):
            problems.append(
                faults.wrong_type(
                    node,
                    say("a whole number"),
                    say("write digits only, for example {number}", number=min(max(self.low, 1), self.high)),
                )
            )
            return None
        if len(node.text) > _MOST_DIGITS or not self.low <= int(node.text) <= self.high:
            problems.append(faults.out_of_range(node, self.what, self.low, self.high))
            return None
        return int(node.text)

    def schema(self) -> Schema:
        """Describe the number."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Flag(Struct, frozen=True):
    """Yes or no."""

    def read(self, node: Node, problems: list[Problem]) -> bool | None:
        """Read true or false, and the yes and no that people write."""
        word = node.text.lower() if isinstance(node, Scalar) else ""
        if word in ("true", "yes"):
            return True
        if word in ("false", "no"):
            return False
        problems.append(
            faults.wrong_type(node, say("`true` or `false`"), say("write `true` or `false`, or leave the key out"))
        )
        return None

    def schema(self) -> Schema:
        """Describe the flag."""
        return {"type": "boolean"}


def is_printable(text: str) -> bool:
    """Tell whether a text has no characters that cannot be seen; a no-break space is a blank like any other."""
    return text.replace("\N{NO-BREAK SPACE}", " ").isprintable()


class ShortText(Struct, frozen=True):
    """A text of a limited length, of one line."""

    longest: int = 80
    pattern: str = r"[^\n]+"
    what: str = "a text"
    example: str = ""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the text without the blanks around it."""
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(faults.wrong_type(node, say(self.what), self._hint()))
            return None
        text = node.text.strip()
        if len(text) > self.longest or not re.fullmatch(self.pattern, text) or not is_printable(text):
            problems.append(faults.wrong_type(node, say(self.what), self._hint()))
            return None
        return text

    def schema(self) -> Schema:
        """Describe the text; an unquoted number is a text for quiltsmith too."""
        return {"type": ["string", "integer"], "maxLength": self.longest, "pattern": f"^{self.pattern}$"}

    def _hint(self) -> str:
        places = {"what": say(self.what), "most": self.longest}
        if not self.example:
            return say("write {what} of at most {most} characters", **places)
        return say(
            "write {what} of at most {most} characters, for example `{example}`", example=self.example, **places
        )


class Choice(Struct, Generic[Word], frozen=True):
    """One of a few words."""

    words: tuple[Word, ...]
    what: str = "word"

    def read(self, node: Node, problems: list[Problem]) -> Word | None:
        """Read the word, or suggest the nearest."""
        if isinstance(node, Scalar) and node.text in self.words:
            return self.words[self.words.index(node.text)]
        if isinstance(node, Scalar) and not node.is_null():
            problems.append(faults.unknown_name(node.place, self.what, node.text, self.words))
        else:
            problems.append(
                faults.wrong_type(
                    node, say("a {what}", what=say(self.what)), say("one of: {words}", words=", ".join(self.words))
                )
            )
        return None

    def schema(self) -> Schema:
        """Describe the choice."""
        return {"enum": list(self.words)}


class ListOf(Struct, Generic[Value], frozen=True):
    """A list of values of one kind."""

    kind: Kind[Value]
    most: int
    what: str
    fewest: int = 0

    def read(self, node: Node, problems: list[Problem]) -> tuple[Value, ...] | None:
        """Read the items that can be read."""
        if not isinstance(node, Sequence):
            problems.append(
                faults.wrong_type(
                    node, say(self.what), say("each item on a line of its own after `- `, or `[a, b]`")
                )
            )
            return None
        if not self.fewest <= len(node.items) <= self.most:
            place = node.place
            count = Scalar(place, str(len(node.items)))
            problems.append(faults.out_of_range(count, say("the length of the list"), self.fewest, self.most))
            return None
        read = (self.kind.read(item, problems) for item in node.items)
        return tuple(value for value in read if value is not None)

    def schema(self) -> Schema:
        """Describe the list."""
        return {"type": "array", "items": self.kind.schema(), "minItems": self.fewest, "maxItems": self.most}


class MapOf(Struct, Generic[Value], frozen=True):
    """Names of the user's choosing with values of one kind; each comes with the place of its name."""

    kind: Kind[Value]
    what: str
    most: int = 500
    name: ShortText = ShortText(24)

    def read(self, node: Node, problems: list[Problem]) -> dict[str, tuple[Place, Value]] | None:
        """Read the values that can be read."""
        if not isinstance(node, Mapping):
            problems.append(faults.wrong_type(node, say(self.what), say("write `name: value` on each line")))
            return None
        if len(node.entries) > self.most:
            problems.append(faults.out_of_range(node, say("the number of entries"), 0, self.most))
            return None
        values: dict[str, tuple[Place, Value]] = {}
        for key, value_node in node.entries:
            name = self.name.read(key, problems)
            value = self.kind.read(value_node, problems)
            if name is not None and value is not None:
                values[name] = (key.place, value)
        return values

    def schema(self) -> Schema:
        """Describe the mapping."""
        return {"type": "object", "additionalProperties": self.kind.schema(), "maxProperties": self.most}
