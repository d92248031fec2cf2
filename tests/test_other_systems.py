"""What differs on Windows and macOS, tried with stand-ins: no test here runs on those systems themselves.

The static half is `mypy --platform`: names that a system lacks are found where they are not guarded.
"""

from __future__ import annotations

import ctypes
import io
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import nullcontext
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace

import pytest

from quiltsmith.cli import clean_streams, entry, print_output
from quiltsmith.cli.main import default_language
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.formats import atomic_write
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.formats.file_reader import name_of
from quiltsmith.i18n import use_locale
from quiltsmith.processes import starting_process
from quiltsmith.studio.folder import Folder
from tests.only_linux import TESTS, only_linux

# What only POSIX has, of all that we use where it is there.
WITHOUT_POSIX = """
import os, signal, sys
for module, names in (
    (os, "fork forkpty fchmod link mkfifo nice getuid geteuid O_NOFOLLOW O_NONBLOCK"),
    (signal, "pthread_sigmask SIGHUP SIGKILL SIGUSR1 SIGPIPE"),
):
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
os.link = lambda *_, **__: (_ for _ in ()).throw(OSError("no second names"))
for name in ("resource", "grp", "termios", "pty"):
    sys.modules[name] = None
sys.argv[1:] = {words!r}
from quiltsmith.cli.entry import run
run()
"""


# `(…)*+`, and the like with `+`, `?` and `{1,2}`.
_POSSESSIVE_GROUP = re.compile(r"\)(?:[*+?]|\{[\d,%]+\})\+")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.mark.parametrize(
    ("words", "written"),
    [
        (["deal", "meadow", "--seed", "7", "-o", "new folder/evening.yaml"], "new folder/evening.yaml"),
        (["pad", "doodle", "-o", "pad.pdf"], "pad.pdf"),
        (["cards", "meadow", "--only", "P01", "-o", "cards.png"], "cards-1.png"),
        (["simulate", "meadow", "--games", "4", "--bot", "random", "--jobs", "2", "--report", "r.json"], "r.json"),
    ],
)
def test_commands_need_nothing_that_windows_lacks(words: list[str], written: str, tmp_path: Path) -> None:
    code = WITHOUT_POSIX.replace("{words!r}", repr(words))
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert (tmp_path / written).stat().st_size > 0


