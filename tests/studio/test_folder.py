"""The person's folder: no name leads out of it, and nothing is overwritten unnoticed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.studio.folder import ChangedOnDiskError, FileGoneError, Folder, NotWrittenError, differing_lines


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("a b c", "a b c", ((), ())),
        ("a b c", "a x c", ((1,), (1,))),
        ("a b c", "a c", ((1,), ())),
        ("a c", "a b b c", ((), (1, 2))),
        ("a b c d e", "b c x e f", ((0, 3), (2, 4))),
        ("", "a b", ((0,), (0, 1))),
        ("a a a", "a a", ((2,), ())),
    ],
)
def test_lines_that_the_other_does_not_have_are_found(
    mine: str, theirs: str, expected: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    assert differing_lines(mine.replace(" ", "\n"), theirs.replace(" ", "\n")) == expected


def test_long_texts_are_compared_from_both_ends_only() -> None:
    mine = "\n".join(["same", *(f"mine {number}" for number in range(2_000)), "end"])
    theirs = "\n".join(["same", *(f"theirs {number}" for number in range(1_000)), "end"])
    ours, others = differing_lines(mine, theirs)
    assert (ours[0], ours[-1], len(ours)) == (1, 2_000, 2_000)
    assert (others[0], others[-1], len(others)) == (1, 1_000, 1_000)


WRONG_NAMES = [
    "",
    ".",
    "..",
    "../out.txt",
    "a/../../out.txt",
    "a/..",
    "/etc/passwd",
    "//host/share.txt",
    "\\\\host\\share.txt",
    "C:\\out.txt",
    "C:out.txt",
    "a\\..\\out.txt",
    "a.txt:stream",
    "a//b.txt",
    "a/",
    "./a.txt",
    ".hidden.txt",
    "a/.git/config.txt",
    "-o.txt",
    " a.txt",
    "a.txt ",
    "a.txt.",
    "a\x00.txt",
    "a\n.txt",
    "a\u202etxt.yaml",
    "con",
    "CON.txt",
    "nul.yaml",
    "com1.txt",
    "LPT9.tar.txt",
    "aux/a.txt",
    "a?.txt",
    "a*.txt",
    "a|b.txt",
    'a".txt',
    "<a>.txt",
    "x" * 101 + ".txt",
    "a/b/c/d.txt",
    "~/../a/../..",
]


@pytest.mark.parametrize("name", WRONG_NAMES)
def test_names_that_lead_out_or_that_some_system_forbids_are_refused(tmp_path: Path, name: str) -> None:
    folder = Folder(tmp_path)
    with pytest.raises(QuiltsmithError, match="is no name for a file in this folder"):
        folder.read(name)
    with pytest.raises(QuiltsmithError, match="is no name for a file in this folder"):
        folder.save(name, "x", None)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name", ["a.txt", "Jörg Müller.txt", "evening/anna.yaml", "日本.yml", "console.txt", "a.b.txt"]
)
def test_good_names_are_written_and_read_back(tmp_path: Path, name: str) -> None:
    folder = Folder(tmp_path)
    saved = folder.save(name, "eins\r\nzwei", None)
    assert folder.read(name) == saved
    assert (tmp_path / name).read_bytes() == b"eins\r\nzwei"
    assert [name for name, _ in folder.files()] == [name]


@pytest.mark.parametrize("name", ["a.pdf", "a", "a.py", "a.txt.exe"])
def test_only_texts_are_saved(tmp_path: Path, name: str) -> None:
    with pytest.raises(QuiltsmithError, match=r"must end with one of .*\.yaml"):
        Folder(tmp_path).save(name, "x", None)


def test_links_are_neither_followed_nor_listed_nor_replaced(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out"
    inside.mkdir()
    outside.mkdir()
    (outside / "secret.txt").write_text("secret")
    (inside / "link.txt").symlink_to(outside / "secret.txt")
    (inside / "folder").symlink_to(outside)
    folder = Folder(inside)
    assert [name for name, _ in folder.files()] == []
    for name in ("link.txt", "folder/secret.txt", "folder/new.txt"):
        with pytest.raises(QuiltsmithError, match="is a link; the studio does not follow links"):
            folder.read(name)
        with pytest.raises(QuiltsmithError, match="is a link; the studio does not follow links"):
            folder.save(name, "x", None)
    assert [path.name for path in outside.iterdir()] == ["secret.txt"]
    assert (outside / "secret.txt").read_text() == "secret"


def test_the_folder_itself_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    Folder(tmp_path / "link").save("a.txt", "x", None)
    assert (tmp_path / "real" / "a.txt").read_text() == "x"


def test_a_file_that_changed_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    read = folder.save("a.txt", "one", None)
    (tmp_path / "a.txt").write_text("two")
    with pytest.raises(ChangedOnDiskError) as refused:
        folder.save("a.txt", "three", read.version)
    now = refused.value.now
    assert now is not None
    assert (now.text, now.version) == ("two", folder.read("a.txt").version)
    assert (now.differs, now.differs_in_page) == ((0,), (0,))
    assert folder.save("a.txt", "three", now.version).text == "three"


def test_a_new_file_does_not_replace_an_old_one(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.save("a.txt", "one", None)
    with pytest.raises(ChangedOnDiskError, match="already"):
        folder.save("a.txt", "two", None)
    assert folder.read("a.txt").text == "one"


def test_a_file_that_was_deleted_is_written_again_only_as_a_new_one(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    read = folder.save("a.txt", "one", None)
    (tmp_path / "a.txt").unlink()
    with pytest.raises(ChangedOnDiskError, match="deleted") as refused:
        folder.save("a.txt", "two", read.version)
    assert refused.value.now is None
    assert not (tmp_path / "a.txt").exists()
    assert folder.save("a.txt", "two", None).text == "two"


def test_what_is_not_there_or_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder.txt").mkdir()
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "large.txt").write_bytes(b"x" * 4_000_001)
    folder = Folder(tmp_path)
    with pytest.raises(FileGoneError):
        folder.read("gone.txt")
    for name, reason in (("folder.txt", "no file"), ("pipe.txt", "no file"), ("large.txt", "too large")):
        with pytest.raises(QuiltsmithError, match=f"`{name}` is {reason}"):
            folder.read(name)


def test_the_latest_change_stands_first(tmp_path: Path) -> None:
    for number, name in enumerate(("a.txt", "c.yaml", "b/x.yml", "other.pdf", ".hidden.txt")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
        os.utime(tmp_path / name, (number, number))
    assert [name for name, _ in Folder(tmp_path).files()] == ["b/x.yml", "c.yaml", "a.txt"]


def test_what_cannot_be_written_is_told_by_the_name_that_people_know(tmp_path: Path) -> None:
    (tmp_path / "anna.txt").write_text("a sheet")
    with pytest.raises(NotWrittenError, match=r"^anna\.txt/more\.txt cannot be written: "):
        Folder(tmp_path).save("anna.txt/more.txt", "text", None)
