"""Cutting machines: where they look for marks, what has to stay clear of these, and how far pieces lie apart.

The numbers come from public projects, which docs/cut-with-a-machine.md names. No machine was at hand.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

MachineName = Literal["none", "silhouette", "cricut", "laser"]


class Machine(Struct, frozen=True):
    """What a machine asks of a page, in mm."""

    id: MachineName
    margin: float
    """How far pieces stay away from all edges."""
    mark_inset: float = 0.0
    """How far marks are from the edges; 0 for machines whose programs print their own."""
    corner: float = 0.0
    """The side of the squares around marks, beginning at these, that nothing may be printed in."""
    gap: float = 0.0
    """How far pieces lie apart; pieces that touch share a cut."""

    @property
    def is_laser(self) -> bool:
        """Whether it burns a line instead of cutting with a knife."""
        return self.id == "laser"


SQUARE, ARM, LINE = 5.0, 20.0, 0.3
"""The marks of Silhouette: the square, the length of the two lines of a corner, and how thick these are."""
MACHINES = {
    machine.id: machine
    for machine in (
        Machine("silhouette", 12.0, mark_inset=10.0, corner=ARM),
        Machine("cricut", 14.0),
        Machine("laser", 10.0, gap=2.0),
    )
}
"""All machines by name; `none` is scissors, or a machine that needs nothing printed."""
