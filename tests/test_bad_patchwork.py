"""Bad patchwork sheets: one sample for each mistake, with everything that `quiltsmith sheet check` says about it.

A sample is `bad_patchwork/<code>.txt`, further ones `<code>-<what>.txt`; beside it, `.expected` has the output in
full and the exit code. The game is a small one, so that the samples are short. Why is a test here failing? A
message, a place, a hint or the report changed. If that is what you want, run `python -m tests.update_patchwork`,
and read the difference as a player would.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiltsmith.games.patchwork import checks
from quiltsmith.reference import codes_of, explanations
from tests.conftest import Command
from tests.update_patchwork import BAD_PATCHWORK, sample_command

SHEETS = sorted(BAD_PATCHWORK.glob("*.txt"))
# Samples of several mistakes at once; every other one shows that one mistake is one problem.
SEVERAL = {"syntax", "syntax-quilt"}


def problems_in(sheet: Path) -> list[str]:
    """List the codes in the expected output of a sample."""
    expected = sheet.with_suffix(".expected").read_text(encoding="utf-8")
    return re.findall(r": error: .* \[([a-z-]+)\]$", expected, re.MULTILINE)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_what_is_said_about(sheet: Path, quiltsmith: Command) -> None:
    result = quiltsmith(*sample_command(sheet), cwd=BAD_PATCHWORK)
    assert f"{result.out}exit code {result.code}\n" == sheet.with_suffix(".expected").read_text(encoding="utf-8")
    assert result.err == ""
    assert result.code == 1


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_a_sample_shows_the_code_that_it_is_named_after_and_no_other(sheet: Path) -> None:
    (code,) = set(problems_in(sheet))
    assert sheet.stem == code or sheet.stem.startswith(f"{code}-")
    assert code in explanations()
    assert len(problems_in(sheet)) == 1 or sheet.stem in SEVERAL


def test_every_expectation_belongs_to_a_sample() -> None:
    assert {path.stem for path in BAD_PATCHWORK.glob("*.expected")} == {sheet.stem for sheet in SHEETS}


def test_every_code_has_its_sample() -> None:
    assert set(codes_of(checks)) - {sheet.stem for sheet in SHEETS} == set()


@pytest.mark.parametrize("code", sorted(codes_of(checks)))
def test_every_explanation_shows_both_sides(code: str) -> None:
    text = codes_of(checks)[code]
    assert re.search(r"^FAIL.*:\n    ", text, re.MULTILINE)
    assert re.search(r"^PASS.*:\n    ", text, re.MULTILINE)
