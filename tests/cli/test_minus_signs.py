"""Totals below zero have the minus sign of the sums beside them, for people; programs read ASCII."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tests.conftest import Command
from tests.printed_text import printed_text

BLANK = "board:\n" + ".........\n" * 9
EMPTY = f"game: patchwork\nplayer: {{player}}\n{BLANK}\nbuttons 7\nempty 81\ntotal {{total}}\n"


@pytest.fixture
def quilts(tmp_path: Path) -> Path:
    path = tmp_path / "quilts.txt"
    first, second = (
        EMPTY.format(player=player, total=total) for player, total in (("Anna", "-155"), ("Ben", "-99"))
    )
    path.write_text(f"{first}---\n{second}", "utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("view", ["--full", "--brief", "--problems"])
def test_people_read_one_minus_sign(quiltsmith: Command, quilts: Path, language: str, view: str) -> None:
    told = quiltsmith("--lang", language, "sheet", "check", quilts, "--corrected", view).out
    assert "−155" in told
    # What a player typed is shown as it was typed, with a caret below it.
    said = "".join(line for line in told.splitlines() if " | " not in line)
    assert "-155" not in said
    assert "-99" not in said


def test_whole_games_and_doodle_sheets_too(quiltsmith: Command, tmp_path: Path) -> None:
    game = "players: Ann Bob\nboard Ann:\n" + ".........\n" * 9 + "board Bob:\n" + ".........\n" * 9
    (tmp_path / "game.txt").write_text(f"{game}buttons Ann 1\nbuttons Bob 0\n", "utf-8")
    (tmp_path / "sheet.txt").write_text(f"{BLANK}score 0\nscore 0\nscore 0\n", "utf-8")
    for name, total in (("game.txt", "Ann −161: 1 − 162"), ("sheet.txt", "Total −81: 0 + 0 + 0 − 81")):
        told = quiltsmith("sheet", "check", name, cwd=tmp_path).out
        assert total in told
        assert "-161" not in told
        assert "-81" not in told


def test_programs_read_ascii(quiltsmith: Command, quilts: Path) -> None:
    told = json.loads(quiltsmith("sheet", "check", quilts, "--corrected", "--format", "json").out)
    assert [sheet["total"] for sheet in told["sheets"]] == [-155, -155]
    rows = list(csv.DictReader(quiltsmith("sheet", "check", quilts, "--format", "csv").out.splitlines()))
    assert [(row["total"], row["claimed_total"]) for row in rows] == [("-155", "-155"), ("-155", "-99")]


def test_paper_has_it_too(quiltsmith: Command, quilts: Path, tmp_path: Path) -> None:
    assert quiltsmith("pad", "--filled", quilts, "-o", tmp_path / "pad.pdf").code == 0
    page = " ".join(printed_text(tmp_path / "pad.pdf"))
    assert "−155" in page
    assert "-155" not in page
