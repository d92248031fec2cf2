"""The ways in which paper is turned so that backs lie behind their fronts; said here once for all."""

from __future__ import annotations

from typing import Literal, get_args

Flip = Literal["long", "short"]
"""The edge over which a printer turns the sheet."""
Turning = Literal["long", "short", "gutterfold", "none"]
"""How backs come to their fronts: turned by the printer, folded onto them, or not at all."""
TURNINGS: tuple[Turning, ...] = get_args(Turning)
