"""One file per command; commands that belong together share a room."""
