"""`quiltsmith game|theme|pad check`: own files looked through without printing; `files.py` is what all share."""
