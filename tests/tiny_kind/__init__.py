"""A third kind of game, as small as can be: fill a board, count what is covered. `docs/add-a-game.md` shows it."""
