"""Bodies of requests: one that never comes, or is too large, is given up."""

from __future__ import annotations

import asyncio

import pytest
from starlette.datastructures import Headers
from starlette.types import Message

from quiltsmith.studio.asgi import BodyRefusedError, bounded
from quiltsmith.studio.endpoints import LARGEST_QUESTION, LARGEST_UPLOAD
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


@pytest.mark.parametrize(("is_upload", "largest"), [(False, LARGEST_QUESTION), (True, LARGEST_UPLOAD)])
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
