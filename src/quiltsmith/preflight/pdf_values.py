"""Objects of a PDF as pypdf reads them: what they refer to, and what they are called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any, TypeAlias

from pypdf.generic import ArrayObject, DictionaryObject, IndirectObject, NameObject, NullObject, StreamObject

Array: TypeAlias = ArrayObject
Dictionary: TypeAlias = DictionaryObject
Stream: TypeAlias = StreamObject
"""It is a dictionary too."""
_MOST_STEPS = 10
_ENCODINGS = ("utf-8", "latin1")
"""What names are taken for, one after the other; pypdf would try a Chinese one in between."""
NameObject.CHARSETS = _ENCODINGS  # type: ignore[assignment]
_ESCAPED = re.compile(rb"#([0-9A-Fa-f]{2})")


def resolve(value: Any) -> Any:
    """Return what a value refers to, or None for nothing; references that lead to each other are nothing."""
    for _step in range(_MOST_STEPS):
        if not isinstance(value, IndirectObject):
            return None if isinstance(value, NullObject) else value
        value = value.get_object()
    return None


def look_up(dictionary: Any, key: str, default: Any = None) -> Any:
    """Return an entry of a dictionary, or the default where there is none."""
    if not isinstance(dictionary, Dictionary):
        raise TypeError("this is no dictionary")
    value = resolve(dictionary.get(key))
    return default if value is None else value


def values_of(collection: Any) -> Iterator[Any]:
    """List what a dictionary or a list holds; nothing if it is neither."""
    if isinstance(collection, Dictionary):
        collection = collection.values()
    elif not isinstance(collection, Array):
        return
    yield from map(resolve, collection)


def number_of(value: Any) -> tuple[int, int]:
    """Return the number and generation of an object; those within another object have (0, 0)."""
    reference = getattr(value, "indirect_reference", None)
    return (0, 0) if reference is None else (reference.idnum, reference.generation)


def written(dictionary: Dictionary, key: str) -> bytes:
    """Return an entry as it is written, or nothing where there is none."""
    return written_value(dictionary.raw_get(key)) if key in dictionary else b""


def written_value(value: Any) -> bytes:
    """Return a value as it is written: a reference, or all that it holds."""
    out = BytesIO()
    value.write_to_stream(out)
    return out.getvalue()


def packed_data(stream: Stream) -> bytes:
    """Return a stream as it stands in the file."""
    return stream._data


def name_text(name: bytes) -> str:
    """Read a name as it stands in a drawing, where `#20` is a blank; its key in a dictionary is the same text."""
    plain = _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), name) if b"#" in name else name
    for encoding in _ENCODINGS:
        try:
            return plain.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise AssertionError("the last one takes all bytes")


def shown_name(name: Any) -> str:
    """Write the name of a font or another thing for people."""
    return str(name).removeprefix("/")
