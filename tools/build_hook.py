"""What is made when the package is built: tables of printing inks, and compiled message catalogues.

Hatchling runs this for wheels and for editable installs.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from build_ink_tables import write_ink_tables
from catalogues import compile_catalogues


class BuildHook(BuildHookInterface[Any]):
    """Hatchling's way to run both."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them into the tree that the wheel, or an editable install, is made of."""
        write_ink_tables(Path(self.root))
        compile_catalogues(Path(self.root))
