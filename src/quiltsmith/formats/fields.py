"""The keys of a YAML file, said once: one description reads files, gives typed values and writes JSON Schema."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as MappingType
from typing import Generic, Protocol, TypeVar, cast, overload

from msgspec import Struct
from msgspec import field as struct_field

from quiltsmith.formats import diagnostics
from quiltsmith.formats.library import find, shipped_names
from quiltsmith.formats.nodes import Mapping, Node, Scalar, Sequence
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import ENGLISH, N_, _, catalogue, locales

Schema = dict[str, object]
"""A part of a JSON Schema."""
Value = TypeVar("Value")
Value_co = TypeVar("Value_co", covariant=True)
Word = TypeVar("Word", bound=str)
_INTEGER = re.compile(r"[+-]?[0-9]+")
_MOST_DIGITS = 40  # more than any bound has; absurdly long numbers take long to read


class FieldType(Protocol[Value_co]):
    """A kind of value: how to read it from a node, and how JSON Schema describes it."""

    def read(self, node: Node, problems: list[Problem]) -> Value_co | None:
        """Return the value, or None after adding a problem."""

    def schema(self) -> Schema:
        """Describe the value for editors."""


class Whole(Struct, frozen=True):
    """A whole number within bounds."""

    low: int
    high: int
    what: str = N_("the number")

    def read(self, node: Node, problems: list[Problem]) -> int | None:
        """Read plain decimal digits."""
        if not isinstance(node, Scalar) or not _INTEGER.fullmatch(node.text):
            problems.append(
                diagnostics.wrong_type(
                    node,
                    _("a whole number"),
                    _("write digits only, for example {number}", number=min(max(self.low, 1), self.high)),
                )
            )
            return None
        if len(node.text) > _MOST_DIGITS or not self.low <= int(node.text) <= self.high:
            problems.append(diagnostics.out_of_range(node, self.what, self.low, self.high))
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
            diagnostics.wrong_type(
                node, _("`true` or `false`"), _("write `true` or `false`, or leave the key out")
            )
        )
        return None

    def schema(self) -> Schema:
        return {"type": "boolean"}


def is_printable(text: str) -> bool:
    """Return whether a text has no characters that cannot be seen; a no-break space is a blank like any other."""
    return text.replace("\N{NO-BREAK SPACE}", " ").isprintable()


class ShortText(Struct, frozen=True):
    """A text of a limited length, of one line."""

    longest: int = 80
    pattern: str = r"[^\n]+"
    what: str = N_("a text")
    example: str = ""

    def read(self, node: Node, problems: list[Problem]) -> str | None:
        """Read the text without the blanks around it."""
        if not isinstance(node, Scalar) or node.is_null():
            problems.append(diagnostics.wrong_type(node, _(self.what), self._hint()))
            return None
        text = node.text.strip()
        if len(text) > self.longest or not re.fullmatch(self.pattern, text) or not is_printable(text):
            problems.append(diagnostics.wrong_type(node, _(self.what), self._hint()))
            return None
        return text

    def schema(self) -> Schema:
        """Describe the text; an unquoted number is a text for quiltsmith too."""
        return {"type": ["string", "integer"], "maxLength": self.longest, "pattern": f"^{self.pattern}$"}

    def _hint(self) -> str:
        places = {"what": _(self.what), "most": self.longest}
        if not self.example:
            return _("write {what} of at most {most} characters", **places)
        return _(
            "write {what} of at most {most} characters, for example `{example}`", example=self.example, **places
        )


class Choice(Struct, Generic[Word], frozen=True):
    """One of a few words."""

    words: tuple[Word, ...]
    what: str = N_("word")

    def read(self, node: Node, problems: list[Problem]) -> Word | None:
        """Read the word, or suggest the nearest."""
        if isinstance(node, Scalar) and node.text in self.words:
            return self.words[self.words.index(node.text)]
        if isinstance(node, Scalar) and not node.is_null():
            problems.append(diagnostics.unknown_name(node.place, self.what, node.text, self.words))
        else:
            problems.append(
                diagnostics.wrong_type(
                    node, _("a {what}", what=_(self.what)), _("one of: {words}", words=", ".join(self.words))
                )
            )
        return None

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


class ListOf(Struct, Generic[Value], frozen=True):
    """A list of values of one kind."""

    kind: FieldType[Value]
    most: int
    what: str
    fewest: int = 0

    def read(self, node: Node, problems: list[Problem]) -> tuple[Value, ...] | None:
        """Read the items that can be read."""
        if not isinstance(node, Sequence):
            problems.append(
                diagnostics.wrong_type(
                    node, _(self.what), _("each item on a line of its own after `- `, or `[a, b]`")
                )
            )
            return None
        if not self.fewest <= len(node.items) <= self.most:
            place = node.place
            count = Scalar(place, str(len(node.items)))
            problems.append(diagnostics.out_of_range(count, _("the length of the list"), self.fewest, self.most))
            return None
        read = (self.kind.read(item, problems) for item in node.items)
        return tuple(value for value in read if value is not None)

    def schema(self) -> Schema:
        return {"type": "array", "items": self.kind.schema(), "minItems": self.fewest, "maxItems": self.most}


class MapOf(Struct, Generic[Value], frozen=True):
    """Names of the user's choosing with values of one kind; each comes with the place of its name."""

    kind: FieldType[Value]
    what: str
    most: int = 500
    name: ShortText = ShortText(24)

    def read(self, node: Node, problems: list[Problem]) -> dict[str, tuple[Place, Value]] | None:
        """Read the values that can be read."""
        if not isinstance(node, Mapping):
            problems.append(diagnostics.wrong_type(node, _(self.what), _("write `name: value` on each line")))
            return None
        if len(node.entries) > self.most:
            problems.append(diagnostics.out_of_range(node, _("the number of entries"), 0, self.most))
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


