"""What the program does not do for a person, said in a sentence: the one class that commands catch."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - it is a person's mistake or wish, not an error of the program
    """Something a person asked for, or wrote into a file, that is not possible; the text says why and what to do.

    Everything that is refused derives from it. Any other exception is a mistake of ours and is told as one.
    """
