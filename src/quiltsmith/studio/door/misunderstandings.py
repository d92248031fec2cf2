"""What is wrong with a question that does not have its form, for the person who filled in the form.

The form's names are the program's own, so they are not told; the limits are.
"""

from __future__ import annotations

import re

from quiltsmith.talk.numbers import decimal, grouped
from quiltsmith.talk.saying import say

_NUMBER = re.compile(r"Expected `(?:int|float)` (<=|>=|<|>) ([0-9]+)(\.[0-9]+)?")
_LENGTH = re.compile(r"Expected `str` of length <= ([0-9]+)")


def misunderstood(error: Exception) -> str:
    """Say it in a sentence; what only a program can get wrong keeps the library's words."""
    text = str(error)
    if found := _NUMBER.match(text):
        limit = grouped(int(found[2])) if found[3] is None else decimal(float(found[2] + found[3]))
        if found[1].startswith("<"):
            return say("a number is too large; it may be {most} at most", most=limit)
        if found[1] == ">":
            return say("a number is too small; it must be more than {least}", least=limit)
        return say("a number is too small; it must be {least} at least", least=limit)
    if found := _LENGTH.match(text):
        return say("a text is too long; it may have {most} characters at most", most=grouped(int(found[1])))
    return say("the studio does not understand this: {why}", why=text)
