"""Catalogues of a checkout, `xx.po`, compiled to what the program reads, `xx.mo`.

The build does it for wheels. In a checkout, `git pull` brings catalogues that are newer than what was compiled.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from struct import pack

from quiltsmith.i18n.compiled_catalogue import message_key

_BETWEEN_MESSAGES = re.compile(r"\n\s*\n")
_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d\])\s+)?"((?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_MAGIC = 0x950412DE
_HEAD = 28
"""How long the head of a compiled catalogue is, in bytes."""


def compile_file(path: str) -> None:
    """Compile the catalogue of a path without suffix beside itself; raise ValueError if it is none."""
    unfinished = Path(f"{path}.{os.getpid()}.new")
    unfinished.write_bytes(compile_text(Path(f"{path}.po").read_text(encoding="utf-8")))
    unfinished.replace(f"{path}.mo")


def compile_text(text: str) -> bytes:
    """Return the compiled form of a catalogue, in the format of gettext."""
    entries = sorted(_entries(text))
    numbers = [_MAGIC, 0, len(entries), _HEAD, _HEAD + 8 * len(entries), 0, _HEAD + 16 * len(entries)]
    words = bytearray()
    for text_or_translation in (0, 1):
        for entry in entries:
            numbers += [len(entry[text_or_translation]), _HEAD + 16 * len(entries) + len(words)]
            words += entry[text_or_translation] + b"\0"
    return pack(f"<{len(numbers)}I", *numbers) + words


def _entries(text: str) -> Iterator[tuple[bytes, bytes]]:
    """Yield what each text is looked up by, and its translations; what is not translated is left out."""
    for paragraph in _BETWEEN_MESSAGES.split(text):
        lines = paragraph.split("\n")
        message = _message(line.strip() for line in lines if line.strip() and not line.startswith("#"))
        is_fuzzy = any(line.startswith("#,") and "fuzzy" in line for line in lines)
        translations = [words for key, words in message.items() if key.startswith("msgstr")]
        if not all(translations) or not translations or (is_fuzzy and message["msgid"]):
            continue
        key = message_key(message["msgid"])
        if "msgctxt" in message:
            key = f"{message['msgctxt']}\x04{key}"
        if "msgid_plural" in message:
            key += "\0"
        yield key.encode(), "\0".join(translations).encode()


def _message(lines: Iterator[str]) -> dict[str, str]:
    """Return the parts of a message by their names."""
    message: dict[str, str] = {}
    name = ""
    for line in lines:
        part = _LINE.fullmatch(line)
        if part is None:
            raise ValueError(f"no line of a catalogue: {line}")
        name = part[1] or name
        words = _ESCAPE.sub(lambda sign: _ESCAPED.get(sign[1], sign[1]), part[2])
        message[name] = message.get(name, "") + words
    return message
