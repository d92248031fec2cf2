"""Random edits of shipped decks, and what must hold after each.

`python -m tests.decks.random_edits 1000` tries a thousand of each deck; the tests try fewer.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from quiltsmith.decks.deck_editor import edited
from quiltsmith.decks.deck_edits import (
    AddCard,
    CardList,
    DrawShape,
    Edit,
    EditRefusedError,
    EditValue,
    MoveCard,
    RemoveCard,
    SetDeckKey,
    SetKey,
    plain_data,
)
from quiltsmith.stable_random import StableRandom

PATCHES = Path(__file__).parents[2] / "patches"
SHAPES = ("#", "##", "##/#.", "###/.#.", "#../##./.##", ".#./###/.#.", "#####", "##/##/##", "#.#/###")
VALUES: dict[str, tuple[Any, ...]] = {
    "size": (1, 5, 12),
    "flip": (True, False, None),
    "cost": (0, 7, None),
    "name": ("Apple tree", "yes", "# no comment: {x}", {"en": "Tree", "de": "Bäume: 'x'"}, None),
    "note": ('Jörg says "hi"', "a: b", None),
    "fabric": ("dots", None),
    "copies": (2, 20, None),
    "cuts": (["#", "##/#."], [], None),
    "id": ("X1", "X-2"),
}


def random_edit(random: StableRandom, data: dict[str, Any], number: int) -> Edit:
    """Choose something to change in a deck that says `data`."""
    lists: tuple[CardList, ...] = ("cards", "start")
    name = random.pick([key for key in lists if data.get(key)])
    cards = len(data[name])
    index = random.below(cards)
    kind = random.below(7)
    if kind == 0:
        words = random.pick(("new one", "x: y"))
        card: dict[str, EditValue] = {"id": f"N{number}", "size": 3, "shape": random.pick(SHAPES), "name": words}
        return AddCard(name, random.below(cards + 1), card)
    if kind == 1 and cards > 1:
        return RemoveCard(name, index)
    if kind == 2:
        return MoveCard(name, index, random.below(cards))
    if kind == 3:
        return DrawShape(name, index, random.pick(SHAPES))
    if kind == 4:
        titles: tuple[EditValue, ...] = ("Meadow 2", {"en": "A", "de": "B: C"})
        return SetDeckKey("title", random.pick(titles))
    key = random.pick(sorted(VALUES))
    return SetKey(name, index, key, random.pick(VALUES[key]))


def without_card(text: str, name: CardList, index: int) -> str:
    """Take the lines of a card out of a text, found in another way than the editor finds them: by their dashes."""
    lines = text.splitlines(keepends=True)
    start = next(number for number, line in enumerate(lines) if line.startswith(f"{name}:"))
    dashes = [number for number in range(start + 1, len(lines)) if lines[number].startswith("  - ")]
    first = dashes[index]
    last = first
    while last + 1 < len(lines) and lines[last + 1].startswith("    ") and lines[last + 1].strip():
        last += 1
    return "".join(lines[:first] + lines[last + 1 :])


def assert_nothing_else_changed(before: str, after: str, edit: Edit) -> None:
    """Compare all that an edit does not mean, byte by byte."""
    if isinstance(edit, SetDeckKey):
        others = [
            [line for line in text.splitlines(True) if not line.startswith("title:")] for text in (before, after)
        ]
        assert others[0] == others[1], edit
    elif isinstance(edit, AddCard):
        assert without_card(after, edit.list, edit.index) == before, edit
    elif isinstance(edit, RemoveCard):
        assert after == without_card(before, edit.list, edit.index), edit
    elif isinstance(edit, MoveCard):
        assert without_card(after, edit.list, edit.to) == without_card(before, edit.list, edit.index), edit
    else:
        assert without_card(after, edit.list, edit.index) == without_card(before, edit.list, edit.index), edit


def try_edits(text: str, count: int, seed: int) -> Counter[str]:
    """Make random edits one after the other and count what came of them; fail if more changed than was meant."""
    random = StableRandom(seed)
    results: Counter[str] = Counter()
    original = text
    for number in range(count):
        edit = random_edit(random, plain_data(text), number)
        try:
            after = edited(text, [edit])
        except EditRefusedError:
            results["refused"] += 1
            continue
        results["made"] += 1
        assert_nothing_else_changed(text, after, edit)
        text = original if number % 40 == 39 else after
    return results


def main() -> None:
    """Try as many edits as asked for."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for deck in ("classic", "meadow"):
        text = (PATCHES / f"{deck}.yaml").read_text(encoding="utf-8")
        sys.stdout.write(f"{deck}: {dict(try_edits(text, count, 1))}\n")


if __name__ == "__main__":
    main()
