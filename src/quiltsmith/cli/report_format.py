"""How results are written, for commands and for the processes that check sheets, which need no command line."""

from __future__ import annotations

from enum import StrEnum


class ReportFormat(StrEnum):
    """How results are written."""

    TEXT = "text"
    JSON = "json"
    GITHUB = "github"
