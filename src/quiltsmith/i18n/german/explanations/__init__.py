"""What `quiltsmith explain` says in German: a module per package of checks, `PAGES` from the code to the text.

Examples are not repeated here: they are taken from the English page, which is the docstring of the rule.
"""
