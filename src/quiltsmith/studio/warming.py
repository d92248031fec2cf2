"""The first preview of a studio made before anybody asks: what it needs takes a second to load."""

from __future__ import annotations

from threading import Timer

from quiltsmith.render.svg import render_page
from quiltsmith.studio.shared import Studio
from quiltsmith.talk.refusal import Refusal

_AFTER = 0.4
"""Seconds: the first page comes first."""
_USUAL = ("cards", {"deck": "meadow"})


def warm_up_soon(studio: Studio) -> None:
    """Load in the background what previews need."""
    timer = Timer(_AFTER, _warm_up, [studio])
    timer.daemon = True
    timer.start()


def _warm_up(studio: Studio) -> None:
    command, values = _USUAL
    try:
        printed = studio.prints.printed(studio.folder, command, values)
        render_page(printed.document, 1, "bare")
    except Refusal:
        return  # whoever asks for it is told why
