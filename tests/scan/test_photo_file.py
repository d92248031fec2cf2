"""Photos are opened with care: what is no photo is refused politely, before it takes time or memory."""

from __future__ import annotations

import random
import struct
import zlib
from base64 import b64decode
from contextlib import suppress
from importlib.util import find_spec
from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageOps

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.source import Source
from quiltsmith.scan import photo_file
from quiltsmith.scan.photo_file import WORKING_SIDE, need_extra, open_photo

SOURCE = Source("photo.jpg", "")


# White, with a red quarter at the upper left; nothing here can write such files.
HEIC = b64decode(
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA"
    "ACJpbG9jAAAAAERAAAEAAQAAAAABegABAAAAAAAAAGAAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRt"
    "AAAAAAABAAAA1mlwcnAAAAC3aXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAPPAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMA"
    "AAMAPLoCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwA8oAoIDxZbqSSmubgIaDAgAAADAyAAAAMAIWIAAQAHRAHBcrBiQAAAABNjb2xy"
    "bmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAAFAAAAA8AAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgQIDBAAAAGht"
    "ZGF0AAAAXCgBrxkhp2B493yFN//31/f+WHL/qYFeKz/LFtXjBzub6z9qVrXqWF/1slLcAf4SUKbhSoC4iBWbkLngvqmtWyjU0AuF"
    "DjGU14DOgXIggAAMeIcAAAMAAAMAAE1A"
)


def photo(kind: str = "JPEG", size: tuple[int, int] = (400, 300), mode: str = "RGB", **options: object) -> bytes:
    """Give a file with a picture that is different in each corner."""
    pixels = np.zeros((size[1], size[0], 3), np.uint8)
    pixels[: size[1] // 2, : size[0] // 2] = (250, 10, 10)
    pixels[size[1] // 2 :, : size[0] // 2] = (10, 250, 10)
    pixels[: size[1] // 2, size[0] // 2 :] = (10, 10, 250)
    file = BytesIO()
    Image.fromarray(pixels).convert(mode).save(file, kind, **options)
    return file.getvalue()


def bomb(width: int, height: int) -> bytes:
    """Give a PNG that says it is huge, in a few bytes."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(bytes(1000))), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


def refused(data: bytes) -> str:
    """Give what is said of a file that is refused."""
    with pytest.raises(ProblemsError) as caught:
        open_photo(data, SOURCE)
    (problem,) = caught.value.problems
    assert problem.code == "unreadable-photo"
    return problem.message


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
@pytest.mark.parametrize("mode", ["RGB", "L", "CMYK", "P", "RGBA", "LA", "1"])
def test_photos_of_all_modes_are_opened(kind: str, mode: str) -> None:
    if (kind, mode) in {("JPEG", "P"), ("JPEG", "RGBA"), ("JPEG", "LA"), ("PNG", "CMYK")}:
        return
    opened = open_photo(photo(kind, mode=mode), SOURCE)
    assert opened.pixels.shape == (300, 400, 3)
    assert opened.shrunk == 1.0


@pytest.mark.parametrize("turn", range(1, 9))
def test_photos_are_turned_as_their_exif_says(turn: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = turn
    data = photo(exif=exif)
    expected = np.asarray(ImageOps.exif_transpose(Image.open(BytesIO(data))).convert("RGB"))
    opened = open_photo(data, SOURCE).pixels
    assert opened.shape == expected.shape
    assert int(np.abs(opened.astype(int) - expected).max()) < 8


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_large_photos_are_made_smaller(kind: str) -> None:
    opened = open_photo(photo(kind, (5000, 2500)), SOURCE)
    assert opened.pixels.shape == (WORKING_SIDE // 2, WORKING_SIDE, 3)
    assert opened.shrunk == 5000 / WORKING_SIDE


@pytest.mark.skipif(find_spec("pi_heif") is None, reason="pi-heif has no wheel for this Python")
def test_a_heic_photo_is_opened() -> None:
    opened = open_photo(HEIC, SOURCE)
    assert opened.pixels.shape == (240, 320, 3)
    assert opened.pixels[60, 80].tolist() == pytest.approx([250, 10, 10], abs=20)
    assert opened.pixels[180, 240].tolist() == pytest.approx([255, 255, 255], abs=20)


def test_a_broken_heic_photo_is_refused() -> None:
    for end in (40, 300, 440):
        with pytest.raises(ProblemsError):
            open_photo(HEIC[:end], SOURCE)


def test_a_heic_photo_without_its_library_is_no_photo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photo_file, "find_spec", lambda name: None)
    assert refused(HEIC) == "this is not a photo that can be read"


@pytest.mark.parametrize("data", [b"", b"hello", b"%PDF-1.7", b"\xff\xd8\xff", b"GIF89a", b"\x89PNG\r\n\x1a\n"])
def test_what_is_no_photo_is_refused(data: bytes) -> None:
    assert refused(data) == "this is not a photo that can be read"


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_a_truncated_photo_is_refused(kind: str) -> None:
    data = photo(kind, (1200, 900))
    for part in (0.3, 0.6, 0.9):
        with pytest.raises(ProblemsError):
            open_photo(data[: int(len(data) * part)], SOURCE)


@pytest.mark.parametrize(("width", "height"), [(20_000, 10_000), (10_000, 10_000), (2**31 - 1, 2**31 - 1)])
def test_a_bomb_is_refused_by_the_size_that_it_names(width: int, height: int) -> None:
    assert refused(bomb(width, height)) == "the photo is too large"


def test_a_file_of_too_many_bytes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photo_file, "MOST_BYTES", 100)
    assert refused(photo()) == "the photo is too large"


def test_a_stamp_is_refused() -> None:
    assert refused(photo(size=(100, 100))) == "the photo is too small"


def test_broken_bytes_are_refused_or_read_but_never_crash() -> None:
    chance = random.Random(1)
    for kind in ("JPEG", "PNG"):
        whole = photo(kind, exif=Image.Exif())
        for _ in range(60):
            broken = bytearray(whole)
            for _ in range(chance.randrange(1, 12)):
                broken[chance.randrange(len(broken))] = chance.randrange(256)
            with suppress(ProblemsError):
                open_photo(bytes(broken), SOURCE)


def test_without_the_extra_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photo_file, "find_spec", lambda name: None)
    with pytest.raises(QuiltsmithError, match=r"quiltsmith\[scan\]"):
        need_extra()
