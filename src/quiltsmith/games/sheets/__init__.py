"""What sheets of all games share: the drawn board, checking, comparing, ranking, and the interface of editors."""
