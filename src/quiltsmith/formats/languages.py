"""Languages on paper and in sheets: files of words that are shipped in `templates/lang/`, and those of people.

English has all keys; another language has a text for each of them. Words of sheets are in keys such as
`sheet.player`: first the word that is written, then others that are read too. Of texts that count something,
`-one` is for one thing, and `-few` for as many as the language's `number.plural` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as MappingType
from functools import cache

from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Schema, ShortText, Translated, title_languages
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.nodes import Mapping, Node, Scalar
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import ENGLISH, N_, _

LANG = "templates/lang"
LONGEST_TEXT = 4000
MOST_WORDS = 1000
ONE, FEW = "-one", "-few"
SHEET, TABLE = "sheet.", "table."
IN_SHEETS = ("doodle-sheet.", "patchwork-sheet.")
"""The texts of empty sheets."""
USUAL_PLURAL = "n != 1"
WHOLE_FILE_KEYS = ("code", "language", "number.plural", "number.decimal-sign")
"""What a language says of itself; all else are words."""


class Language(Struct, frozen=True):
    """The words of a language by key."""

    words: MappingType[str, str]

    @property
    def code(self) -> str:
        """What the world calls it, such as `de`: titles of that language stand beside its words."""
        return self.words["code"]

    @property
    def title(self) -> dict[str, str]:
        """What it calls itself, in every language."""
        return {ENGLISH: self.words["language"]}


@cache
def words_in(code: str) -> MappingType[str, str]:
    """Return the words of a shipped language by key; of one that is not shipped, the English ones."""
    return LANGUAGES.shipped(code if code in title_languages() else ENGLISH).words


def word_in(words: MappingType[str, str], key: str) -> str:
    """Return the text of a key."""
    if key not in words:
        raise LookupError(f"there is no text `{key}`; {did_you_mean(key, words)}")
    return words[key]


def is_printed(key: str) -> bool:
    """Return whether the text of a key stands on paper, and not in files."""
    return not key.startswith((SHEET, TABLE, *IN_SHEETS)) and key not in WHOLE_FILE_KEYS


def plural_key(words: MappingType[str, str], key: str, number: int) -> str:
    """Return the key of the text about so many things, among those that a language has."""
    form = _plural(words.get("number.plural", USUAL_PLURAL))(number)
    own = f"{key}{(ONE, FEW)[form]}" if form < 2 else key
    return own if own in words else key


@cache
def _plural(expression: str) -> Callable[[int], int]:
    if expression == USUAL_PLURAL:
        return lambda number: 0 if number == 1 else 2
    from gettext import c2py

    chosen: Callable[[int], int] = c2py(expression)
    # Of two forms the second is for many.
    forms = {chosen(number) for number in range(200)}
    return chosen if len(forms) > 2 else lambda number: 2 * chosen(number)


def sheet_keywords(code: str) -> MappingType[str, tuple[str, ...]]:
    """Return the words of sheets in a shipped language, by English keyword; the one to write comes first."""
    return _word_lists(code, SHEET)


def table_words(code: str) -> MappingType[str, tuple[str, ...]]:
    """Return what columns of tables are called in a shipped language, and what `true` and `false` are."""
    return _word_lists(code, TABLE)


@cache
def _word_lists(code: str, beginning: str) -> MappingType[str, tuple[str, ...]]:
    # Every check of a sheet needs those of all languages, so they are found without reading YAML.
    text = (shipped_folder(LANG) / f"{code}.yaml").read_text(encoding="utf-8")
    found: dict[str, tuple[str, ...]] = {}
    at = text.find(f"\n{beginning}")
    while at >= 0:
        key, _colon, value = text[at + 1 : text.find("\n", at + 1)].partition(": ")
        found[key.removeprefix(beginning)] = word_list(value.strip(' "'))
        at = text.find(f"\n{beginning}", at + 1)
    return found


def word_list(text: str) -> tuple[str, ...]:
    """Return words that stand in one text with commas between them."""
    return tuple(word.strip() for word in text.split(","))


def _build(node: Node, problems: list[Problem]) -> Language | None:
    if not isinstance(node, Mapping):
        problems.append(diagnostics.wrong_type(node, _("keys with texts"), _("write `name: value` on each line")))
        return None
    read = {key.text: (key, _text(value, problems)) for key, value in node.entries[:MOST_WORDS]}
    words = {key: text for key, (_place, text) in read.items() if text is not None}
    if node.place.source.folder != shipped_folder(LANG):  # those are tested
        problems.extend(_strange(node, read))
        words = {**words_in(ENGLISH), "number.plural": USUAL_PLURAL, **words}
    return Language(words)


def _text(node: Node, problems: list[Problem]) -> str | None:
    is_text = isinstance(node, Scalar) and not node.is_null() and len(node.text) <= LONGEST_TEXT
    if not isinstance(node, Scalar) or not is_text:
        hint = _("write {what} of at most {most} characters", what=_("a text"), most=LONGEST_TEXT)
        problems.append(diagnostics.wrong_type(node, _("a text"), hint))
        return None
    return node.text.rstrip("\n")


def _strange(node: Mapping, read: MappingType[str, tuple[Scalar, str | None]]) -> Iterator[Problem]:
    """Find keys that nobody asks for, places that are not filled, and words that are missing."""
    english = words_in(ENGLISH)
    for name, (key, text) in read.items():
        like = english.get(name) or english.get(name.removesuffix(FEW), "")
        if not like:
            yield diagnostics.unknown_key(key, N_("a language"), english)
        elif text is not None and name not in WHOLE_FILE_KEYS and (strange := _other_places(text, like)):
            yield diagnostics.wrong_places(key.place, strange, like)
    missing = [key for key in english if key not in read]
    if missing:
        yield diagnostics.missing_words(node.place, missing)


def _other_places(text: str, english: str) -> str:
    """Return what is wrong with the places of a text, if anything is."""
    known = places_of(english)
    try:
        found = places_of(text)
    except ValueError:
        return _("a brace is not closed")
    if found - known:
        return _(
            "there is no value for {places}", places=", ".join(f"`{{{name}}}`" for name in sorted(found - known))
        )
    return ""


def places_of(text: str) -> set[str]:
    """Return the names of the places of a text."""
    from string import Formatter  # which only checks of files need

    return {name for _text, name, _format, _conversion in Formatter().parse(text) if name is not None}


OwnWords = MappingType[str, MappingType[str, str]]
"""Words of a game or a theme that stand in the place of others: by key, then by language."""


class WordsField:
    """Keys of a language file with other words for them, each the same in all languages or one for each."""

    def read(self, node: Node, problems: list[Problem]) -> OwnWords | None:
        """Read the words whose keys are known."""
        if not isinstance(node, Mapping):
            hint = _("write `{example}`", example="special.neighbour: Friend")
            problems.append(diagnostics.wrong_type(node, _("keys with texts"), hint))
            return None
        english, words = words_in(ENGLISH), {}
        known = [key for key in english if is_printed(key)]
        for key, value in node.entries:
            if key.text not in known:
                problems.append(diagnostics.unknown_key(key, N_("a language"), known))
                continue
            texts = _OWN_TEXT.read(value, problems) or {}
            strange = next(filter(None, (_other_places(text, english[key.text]) for text in texts.values())), "")
            if strange:
                problems.append(diagnostics.wrong_places(value.place, strange, english[key.text]))
            words[key.text] = texts
        return words

    def schema(self) -> Schema:
        """Describe the mapping."""
        return {"type": "object", "additionalProperties": _OWN_TEXT.schema()}


_OWN_TEXT = Translated(ShortText(400))


def own_words(words: OwnWords, language: str) -> dict[str, str]:
    """Return the own words that there are in a language."""
    return {key: texts[language] for key, texts in words.items() if language in texts}


LANGUAGES = Definitions(LANG, N_("language"), "quiltsmith languages --show en", _build)
"""All files of words; shipped ones go by their codes."""
