"""What can be wrong with a photo: one file per problem code, whose docstring `quiltsmith explain` shows."""
