"""What all answers of a running studio share."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.prints import Prints


class Studio(Struct, frozen=True):
    """The folder that the studio works in, and what is printed."""

    folder: Folder
    prints: Prints
