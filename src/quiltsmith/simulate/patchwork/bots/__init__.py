"""The plain bots: they play on the engine that the checker uses too. `choosing` says what all of them share."""
