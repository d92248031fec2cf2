"""The letters that name the pieces on a written board, in the order in which they are given out."""

from __future__ import annotations

import string

TYPED_LETTERS = string.ascii_uppercase + string.ascii_lowercase + string.digits
"""Those that every keyboard has."""
# Large variants have more pieces than the plain alphabet has letters; the next ones have no twin of another width.
_FURTHER_LETTERS = "".join(
    chr(code) for code in (*range(0x3B1, 0x3C2), *range(0x410, 0x450), *range(0x561, 0x587), *range(0x5D0, 0x5EB))
)
LETTERS = TYPED_LETTERS + _FURTHER_LETTERS
