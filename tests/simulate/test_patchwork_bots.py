"""Bots are called by name, with a strength where they have one."""

from __future__ import annotations

import pytest

from quiltsmith.simulate.patchwork_bots import Strategy, parse_strategy


@pytest.mark.parametrize(
    ("text", "name", "strength"),
    [
        ("random", "random", 0),
        (" Greedy", "greedy", 0),
        ("minimax", "minimax", 3),
        ("rollout:12", "rollout", 12),
        ("mcts:50", "mcts", 50),
    ],
)
def test_names(text: str, name: str, strength: int) -> None:
    assert parse_strategy(text) == Strategy(name, strength)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "beam",
        "greedy:2",
        "minimax:0",
        "minimax:9",
        "rollout:x",
        "rollout:",
        "mcts:0s",
        "mcts:1h",
        "rollout:1s",
        "mcts:2000s",
    ],
)
def test_no_bot(text: str) -> None:
    assert parse_strategy(text) is None


@pytest.mark.parametrize(
    "text", ["random", "minimax:4", "rollout:5", "mcts:30", "mcts:100ms", "mcts:2s", "mcts:1500ms"]
)
def test_written_as_read(text: str) -> None:
    assert str(parse_strategy(text)) == text
