from __future__ import annotations

import json
from pathlib import Path

from tests.conftest import Command

DECK = """deck: mine
game: doodle
cards:
  - {id: P01, size: 3, shape: "##/#."}
  - {id: P02, size: 3, shape: "###"}
"""


def test_what_changed_is_drawn(tmp_path: Path, quiltsmith: Command) -> None:
    (tmp_path / "old.yaml").write_text(DECK, encoding="utf-8")
    (tmp_path / "new.yaml").write_text(DECK.replace("##/#.", ".#/##/#.").replace("size: 3", "size: 4", 1), "utf-8")
    result = quiltsmith("deck", "diff", "old.yaml", "new.yaml", cwd=tmp_path)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[:5] == ["mine → mine: 1 card changed", "", "changed", "", "P01 another shape, size 3 → 4"]
    assert any("→" in line and "█" in line for line in lines[5:])


def test_the_same_deck_has_the_same_cards(quiltsmith: Command) -> None:
    assert quiltsmith("deck", "diff", "meadow", "meadow").out == "The decks have the same cards.\n"


def test_scripts_get_a_record(quiltsmith: Command) -> None:
    record = json.loads(quiltsmith("deck", "diff", "meadow", "classic", "--format", "json").out)
    assert set(record) == {"before", "after", "deck", "added", "removed", "renamed", "changed"}
    assert record["deck"]["game"] == {"before": "doodle", "after": "patchwork"}
