"""How something is printed: theme, language, paper and ink; and the words on paper, from `templates/lang/`."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.formats.fields import in_language
from quiltsmith.formats.languages import plural_key, word_in, words_in
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Stroke
from quiltsmith.style.preset import Preset
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

CUT_COLOUR = Colour(230, 0, 126)
"""What stands for the ink of cuts on screens and proofs: magenta, as the trade is used to."""
CUT_WIDTH = 0.25
LONGEST_TEXT = 80
"""How long titles and names are that people choose."""


def text(language: str, key: str, **values: object) -> str:
    """Return one text of a language; `{name}` in it stands for a value."""
    return filled(words_in(language), key, **values)


def filled(words: Mapping[str, str], key: str, **values: object) -> str:
    """Return a text with values in its places."""
    found = word_in(words, key)
    return found.format(**values) if values else found


class Style(Struct, frozen=True):
    """What every layout asks for; `seed` chooses among fabrics.

    What goes to a `shop` has no rulers and page numbers in its margins, and bleeds over outlines that are cut.
    """

    theme: Theme
    language: str
    paper: Paper
    seed: int = 0
    shop: Preset | None = None
    own_words: Mapping[str, str] = {}
    """All words, where a language file, a game or a theme has some that stand in the place of the language's."""

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
        return filled(self.words, key, **values)

    def counted(self, key: str, number: int | None = None, /, **values: object) -> str:
        """Return a text about as many things as the number says, else the first value, in the form for it."""
        told = next(iter(values.values())) if number is None else number
        return self.word(plural_key(self.words, key, int(str(told))), **values)

    @property
    def words(self) -> Mapping[str, str]:
        """All words, by key."""
        return self.own_words or words_in(self.language)

    def number(self, value: float, form: str = "g") -> str:
        """Return a number as the print's language writes it."""
        return f"{value:{form}}".replace(".", self.words["number.decimal-sign"])

    def name(self, titles: Mapping[str, str]) -> str:
        """Return a title of a game or deck in the print's language, or in another if it has none in this."""
        return in_language(titles, self.language)
