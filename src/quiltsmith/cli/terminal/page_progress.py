"""A progress bar for documents of many pages: pages that tell when they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from quiltsmith.cli.terminal.progress import Progress

if TYPE_CHECKING:
    from quiltsmith.scene.elements import Page


class ShownPages(Sequence["Page"]):
    """Pages whose drawing moves a progress bar on; otherwise they are what they were.

    Who goes through them again, to look for fields or labels, does not draw: the bar counts every page once.
    """

    def __init__(self, pages: Sequence[Page], progress: Progress) -> None:
        self._pages = pages
        self._progress = progress
        self._drawn = 0
        progress.expect(len(pages))

    def __iter__(self) -> Iterator[Page]:
        return map(self._page, range(len(self._pages)))

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Page]: ...

    def __getitem__(self, index: int | slice) -> Page | Sequence[Page]:
        return self._pages[index] if isinstance(index, slice) else self._page(index)

    def __len__(self) -> int:
        return len(self._pages)

    def _page(self, number: int) -> Page:
        # Whoever asks for a page has drawn those before it.
        if number > self._drawn:
            self._progress.step(number - self._drawn)
            self._drawn = number
        return self._pages[number]
