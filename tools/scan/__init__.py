"""Photos of filled pads that nobody took, and small nets trained on them: how quiltsmith learned to read."""
