"""`quiltsmith sheet …`: check and new; `batch.py` checks many sheets in several processes."""
