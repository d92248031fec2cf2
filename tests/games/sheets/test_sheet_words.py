"""The words of sheets, put together from all kinds of games."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import parse_sheet
from quiltsmith.formats.source import Source
from quiltsmith.games.doodle.doodle_words import WORDS as DOODLE
from quiltsmith.games.patchwork.patchwork_words import WORDS as PATCHWORK
from quiltsmith.games.ruleset import get_ruleset
from quiltsmith.games.sheets.sheet_words import COMMON, all_words

TEXT = """player: Anna
circle: A B
C D
board:
aa
.a
buttons 3
"""


def test_every_kind_adds_its_own_words() -> None:
    assert get_ruleset("doodle").words is DOODLE
    assert all_words().heads == ("game", "deck", "player", "players", "circle", "track", "deal")
    assert all_words().results == {"score", "empty", "total", "buttons", "tile"}
    assert all_words().keywords == {**COMMON.keywords, **DOODLE.keywords, **PATCHWORK.keywords}


def test_no_two_kinds_mean_different_things_by_one_word() -> None:
    count = sum(len(words.keywords) for words in (COMMON, DOODLE, PATCHWORK))
    assert len(all_words().keywords) == count


def test_a_word_of_another_kind_is_no_word_where_that_kind_is_unknown() -> None:
    everything = parse_sheet(Source("sheet.txt", TEXT), all_words())
    assert everything.head("circle") == "A B C D"
    assert [row for _, row in everything.boards[""].rows] == ["aa", ".a"]
    assert not everything.problems
    doodle = parse_sheet(Source("sheet.txt", TEXT), COMMON | DOODLE)
    assert "circle" not in doodle.heads
    assert [row for _, row in doodle.boards[""].rows] == ["aa", ".a", "buttons3"]
    assert [problem.code for problem in doodle.problems] == ["syntax"]
