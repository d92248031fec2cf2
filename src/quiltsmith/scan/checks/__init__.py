"""Checks of photos: one module per problem code, whose docstring `quiltsmith explain` shows."""
