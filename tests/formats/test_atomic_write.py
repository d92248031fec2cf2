"""Files that appear whole or not at all."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quiltsmith.formats.atomic_write import open_whole, remove_unfinished, write_whole


@pytest.mark.parametrize("content", ["Wiese ü\nzwei\n", "Wiese ü\nzwei\n".encode()])
def test_text_and_bytes_are_written_as_they_are(tmp_path: Path, content: str | bytes) -> None:
    write_whole(tmp_path / "a.txt", content)
    assert (tmp_path / "a.txt").read_bytes() == b"Wiese \xc3\xbc\nzwei\n"
    assert names(tmp_path) == ["a.txt"]


def test_an_older_file_is_replaced(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.txt", "long and old")
    write_whole(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text() == "new"


@pytest.mark.parametrize("trouble", [OSError("disk full"), KeyboardInterrupt()])
def test_trouble_leaves_the_older_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: BaseException
) -> None:
    def fail(*_: object) -> None:
        raise trouble

    (tmp_path / "a.txt").write_text("old")
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(type(trouble)):
        write_whole(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text() == "old"
    assert names(tmp_path) == ["a.txt"]


def test_a_folder_is_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_whole(tmp_path / "folder", "new")
    assert names(tmp_path) == ["folder"]


def test_a_leftover_of_another_run_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / f".a.txt.{os.getpid()}-0.part").write_text("left over")
    write_whole(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text() == "new"
    assert (tmp_path / f".a.txt.{os.getpid()}-0.part").read_text() == "left over"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_whole(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_new_files_have_usual_permissions(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.txt", "new")
    (tmp_path / "usual.txt").touch()
    assert (tmp_path / "a.txt").stat().st_mode == (tmp_path / "usual.txt").stat().st_mode


def test_a_file_that_is_replaced_keeps_its_permissions(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("old")
    (tmp_path / "a.txt").chmod(0o640)
    write_whole(tmp_path / "a.txt", "new")
    assert (tmp_path / "a.txt").read_text() == "new"
    assert (tmp_path / "a.txt").stat().st_mode & 0o777 == 0o640


def test_a_link_that_leads_back_to_itself_is_no_place(tmp_path: Path) -> None:
    (tmp_path / "a.txt").symlink_to("b.txt")
    (tmp_path / "b.txt").symlink_to("a.txt")
    with pytest.raises(OSError, match="symbolic links"):
        write_whole(tmp_path / "a.txt", "new")
    assert names(tmp_path) == ["a.txt", "b.txt"]


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(pipe, "through")
        assert os.read(reader, 100) == b"through"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def no_second_names(*_: object) -> None:
    raise OSError(errno.EPERM, os.strerror(errno.EPERM))


@pytest.mark.parametrize("has_links", [True, False])
def test_what_is_not_to_be_overwritten_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    if not has_links:
        monkeypatch.setattr(os, "link", no_second_names)
    write_whole(tmp_path / "a.txt", "first", overwrite=False)
    with pytest.raises(FileExistsError):
        write_whole(tmp_path / "a.txt", "second", overwrite=False)
    with pytest.raises(FileExistsError):
        write_slowly(tmp_path / "b.txt", lambda: write_whole(tmp_path / "b.txt", "fast"))
    assert [(tmp_path / name).read_text() for name in ("a.txt", "b.txt")] == ["first", "fast"]
    assert names(tmp_path) == ["a.txt", "b.txt"]


RACE = """
import sys
from collections.abc import Callable
from pathlib import Path
from quiltsmith.formats.atomic_write import write_whole

sys.stdout.write("ready\\n")
sys.stdout.flush()
for line in sys.stdin:
    try:
        write_whole(Path(line.strip()), sys.argv[1] * 100_000, overwrite=False)
        sys.stdout.write("won\\n")
    except FileExistsError:
        sys.stdout.write("lost\\n")
    sys.stdout.flush()
"""


def test_of_several_that_write_a_new_file_at_once_one_wins(tmp_path: Path) -> None:
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACE, letter], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for letter in "abcd"
    ]
    for racer in racers:
        assert racer.stdout
        assert racer.stdout.readline() == "ready\n"
    for number in range(30):
        path = tmp_path / f"{number}.txt"
        for racer in racers:
            assert racer.stdin
            racer.stdin.write(f"{path}\n")
            racer.stdin.flush()
        told = [racer.stdout.readline().strip() for racer in racers if racer.stdout]
        assert sorted(told) == ["lost", "lost", "lost", "won"]
        assert path.read_text() == "abcd"[told.index("won")] * 100_000
    for racer in racers:
        racer.communicate()
    assert len(names(tmp_path)) == 30


def test_what_is_half_written_can_be_removed(tmp_path: Path) -> None:
    write_whole(tmp_path / "whole.txt", "whole")
    with pytest.raises(FileNotFoundError):
        write_slowly(tmp_path / "a.txt", remove_unfinished)
    assert names(tmp_path) == ["whole.txt"]


def write_slowly(path: Path, meanwhile: Callable[[], object]) -> None:
    with open_whole(path, overwrite=False) as file:
        file.write(b"slow")
        meanwhile()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
