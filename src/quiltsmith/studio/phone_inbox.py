"""Photos that phones have sent, until a page has them; never more than the memory has room for."""

from __future__ import annotations

from collections import deque
from threading import Lock

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

MOST_WAITING = 8
MOST_PHOTOS = 200
"""Of one run; nobody scans more in an evening."""


class SentPhoto(Struct, frozen=True):
    """A photo as it was sent, and a name for it."""

    name: str
    data: bytes


class InboxFullError(QuiltsmithError):
    """More photos than are taken."""


class PhoneTable:
    """What phones show of the table, and a number that changes with it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._number, self._shown = 0, ""

    def show(self, shown: str) -> None:
        """Show something else from now on."""
        with self._lock:
            if shown != self._shown:
                self._number, self._shown = self._number + 1, shown

    def now(self) -> tuple[int, str]:
        """Return the number of what is shown, and what it is."""
        with self._lock:
            return self._number, self._shown


class PhoneInbox:
    """Where photos wait; `address` is what the phone has to open, secret included, `table` what it shows."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table = PhoneTable()
        self._photos: deque[SentPhoto] = deque()
        self._number = 0
        self._lock = Lock()

    @property
    def waiting(self) -> int:
        """How many photos wait."""
        return len(self._photos)

    def put(self, data: bytes) -> None:
        """Keep a photo, or say that there is no more room."""
        with self._lock:
            if len(self._photos) >= MOST_WAITING:
                raise InboxFullError(
                    _("so many photos are waiting that there is no room; look at the studio first")
                )
            if self._number >= MOST_PHOTOS:
                raise InboxFullError(_("that were many photos; start the studio anew for more"))
            self._number += 1
            self._photos.append(SentPhoto(f"phone-{self._number}.jpg", data))

    def first(self) -> SentPhoto | None:
        """Return the photo that has waited longest; it waits on until the page that asked says that it has it."""
        with self._lock:
            return self._photos[0] if self._photos else None

    def forget(self, name: str) -> None:
        """Let a photo go that a page has."""
        with self._lock:
            self._photos = deque(photo for photo in self._photos if photo.name != name)
