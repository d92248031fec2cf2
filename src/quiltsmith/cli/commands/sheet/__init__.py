"""`quiltsmith sheet …`: check and new; `batch.py` checks many sheets in processes, `results.py` writes of all."""
