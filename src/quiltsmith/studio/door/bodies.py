"""What is sent to us, within limits of size and time: nobody can fill the memory or hold a place for ever."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

LARGEST_QUESTION = 6_000_000
"""Bytes of JSON: a file of the largest size that we read, with room for the signs that JSON writes longer."""
LARGEST_UPLOAD = 40_000_000
"""Bytes of a PDF or picture."""
LONGEST_WAIT = 10.0
"""Seconds for a whole body; the sender is on this machine."""
_MOST_DRAINED = 80_000_000


class BodyRefusedError(Refusal):
    """A body that is too large or too slow; `status` is the code that browsers know."""

    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.status = status


def bounded(
    receive: Receive, headers: Headers, is_upload: bool, largest: int | None = None, wait: float = LONGEST_WAIT
) -> Receive:
    """Hand on what is received until it is too much or takes too long; the rest is for whoever drains it."""
    largest = largest or (LARGEST_UPLOAD if is_upload else LARGEST_QUESTION)
    seen = 0
    until: float | None = None
    is_refused = False

    async def receive_bounded() -> Message:
        nonlocal is_refused
        if is_refused:
            return await receive()
        try:
            return await receive_in_time()
        except BodyRefusedError:
            is_refused = True
            raise

    async def receive_in_time() -> Message:
        nonlocal seen, until
        if _announced(headers) > largest:
            raise _too_large(largest)
        until = asyncio.get_running_loop().time() + wait if until is None else until
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise BodyRefusedError(say("the request took too long to arrive"), 408) from None
        seen += len(message.get("body", b""))
        if seen > largest:
            raise _too_large(largest)
        if not message.get("more_body", False):
            until = float("inf")  # afterwards the server only waits for the visitor to leave
        return message

    return receive_bounded


async def drain(receive: Receive, headers: Headers) -> None:
    """Let a refused sender finish, so that the answer reaches it; for a while, and not for ever."""
    if not _announced(headers) and "transfer-encoding" not in headers:
        return
    seen = 0
    try:
        async with asyncio.timeout(LONGEST_WAIT / 5):
            while seen < _MOST_DRAINED:
                message = await receive()
                seen += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def _announced(headers: Headers) -> int:
    """Give the length that a request announces."""
    text = headers.get("content-length", "0")
    return int(text) if text.isdecimal() else 0


def _too_large(largest: int) -> BodyRefusedError:
    return BodyRefusedError(say("this is larger than {most} MB", most=largest // 1_000_000), 413)
