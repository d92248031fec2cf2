"""The language of a request: our pages say it with every one."""

from __future__ import annotations

from starlette.datastructures import Headers

from quiltsmith.talk.saying import ENGLISH, GERMAN


def asked_language(headers: Headers) -> str:
    """Give the language that a page asks for; the first of a browser's list decides."""
    return GERMAN if headers.get("accept-language", "").lower().startswith(GERMAN) else ENGLISH
