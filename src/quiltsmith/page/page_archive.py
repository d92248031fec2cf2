"""All files of the page in one: saved as a zip, and opened again without replacing anything."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import LARGEST_FILE
from quiltsmith.i18n import _
from quiltsmith.studio.endpoints import Answer, refusal_answer
from quiltsmith.studio.folder import SUFFIXES, checked_parts
from quiltsmith.studio.routes.print_routes import zip_archive

_MOST_FILES = 2000
_LARGEST = 50_000_000
"""Bytes of all files together, unpacked."""


def zipped(folder: Path) -> bytes:
    """Return the files of a folder as a zip; the same files give the same bytes."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return zip_archive({path.relative_to(folder).as_posix(): path.read_bytes() for path in paths})


def unzip_answer(data: bytes, folder: Path) -> Answer:
    """Put the files of a zip into a folder, and answer with the names that they got, or say why not."""
    try:
        files = list(_files_of(data))
    except (zipfile.BadZipFile, zipfile.LargeZipFile, EOFError, NotImplementedError, RuntimeError):
        return refusal_answer(_("this is no zip file that can be read"), 422)
    except QuiltsmithError as refusal:
        return refusal_answer(str(refusal), 422)
    return Answer(msgspec.json.encode([_placed(name, content, folder) for name, content in files]))


def _files_of(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Read what a zip holds of what we read; its names cannot leave the folder, its sizes are counted."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = [entry for entry in archive.infolist() if entry.filename.lower().endswith(SUFFIXES)]
        if len(entries) > _MOST_FILES:
            raise QuiltsmithError(_("the zip file holds more than {most} files", most=_MOST_FILES))
        total = 0
        for entry in entries:
            checked_parts(entry.filename)
            with archive.open(entry) as packed:
                content = packed.read(LARGEST_FILE + 1)
            total += len(content)
            if len(content) > LARGEST_FILE or total > _LARGEST:
                raise QuiltsmithError(_("`{name}` is too large", name=entry.filename[:80]))
            yield entry.filename, content


def _placed(name: str, content: bytes, folder: Path) -> str:
    """Write a file under its name, or under the first like it that is free; the same file is left as it is."""
    path = folder / name
    number = 1
    while path.exists() and not (path.is_file() and path.read_bytes() == content):
        number += 1
        path = folder / Path(name).with_stem(f"{Path(name).stem}-{number}")
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return path.relative_to(folder).as_posix()
