"""Typical reports in German, in full.

Why is a test here failing? A report or its German changed. If that is what you want, run
`python -m tests.update_german`, and read the difference as a German club would.
"""

from __future__ import annotations

import pytest

from tests.conftest import Command
from tests.update_german import COMMANDS, GERMAN_REPORTS, german_command
from tests.update_sheets import ROOT


@pytest.mark.parametrize("name", COMMANDS)
def test_report(name: str, quiltsmith: Command) -> None:
    result = quiltsmith(*german_command(name), cwd=ROOT)
    expected = (GERMAN_REPORTS / f"{name}.out").read_text(encoding="utf-8")
    assert f"{result.out}exit code {result.code}\n" == expected


def test_every_expectation_belongs_to_a_report() -> None:
    assert {path.stem for path in GERMAN_REPORTS.iterdir()} == set(COMMANDS)
