"""What a game is, game files, and `RuleSet`, the interface of a kind; `doodle/` and `patchwork/` are two kinds."""
