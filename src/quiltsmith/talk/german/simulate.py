"""What the simulator says."""

from __future__ import annotations

TEXTS = {
    "`pip install 'quiltsmith[fast]'` plays the same games 30 to 100 times as fast": (
        "Mit `pip install 'quiltsmith[fast]'` werden dieselben Partien 30- bis 100-mal so schnell gespielt"
    ),
}
