"""One studio for the tests of a module: starting one takes longer than asking it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.studio.browsers import browser, visitor
from tests.studio.servers import RunningStudio, running_studio

__all__ = ["browser", "studio", "visitor"]

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    """Run a studio in a folder with a deck and a few sheets."""
    folder = tmp_path_factory.mktemp("quilts")
    for name in ("good.txt", "five-mistakes.txt", "tiny.yaml", "mistake.yaml", "three-players/deal.yaml"):
        shutil.copy(EXAMPLES / name, folder)
    with running_studio(folder) as running:
        yield running
