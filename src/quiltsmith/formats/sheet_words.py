"""The words that sheet files are written with; which these are, the kinds of games say."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field


class SheetWords(Struct, frozen=True):
    """Words of sheets, in all languages: what stands before colons, and what starts or fills lines."""

    heads: tuple[str, ...] = ()
    """Heads such as `player` in `player: Anna`."""
    long_heads: tuple[str, ...] = ()
    """Those whose value may go on in the lines below, up to the first line with a keyword."""
    results: frozenset[str] = frozenset()
    """Keywords that start a line such as `empty 6`, which is no row of the board above it."""
    keywords: Mapping[str, str] = field(default_factory=dict)
    """Every word in lower case, in any language, and the English word that it stands for."""

    def __or__(self, more: SheetWords) -> SheetWords:
        return SheetWords(
            (*self.heads, *more.heads),
            (*self.long_heads, *more.long_heads),
            self.results | more.results,
            {**self.keywords, **more.keywords},
        )


def translated(english: tuple[str, ...], german: Mapping[str, str]) -> dict[str, str]:
    """Make the table of keywords: English words stand for themselves, others for an English one."""
    return {**{word: word for word in english}, **german}
