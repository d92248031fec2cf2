"""Hostile files: every answer within five seconds and half a gigabyte, which the operating system sees to."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.hostile.attacks import ATTACKS, Attack
from tests.hostile.limits import run_limited


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: f"{attack.command}: {attack.name}")
def test_every_attack_ends_in_an_answer(attack: Attack, tmp_path: Path) -> None:
    attack.write(tmp_path)
    outcome = run_limited(shlex.split(attack.command), tmp_path, attack.feed or b"")
    said = outcome.out + outcome.err
    assert outcome.code == attack.code, said[-2000:]
    assert attack.says in said
    assert "should not have happened" not in said
    assert "Traceback" not in said
