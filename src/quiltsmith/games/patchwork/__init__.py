"""The two-player game: definition, finished quilts, whole games, the state that replays them, and the editor."""
