"""The game as it is played: the circle of cards, the special actions, and states that moves lead to."""
