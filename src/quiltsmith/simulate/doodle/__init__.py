"""The roll-and-draw game played by bots: how they choose, what they play, and what is counted over many games."""
