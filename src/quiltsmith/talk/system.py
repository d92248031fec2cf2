"""Why the system does not do something with a file, in the language of talk."""

from __future__ import annotations

import errno

from quiltsmith.talk.saying import say


def system_reason(error: OSError) -> str:
    """Say why a file could not be used; what is rare is told in the system's own words."""
    match error.errno:
        case errno.ENOENT:
            return say("no such file or directory")
        case errno.EACCES:
            return say("permission denied")
        case errno.EPERM:
            return say("operation not permitted")
        case errno.EISDIR:
            return say("is a directory")
        case errno.ENOTDIR:
            return say("not a directory")
        case errno.ENOSPC:
            return say("no space left on device")
        case errno.EROFS:
            return say("read-only file system")
        case errno.ENAMETOOLONG:
            return say("file name too long")
        case errno.ELOOP:
            return say("too many levels of symbolic links")
        case _:
            return (error.strerror or str(error)).lower()
