"""Where the boxes for numbers are in a photo: rounds, empty spaces and total of the pads that we print."""

from __future__ import annotations

FIELDS = (
    *(f"round-{number}{side}" for number in (1, 2, 3) for side in ("", "-rows", "-columns")),
    "empty",
    "total",
)