_LANGUAGES = "templates/lang"
_CODE = re.compile(r"[a-z]{2}(-[A-Za-z]{2,4})?")
"""How languages are called: de, pt-BR."""


def title_languages() -> tuple[str, ...]:
    """List the languages that a text without any is in: all that are shipped, English first."""
    return (ENGLISH, *(code for code in shipped_names(_LANGUAGES) if code != ENGLISH))


def in_language(texts: MappingType[str, str], language: str) -> str:
    """Return a translated text in a language; if it has none in this, as catalogues have it, or in another."""
    if language in texts:
        return texts[language]
    english = texts.get(ENGLISH) or next(iter(texts.values()))
    return catalogue(language).gettext(english) if language in locales()[1:] else english


class Field(Struct, Generic[Value_co], frozen=True, eq=False):
    """A key of a record, and that by which its value is asked for: two of the same name are two keys."""

    name: str
    kind: FieldType[Value_co]
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
        """Return a value, or the default where it is missing or unreadable."""
        value = self.values.get(field)
        # Nothing stands below a field but what its own kind has read.
        return default if value is None else cast("Value", value)

    def need(self, field: Field[Value]) -> Value:
        """Return the value of a required key, once it is known that there are no errors."""
        value = self.get(field)
        if value is None:
            raise LookupError(f"`{field.name}` is needed before all errors are out of the way")
        return value

    def has(self, field: Field[object]) -> bool:
        """Return whether the key stands in the file, even with a value that cannot be read."""
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
                diagnostics.wrong_type(
                    node,
                    _("{what} with keys", what=_(self.what)),
                    _("start with `{example}: …`", example=example),
                )
            )
            return read
        known = {field.name: field for field in self.fields}
        for key, node_of_value in node.entries:
            if key.text not in known:
                problems.append(diagnostics.unknown_key(key, self.what, known))
                continue
            read.places[key.text] = node_of_value.place
            read.keys[key.text] = key.place
            read.values[known[key.text]] = known[key.text].kind.read(node_of_value, problems)
        for required in self._missing(read):
            example = required.example or f"{required.name}: …"
            problems.append(diagnostics.missing_key(node.place, self.what, required.name, example))
        return read

    def schema(self) -> Schema:
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
            codes = (key.text for key, _value in node.entries if _CODE.fullmatch(key.text))
            languages = {name: Field(name, self.text, "") for name in (*title_languages(), *codes)}
            read = Record(N_("a translated text"), tuple(languages.values())).read(node, problems)
            found = {name: read.get(languages[name]) for name in read.places}
            texts = {name: text for name, text in found.items() if text is not None}
            if not node.entries:
                problems.append(
                    diagnostics.wrong_type(
                        node, _("a text"), _("write `{en: …, de: …}` or one text for all languages")
                    )
                )
            return texts or None
        text = self.text.read(node, problems)
        return None if text is None else dict.fromkeys(title_languages(), text)

    def schema(self) -> Schema:
        """Describe both forms."""
        languages = {name: self.text.schema() for name in title_languages()}
        each = {
            "type": "object",
            "properties": languages,
            "patternProperties": {f"^{_CODE.pattern}$": self.text.schema()},
            "additionalProperties": False,
            "minProperties": 1,
        }
        return {"anyOf": [self.text.schema(), each]}


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
            problems.append(diagnostics.unknown_name(node.place, self.what, name, shipped_names(self.folder)))
        return None if path is None else str(path)

    def schema(self) -> Schema:
        return self._text.schema()

    @property
    def _text(self) -> ShortText:
        return ShortText(
            200, what=_("the name of a {what}", what=_(self.what)), example=shipped_names(self.folder)[0]
        )
