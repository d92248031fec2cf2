"""Commands in which bots play: what a deck is worth, the best that a deal allows, puzzles for one."""
