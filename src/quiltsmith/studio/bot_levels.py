"""How strong the bots are that people play against, in words, and which bots these are."""

from __future__ import annotations

from typing import Literal

Level = Literal["easy", "medium", "strong", "master"]

PATCHWORK_BOTS: dict[Level, str] = {
    "easy": "greedy",
    "medium": "minimax:3",
    "strong": "rollout:5",
    "master": "mcts:1s",
}
"""On an ordinary board, nobody waits longer than a second for a move."""
DOODLE_BOTS: dict[Level, str] = {
    "easy": "greedy-edges",
    "medium": "greedy",
    "strong": "beam",
    "master": "mcts:100",
}
"""These play a whole game beside the page, the same one whenever they are asked: none goes by the clock."""
