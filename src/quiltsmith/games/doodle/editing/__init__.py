"""A doodle sheet under the hand of its player: what comes next, a patch held, each change of the text."""
