"""A progress bar for documents of many pages: pages that tell when they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from quiltsmith.cli.terminal.progress import Progress

if TYPE_CHECKING:
    from quiltsmith.scene.elements import Page


class ShownPages(Sequence["Page"]):
    """Pages whose drawing moves a progress bar on; otherwise they are what they were."""

    def __init__(self, pages: Sequence[Page], what: str) -> None:
        self._pages = pages
        self._what = what

    def __iter__(self) -> Iterator[Page]:
        with Progress(self._what, len(self._pages)) as progress:
            for page in self._pages:
                yield page
                progress.step()

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Page]: ...

    def __getitem__(self, index: int | slice) -> Page | Sequence[Page]:
        return self._pages[index]

    def __len__(self) -> int:
        return len(self._pages)
