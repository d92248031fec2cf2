"""Reasons of the system: the usual ones in both languages, rare ones in the system's own words."""

from __future__ import annotations

import errno
import os

import pytest

from quiltsmith.talk.saying import talking
from quiltsmith.talk.system import system_reason

USUAL = (
    *(errno.ENOENT, errno.EACCES, errno.EPERM, errno.EISDIR, errno.ENOTDIR),
    *(errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG, errno.ELOOP),
)


@pytest.mark.parametrize("number", USUAL)
def test_the_usual_ones_are_told_in_both_languages(number: int) -> None:
    error = OSError(number, os.strerror(number))
    english = system_reason(error)
    assert english == os.strerror(number).lower()
    with talking("de"):
        assert system_reason(error) != english


def test_a_rare_one_keeps_the_systems_words() -> None:
    with talking("de"):
        assert system_reason(OSError(errno.EXDEV, "Invalid cross-device link")) == "invalid cross-device link"
        assert system_reason(OSError("No luck")) == "no luck"