@pytest.mark.usefixtures("windows")
def test_permissions_are_left_alone_where_read_only_files_cannot_be_renamed(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")
    file.chmod(0o400)
    write_whole(file, "new")
    assert (file.read_text(), file.stat().st_mode & 0o200) == ("new", 0o200)


def test_a_file_that_a_viewer_holds_open_is_told_as_such() -> None:
    error = PermissionError(13, "Access is denied", "pad.pdf")
    error.winerror = 5  # type: ignore[attr-defined, unused-ignore]
    assert system_reason(error) == "permission denied; is it open in another program?"
    with use_locale("de"):
        assert "geöffnet" in system_reason(error)


@pytest.mark.usefixtures("windows")
def test_ctrl_c_is_repeated_without_ending_the_process() -> None:
    with pytest.raises(KeyboardInterrupt):  # noqa: PT012
        entry._press_ctrl_c()
        time.sleep(5)


def test_closing_the_window_of_a_console_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []
    monkeypatch.setattr(signal, "SIGBREAK", signal.SIGUSR2, raising=False)
    monkeypatch.setattr(signal, "signal", lambda number, _: heard.append(number))
    entry._tidy_up_when_ended()
    assert signal.SIGUSR2 in heard


@pytest.mark.usefixtures("windows")
def test_processes_are_started_without_masks_of_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    with starting_process():
        pass


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize(("refusals", "is_written"), [(3, True), (100, False)])
def test_a_file_that_is_read_for_a_moment_is_waited_for(
    refusals: int, is_written: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.txt"
    file.write_text("old")
    refused: list[Path] = []
    pauses: list[float] = []
    replace = Path.replace

    def replace_later(beside: Path, target: Path) -> Path:
        if len(refused) < refusals:
            refused.append(target)
            raise PermissionError(13, "Access is denied", str(target))
        return replace(beside, target)

    monkeypatch.setattr(Path, "replace", replace_later)
    monkeypatch.setattr(atomic_write, "sleep", pauses.append)
    with nullcontext() if is_written else pytest.raises(PermissionError):
        write_whole(file, "new")
    assert (file.read_text(), sum(pauses) < 1) == ("new" if is_written else "old", True)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("is_talk", [False, True])
def test_line_ends_of_files_and_pipes_are_those_of_every_system(is_talk: bool) -> None:
    written = io.BytesIO()
    stream = clean_streams._cleaned(io.TextIOWrapper(written, encoding="cp1252", newline="\r\n"), is_talk)
    stream.write("Łódź\nKraków\n")
    stream.flush()
    assert written.getvalue() == "Łódź\nKraków\n".encode()


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize(("number", "language"), [(0x0407, "de"), (0x0C07, "de"), (0x0415, "pl"), (0x041D, "en")])
def test_windows_is_asked_for_the_language(monkeypatch: pytest.MonkeyPatch, number: int, language: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert default_language({}) == language
    assert default_language({"QUILTSMITH_LANG": "fr"}) == "fr"


@pytest.mark.usefixtures("windows")
def test_the_studio_follows_no_junction(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "a.txt").write_text("a")
    folder = Folder(tmp_path)
    monkeypatch.setattr(os, "lstat", lambda _path: SimpleNamespace(st_reparse_tag=0, st_mode=0))
    assert [name for name, _ in folder.files()] == ["elsewhere/a.txt"]
    monkeypatch.setattr(os, "lstat", lambda _path: SimpleNamespace(st_reparse_tag=0xA0000003, st_mode=0))
    assert folder.files() == []
    with pytest.raises(QuiltsmithError, match="does not follow links"):
        folder.read("elsewhere/a.txt")


def test_files_are_told_with_slashes() -> None:
    assert name_of(PureWindowsPath("sheets", "anna.txt")) == "sheets/anna.txt"  # type: ignore[arg-type]


class Console:
    """The console of Windows as far as we ask it; an old one knows no colour codes."""

    def __init__(self, knows_codes: bool) -> None:
        self.knows_codes = knows_codes

    def GetStdHandle(self, number: int) -> int:  # noqa: N802
        return number

    def GetConsoleMode(self, _console: int, _mode: object) -> int:  # noqa: N802
        return 1

    def SetConsoleMode(self, _console: int, mode: int) -> int:  # noqa: N802
        return int(self.knows_codes and mode == clean_streams._VIRTUAL_TERMINAL)


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize("knows_codes", [True, False])
def test_colours_only_where_the_console_shows_them(monkeypatch: pytest.MonkeyPatch, knows_codes: bool) -> None:
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=Console(knows_codes)), raising=False)
    assert clean_streams._console_shows_colours.__wrapped__() is knows_codes


@pytest.mark.usefixtures("windows")
def test_windows_opens_files_by_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(os, "startfile", opened.append, raising=False)
    print_output.open_file(tmp_path / "pad.pdf")
    assert opened == [tmp_path / "pad.pdf"]


def test_other_systems_leave_out_what_only_linux_has() -> None:
    left_out = {path.relative_to(TESTS).as_posix() for path in only_linux()}
    assert {"hostile/warm.py", "path_pages.py", "test_paths.py", "studio/browsers.py"} <= left_out
    kept = {path.relative_to(TESTS).as_posix() for path in TESTS.rglob("test_*.py")} - left_out
    assert {
        "geometry/test_board.py",
        "games/doodle/test_doodle_log.py",
        "test_docs.py",
        "test_packaging.py",
    } <= kept


def test_groups_of_patterns_are_repeated_in_a_way_that_every_python_knows() -> None:
    # Python before 3.11.5, as in Debian 12, finds less by `(?:…)*+` than by `(?>(?:…)*)`, which means the same.
    sources = (TESTS.parent / "src").rglob("*.py")
    patterns = re.compile(r"""\b(?:rb|br|r)(?P<quote>"{3}|'{3}|"|')(?P<pattern>.*?)(?P=quote)""", re.DOTALL)
    found = {
        path.name: one["pattern"]
        for path in sources
        for one in patterns.finditer(path.read_text("utf-8"))
        if _POSSESSIVE_GROUP.search(one["pattern"])
    }
    assert not found
