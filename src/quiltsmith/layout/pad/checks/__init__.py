"""Checks of pad templates: one module per problem code, whose docstring `quiltsmith explain` shows."""
