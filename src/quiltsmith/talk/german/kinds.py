"""German of what depends on the kind of a game."""

from __future__ import annotations

TEXTS = {
    "{game} has no start cards; ask for none with --starts 0": (
        "{game} hat keine Startkarten; verlange keine, mit --starts 0"
    ),
}
