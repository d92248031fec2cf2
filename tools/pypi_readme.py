"""Gives PyPI the README with whole addresses: beside a package there are no files that links could lead to.

Hatchling runs this when a package is built. The address of the repository is that of `[project.urls]` in
`pyproject.toml`, the only place where it stands.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?://|#)([^)\s]+)\)")


def with_whole_addresses(text: str, repository: str) -> str:
    """Return a page in which links into the repository are addresses; pictures are those of its raw files."""

    def whole(found: re.Match[str]) -> str:
        is_picture, label, path = found.groups()
        folder = "raw" if is_picture else "blob"
        return f"{is_picture}[{with_whole_addresses(label, repository)}]({repository}/{folder}/main/{path})"

    return _LINK.sub(whole, text)


class ReadmeHook(MetadataHookInterface):
    """Hatchling's way to run the above."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description that PyPI shows."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": with_whole_addresses(text, metadata["urls"]["Repository"]),
        }
