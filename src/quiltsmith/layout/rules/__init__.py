"""Rules booklets: set up, turns, scoring and the end of a game, with a picture for every sentence."""
