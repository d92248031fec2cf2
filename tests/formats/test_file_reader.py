"""Files that are no files: pipes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from quiltsmith.formats import file_reader
from quiltsmith.formats.file_reader import read_source


def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_reader, "PATIENCE", 0.01)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="nobody writes to this pipe"):
        read_source(pipe)
    os.close(os.open(pipe, os.O_WRONLY))  # lets the one who still waits go
