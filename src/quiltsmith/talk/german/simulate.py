"""What the simulator says."""

from __future__ import annotations

TEXTS = {
    "`pip install 'quiltsmith[fast]'` plays the same games about fifty times as fast": (
        "Mit `pip install 'quiltsmith[fast]'` werden dieselben Partien etwa fünfzigmal so schnell gespielt"
    ),
}
