"""One studio for all tests of a process that only ask it: starting one takes longer than asking it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.studio.browsers import visited, visitor
from tests.studio.servers import RunningStudio, filled_folder, left_as_it_was, running_studio

__all__ = ["asked", "studio", "visited", "visitor"]


@pytest.fixture(scope="session")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningStudio]:
    """Run a studio in a folder with a deck and a few sheets.

    It is not the one that is visited: work that a page has left running may not be in the way of other work.
    """
    with running_studio(filled_folder(tmp_path_factory)) as running:
        yield running


@pytest.fixture
def studio(asked: RunningStudio) -> Iterator[RunningStudio]:
    """Ask a studio, whose folder is as it was when the test is over."""
    with left_as_it_was(asked.folder):
        yield asked
