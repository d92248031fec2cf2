"""What a game is, and the table of the kinds; `doodle/` and `patchwork/` hold what only one kind has."""
