"""How strong the bots are that people play against, in words, and which bots these are."""

from __future__ import annotations

from typing import Literal

Level = Literal["easy", "medium", "strong", "master"]

PATCHWORK_BOTS: dict[Level, str] = {
    "easy": "greedy-income",
    "medium": "greedy",
    "strong": "minimax:3",
    "master": "mcts:1s",
}
"""Each wins against the one before: greedy 57 of 100 games, minimax 79, mcts with 400 playouts more than 90.

On an ordinary board, nobody waits longer than a second for a move.
"""
DOODLE_BOTS: dict[Level, str] = {
    "easy": "greedy-edges",
    "medium": "greedy",
    "strong": "beam",
    "master": "mcts:100",
}
"""These play a whole game beside the page, the same one whenever they are asked: none goes by the clock."""
