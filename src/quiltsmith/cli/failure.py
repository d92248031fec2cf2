"""How a command ends when it cannot do what was asked."""

from __future__ import annotations

from quiltsmith.cli.entry import INTERRUPTED as INTERRUPTED
from quiltsmith.errors import QuiltsmithError

FINE = 0
PROBLEMS = 1
USAGE = 2
READER_GONE = 141
"""What shells report of a program whose reader, such as `head`, has seen enough."""


class Failure(QuiltsmithError):  # noqa: N818
    """Wrong use: an option that makes no sense, a file that is not there."""

    def __init__(self, message: str, exit_code: int = USAGE) -> None:
        super().__init__(message)
        self.exit_code = exit_code

    def tell(self) -> None:
        """Write what belongs before the sentence, such as the errors of a file; usually there is nothing."""
