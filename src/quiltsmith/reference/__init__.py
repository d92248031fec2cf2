"""What the program can tell of itself: every problem code explained, and the schemas of all files."""
