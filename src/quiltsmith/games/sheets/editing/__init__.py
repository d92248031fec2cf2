"""Sheets under the hands of their players, whatever the game: a page to write in, a patch held, pieces laid."""
