"""One studio for the tests of a module: starting one takes longer than asking it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.studio.browsers import visited, visitor
from tests.studio.servers import RunningStudio, filled_folder, running_studio

__all__ = ["studio", "visited", "visitor"]


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    """Run a studio in a folder with a deck and a few sheets."""
    with running_studio(filled_folder(tmp_path_factory)) as running:
        yield running
