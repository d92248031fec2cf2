"""The logic in the scripts of the pages, in node's own test runner: what needs no browser is not tested in one."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

TESTS = Path(__file__).parent / "js"


@pytest.mark.parametrize("file", sorted(path.name for path in TESTS.glob("*.test.mjs")))
def test_scripts(file: str) -> None:
    result = subprocess.run(["node", "--test", TESTS / file], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
