"""`quiltsmith league`: folders of evenings become a table."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.conftest import Command

ROOT = Path(__file__).parents[2]


@pytest.fixture
def season(tmp_path: Path) -> Path:
    """A folder with two evenings: the examples, in which one sheet is wrong, and one of three players."""
    for number, name in ((2, "three-players"), (10, "evening")):
        shutil.copytree(ROOT / "examples" / name, tmp_path / "season" / f"evening {number}")
    text = (tmp_path / "season" / "evening 2" / "emma.txt").read_text(encoding="utf-8")
    (tmp_path / "season" / "evening 2" / "emma.txt").write_text(
        text.replace("player: Emma", "player: ANNA"), "utf-8"
    )
    return tmp_path


def test_the_table_is_written(season: Path, quiltsmith: Command) -> None:
    result = quiltsmith("league", "season", cwd=season)
    assert result.code == 1
    assert result.out.splitlines()[:3] == [
        "             evening 2  evening 10     sum",
        "  1. ANNA          135         147     282",
        "  2. Lena            -         147     147",
    ]
    assert result.err.splitlines() == [
        "note: season/evening 10/dora.txt:1: Dora has no rank: 1 error: total-wrong",
        "note: season/evening 10/karl.txt:1: Karl has no rank: 2 errors: unlogged-letter, start-missing",
    ]


def test_the_best_results_count(season: Path, quiltsmith: Command) -> None:
    words = ("league", "season/evening 10", "season/evening 2", "--best", "1", "--corrected")
    result = quiltsmith(*words, cwd=season)
    assert "  1. Anna           147      (135)     147" in result.out
    assert "  7. Dora           135          -     135" in result.out
    assert result.out.endswith("The best 1 results count; others are in parentheses.\n")


def test_scripts_get_a_record(season: Path, quiltsmith: Command) -> None:
    record = json.loads(quiltsmith("league", "season", "--by", "places", "--format", "json", cwd=season).out)
    assert (record["evenings"], record["by"], record["best"]) == (["evening 2", "evening 10"], "places", None)
    first = record["table"][0]
    assert (first["rank"], first["player"], first["sum"]) == (1, "ANNA", 13)
    assert first["results"][0] == {
        "evening": "evening 2",
        "value": 3,
        "place": 1,
        "players": 3,
        "total": 135,
        "counts": True,
    }


def test_a_table_for_spreadsheets(season: Path, quiltsmith: Command) -> None:
    quiltsmith("league", "season", "--separator", "semicolon", "-o", "table.csv", cwd=season)
    written = (season / "table.csv").read_bytes().decode("utf-8")
    assert written.startswith("\ufeffrank;player;evening 2;evening 10;sum\n1;ANNA;135;147;282\n")


def test_the_table_is_printed_again_at_will(season: Path, quiltsmith: Command) -> None:
    for _unused in range(2):
        result = quiltsmith("league", "season", "-o", "table.pdf", "--lang", "de", "--paper", "a5", cwd=season)
        assert (result.code, result.out) == (1, "table.pdf\n")
    assert (season / "table.pdf").read_bytes().startswith(b"%PDF-")


def test_wrong_use(season: Path, quiltsmith: Command) -> None:
    assert quiltsmith("league", "nowhere", cwd=season).err == "quiltsmith: there is no file nowhere\n"
    (season / "empty").mkdir()
    result = quiltsmith("league", "empty", cwd=season)
    assert (result.code, "nobody has a rank in any of these evenings" in result.err) == (2, True)
