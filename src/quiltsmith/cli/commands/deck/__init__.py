"""`quiltsmith deck …`: check, show, stats, new."""
