"""YAML text into nodes with places: event by event, so that hostile files are refused early."""

from __future__ import annotations

import re
from typing import Any

import yaml

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import Mapping, Node, Scalar, ScalarStyle, Sequence
from quiltsmith.formats.problem import Problem, RefusedError
from quiltsmith.formats.source import Place, Source

DEEPEST_NESTING = 16
MOST_NODES = 50_000
_STYLES: dict[str | None, ScalarStyle] = {"'": "quoted", '"': "quoted", "|": "literal", ">": "folded"}
_UNQUOTED_SHAPE = re.compile(r"[\[,:-]\s*#")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(source: Source, problems: list[Problem]) -> Node | None:
    """Read the one document of a file; nothing if there is none.

    Keys that stand twice are added to `problems`; what makes reading on impossible raises RefusedError.
    """
    builder = _Builder(source, problems)
    try:
        for event in yaml.parse(source.text, Loader=_LOADER):
            builder.take(event)
    except yaml.YAMLError as error:
        raise RefusedError(_syntax_problem(source, error)) from None
    return builder.root


class _Builder:
    """Puts events together to nodes, with its own stack instead of recursion."""

    def __init__(self, source: Source, problems: list[Problem]) -> None:
        self.root: Node | None = None
        self._source = source
        self._problems = problems
        self._open: list[tuple[Place, list[Node], bool]] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: Any) -> None:
        """Take in the next event of the parser."""
        if isinstance(event, yaml.ScalarEvent):
            style = _STYLES.get(event.style, "plain")
            self._add(Scalar(self._place(event), event.value, style))
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            if len(self._open) >= DEEPEST_NESTING:
                raise RefusedError(faults.too_deep(self._place(event), DEEPEST_NESTING))
            self._open.append((self._place(event), [], isinstance(event, yaml.MappingStartEvent)))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            place, children, is_mapping = self._open.pop()
            self._add(self._mapping(place, children) if is_mapping else Sequence(place, tuple(children)))
        elif isinstance(event, yaml.AliasEvent):
            raise RefusedError(faults.alias(self._place(event), str(event.anchor)[:40]))
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                place = self._place(event)
                hint = "keep one document per file; remove the `---` between them"
                raise RefusedError(faults.syntax(place, "a second document starts here", hint))

    def _add(self, node: Node) -> None:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise RefusedError(faults.too_large(node.place, "the file has more entries", f"{MOST_NODES:,}"))
        if self._open:
            self._open[-1][1].append(node)
        else:
            self.root = node

    def _mapping(self, place: Place, children: list[Node]) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar):
                self._problems.append(
                    faults.wrong_type(key, "a word as a key", "a key is a single word before a colon")
                )
            elif key.text in entries:
                self._problems.append(faults.duplicate_key(key.place, key.text, entries[key.text][0].place.line))
            else:
                entries[key.text] = (key, value)
        return Mapping(place, tuple(entries.values()))

    def _place(self, event: Any) -> Place:
        start, end = event.start_mark, event.end_mark
        length = end.column - start.column if end.line == start.line else 1
        return self._source.place(start.line + 1, start.column + 1, max(length, 1))


def _syntax_problem(source: Source, error: yaml.YAMLError) -> Problem:
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    if mark is None:
        return _unprintable_problem(source)
    line, column = min(mark.line + 1, max(len(source.lines), 1)), mark.column + 1
    text = source.line(line)
    if text[: len(text) - len(text.lstrip())].count("\t"):
        return faults.tab(source.place(line, text.index("\t") + 1))
    what = _in_plain_words(getattr(error, "problem", None) or "this is not YAML")
    for number in (line, line - 1):
        unquoted = _UNQUOTED_SHAPE.search(source.line(number))
        if unquoted:
            place = source.place(number, unquoted.end())
            hint = 'put shapes in quotation marks, for example "##/#."'
            return faults.syntax(place, "`#` starts a comment here, so the rest of the line is not read", hint)
    return faults.syntax(
        source.place(line, column), what, "check colons, quotation marks, brackets and indentation above"
    )


def _in_plain_words(problem: str) -> str:
    """Say in plain words what the YAML parser calls a token."""
    plain = {
        "mapping values are not allowed in this context": "a colon where none can stand",
        "could not find expected ':'": "a key without its colon",
        "did not find expected key": "this line is not indented like the ones it belongs to",
        "did not find expected '-' indicator": "this line is not indented like the list it belongs to",
        "did not find expected ',' or ']'": "a list that is not closed with `]`",
        "did not find expected ',' or '}'": "braces that are not closed with `}`",
        "did not find expected node content": "a value is missing",
        "found unexpected end of stream": "a quotation mark that is not closed",
        "found character that cannot start any token": "a value cannot start with this character",
        "control characters are not allowed": "a control character",
    }
    return plain.get(problem, problem)


def _unprintable_problem(source: Source) -> Problem:
    for number, line in enumerate(source.lines, 1):
        for column, character in enumerate(line, 1):
            if not (character.isprintable() or character == "\t"):
                what = f"the invisible character U+{ord(character):04X}"
                return faults.syntax(source.place(number, column), what, "delete it and type the line again")
    return faults.syntax(source.place(), "this is not YAML", "is this the right file?")
