"""Consoles that lack some characters show names right or in ASCII that can be read, never a traceback."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from quiltsmith.i18n.transliteration import slugify, transliterate

DECK = """\
deck: bluemchen
title: Blümchenwiese
game: doodle
cards:
  - {id: Ä1, size: 3, name: Löß, shape: "##/#."}
  - {id: 中2, sise: 2, shape: "##"}
"""


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("Blümchen, groß", "ascii", "Bluemchen, gross"),
        ("Blümchen, groß", "cp1252", "Blümchen, groß"),
        ("Blümchen, groß", "cp437", "Blümchen, groß"),
        ("9 × 9 − 1 … café, Dvořák", "ascii", "9 x 9 - 1 ~ cafe, Dvorak"),
        ("9 × 9 − 1 … café, Dvořák", "cp437", "9 x 9 - 1 ~ café, Dvorák"),
        ("„Æsir“ ½ €", "ascii", '"Aesir" 1/2 EUR'),
        ("中", "cp1252", "\\u4e2d"),
    ],
)
def test_what_is_missing_is_written_plainly(text: str, encoding: str, shown: str) -> None:
    assert transliterate(text, encoding) == shown


@pytest.mark.parametrize(
    ("text", "longest", "more", "made"),
    [
        (" Omas Flicken für 2! ", 40, "", "omas-flicken-fuer-2"),
        ("5.5x8.5in", 24, "", "5-5x8-5in"),
        ("5.5x8.5in", 24, ".", "5.5x8.5in"),
        ("../P01,S*", 24, ".", "p01-s"),
        ("--no-backs", 24, ".", "no-backs"),
        ("one two. three", 8, ".", "one-two"),
        ("one two", 4, "", "one"),
        ("…", 40, "", ""),
    ],
)
def test_names_become_plain_words(text: str, longest: int, more: str, made: str) -> None:
    assert slugify(text, longest, more) == made


def on_console(words: str, encoding: str, folder: Path) -> str:
    """Run a command on a terminal that takes an encoding, and give what it shows."""
    outer, inner = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"LC_ALL": "C", "PYTHONIOENCODING": encoding, "COLUMNS": "80", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "quiltsmith", *words.split()]
    with subprocess.Popen(command, cwd=folder, env=environment, stdin=inner, stdout=inner, stderr=inner):
        os.close(inner)
        shown = b""
        while block := _read(outer):
            shown += block
    os.close(outer)
    return shown.decode(encoding).replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1 << 16)
    except OSError:  # nobody writes any more
        return b""


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_consoles_of_all_kinds(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "blümchen.yaml").write_text(DECK, encoding="utf-8")
    shown = on_console("--lang de deck check blümchen.yaml", encoding, tmp_path)
    good, ground = ("bluemchen.yaml", "Ae1") if encoding == "ascii" else ("blümchen.yaml", "Ä1")
    assert f"{good}:6:" in shown
    assert "meintest du `size`?" in shown
    assert "\\u4e2d2" in shown
    assert "Traceback" not in shown
    assert "?" not in shown.replace("meintest du `size`?", "")
    (tmp_path / "blümchen.yaml").write_text(DECK.replace("sise", "size"), encoding="utf-8")
    drawn = on_console("--lang de deck show blümchen.yaml", encoding, tmp_path)
    assert ground in drawn
    assert "?" not in drawn
    listed = on_console("--lang de papers", encoding, tmp_path)
    assert "210 x 297" in listed or "210 × 297" in listed


def test_a_pipe_gets_all_characters_whatever_the_console_takes(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "quiltsmith", "--lang", "de", "deck", "check", "blümchen.yaml"]
    result = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert (result.returncode, "`blümchen.yaml`" in result.stderr.decode("utf-8")) == (2, True)
