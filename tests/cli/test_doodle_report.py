from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiltsmith.cli.doodle_report import full_report
from tests.conftest import Command
from tests.games.doodle.checks.small_game import checked

GAME = "start A S1/1 B P5/2 pass/score {first}/3 C P4 cut/4 x single/score {last}"
BOARD = "AAxC/A..C/BBC./BB.."
KEYS = ["file", "player", "game", "valid", "rounds", "empty", "total", "claimed_total", "specials", "problems"]


@pytest.fixture(autouse=True)
def no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


def report(first: str = "4", last: str = "4", explain: bool = False) -> list[str]:
    return full_report(checked(GAME.format(first=first, last=last), BOARD), explain).splitlines()


def test_the_last_line_is_the_total() -> None:
    assert report()[-1] == "Total 3: 4 + 4 − 5"


def test_scores_are_explained_on_request() -> None:
    assert "round 1: 2×2 at A3-B4: 2·2 + 0 = 4" in report(explain=True)
    assert "round 2: 1×4 at A1-D1: 1·1 + 3 = 4" in report(last="1x4", explain=True)
    assert "empty spaces: 5 · 1 = 5 lost" in report(explain=True)
    assert not [line for line in report() if line.startswith("round 1")]


def test_points_missed_are_named_and_drawn() -> None:
    lines = report(first="3")
    assert [line.split("   ")[0] for line in lines if line.startswith(("Round 1", "3×1", "best"))] == [
        "Round 1: 3 points",
        "3×1 at A1-A3",
        "best 4: 2×2 at A3-B4",
    ]
    assert "note: round 1: 1 point missed, 4 were possible (2×2 at A3-B4)" in lines
    assert "██ scored   ▓▓ only in the best   ░░ shaded" in lines


def test_cut_pieces_say_where_they_were_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert any(line.endswith("3  C  P4 not a piece of it") for line in report())
    lines = full_report(checked("start A S1/1 B P4 neighbour cut", "AA../A.../BB../B..."))
    assert "1 B P4 neighbour, cut right of column 1, 3 of 5 spaces" in " ".join(lines.split())
    lines = full_report(checked("start A S1/1 B P4 cut cut", "AA../A.../B.../...."))
    assert "P4 cut right of column 1, the piece below row 1, 1 of 5 spaces" in " ".join(lines.split())


def test_specials_are_counted_with_the_repeat() -> None:
    log = "start A S1/1 x single/2 y single/2 B P1 neighbour"
    line = "Special actions: neighbour 1 of 1, single 2 of 1, cut 0 of 1; again 1 of 1"
    assert line in full_report(checked(log, "AAxy/A.../BB../....")).splitlines()


def test_a_sheet_that_stops_early_has_no_total() -> None:
    assert (
        full_report(checked("start A S1", "AA../A.../..../....")).splitlines()[-1] == "No total; empty spaces: 13"
    )
    assert full_report(checked("start A S1", "")).splitlines()[-1] == "No total"


def test_json_has_the_promised_keys() -> None:
    record = checked(GAME.format(first="3", last="4"), BOARD).to_json()
    assert list(record)[: len(KEYS)] == KEYS
    assert record["rounds"][0] == {
        "round": 1,
        "claimed": 3,
        "best": 4,
        "rectangle": {"row": 1, "column": 1, "rows": 3, "columns": 1},
    }
    assert json.loads(json.dumps(record)) == record


def test_several_reports_are_set_apart(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "two.txt").write_text("player: Ä\n---\nplayer: B\n", encoding="utf-8")
    lines = quiltsmith("sheet", "check", "two.txt", cwd=tmp_path).out.splitlines()
    assert lines[lines.index("B: partly checked") - 1] == ""
    assert lines[-5:] == [
        "Ranking",
        "  -  Ä        no total: there is no board that can be read",
        "  -  B        no total: there is no board that can be read",
        "",
        "2 partly checked",
    ]


def test_strange_names_cannot_upset_the_screen(tmp_path: Path, quiltsmith: Command) -> None:
    strange = f"player: \x1b[31m{'x' * 50_000}\nlog:\nstart A \x1b]0;\n\x1b[2J\n"
    (tmp_path / "strange.txt").write_text(strange, encoding="utf-8")
    result = quiltsmith("sheet", "check", "strange.txt", cwd=tmp_path)
    assert result.out.startswith("�[31mxxx")
    assert "\x1b" not in result.out
    assert max(map(len, result.out.splitlines())) < 120
