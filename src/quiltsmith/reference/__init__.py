"""What the program knows of itself: explanations of all problem codes, JSON Schemas of all files."""
