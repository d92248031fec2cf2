"""`deck check --theme`: fabrics that a theme does not have."""

from __future__ import annotations

import json
from pathlib import Path

from tests.conftest import Command


def test_fabrics_are_checked_against_a_theme(quiltsmith: Command, tmp_path: Path) -> None:
    deck = tmp_path / "mine.yaml"
    deck.write_text('deck: mine\ngame: doodle\ncards:\n  - {id: A1, size: 2, fabric: hartz, shape: "##"}\n')
    assert quiltsmith("deck", "check", deck).code == 0
    result = quiltsmith("deck", "check", deck, "--theme", "quilt", "--format", "json")
    assert result.code == 1
    problems = json.loads(result.out)["decks"][0]["problems"]
    assert [(found["line"], found["hint"]) for found in problems if found["code"] == "unknown-name"] == [
        (4, "did you mean `hearts`?")
    ]
    assert quiltsmith("deck", "check", deck, "--theme", "nope").code == 2
