"""Decks that build on decks: how long a chain may be, whatever was read before, and what is remembered."""

from __future__ import annotations

import io
import os
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from quiltsmith.decks.deck import Card
from quiltsmith.decks.deck_reader import LONGEST_CHAIN, load_deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import GAMES, noting_files, shipped_folder
from quiltsmith.geometry.shape import Shape

LAST = """\
deck: last
game: patchwork
cards:
  - {id: A, size: 2, shape: "##", cost: 2, time: 1, income: 0}
"""


def chain(folder: Path, length: int) -> list[Path]:
    """Write decks of which each names the next as its base."""
    paths = [folder / f"d{number}.yaml" for number in range(length)]
    for path, base in pairwise(paths):
        path.write_text(f"deck: {path.stem}\nbase: {base.name}\noverride: {{A: {{cost: 1}}}}\n", encoding="utf-8")
    paths[-1].write_text(LAST, encoding="utf-8")
    return paths


def codes(path: Path) -> list[str]:
    return [problem.code for problem in load_deck(path)[1] if problem.is_error]


@pytest.mark.parametrize("is_long_one_first", [True, False])
def test_a_chain_is_too_long_for_its_start_only(tmp_path: Path, is_long_one_first: bool) -> None:
    paths = chain(tmp_path, LONGEST_CHAIN + 2)
    wanted = {paths[0]: ["endless-base"], paths[1]: []}
    for path in sorted(paths[:2], reverse=not is_long_one_first):
        assert codes(path) == wanted[path]


def test_a_deck_that_has_changed_is_read_again(tmp_path: Path) -> None:
    path = chain(tmp_path, 1)[0]
    first, _ = load_deck(path)
    assert load_deck(path)[0] is first
    path.write_text(LAST.replace("last", "newer"), encoding="utf-8")
    os.utime(path, ns=(0, 0))
    newer, _ = load_deck(path)
    assert newer is not None
    assert newer.id == "newer"


def test_a_base_that_has_changed_is_seen_at_once(tmp_path: Path) -> None:
    path, base = chain(tmp_path, 2)
    assert codes(path) == []
    base.write_text(LAST.replace("id: A", "id: B2"), encoding="utf-8")
    assert codes(path) == ["unknown-card"]
    base.write_text(LAST, encoding="utf-8")
    assert codes(path) == []


def test_a_game_that_has_changed_is_seen_at_once(tmp_path: Path) -> None:
    game = (shipped_folder(GAMES) / "patchwork.yaml").read_text(encoding="utf-8")
    (tmp_path / "mine.yaml").write_text(game, encoding="utf-8")
    path = tmp_path / "deck.yaml"
    path.write_text(LAST.replace("patchwork", "mine.yaml"), encoding="utf-8")
    assert game_id(path) == "patchwork"
    (tmp_path / "mine.yaml").write_text(game.replace("game: patchwork", "game: mine"), encoding="utf-8")
    assert game_id(path) == "mine"


def game_id(path: Path) -> str | None:
    deck, _ = load_deck(path)
    return deck.game.id if deck else None


def test_who_notes_files_hears_of_those_that_were_read_before(tmp_path: Path) -> None:
    path, base = chain(tmp_path, 2)
    load_deck(path)
    with noting_files() as files:
        load_deck(path)
    assert {path, base} <= set(files)


def test_standard_input_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        text = io.TextIOWrapper(io.BytesIO(LAST.replace("last", name).encode()), encoding="utf-8")
        monkeypatch.setattr(sys, "stdin", text)
        deck, _ = load_deck(Path("-"))
        assert deck is not None
        assert deck.id == name


def test_a_card_made_by_a_program_is_in_one_piece_and_a_shape_need_not_be() -> None:
    apart = Shape.parse("#.#")
    assert (apart.size, apart.is_connected(), len(apart.orientations())) == (2, False, 2)
    with pytest.raises(QuiltsmithError, match="the patch P01 falls apart into 2 pieces"):
        Card("P01", apart)
