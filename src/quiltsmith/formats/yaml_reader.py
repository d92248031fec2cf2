"""YAML text into nodes with places: event by event, so that hostile files are refused early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml
from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.nodes import Mapping, Node, Scalar, ScalarStyle, Sequence
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.source import Place, Source
from quiltsmith.i18n import N_, _


class Words(Struct, frozen=True):
    """A message with its hint; `at_opening` if it speaks of where the thing began, not of where it failed."""

    message: str
    hint: str
    at_opening: bool = False


_INDENT = N_("indent it with as many spaces as its neighbours; check the line above as well")
_QUOTE = N_("put the text in quotation marks if the character belongs to it")

PARSER_WORDS = {
    "": Words(N_("this is not YAML"), N_("check colons, quotation marks, brackets and indentation above")),
    "mapping values are not allowed in this context": Words(
        N_("a colon where none can stand"),
        N_(
            "put the text in quotation marks if the colon belongs to it, else check the indentation here and above"
        ),
    ),
    "could not find expected ':'": Words(
        N_("a key without its colon"), N_("write a colon and a space after it"), True
    ),
    "did not find expected key": Words(N_("this line is not indented like the ones it belongs to"), _INDENT),
    "did not find expected '-' indicator": Words(
        N_("this line is not indented like the list it belongs to"), _INDENT
    ),
    "did not find expected ',' or ']'": Words(N_("a list that is not closed"), N_("close it with `]`"), True),
    "did not find expected ',' or '}'": Words(N_("a brace that is not closed"), N_("close it with `}`"), True),
    "did not find expected node content": Words(
        N_("a value is missing"), N_("write it, or remove what announces it")
    ),
    "found unexpected end of stream": Words(
        N_("a quotation mark that is not closed"), N_("write the second one where the text ends"), True
    ),
    "found character that cannot start any token": Words(N_("a value cannot start with this character"), _QUOTE),
    "block sequence entries are not allowed in this context": Words(
        N_("a list cannot start here"), N_("start the list on a line of its own below the key")
    ),
    "found unknown escape character": Words(
        N_("a backslash that means nothing"), N_("write two backslashes, or use single quotation marks"), True
    ),
    "did not find expected <document start>": Words(
        N_("this line does not belong to what stands above"),
        N_("check the indentation, and what the lines above close"),
    ),
}


DEEPEST_NESTING = 16
MOST_NODES = 50_000
MOST_DIRECTIVES = 10
FARTHEST_CAUSE = 20
"""How many lines before a mistake's place its cause is looked for."""
_STYLES: dict[str | None, ScalarStyle] = {"'": "quoted", '"': "quoted", "|": "literal", ">": "folded"}
# A row of a shape after a colon, a comma, a bracket or a dash, which YAML takes for a comment.
_UNQUOTED_SHAPE = re.compile(r"[\[,:-]\s*(#[#._/]+(?=[\s,\]}]|$)|#(?=\s*[,\]}]))")
_NO_SPACE = re.compile(r"\s*(?:- )?[a-z_]+:(?=[^\s:])")
_NOT_IN_YAML = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WORDS_OF_PYYAML = (
    (re.compile("are not allowed here$"), "are not allowed in this context"),
    (re.compile("found character '.*' that cannot"), "found character that cannot"),
    (re.compile(r"^expected (',' or '[\]}]'), but got .*", re.DOTALL), r"did not find expected \1"),
    (re.compile("^expected <block end>, but found .*", re.DOTALL), "did not find expected key"),
    (re.compile("^sequence entries"), "block sequence entries"),
    (re.compile("^found unknown escape character .*", re.DOTALL), "found unknown escape character"),
    (re.compile("^expected the node content, .*", re.DOTALL), "did not find expected node content"),
    (re.compile("^expected '<document start>', .*", re.DOTALL), "did not find expected <document start>"),
)
_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_yaml(source: Source, problems: list[Problem]) -> Node | None:
    """Read the one document of a file; nothing if there is none.

    Keys that stand twice are added to `problems`; what makes reading on impossible raises ProblemsError.
    """
    builder = _Builder(source, problems)
    _refuse_many_directives(source)
    events: Iterator[yaml.Event] = yaml.parse(source.text, Loader=_LOADER)
    try:
        for event in events:
            builder.take(event)
    except yaml.YAMLError as error:
        raise ProblemsError([_syntax_problem(source, error)]) from None
    return builder.root


def compose_yaml(source: Source) -> yaml.Node | None:
    """Read the one document of a file as the parser's own nodes, which know every offset.

    What `read_yaml` refuses is refused here too, so that nothing can be nested too deep for the parser.
    """
    read_yaml(source, [])
    return yaml.compose(source.text, Loader=_LOADER)


def read_plain(source: Source, problems: list[Problem]) -> Any:
    """Read the one document of a file as lists and dictionaries, every value as the text it is written with."""
    node = read_yaml(source, problems)
    return None if node is None else _plain(node)


def _plain(node: Node) -> Any:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    return {key.text: _plain(value) for key, value in node.entries}


def _refuse_many_directives(source: Source) -> None:
    """Refuse floods of `%TAG`: the parser compares each with all before it, and hears no Ctrl-C meanwhile."""
    if source.text.count("%") <= MOST_DIRECTIVES:
        return
    directives = [number for number, line in enumerate(source.lines, 1) if line.startswith("%")]
    if len(directives) > MOST_DIRECTIVES:
        place = source.place(directives[MOST_DIRECTIVES])
        what = _("there are more lines that start with `%`")
        raise ProblemsError([diagnostics.too_large(place, what, str(MOST_DIRECTIVES))])


