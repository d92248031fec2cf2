"""Names of symbols in files: readable, legal everywhere, and each only once."""

from __future__ import annotations

import re

from quiltsmith.scene.elements import Symbol


def symbol_id(symbol: Symbol, number: int) -> str:
    """Make a name out of the symbol's own and its number in the file."""
    word = re.sub(r"[^A-Za-z0-9]+", "-", symbol.name).strip("-") or "symbol"
    return f"{word}-{number}"
