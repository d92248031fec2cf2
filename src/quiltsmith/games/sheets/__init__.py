"""What sheets of all games share: the drawn board, the way from any sheet to its checker, and the ranking."""
