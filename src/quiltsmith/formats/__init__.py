"""Text, YAML and CSV into values that know their line and column; problems, and definitions with their cache."""
