"""A photo that cannot be opened.

Photos are JPEG, PNG or HEIC files. One that is not whole, of another kind, or larger than any camera makes is not
read: its size is looked up before anything is unpacked.

FAIL:
    the first half of IMG_0815.jpg
PASS:
    IMG_0815.jpg as the camera wrote it
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _

CODE = "unreadable-photo"


def not_a_picture(source: Source) -> Problem:
    """Say that a file is no picture of a known kind."""
    return _problem(
        source, _("this is not a photo that can be read"), _("photos are JPEG, PNG or HEIC files; choose one")
    )


def incomplete(source: Source) -> Problem:
    """Say that a picture is damaged or not whole."""
    return _problem(source, _("the photo is damaged or not complete"), _("copy it again, or take another one"))


def too_large(source: Source, most: int) -> Problem:
    """Say that a picture has too many pixels; `most` are in millions."""
    return _problem(
        source,
        _("the photo is too large"),
        _("at most {most} megapixels can be read; save it smaller, or take another one", most=most),
    )


def too_small(source: Source) -> Problem:
    """Say that a picture has too few pixels for a board."""
    return _problem(source, _("the photo is too small"), _("take it closer, or send it in its original size"))


def _problem(source: Source, message: str, hint: str) -> Problem:
    return Problem(source.place(), CODE, message, hint)
