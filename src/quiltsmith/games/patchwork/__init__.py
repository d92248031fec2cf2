"""The two-player game: finished quilts, whole games, and the engine that replays them."""
