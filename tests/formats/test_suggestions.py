"""Hints for mistyped words: the one that was meant, or none, but never one that misleads."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck_reader import CARD
from quiltsmith.formats.suggestions import did_you_mean, nearest
from quiltsmith.games.game_reader import game_names

KEYS = [field.name for field in CARD.fields]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *(("title", None), ("copeis", "copies"), ("copy", "copies"), ("colour", None), ("price", None)),
        *(("nmae", "name"), ("flipp", "flip"), ("sise", "size"), ("Shape", "shape"), ("shapes", "shape")),
        *(("tiem", "time"), ("notes", "note"), ("incom", "income"), ("cut", "cuts")),
    ],
)
def test_keys_of_cards(typed: str, meant: str | None) -> None:
    assert nearest(typed, KEYS) == meant


def test_a_key_that_is_not_there_does_not_mislead() -> None:
    without = [key for key in KEYS if key != "copies"]
    assert nearest("copies", without) is None
    assert str(did_you_mean("copies", without)).startswith("known here: id, size, flip")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Patchwork Doodle", "doodle"),
        ("patchwork doodle", "doodle"),
        ("Patchwork: Halloween Edition", "halloween"),
        ("Doodle (the small one)", "doodle"),
        ("patchwrok", "patchwork"),
        ("dodle", "doodle"),
        ("helloween", "halloween"),
        ("chess", None),
    ],
)
def test_games(typed: str, meant: str | None) -> None:
    assert nearest(typed, game_names()) == meant


def test_ids_that_differ_by_case() -> None:
    assert nearest("Ä", ["A", "a"]) is None
    assert nearest("p3", ["P03", "p03"]) == "p03"
