"""A game of two under the hands of its players: what comes next, what it would bring, each change of the text."""
