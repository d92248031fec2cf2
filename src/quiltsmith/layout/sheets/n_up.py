"""Several sheets on one side of paper, with marks that show where to cut."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item
from quiltsmith.style.sizes import Paper
from quiltsmith.style.theme import Theme

UPS = (1, 2, 4)
_MARK = 4.0
_SCISSORS = 3.2


class NUp(Struct, frozen=True):
    """A page divided into equal slots."""

    paper: Paper
    across: int
    down: int

    @property
    def count(self) -> int:
        """How many sheets are on a page."""
        return self.across * self.down

    @property
    def slot(self) -> Paper:
        """The size of one sheet."""
        return Paper(self.paper.name, self.paper.width / self.across, self.paper.height / self.down)

    def places(self, is_mirrored: bool = False) -> Iterator[Box]:
        """List the slots row by row; mirrored, each is behind its front when the page is turned sideways."""
        for row in Box(0, 0, self.paper.width, self.paper.height).table(self.down, self.across):
            yield from reversed(row) if is_mirrored else row

    def marks(self, theme: Theme) -> tuple[Item, ...]:
        """Draw short lines at the edges where the page is to be cut, each line's first with scissors."""
        width, height = self.paper.width, self.paper.height
        page = Box(0, 0, width, height).inset(safe_margin(width, height))
        ends: list[tuple[float, float, float, float]] = []
        tools: list[Item] = []
        xs = [width * cut / self.across for cut in range(1, self.across)]
        ys = [height * cut / self.down for cut in range(1, self.down)]
        for x in xs:
            ends += [(x, page.y, x, page.y + _MARK), (x, page.bottom - _MARK, x, page.bottom)]
            turned = Group((picture("scissors", Box(0, -_SCISSORS / 2, _SCISSORS, _SCISSORS), theme),), rotate=90)
            tools.append(Group((turned,), x, page.y + _MARK))
        for y in ys:
            ends += [(page.x, y, page.x + _MARK, y), (page.right - _MARK, y, page.right, y)]
            tools.append(picture("scissors", Box(page.x + _MARK, y - _SCISSORS / 2, _SCISSORS, _SCISSORS), theme))
        half = _MARK / 2
        for x in xs:
            for y in ys:
                ends += [(x - half, y, x + half, y), (x, y - half, x, y + half)]
        return (paths.lines(ends, theme.line_stroke(0.2)), *tools) if ends else ()


def divide(paper: Paper, up: int, is_wide: bool | None) -> NUp:
    """Divide a page so that its slots are wide or upright, turning it as needed; None leaves it as it is."""
    if up not in UPS:
        raise QuiltsmithError(
            _(
                "{up} sheets on a page are not possible; choose one of {choices}",
                up=up,
                choices=", ".join(map(str, UPS)),
            )
        )
    upright = paper if paper.height >= paper.width else paper.landscape()
    wide = upright.landscape()
    if is_wide is None:
        is_wide = paper.width > paper.height
    if up == 2:
        # Half of an upright page is wide, and the other way round.
        return NUp(upright, 1, 2) if is_wide else NUp(wide, 2, 1)
    side = 1 if up == 1 else 2
    return NUp(wide if is_wide else upright, side, side)
