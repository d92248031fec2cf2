"""The language that a command talks in, where nobody names one on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quiltsmith.i18n import ENGLISH, GERMAN

_ASKED = ("QUILTSMITH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Who says which language, in the order of who is heard first: the program's own variable, then the locale's."""


def usual_language(environment: Mapping[str, str]) -> str:
    """Give the language of a person's environment: German where it begins with `de`, else English."""
    asked = next(filter(None, (environment.get(name) for name in _ASKED)), "")
    return GERMAN if asked.lower().startswith(GERMAN) else ENGLISH


def asked_language(words: Sequence[str]) -> str | None:
    """Give the language asked for before the command, so that even a command that is not there is told in it."""
    option, _, value = (words or [""])[0].partition("=")
    if option != "--lang":
        return None
    value = (value or (words[1] if len(words) > 1 else "")).lower()
    return value if value in (ENGLISH, GERMAN) else None
