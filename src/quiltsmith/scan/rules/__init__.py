"""What can be wrong with a photo: one file per problem code, whose docstring is what `quiltsmith explain` shows."""
