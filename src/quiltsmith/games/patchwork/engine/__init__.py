"""The game as it is played: its arithmetic, a state that moves change, and the moves that the rules allow."""
