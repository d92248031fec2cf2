"""Words to choose from, in calls of programs."""

from __future__ import annotations

from typing import TypeVar

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.suggestions import did_you_mean
from quiltsmith.i18n import _

Word = TypeVar("Word", bound=str)


class ChoiceError(QuiltsmithError):
    """A word that is not among those to choose from."""


def one_of(name: str, word: Word, known: tuple[str, ...]) -> Word:
    """Give a word back if it is among those to choose from; a type checker would have said so before."""
    if word not in known:
        raise ChoiceError(
            _("{name} cannot be `{word}`; {hint}", name=name, word=str(word)[:40], hint=did_you_mean(word, known))
        )
    return word
