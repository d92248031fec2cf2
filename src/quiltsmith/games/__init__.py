"""What each game is and its rules: definitions, decks, sheets in; problems and scores out."""
