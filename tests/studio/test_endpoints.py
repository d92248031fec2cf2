"""Questions of a wrong form: people hear of limits, programs of the form."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct

from quiltsmith.i18n import use_locale
from quiltsmith.studio.endpoints import misunderstood


class Wish(Struct, frozen=True):
    """A form with all kinds of limits."""

    games: Annotated[int, Meta(ge=10, le=1_000_000)] = 10
    seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    tolerance: Annotated[float, Meta(ge=0.5)] = 1.0
    player: Annotated[str, Meta(max_length=60)] = ""


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        (
            {"games": 2_000_000},
            "a number is too large; it may be 1,000,000 at most",
            "eine Zahl ist zu groß; sie darf höchstens 1.000.000 sein",
        ),
        (
            {"games": -3},
            "a number is too small; it must be 10 at least",
            "eine Zahl ist zu klein; sie muss mindestens 10 sein",
        ),
        (
            {"seconds": 0},
            "a number is too small; it must be more than 0.0",
            "eine Zahl ist zu klein; sie muss über 0,0 liegen",
        ),
        (
            {"tolerance": 0.1},
            "a number is too small; it must be 0.5 at least",
            "eine Zahl ist zu klein; sie muss mindestens 0,5 sein",
        ),
        (
            {"player": "x" * 61},
            "a text is too long; it may have 60 characters at most",
            "ein Text ist zu lang; er darf höchstens 60 Zeichen haben",
        ),
        (
            {"games": "many"},
            "the studio does not understand this: Expected `int`, got `str` - at `$.games`",
            "das versteht das Studio nicht: Expected `int`, got `str` - at `$.games`",
        ),
    ],
)
def test_limits_are_told_in_words(asked: dict[str, object], english: str, german: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        msgspec.convert(asked, Wish)
    assert misunderstood(refused.value) == english
    with use_locale("de"):
        assert misunderstood(refused.value) == german
