"""`quiltsmith challenge`, as a user runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command
from tests.printed_text import printed_text


@pytest.mark.usefixtures("quick_puzzles")
def test_the_same_seed_gives_the_same_bytes(quiltsmith: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "other.pdf")]
    for file in files:
        run = quiltsmith("challenge", "meadow", "--count", "1", "--seed", "3", "-o", file)
        assert (run.code, run.out) == (0, f"{file}\n")
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.usefixtures("quick_puzzles")
def test_a_day_has_one_puzzle(quiltsmith: Command, tmp_path: Path) -> None:
    run = quiltsmith("--lang", "de", "challenge", "meadow", "--date", "2026-12-24", "-o", tmp_path / "day.svg")
    assert run.code == 0
    pages = [Path(line).read_text("utf-8") for line in run.out.splitlines()]
    assert len(pages) == 4
    assert "2026-12-24" in pages[0]
    assert "20261224" in pages[1]


def test_days_have_names_and_one_is_told_how_long_it_takes(quiltsmith: Command, tmp_path: Path) -> None:
    words = ["--from", "2026-12-24", "--count", "2", "--title", "Advent", "--lang", "de"]
    run = quiltsmith("challenge", "meadow", *words, "-o", tmp_path / "days.svg")
    assert run.code == 0
    assert run.err.startswith("this takes about 1 second")
    pages = [Path(line).read_text("utf-8") for line in run.out.splitlines()]
    assert "Advent" in pages[0]
    assert "Donnerstag, 24.\N{NO-BREAK SPACE}Dezember 2026" in pages[1]
    assert "Freitag, 25.\N{NO-BREAK SPACE}Dezember 2026" in pages[3]


@pytest.mark.usefixtures("quick_puzzles")
def test_the_puzzle_of_a_day_is_the_same_in_a_row_of_days(quiltsmith: Command, tmp_path: Path) -> None:
    for name, words in (("day", ["--date", "2026-12-25"]), ("days", ["--from", "2026-12-24", "--count", "2"])):
        assert quiltsmith("challenge", "meadow", *words, "-o", tmp_path / f"{name}.pdf").code == 0
        assert "20261225" in " ".join(printed_text(tmp_path / f"{name}.pdf"))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["classic"], "not dealt from a circle"),
        (["meadow", "--date", "24.12.2026"], "`24.12.2026` is no day"),
        (["meadow", "--date", "2026-02-30"], "is no day"),
        (["meadow", "--date", "2026-12-24", "--seed", "1"], "without a seed or a count (--date, --seed, --count)"),
        (
            ["meadow", "--from", "2026-12-01", "--seed", "1"],
            "or another date (--from, --seed, --date)",
        ),
        (["meadow", "--from", "2026-12-32"], "is no day"),
        (["meadow", "--from", "9999-12-31", "--count", "2"], "are too far away"),
        (["meadow", "--booklet", "--preset", "booklet"], "a print shop folds pages itself"),
        (["meadow", "--count", "0"], "--count"),
        (["meadow", "--count", "1", "-o", "puzzles.docx"], "puzzles.docx"),
    ],
)
def test_wrong_use_is_told(quiltsmith: Command, arguments: list[str], text: str) -> None:
    run = quiltsmith("challenge", *arguments)
    assert (run.code, run.out) == (2, "")
    assert text in run.err
