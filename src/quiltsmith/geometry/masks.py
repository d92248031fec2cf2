"""What is asked of masks beside `&`, `|`, `^`, `~`, `<<`, `>>` and whether they are empty.

Functions that use these and nothing else can be compiled as they stand; a mask is then a number of as many bits as
its board needs (see `simulate/wide.py`).
"""

from __future__ import annotations

from quiltsmith.geometry.board import Mask


def count(mask: Mask) -> int:
    """Count the spaces of a mask."""
    return mask.bit_count()


def lowest(mask: Mask) -> int:
    """Give the index of the first space of a mask that has any."""
    return (mask & -mask).bit_length() - 1


def without_lowest(mask: Mask) -> Mask:
    """Leave out the first space of a mask that has any."""
    return mask & (mask - 1)
