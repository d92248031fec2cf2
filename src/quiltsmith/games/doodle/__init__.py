"""The roll-and-draw game: sheets, deals and the checker."""
