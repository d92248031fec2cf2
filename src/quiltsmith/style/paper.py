"""Paper sizes by name, or as width and height such as `WxHmm`."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.formats.suggest import did_you_mean
from quiltsmith.style.lengths import read_size
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

SMALLEST, LARGEST = 30.0, 1000.0


class Paper(Struct, frozen=True):
    """A size of paper in millimetres, upright."""

    name: str
    width: float
    height: float

    def landscape(self) -> Paper:
        """Turn it on its side."""
        return Paper(self.name, self.height, self.width)


PAPERS = {
    paper.name: paper
    for paper in (
        Paper("a4", 210, 297),
        Paper("letter", 215.9, 279.4),
        Paper("a5", 148, 210),
        Paper("a3", 297, 420),
        Paper("legal", 215.9, 355.6),
    )
}


class PaperError(Refusal):
    """A paper size that does not exist; says which do."""


class PaperRangeError(PaperError):
    """A paper size that no printer takes."""


def parse_paper(text: str) -> Paper:
    """Read the name of a paper size, or `WxHmm`."""
    name = text.strip().lower()
    if name in PAPERS:
        return PAPERS[name]
    size = read_size(name)
    if size is None:
        hint = did_you_mean(
            name,
            PAPERS,
            say("known are {names}, and sizes like `200x280mm` or `5.5x8.5in`", names=", ".join(PAPERS)),
        )
        raise PaperError(say("there is no paper `{text}`; {hint}", text=text[:40], hint=hint))
    if not all(SMALLEST <= side <= LARGEST for side in size):
        raise PaperRangeError(
            say(
                "paper of `{text}` is out of range; sides from {least:g} to {most:g} mm are possible",
                text=text[:40],
                least=SMALLEST,
                most=LARGEST,
            )
        )
    width, height = size
    return Paper(f"{width:g}x{height:g}mm", width, height)
