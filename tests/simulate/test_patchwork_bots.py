"""Bots are called by name, with a strength where they have one."""

from __future__ import annotations

import pytest

from quiltsmith.simulate.patchwork_bots import Strategy, parse_strategy


@pytest.mark.parametrize(
    ("text", "name", "strength"),
    [("random", "random", 0), (" Greedy", "greedy", 0), ("minimax", "minimax", 3), ("rollout:12", "rollout", 12)],
)
def test_names(text: str, name: str, strength: int) -> None:
    assert parse_strategy(text) == Strategy(name, strength)


@pytest.mark.parametrize("text", ["", "beam", "greedy:2", "minimax:0", "minimax:9", "rollout:x", "rollout:"])
def test_no_bot(text: str) -> None:
    assert parse_strategy(text) is None


@pytest.mark.parametrize("text", ["random", "minimax:4", "rollout:5"])
def test_written_as_read(text: str) -> None:
    assert str(parse_strategy(text)) == text
