"""What a YAML file may hold, said once: the same description reads files and writes their JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as MappingType
from typing import Any, Protocol

from msgspec import Struct, field

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import Mapping, Node, Scalar, Sequence
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place

LANGUAGES = ("en", "de")
_INTEGER = re.compile(r"[+-]?[0-9]+")
_MOST_DIGITS = 40  # more than any bound has; absurdly long numbers take long to read


def in_language(texts: MappingType[str, str], language: str) -> str:
    """Give a translated text in a language, or in another if it has none in this."""
    return texts.get(language) or next(iter(texts.values()))


class Kind(Protocol):
    """A kind of value: how to read it from a node, and how JSON Schema describes it."""

    def read(self, node: Node, problems: list[Problem]) -> Any:
        """Give the value, or None after adding a problem."""

    def schema(self) -> dict[str, Any]:
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
                    node, "a whole number", f"write digits only, for example {min(max(self.low, 1), self.high)}"
                )
            )
            return None
        if len(node.text) > _MOST_DIGITS or not self.low <= int(node.text) <= self.high:
            problems.append(faults.out_of_range(node, self.what, self.low, self.high))
            return None
        return int(node.text)

    def schema(self) -> dict[str, Any]:
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
            faults.wrong_type(node, "`true` or `false`", "write `true` or `false`, or leave the key out")
        )
        return None

    def schema(self) -> dict[str, Any]:
        """Describe the flag."""
        return {"type": "boolean"}


class Text(Struct, frozen=True):
    """A text of a limited length, of one line."""

    longest: int = 80
    pattern: str = r"[^\n]+"
    what: str = "a text"
    example: str = ""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the text without the blanks around it."""
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(faults.wrong_type(node, self.what, self._hint()))
            return None
        text = node.text.strip()
        if len(text) > self.longest or not re.fullmatch(self.pattern, text) or not text.isprintable():
            problems.append(faults.wrong_type(node, self.what, self._hint()))
            return None
        return text

    def schema(self) -> dict[str, Any]:
        """Describe the text; an unquoted number is a text for quiltsmith too."""
        return {"type": ["string", "integer"], "maxLength": self.longest, "pattern": f"^{self.pattern}$"}

    def _hint(self) -> str:
        example = f", for example `{self.example}`" if self.example else ""
        return f"write {self.what} of at most {self.longest} characters{example}"