def read_document(source: Source, what: str, command: str, problems: list[Problem]) -> Node | None:
    """Read the one document of a file; if that is impossible or there is none, it is a problem."""
    try:
        node = read_yaml(source, problems)
    except ProblemsError as refused:
        problems.extend(refused.problems)
        return None
    if node is None or (isinstance(node, Scalar) and node.is_null()):
        problems.append(diagnostics.empty_file(source.place(), what, command))
        return None
    return node


class _Builder:
    """Puts events together to nodes, with its own stack instead of recursion."""

    def __init__(self, source: Source, problems: list[Problem]) -> None:
        self.root: Node | None = None
        self._source = source
        self._problems = problems
        self._open: list[tuple[Place, list[Node], bool]] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        """Take in the next event of the parser."""
        if isinstance(event, yaml.ScalarEvent):
            style = _STYLES.get(event.style, "plain")
            self._add(Scalar(self._place(event), event.value, style))
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            if len(self._open) >= DEEPEST_NESTING:
                raise ProblemsError([diagnostics.too_deep(self._place(event), DEEPEST_NESTING)])
            self._open.append((self._place(event), [], isinstance(event, yaml.MappingStartEvent)))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            place, children, is_mapping = self._open.pop()
            self._add(self._mapping(place, children) if is_mapping else Sequence(place, tuple(children)))
        elif isinstance(event, yaml.AliasEvent):
            raise ProblemsError([diagnostics.alias(self._place(event), str(event.anchor)[:40])])
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                place = self._place(event)
                hint = _("keep one document per file; remove the `---` between them")
                raise ProblemsError([diagnostics.syntax(place, _("a second document starts here"), hint)])

    def _add(self, node: Node) -> None:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise ProblemsError(
                [diagnostics.too_large(node.place, _("the file has more entries"), f"{MOST_NODES:,}")]
            )
        if self._open:
            self._open[-1][1].append(node)
        else:
            self.root = node

    def _mapping(self, place: Place, children: list[Node]) -> Mapping:
        entries: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar):
                self._problems.append(
                    diagnostics.wrong_type(key, _("a word as a key"), _("a key is a single word before a colon"))
                )
            elif key.text in entries:
                self._problems.append(
                    diagnostics.duplicate_key(key.place, key.text, entries[key.text][0].place.line)
                )
            else:
                entries[key.text] = (key, value)
        return Mapping(place, tuple(entries.values()))

    def _place(self, event: yaml.Event) -> Place:
        start, end = event.start_mark, event.end_mark
        if start is None or end is None:
            raise TypeError("an event that was read from a text has marks")
        length = end.column - start.column if end.line == start.line else 1
        return self._source.place(start.line + 1, start.column + 1, max(length, 1))


def _syntax_problem(source: Source, error: yaml.YAMLError) -> Problem:
    if not isinstance(error, yaml.MarkedYAMLError):
        return _unprintable_problem(source)
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return _unprintable_problem(source)
    opening = error.context_mark or mark
    line = min(mark.line + 1, len(source.lines))
    text = source.line(line)
    if text[: len(text) - len(text.lstrip())].count("\t"):
        return diagnostics.tab(source.place(line, text.index("\t") + 1))
    cause = _likely_cause(source, max(min(opening.line + 1, line - 1), line - FARTHEST_CAUSE), line)
    if cause is not None:
        return cause
    words = PARSER_WORDS.get(_as_libyaml_says(error.problem or ""), PARSER_WORDS[""])
    if words.at_opening:
        return diagnostics.syntax(
            source.place(opening.line + 1, opening.column + 1), _(words.message), _(words.hint)
        )
    return diagnostics.syntax(source.place(line, mark.column + 1), _(words.message), _(words.hint))


def _as_libyaml_says(problem: str) -> str:
    """Return a parser's words as those of libyaml; PyYAML's own parser, used where it is missing, has others."""
    for pattern, words in _WORDS_OF_PYYAML:
        problem = pattern.sub(words, problem)
    return problem


def _likely_cause(source: Source, first: int, last: int) -> Problem | None:
    """Find a common slip in the lines up to a mistake, which is better news than what the parser says."""
    for number in range(last, first - 1, -1):
        text = source.line(number)
        unquoted = _UNQUOTED_SHAPE.search(text)
        if unquoted:
            place = source.place(number, unquoted.start(1) + 1, len(unquoted[1]))
            hint = _('put shapes in quotation marks, for example "##/#."')
            return diagnostics.syntax(
                place, _("`#` starts a comment here, so the rest of the line is not read"), hint
            )
        no_space = _NO_SPACE.match(text)
        if no_space:
            place = source.place(number, no_space.end())
            return diagnostics.syntax(
                place, _("a colon without a space after it"), _("write a space after the colon")
            )
    return None


def _unprintable_problem(source: Source) -> Problem:
    for number, line in enumerate(source.lines, 1):
        found = _NOT_IN_YAML.search(line)
        if found:
            what = _("the invisible character U+{code:04X}", code=ord(found[0]))
            return diagnostics.syntax(
                source.place(number, found.start() + 1), what, _("delete it and type the line again")
            )
    return diagnostics.syntax(source.place(), _("this is not YAML"), _("is this the right file?"))
