"""What the page shows before Python is there: answers to its first questions, made when it is built."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from quiltsmith.page.page_app import PageApp
from quiltsmith.studio.endpoints import Answer
from quiltsmith.studio.routes.home_routes import EXAMPLE_SHEETS

_ART_PATCHES = (("##/##/#", 10, False), (".#/##", 2, False), ("##/.#", 5, False), ("#../###/.#.", 8, True))
"""What `art.js` draws on the first page; a test asks whether it still does."""
_RUN = "page"


def first_addresses() -> list[str]:
    """List what the frame and the first page ask for."""
    patches = (
        {"shape": shape, "fabric": fabric, "seam": str(seam).lower(), "run": _RUN}
        for shape, fabric, seam in _ART_PATCHES
    )
    sheets = ({"name": name, "is_example": "true"} for name in EXAMPLE_SHEETS)
    return [
        "/api/frame",
        "/api/home",
        "/picture/logo.svg",
        *(f"/picture/patch.svg?{urlencode(question)}" for question in patches),
        *(f"/picture/sheet.svg?{urlencode(question)}" for question in sheets),
    ]


def first_answers(languages: Iterable[str]) -> dict[str, dict[str, dict[str, object]]]:
    """Answer them, by language and address; what is the same in all languages is there once, by no language.

    What does not depend on the person's files lasts.
    """
    by_language = {
        language: {address: _shown(address, answer_to(address, language)) for address in first_addresses()}
        for language in languages
    }
    first = next(iter(by_language.values()))
    same = {
        address: answer
        for address, answer in first.items()
        if all(answers[address] == answer for answers in by_language.values())
    }
    own = {
        language: {address: answer for address, answer in answers.items() if address not in same}
        for language, answers in by_language.items()
    }
    return {"": same, **own}


def _shown(address: str, answer: Answer) -> dict[str, object]:
    return {"text": answer.data.decode(), "kind": answer.kind, "lasts": address != "/api/home"}


def answer_to(address: str, language: str) -> Answer:
    """Ask the application of an empty folder, which must know the answer."""
    answer = _empty_app().respond("GET", address, language, b"")
    if answer.status != 200:
        raise LookupError(f"{address}: {answer.data.decode()}")
    return answer


_scratch: list[TemporaryDirectory[str]] = []
"""Kept until the program ends, which removes it."""


@cache
def _empty_app() -> PageApp:
    _scratch.append(TemporaryDirectory(prefix="quiltsmith-"))
    folder = Path(_scratch[0].name, "quilts")
    folder.mkdir()
    return PageApp(folder, lambda _order, _heard: lambda: None)


def icon_png(side: int) -> bytes:
    """Draw the sign of the program as the icon of an installed page."""
    from quiltsmith.api.load_definitions import loaded
    from quiltsmith.layout.previews.screen_pictures import logo_picture
    from quiltsmith.render.png import render_png
    from quiltsmith.style.theme_reader import THEMES

    document = logo_picture(loaded(THEMES, "quilt"))
    (picture,) = render_png(document, side / document.pages[0].width * 25.4)
    return picture
