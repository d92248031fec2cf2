"""Boards of the two-player game: quilt boards, the time board, and the notes below them."""
