"""Questions of a wrong form: people hear of limits, programs of the form."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import pytest
from msgspec import Meta, Struct
from starlette.datastructures import Headers
from starlette.types import Message

from quiltsmith.i18n import use_locale
from quiltsmith.studio import endpoints
from quiltsmith.studio.endpoints import BodyRefusedError, bounded, misunderstood
from tests.studio.servers import run_apart


def test_a_body_that_never_comes_is_given_up() -> None:
    async def drop_by_drop() -> Message:
        await asyncio.sleep(0.005)
        return {"type": "http.request", "body": b"x", "more_body": True}

    async def receive_all() -> None:
        receive = bounded(drop_by_drop, Headers(), False, wait=0.02)
        while True:
            await receive()

    with pytest.raises(BodyRefusedError) as refused:
        run_apart(receive_all())
    assert refused.value.status == 408


@pytest.mark.parametrize(
    ("is_upload", "largest"), [(False, endpoints.LARGEST_QUESTION), (True, endpoints.LARGEST_UPLOAD)]
)
def test_a_body_that_says_nothing_of_its_length_is_counted(is_upload: bool, largest: int) -> None:
    piece = b"x" * 1_000_000
    seen = 0

    async def endless() -> Message:
        return {"type": "http.request", "body": piece, "more_body": True}

    async def receive_all() -> None:
        nonlocal seen
        receive = bounded(endless, Headers(), is_upload)
        while True:
            seen += len((await receive())["body"])

    with pytest.raises(BodyRefusedError) as refused:
        run_apart(receive_all())
    assert refused.value.status == 413
    assert largest - len(piece) <= seen <= largest


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
