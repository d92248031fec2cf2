"""What all answers of a running studio share."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.studio.folder import Folder
from quiltsmith.studio.job_runner import Jobs
from quiltsmith.studio.phone_inbox import PhoneInbox
from quiltsmith.studio.prints import Prints


class Studio(Struct, frozen=True):
    """The folder that the studio works in, what is printed, what is worked on meanwhile, and what phones send."""

    folder: Folder
    prints: Prints
    jobs: Jobs
    phone: PhoneInbox | None = None
