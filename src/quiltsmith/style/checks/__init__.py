"""Checks of themes: one module per problem code, whose docstring `quiltsmith explain` shows."""
