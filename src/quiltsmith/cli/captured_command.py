"""A command run inside another program, with what it writes returned instead of shown."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path


def captured_command(words: Sequence[str], folder: Path) -> tuple[int, bytes, bytes]:
    """Run a command as the terminal does, in a folder; return its exit code and what it wrote."""
    from quiltsmith.cli.main import run

    folder.mkdir(parents=True, exist_ok=True)
    before = sys.argv, sys.stdin, sys.stdout, sys.stderr
    written, talk = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    sys.argv = ["quiltsmith", *words]
    sys.stdin = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    sys.stdout, sys.stderr = written, talk
    try:
        with chdir(folder):
            run()
        code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 0
    finally:
        sys.argv, sys.stdin, sys.stdout, sys.stderr = before
    return code, _bytes_of(written), _bytes_of(talk)


def _bytes_of(stream: io.TextIOWrapper) -> bytes:
    stream.seek(0)
    return bytes(stream.buffer.read())
