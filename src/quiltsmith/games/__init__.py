"""What each game is: definitions and their numbers; `doodle/` and `patchwork/` hold what only one kind has."""
