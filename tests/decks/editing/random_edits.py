"""Random edits of shipped decks, and what must hold after each: `python -m tests.decks.editing.random_edits 1000`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from quiltsmith.decks.editing.applying import edited
from quiltsmith.decks.editing.edits import AddCard, DrawShape, Edit, MoveCard, RemoveCard, SetDeckKey, SetKey
from quiltsmith.decks.editing.places import EditRefusedError, plain_data
from quiltsmith.stable_random import StableRandom

PATCHES = Path(__file__).parent.parent.parent.parent / "patches"
SHAPES = ("#", "##", "##/#.", "###/.#.", "#../##./.##", ".#./###/.#.", "#####", "##/##/##", "#.#/###")
VALUES: dict[str, tuple[Any, ...]] = {
    "size": (1, 5, 12),
    "flip": (True, False, None),
    "cost": (0, 7, None),
    "name": ("Apple tree", "yes", "# no comment: {x}", {"en": "Tree", "de": "Bäume: 'x'"}, None),
    "note": ("Jörg says \"hi\"", "a: b", None),
    "fabric": ("dots", None),
    "copies": (2, 20, None),
    "cuts": (["#", "##/#."], [], None),
    "id": ("X1", "X-2"),
}


def random_edit(random: StableRandom, data: dict[str, Any], number: int) -> Edit:
    """Choose something to change in a deck that says `data`."""
    name = random.pick([key for key in ("cards", "start") if data.get(key)])
    cards = len(data[name])
    index = random.below(cards)
    kind = random.below(7)
    if kind == 0:
        card = {"id": f"N{number}", "size": 3, "shape": random.pick(SHAPES), "name": random.pick(("new one", "x: y"))}
        return AddCard(name, random.below(cards + 1), card)
    if kind == 1 and cards > 2:
        return RemoveCard(name, index)
    if kind == 2:
        return MoveCard(name, index, random.below(cards))
    if kind == 3:
        return DrawShape(name, index, random.pick(SHAPES))
    if kind == 4:
        return SetDeckKey("title", random.pick(("Meadow 2", {"en": "A", "de": "B: C"})))
    key = random.pick(sorted(VALUES))
    return SetKey(name, index, key, random.pick(VALUES[key]))


def untouched(before: str, after: str) -> tuple[str, str]:
    """Give what both texts begin and end with: an edit is one stretch in between."""
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = 0
    while end < min(len(before), len(after)) - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return before[:start], before[len(before) - end :]


def comments(text: str) -> Counter[str]:
    """Count the lines that are comments alone: no edit takes one away or makes one."""
    return Counter(line for line in text.splitlines() if line.strip().startswith("# "))


def try_edits(text: str, count: int, seed: int) -> Counter[str]:
    """Make random edits one after the other and count what came of them; raise if more changed than was meant."""
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
        assert comments(after) == comments(text), edit
        if isinstance(edit, SetKey | SetDeckKey):
            changed_lines = Counter(text.splitlines()) - Counter(after.splitlines())
            assert changed_lines.total() <= 1 or isinstance(edit, SetKey), edit
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
