"""What photos of doodle sheets tell: a board, which becomes a sheet with scores, and the code of a deal."""
