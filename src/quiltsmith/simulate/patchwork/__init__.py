"""The two-player game simulated."""
