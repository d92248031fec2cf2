"""The pages themselves, their style sheets, words and fonts."""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path

from msgspec import Struct

from quiltsmith.i18n import _, get_locale, locales
from quiltsmith.scene.elements import FontFile
from quiltsmith.scene.fonts import FONT_FILES, file_path
from quiltsmith.studio.endpoints import Content, Endpoint, Nothing, get
from quiltsmith.studio.folder import FileGoneError
from quiltsmith.studio.limits import Limit, page_limits
from quiltsmith.studio.page_texts import page_texts
from quiltsmith.studio.shared import Studio
from quiltsmith.style.sizes import paper_titles

STATIC = Path(__file__).parent.parent / "static"
_RUN = secrets.token_hex(4)
PAGE_FONTS: dict[str, FontFile] = {
    **{str(role): file for role, file in FONT_FILES.items()},
    "semibold": FontFile("font_source_sans_pro", "SourceSansPro-Semibold.ttf", "Source Sans Pro", 600),
}
"""The fonts of what is printed, which pictures need, and one weight more for buttons."""
WEB_CHARACTERS = (
    (0x20, 0x17F),
    (0x2010, 0x205E),
    (0x20AC, 0x20AC),
    (0x2122, 0x2122),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
)
"""The characters of the small fonts that all pages load, first and last; others come with the whole fonts.

`tools/make_web_fonts.py` makes them.
"""


class FontQuestion(Struct, frozen=True):
    """Which font is wanted."""

    role: str
    run: str = ""


class StyleQuestion(Struct, frozen=True):
    """Which run asks for the style of all pages."""

    run: str = ""


class PageLanguage(Struct, frozen=True):
    """A language of the pages, by its code and as it calls itself."""

    code: str
    name: str


class FrameAnswer(Struct, frozen=True):
    """What every page needs: words in the language of the request, limits, and papers by their names."""

    folder: str
    language: str
    languages: list[PageLanguage]
    texts: dict[str, str | tuple[str, ...]]
    """What depends on a number is there in all forms of the language."""
    limits: dict[str, Limit]
    papers: dict[str, str]


def run_name() -> str:
    """Name this run of the studio, and anew when a script or style sheet is edited meanwhile."""
    return f"{_RUN}-{max(file.stat().st_mtime_ns for file in STATIC.rglob('*.*s')):x}"


def page(studio: Studio, asked: Nothing) -> Content:
    """Return the one page; its scripts show what its address names, and find each other beside themselves."""
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    return Content(text.replace("{run}", run_name()).encode(), "text/html; charset=utf-8")


def frame(studio: Studio, asked: Nothing) -> FrameAnswer:
    """Return the name of the folder, and the words of all pages in the language of the request."""
    languages = [PageLanguage(code, str(page_texts(code)["frame.language_name"])) for code in locales()]
    texts = page_texts(get_locale())
    return FrameAnswer(studio.folder.root.name, get_locale(), languages, texts, page_limits(), paper_titles())


def style(studio: Studio, asked: StyleQuestion) -> Content:
    """Return the style sheet of all pages: their fonts, which the SVG pictures in them need too, and the frame."""
    sheets = ((STATIC / "css" / f"{name}.css").read_text("utf-8") for name in _FRAME_STYLES)
    return Content("\n".join([_font_faces(), *sheets]).encode(), "text/css; charset=utf-8", lasts=bool(asked.run))


_FRAME_STYLES = ("base", "controls", "frame")


def _font_faces() -> str:
    small = f"/static/{run_name()}/fonts"
    known = ",".join(f"U+{first:X}-{last:X}" for first, last in WEB_CHARACTERS)
    firsts, lasts = zip(*WEB_CHARACTERS, strict=True)
    others = ",".join(f"U+{a + 1:X}-{b - 1:X}" for a, b in zip((-1, *lasts), (*firsts, 0x110000), strict=True))
    rules = (
        f"@font-face{{font-family:'{file.family}';font-weight:{file.weight};font-display:block;"
        f"src:url({source});unicode-range:{characters}}}"
        for role, file in PAGE_FONTS.items()
        for source, characters in ((f"{small}/{role}.woff2", known), (f"/font?role={role}&run={_RUN}", others))
    )
    return "\n".join(rules)


def font(studio: Studio, asked: FontQuestion) -> Content:
    """Return a font as it is installed."""
    return Content(_font(asked.role), "font/ttf", lasts=bool(asked.run))


@cache
def _font(role: str) -> bytes:
    if role not in PAGE_FONTS:
        raise FileGoneError(_("there is no file {name}", name=role[:40]))
    return file_path(PAGE_FONTS[role]).read_bytes()


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/", Nothing, page),
    get("/api/frame", Nothing, frame),
    get("/style.css", StyleQuestion, style),
    get("/font", FontQuestion, font),
)
