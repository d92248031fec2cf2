"""How something is printed: theme, language, paper and ink; and the words on paper, from `templates/lang/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import LANGUAGES, MapOf, ShortText, in_language
from quiltsmith.formats.file_reader import read_source
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.formats.yaml_reader import read_yaml
from quiltsmith.i18n import _
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

LANG = "templates/lang"
_TEXTS = MapOf(
    ShortText(400), "keys with texts", 1000, ShortText(60, r"[a-z0-9.-]+", "a key in lower case", "pad.name")
)


@cache
def texts(language: str) -> dict[str, str]:
    """Return all texts of a language by key."""
    if language not in LANGUAGES:
        raise QuiltsmithError(
            _(
                "there is no language `{language}`; known are {names}",
                language=language[:20],
                names=", ".join(LANGUAGES),
            )
        )
    source = read_source(shipped_folder(LANG) / f"{language}.yaml")
    problems: list[Problem] = []
    node = read_yaml(source, problems)
    read = None if node is None else _TEXTS.read(node, problems)
    if problems or read is None:
        where = problems[0].place.line if problems else 1
        what = problems[0].message if problems else "the file is empty"
        raise RuntimeError(f"{source.name}:{where}: {what}")
    return {key: text for key, (_unused, text) in read.items()}


def text(language: str, key: str, **values: object) -> str:
    """Return one text; `{name}` in it stands for a value."""
    known = texts(language)
    if key not in known:
        raise LookupError(f"there is no text `{key}` in {language}.yaml; {did_you_mean(key, known)}")
    return known[key].format(**values) if values else known[key]


class Style(Struct, frozen=True):
    """What every layout asks for; `seed` chooses among fabrics."""

    theme: Theme
    language: str
    paper: Paper
    seed: int = 0

    def word(self, key: str, **values: object) -> str:
        """Return a text in the print's language."""
        return text(self.language, key, **values)

    def name(self, titles: Mapping[str, str]) -> str:
        """Return a title of a game or deck in the print's language, or in another if it has none in this."""
        return in_language(titles, self.language)
