"""Sheets of boards that were read: what the photo shows, what a person has added, and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.games.sheets.empty import SheetHead
from quiltsmith.scan.played import PlayedBoard
from quiltsmith.talk.saying import say


class PhotoOrigin(Struct, frozen=True):
    """The name of a photo, and the spaces in it that somebody answered for."""

    file: str
    answered: tuple[str, ...] = ()


def sheet_text(
    played: PlayedBoard, head: SheetHead, rows: Sequence[str], scores: Sequence[int], origin: PhotoOrigin
) -> str:
    """Write a sheet whose comments say what was read and what was answered."""
    lines = [say("Read from the photo {file} by `quiltsmith scan`.", file=origin.file)]
    if origin.answered:
        lines.append(say("Not read but answered: {spaces}.", spaces=", ".join(origin.answered)))
    if played.code is not None:
        lines.append(say("Its code: deck {deck}, seed {seed}.", deck=played.code.deck, seed=played.code.seed))
    comments = "".join(f"# {line}\n" for line in lines if line.isprintable())
    return comments + played.photos.sheet(played.game, head, rows, scores)
