"""The solo challenge: the cards of a whole deal on paper, with boxes for the scores."""
