"""What all answers of a running studio share."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.jobs.running import Jobs
from quiltsmith.studio.prints import Prints


class Studio(Struct, frozen=True):
    """The folder that the studio works in, what is printed, and what is worked on beside the pages."""

    folder: Folder
    prints: Prints
    jobs: Jobs
