"""A language whose words are all two fifths longer than English: what breaks here breaks next.

Why is a test here failing? A box has no room for longer words. Let the text wrap, give it more room, or let it go
where it is only an explanation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import quiltsmith as qs
from quiltsmith.formats.languages import is_printed, words_in
from quiltsmith.games.doodle.challenge import make_challenge
from quiltsmith.layout.challenge.challenge_document import BookletPlan, booklet_document, challenge_document
from quiltsmith.layout.evening.league_document import league_document
from quiltsmith.layout.evening.ranking_document import ranking_document
from quiltsmith.layout.evening.wall_lists import wall_lists
from quiltsmith.layout.sheets.calibration import calibration_document
from quiltsmith.scene.elements import Document
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme_reader import THEMES
from tests.layout.challenge.test_challenge_document import puzzles_of
from tests.layout.evening.samples import EXAMPLES, evening
from tests.layout.evening.test_league_document import table
from tests.layout.samples import doodle, template
from tests.layout.tidy import assert_tidy
from tests.simulate.doodle_samples import meadow

LONGER = 1.4
LETTERS = "łąśćżóęńaeinow"
_PLACE = re.compile(r"(\{.*?\})")
_ACCENTS = str.maketrans("aceinosuzACEINOSUZ", "ąćęîńóśúżĄĆĘÎŃÓŚÚŻ")
_LISTS = ("date.weekdays", "date.months")


def longer(text: str) -> str:
    """Write a text in letters with accents, two fifths longer, with its places as they are."""
    parts = _PLACE.split(text)
    written = "".join(part if part.startswith("{") else part.translate(_ACCENTS) for part in parts)
    more = round((LONGER - 1) * sum(len(part) for part in parts if not part.startswith("{")))
    letters = "".join(" " if number % 7 == 6 else LETTERS[number % len(LETTERS)] for number in range(more))
    return f"{written} {letters[1:]}".strip() if more > 7 else written + letters.strip()


WORDS = {
    key: longer(text) if is_printed(key) and key not in _LISTS else text for key, text in words_in("en").items()
}


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write the words into a file, as a person would."""
    path = tmp_path_factory.mktemp("words") / "longer.yaml"
    lines = (f"{key}: {json.dumps(text, ensure_ascii=False)}" for key, text in WORDS.items())
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


PRODUCTS: dict[str, Callable[[Path], qs.Printable]] = {
    "pad": lambda lang: qs.pad("doodle", lang=lang),
    "pad on a5": lambda lang: qs.pad("doodle", lang=lang, paper="a5"),
    "large pad": lambda lang: qs.pad("doodle", lang=lang, large_print=True),
    "pad for two": lambda lang: qs.pad("patchwork", lang=lang),
    "aid": lambda lang: qs.scoring_aid("doodle", lang=lang),
    "aid for two": lambda lang: qs.scoring_aid("halloween", lang=lang),
    "aid as cards": lambda lang: qs.scoring_aid("doodle", card=True, lang=lang),
    "rules": lambda lang: qs.rules("doodle", lang=lang),
    "rules for two": lambda lang: qs.rules("patchwork", lang=lang),
    "rules on a5": lambda lang: qs.rules("doodle", lang=lang, paper="a5"),
    "cards": lambda lang: qs.cards("meadow", lang=lang),
    "boards": lambda lang: qs.boards("patchwork", lang=lang),
    "tiles": lambda lang: qs.tiles("classic", lang=lang),
    "box": lambda lang: qs.box("meadow", lang=lang),
    "kit": lambda lang: qs.kit("doodle", sheets=1, lang=lang),
    "kit for two": lambda lang: qs.kit("patchwork", sheets=1, lang=lang),
    "certificates": lambda lang: qs.certificate(EXAMPLES / "evening", lang=lang),
    "certificates for two": lambda lang: qs.certificate(EXAMPLES / "patchwork", lang=lang, paper="a5"),
}


@pytest.mark.parametrize("product", PRODUCTS)
def test_longer_words_leave_no_box_and_overlap_nothing(product: str, language: Path) -> None:
    document: Document = PRODUCTS[product](language).document
    for page in document.pages:
        assert_tidy(page)


OTHERS: dict[str, Callable[[Style], Document]] = {
    "ranking": lambda made: ranking_document(wall_lists(evening("evening"), made), made),
    "standings": lambda made: ranking_document(wall_lists(evening("patchwork"), made), made),
    "league": lambda made: league_document(table(8, 3, 2), made),
    "challenge": lambda made: challenge_document(make_challenge(meadow(), doodle(), 7), made, template("tall")),
    "booklet": lambda made: booklet_document(puzzles_of(meadow(), 2), BookletPlan(""), made, template("tall")),
    "calibration": lambda made: calibration_document(made, "long"),
}
"""What commands print besides, or with more than a style."""


@pytest.mark.parametrize(
    ("product", "paper"),
    [*((name, "a4") for name in OTHERS), ("ranking", "a5"), ("standings", "a5"), ("league", "a5")],
)
def test_longer_words_fit_on_what_else_is_printed(product: str, paper: str) -> None:
    made = Style(THEMES.shipped("quilt"), "en", PAPERS[paper], own_words=WORDS)
    for page in OTHERS[product](made).pages:
        assert_tidy(page)


def test_words_are_longer_and_have_all_places() -> None:
    assert longer("page {page} of {pages}") == "pągę {page} óf {pages}łąść"
    assert len(longer("Total")) == 7
