"""Text and YAML in, values that know their line and column out; and the problems found on the way."""
