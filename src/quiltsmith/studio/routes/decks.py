"""Decks: their texts checked and changed, a change at a time, with every other byte kept."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from quiltsmith.decks.checked import CheckedDeck
from quiltsmith.decks.editing.applying import edited
from quiltsmith.decks.editing.edits import Edit
from quiltsmith.decks.reader import DECKS
from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.reading import decode_source
from quiltsmith.studio.endpoints import Endpoint, post
from quiltsmith.studio.folder import checked_parts
from quiltsmith.studio.shared import Studio


class DeckQuestion(Struct, frozen=True):
    """The text of a deck, saved or not, and the name of its file; names in it are seen from there."""

    name: str
    text: str


class EditQuestion(DeckQuestion, frozen=True):
    """The text of a deck and what is to be changed in it, one after the other."""

    edits: Annotated[list[Edit], Meta(max_length=100)] = []


def check(studio: Studio, asked: DeckQuestion) -> dict[str, Any]:
    """Tell all that is wrong with a text."""
    return checked_text(studio, asked.name, asked.text).to_json()


def edit(studio: Studio, asked: EditQuestion) -> dict[str, Any]:
    """Change a text, and tell all that is wrong with it then."""
    text = edited(asked.text, asked.edits)
    return {"text": text, "checked": checked_text(studio, asked.name, text).to_json()}


def checked_text(studio: Studio, name: str, text: str) -> CheckedDeck:
    """Read a deck out of a text, as if it stood in the folder under a name."""
    folder = studio.folder.root.joinpath(*checked_parts(name)).parent
    try:
        deck, problems = DECKS.read(decode_source(text.encode("utf-8", "surrogatepass"), name, folder))
    except RefusedError as refused:
        return CheckedDeck(name, None, (refused.problem,))
    return CheckedDeck(name, deck, tuple(problems))


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/deck/check", DeckQuestion, check),
    post("/api/deck/edit", EditQuestion, edit),
)
