"""A look at printed files with other people's programs."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def assert_sound(path: Path) -> None:
    """Show that a PDF is without faults and has all its fonts inside."""
    checked = subprocess.run(["qpdf", "--check", path], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    fonts = subprocess.run(["pdffonts", path], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert fonts
    assert all(re.search(r"TrueType +\S+ +yes yes", line) for line in fonts)
