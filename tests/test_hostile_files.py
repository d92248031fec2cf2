"""Hostile files: every answer within five seconds and half a gigabyte, which the operating system sees to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hostile.attack import Attack
from tests.hostile.attacks import ATTACKS
from tests.hostile.steering import steering_in
from tests.hostile.warm import WarmProcess


@pytest.fixture(scope="module")
def warm() -> Iterator[WarmProcess]:
    process = WarmProcess()
    yield process
    process.end()


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: ascii(f"{attack.command}: {attack.name}"))
def test_every_attack_ends_in_an_answer(attack: Attack, warm: WarmProcess, tmp_path: Path) -> None:
    outcome = attack.run(warm, tmp_path)
    said = outcome.out + outcome.err
    assert outcome.cost.code == attack.code, said[-2000:]
    assert attack.says in said
    assert "should not have happened" not in said
    assert "Traceback" not in said
    assert steering_in(said) == []
