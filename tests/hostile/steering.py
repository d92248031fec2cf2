"""What would steer a terminal: control characters and those that turn the direction of text."""

from __future__ import annotations

import re
import unicodedata

CLEAR = "\x1b[2J\u009b2J\x7f\u202e"
"""What clears a screen in two ways, rubs out and turns the text around."""
_COLOURS = re.compile("\x1b\\[(?:0|1|2|3[1-6]|30;4[1-6])m")


def steering_in(text: str) -> list[str]:
    """List the characters of a text that steer a terminal, but for our colours and the ends of lines."""
    plain = _COLOURS.sub("", text)
    return [sign for sign in set(plain) if unicodedata.category(sign) in {"Cc", "Cf", "Zl", "Zp"} and sign != "\n"]