class Choice(Struct, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]
    what: str = "word"

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the word, or suggest the nearest."""
        if isinstance(node, Scalar) and node.text in self.words:
            return node.text
        if isinstance(node, Scalar) and not node.is_null():
            problems.append(faults.unknown_name(node.place, self.what, node.text, self.words))
        else:
            problems.append(faults.wrong_type(node, f"a {self.what}", f"one of: {', '.join(self.words)}"))
        return None

    def schema(self) -> dict[str, Any]:
        """Describe the choice."""
        return {"enum": list(self.words)}


class Translated(Struct, frozen=True):
    """A text, the same for all languages or one for each."""

    text: Text = Text()

    def read(self, node: Node, problems: list[Problem]) -> dict[str, str] | None:
        """Read the text by language."""
        if isinstance(node, Mapping):
            languages = Record("a translated text", tuple(Field(name, self.text, "") for name in LANGUAGES))
            read = languages.read(node, problems)
            texts = {name: text for name, text in read.values.items() if text is not None}
            if not node.entries:
                problems.append(faults.wrong_type(node, "a text", "write `{en: …, de: …}` or one text for both"))
            return texts or None
        text = self.text.read(node, problems)
        return None if text is None else dict.fromkeys(LANGUAGES, text)

    def schema(self) -> dict[str, Any]:
        """Describe both forms."""
        languages = {name: self.text.schema() for name in LANGUAGES}
        each = {"type": "object", "properties": languages, "additionalProperties": False, "minProperties": 1}
        return {"anyOf": [self.text.schema(), each]}


class ListOf(Struct, frozen=True):
    """A list of values of one kind."""

    kind: Kind
    most: int
    what: str
    fewest: int = 0

    def read(self, node: Node, problems: list[Problem]) -> tuple[Any, ...] | None:
        """Read the items that can be read."""
        if not isinstance(node, Sequence):
            problems.append(
                faults.wrong_type(node, self.what, "each item on a line of its own after `- `, or `[a, b]`")
            )
            return None
        if not self.fewest <= len(node.items) <= self.most:
            place = node.place
            count = Scalar(place, str(len(node.items)))
            problems.append(faults.out_of_range(count, "the length of the list", self.fewest, self.most))
            return None
        read = (self.kind.read(item, problems) for item in node.items)
        return tuple(value for value in read if value is not None)

    def schema(self) -> dict[str, Any]:
        """Describe the list."""
        return {"type": "array", "items": self.kind.schema(), "minItems": self.fewest, "maxItems": self.most}


class MapOf(Struct, frozen=True):
    """Names of the user's choosing with values of one kind; each comes with the place of its name."""

    kind: Kind
    what: str
    most: int = 500
    name: Text = Text(24)

    def read(self, node: Node, problems: list[Problem]) -> dict[str, tuple[Place, Any]] | None:
        """Read the values that can be read."""
        if not isinstance(node, Mapping):
            problems.append(faults.wrong_type(node, self.what, "write `name: value` on each line"))
            return None
        if len(node.entries) > self.most:
            problems.append(faults.out_of_range(node, "the number of entries", 0, self.most))
            return None
        values = {}
        for key, value_node in node.entries:
            name = self.name.read(key, problems)
            value = self.kind.read(value_node, problems)
            if name is not None and value is not None:
                values[name] = (key.place, value)
        return values

    def schema(self) -> dict[str, Any]:
        """Describe the mapping."""
        return {"type": "object", "additionalProperties": self.kind.schema(), "maxProperties": self.most}


class Field(Struct, frozen=True):
    """A key of a record."""

    name: str
    kind: Kind
    doc: str
    required: bool = False
    example: str = ""


class Read(Struct, frozen=True):
    """The values of a record that could be read, with the places of all that stand in the file."""

    place: Place
    values: dict[str, Any] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    keys: dict[str, Place] = field(default_factory=dict)

    def get(self, key: str, default: Any = None) -> Any:
        """Give a value, or the default where it is missing or unreadable."""
        value = self.values.get(key)
        return default if value is None else value

    def at(self, key: str) -> Place:
        """Point at the value of a key, or at the record where the key is missing."""
        return self.places.get(key, self.place)


class Record(Struct, frozen=True):
    """Known keys, each with its kind."""

    what: str
    fields: tuple[Field, ...]

    def read(self, node: Node, problems: list[Problem]) -> Read:
        """Read all keys that can be read; unknown and missing ones are problems."""
        read = Read(node.place)
        if not isinstance(node, Mapping):
            example = self.fields[0].name
            problems.append(faults.wrong_type(node, f"{self.what} with keys", f"start with `{example}: …`"))
            return read
        known = {field.name: field for field in self.fields}
        for key, value in node.entries:
            if key.text not in known:
                problems.append(faults.unknown_key(key, self.what, known))
                continue
            read.places[key.text] = value.place
            read.keys[key.text] = key.place
            read.values[key.text] = known[key.text].kind.read(value, problems)
        for required in self._missing(read):
            example = required.example or f"{required.name}: …"
            problems.append(faults.missing_key(node.place, self.what, required.name, example))
        return read

    def schema(self) -> dict[str, Any]:
        """Describe the record."""
        properties = {}
        for entry in self.fields:
            described = {"description": entry.doc} if entry.doc else {}
            properties[entry.name] = {**described, **entry.kind.schema()}
        return {
            "type": "object",
            "properties": properties,
            "required": [entry.name for entry in self.fields if entry.required],
            "additionalProperties": False,
        }

    def _missing(self, read: Read) -> Iterator[Field]:
        return (entry for entry in self.fields if entry.required and entry.name not in read.places)
