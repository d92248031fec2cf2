"""All attacks."""

from __future__ import annotations

from tests.hostile import on_files, on_machines

ATTACKS = (*on_files.SHEETS, *on_files.YAML, *on_files.PDFS, *on_machines.ATTACKS)
