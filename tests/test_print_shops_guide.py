"""The guide for print shops tells of every preset and every key of a preset."""

from __future__ import annotations

from quiltsmith.style.preset_reader import PRESET, preset_names
from tests.docs_commands import ROOT

GUIDE = (ROOT / "docs" / "print-shops.md").read_text(encoding="utf-8")


def test_every_preset_has_its_row() -> None:
    assert [name for name in preset_names() if f"\n| `{name}` |" not in GUIDE] == []


def test_every_key_is_explained_as_in_the_program() -> None:
    assert [field.name for field in PRESET.fields if f"\n| `{field.name}` | {field.doc}" not in GUIDE] == []
