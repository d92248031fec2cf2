"""Certificates: a tidy page for each player, which tells what was won."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

import quiltsmith as qs
from quiltsmith.errors import QuiltsmithError
from tests.conftest import Command
from tests.layout.evening.samples import EXAMPLES, LONG
from tests.layout.samples import LANGUAGES
from tests.layout.tidy import assert_tidy, words_of


@pytest.mark.parametrize(("folder", "players"), [("evening", 10), ("patchwork", 8), ("three-players", 3)])
@pytest.mark.parametrize(
    ("lang", "paper", "ink"),
    [("en", "a4", "full"), ("de", "letter", "light"), *((language, "a5", "mono") for language in LANGUAGES)],
)
def test_there_is_a_tidy_page_for_everybody(
    folder: str, players: int, lang: str, paper: str, ink: Literal["full", "light", "mono"]
) -> None:
    made = qs.certificate(EXAMPLES / folder, lang=lang, paper=paper, ink=ink)
    assert len(made) == players
    for page in made.document.pages:
        assert_tidy(page)


def test_it_tells_name_place_points_and_rounds() -> None:
    made = qs.certificate(EXAMPLES / "evening", players=["ben"], lang="de", day="18. November 2026")
    [page] = made.document.pages
    told = words_of(page)
    for words in ("Urkunde", "Ben", "Doodle · Platz 3 von 10", "hat eine Decke für 140 Punkte genäht", "3."):
        assert words in told
    for words in ("Runde 1", "27", "49", "65", "Leere Felder", "-1", "Summe", "18. November 2026", "Unterschrift"):
        assert words in told.replace("−", "-")


def test_a_long_name_and_words_of_ones_own_fit(tmp_path: Path) -> None:
    text = (EXAMPLES / "good.txt").read_text(encoding="utf-8").replace("player: Anna", f"player: {LONG}")
    (tmp_path / "one.txt").write_text(text, encoding="utf-8")
    made = qs.certificate(tmp_path, title="Meisterin des Fingerhuts", occasion="Vereinsmeisterschaft der Nähstube")
    [page] = made.document.pages
    assert_tidy(page)
    assert "Meisterin des Fingerhuts" in words_of(page)


def test_somebody_without_a_result_is_told() -> None:
    with pytest.raises(QuiltsmithError, match="there is no result of Zoe"):
        qs.certificate(EXAMPLES / "evening", players=["Anna", "Zoe"])


def test_the_command_says_who_gets_none(tmp_path: Path, quiltsmith: Command) -> None:
    result = quiltsmith("certificate", EXAMPLES / "evening", "-o", tmp_path / "c.pdf")
    assert (result.code, result.out) == (0, f"{tmp_path / 'c.pdf'}\n")
    assert result.err.splitlines()[0] == "note: Dora has no rank, and gets no certificate: 1 error: total-wrong"
