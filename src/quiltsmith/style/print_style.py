"""How something is printed: theme, language, paper and ink; and the words on paper, from `templates/lang/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.fields import LANGUAGES, MapOf, ShortText, in_language
from quiltsmith.formats.file_reader import read_source
from quiltsmith.formats.library import shipped_folder
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.formats.yaml_reader import read_yaml
from quiltsmith.i18n import N_, _
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Stroke
from quiltsmith.style.preset import Preset
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

LANG = "templates/lang"
CUT_COLOUR = Colour(230, 0, 126)
"""What stands for the ink of cuts on screens and proofs: magenta, as the trade is used to."""
CUT_WIDTH = 0.25
LONGEST_TEXT = 80
"""How long titles and names are that people choose."""
_TEXTS = MapOf(
    ShortText(400),
    N_("keys with texts"),
    1000,
    ShortText(60, r"[a-z0-9.-]+", N_("a key in lower case"), "pad.name"),
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
    """What every layout asks for; `seed` chooses among fabrics.

    What goes to a `shop` has no rulers and page numbers in its margins, and bleeds over outlines that are cut.
    """

    theme: Theme
    language: str
    paper: Paper
    seed: int = 0
    shop: Preset | None = None

    @property
    def bleed(self) -> float:
        """How far pictures go beyond where a shop cuts, in mm; at home nothing does."""
        return 0.0 if self.shop is None else self.shop.bleed

    @property
    def apart(self) -> float:
        """How far pieces lie apart at least, in mm: by the bleed of both, or as a laser needs it."""
        return max(2 * self.bleed, 0.0 if self.paper.machine is None else self.paper.machine.gap)

    @property
    def cut_stroke(self) -> Stroke | None:
        """The line that a machine of the shop cuts along, if it has one."""
        if self.shop is None or self.shop.cut_ink is None:
            return None
        return Stroke(replace(CUT_COLOUR, spot=self.shop.cut_ink), CUT_WIDTH)

    def word(self, key: str, **values: object) -> str:
        """Return a text in the print's language."""
        return text(self.language, key, **values)

    def counted(self, key: str, **values: object) -> str:
        """Return a text about as many things as the first value says; one of them has a text of its own."""
        number = next(iter(values.values()))
        return self.word(f"{key}-one" if number == 1 else key, **values)

    def name(self, titles: Mapping[str, str]) -> str:
        """Return a title of a game or deck in the print's language, or in another if it has none in this."""
        return in_language(titles, self.language)
