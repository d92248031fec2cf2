"""Standard input on the command line: it can be read once, and only by what reads once."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.cli.failure import Failure
from quiltsmith.formats.file_reader import STANDARD_INPUT
from quiltsmith.i18n import _


def refuse_twice(names: Sequence[str]) -> None:
    """Refuse files of which more than one is standard input."""
    if names.count(STANDARD_INPUT) > 1:
        raise Failure(_("standard input can be read only once; write `-` once"))


def refuse_deal(deal: str | None) -> None:
    """Refuse standard input for a deal."""
    if deal == STANDARD_INPUT:
        raise Failure(_("the deal is read more than once, so it cannot come from standard input; name a file"))
