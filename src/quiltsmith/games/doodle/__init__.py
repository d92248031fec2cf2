"""The roll-and-draw game: definition, sheets, deals, checker and editor."""
