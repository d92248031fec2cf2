"""Games played without people: legal moves in, sheets out."""
