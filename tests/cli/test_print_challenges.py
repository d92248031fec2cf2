"""`quiltsmith challenge`, as a user runs it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Command


def test_the_same_seed_gives_the_same_bytes(quiltsmith: Command, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "other.pdf")]
    for file in files:
        run = quiltsmith("challenge", "meadow", "--count", "1", "--seed", "3", "-o", file)
        assert (run.code, run.out) == (0, f"{file}\n")
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_day_has_one_puzzle(quiltsmith: Command, tmp_path: Path) -> None:
    run = quiltsmith("--lang", "de", "challenge", "meadow", "--date", "2026-12-24", "-o", tmp_path / "day.svg")
    assert run.code == 0
    pages = [Path(line).read_text("utf-8") for line in run.out.splitlines()]
    assert len(pages) == 4
    assert "2026-12-24" in pages[0]
    assert "20261224" in pages[1]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["classic"], "not dealt from a circle"),
        (["meadow", "--date", "24.12.2026"], "`24.12.2026` is no day"),
        (["meadow", "--date", "2026-02-30"], "is no day"),
        (["meadow", "--date", "2026-12-24", "--seed", "1"], "without a seed or a count (--date, --seed, --count)"),
        (["meadow", "--count", "0"], "--count"),
        (["meadow", "--count", "1", "-o", "puzzles.docx"], "puzzles.docx"),
    ],
)
def test_wrong_use_is_told(quiltsmith: Command, arguments: list[str], text: str) -> None:
    run = quiltsmith("challenge", *arguments)
    assert (run.code, run.out) == (2, "")
    assert text in run.err
