"""Names in PDF, which are bytes: most are UTF-8, but old programs write others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from pikepdf import Dictionary, Object

_ESCAPED = re.compile(rb"#([0-9A-Fa-f]{2})")


def name_text(written: bytes) -> str:
    """Read a name as it stands in a drawing, where `#20` is a blank; its key in a dictionary is the same text."""
    plain = _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), written) if b"#" in written else written
    return plain.decode("utf-8", "surrogateescape")


def shown_name(name: Object | str) -> str:
    """Write the name of a font or another thing for people, whatever its encoding."""
    if isinstance(name, str):
        return name
    data = bytes(name).removeprefix(b"/")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def values_of(dictionary: Any) -> Iterator[Any]:
    """List the values of a dictionary, whatever its keys are; nothing if it is none."""
    if isinstance(dictionary, Dictionary):
        for key in dictionary.keys():  # noqa: SIM118 - it is no Python dictionary
            yield dictionary[key]
