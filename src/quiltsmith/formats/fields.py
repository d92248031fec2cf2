"""The keys of a YAML file, said once: one description reads files, gives typed values and writes JSON Schema."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as MappingType
from typing import Generic, cast, overload

from msgspec import Struct
from msgspec import field as struct_field

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import Mapping, Node
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.formats.values import Kind, Schema, ShortText, Value, Value_co
from quiltsmith.talk.saying import say

LANGUAGES = ("en", "de")


def in_language(texts: MappingType[str, str], language: str) -> str:
    """Give a translated text in a language, or in another if it has none in this."""
    return texts.get(language) or next(iter(texts.values()))


class Field(Struct, Generic[Value_co], frozen=True, eq=False):
    """A key of a record, and that by which its value is asked for: two of the same name are two keys."""

    name: str
    kind: Kind[Value_co]
    doc: str
    required: bool = False
    example: str = ""


class Read(Struct, frozen=True):
    """The values of a record that could be read, with the places of all that stand in the file."""

    place: Place
    places: dict[str, Place] = struct_field(default_factory=dict)
    keys: dict[str, Place] = struct_field(default_factory=dict)
    values: dict[Field[object], object] = struct_field(default_factory=dict)

    @overload
    def get(self, field: Field[Value]) -> Value | None: ...

    @overload
    def get(self, field: Field[Value], default: Value) -> Value: ...

    def get(self, field: Field[Value], default: Value | None = None) -> Value | None:
        """Give a value, or the default where it is missing or unreadable."""
        value = self.values.get(field)
        # Nothing stands below a field but what its own kind has read.
        return default if value is None else cast("Value", value)

    def need(self, field: Field[Value]) -> Value:
        """Give the value of a required key, once it is known that there are no errors."""
        value = self.get(field)
        if value is None:
            raise LookupError(f"`{field.name}` is needed before all errors are out of the way")
        return value

    def has(self, field: Field[object]) -> bool:
        """Tell whether the key stands in the file, even with a value that cannot be read."""
        return field.name in self.places

    def at(self, field: Field[object]) -> Place:
        """Point at the value of a key, or at the record where the key is missing."""
        return self.places.get(field.name, self.place)


class Record(Struct, frozen=True):
    """Known keys, each with its kind."""

    what: str
    fields: tuple[Field[object], ...]

    def read(self, node: Node, problems: list[Problem]) -> Read:
        """Read all keys that can be read; unknown and missing ones are problems."""
        read = Read(node.place)
        if not isinstance(node, Mapping):
            example = self.fields[0].name
            problems.append(
                faults.wrong_type(
                    node,
                    say("{what} with keys", what=say(self.what)),
                    say("start with `{example}: …`", example=example),
                )
            )
            return read
        known = {field.name: field for field in self.fields}
        for key, node_of_value in node.entries:
            if key.text not in known:
                problems.append(faults.unknown_key(key, self.what, known))
                continue
            read.places[key.text] = node_of_value.place
            read.keys[key.text] = key.place
            read.values[known[key.text]] = known[key.text].kind.read(node_of_value, problems)
        for required in self._missing(read):
            example = required.example or f"{required.name}: …"
            problems.append(faults.missing_key(node.place, self.what, required.name, example))
        return read

    def schema(self) -> Schema:
        """Describe the record."""
        return {
            "type": "object",
            "properties": self.properties(),
            "required": [entry.name for entry in self.fields if entry.required],
            "additionalProperties": False,
        }

    def properties(self) -> dict[str, Schema]:
        """Describe the keys."""
        return {
            entry.name: {**({"description": entry.doc} if entry.doc else {}), **entry.kind.schema()}
            for entry in self.fields
        }

    def _missing(self, read: Read) -> Iterator[Field[object]]:
        return (entry for entry in self.fields if entry.required and not read.has(entry))


class Translated(Struct, frozen=True):
    """A text, the same for all languages or one for each."""

    text: ShortText = ShortText()

    def read(self, node: Node, problems: list[Problem]) -> dict[str, str] | None:
        """Read the text by language."""
        if isinstance(node, Mapping):
            languages = {name: Field(name, self.text, "") for name in LANGUAGES}
            read = Record("a translated text", tuple(languages.values())).read(node, problems)
            found = {name: read.get(languages[name]) for name in read.places}
            texts = {name: text for name, text in found.items() if text is not None}
            if not node.entries:
                problems.append(
                    faults.wrong_type(node, say("a text"), say("write `{en: …, de: …}` or one text for both"))
                )
            return texts or None
        text = self.text.read(node, problems)
        return None if text is None else dict.fromkeys(LANGUAGES, text)

    def schema(self) -> Schema:
        """Describe both forms."""
        languages = {name: self.text.schema() for name in LANGUAGES}
        each = {"type": "object", "properties": languages, "additionalProperties": False, "minProperties": 1}
        return {"anyOf": [self.text.schema(), each]}
