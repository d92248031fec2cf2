"""What a pad should be: one file per problem code, whose docstring is what `quiltsmith explain` shows."""
