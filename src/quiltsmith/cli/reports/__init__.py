"""Results in words and characters: problems, sheets, boards, cards, statistics."""
