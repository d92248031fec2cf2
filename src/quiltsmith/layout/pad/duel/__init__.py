"""Score sheets of the two-player game: tables of several games, or the quilts of one; `kind.py` lists parts."""
