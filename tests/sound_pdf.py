"""A look at printed files with other people's programs."""

from __future__ import annotations

import subprocess
from pathlib import Path


def assert_sound(path: Path, *, is_fillable: bool = False) -> None:
    """Show that a PDF is without faults, and that all its fonts are inside, cut down, and readable as text.

    The font that forms are filled in with is there in full.
    """
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert fonts
    for line in fonts:
        # name, type, encoding, embedded, subset, readable as Unicode, object number and generation
        inside = line.split()[-5:-2]
        assert inside == ["yes", "yes", "yes"] or (is_fillable and inside == ["yes", "no", "no"]), line
        assert "TrueType" in line
