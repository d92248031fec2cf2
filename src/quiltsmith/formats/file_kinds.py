"""What a file is, told by how it begins: one of ours by the keys at its margin, others by their first bytes."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from msgspec import Struct

from quiltsmith.formats import diagnostics
from quiltsmith.formats.command_hints import command_hint
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place, Source
from quiltsmith.i18n import _

BEGINNING = 20_000
"""So many characters tell what a file is."""
_KEY = re.compile(r"^([a-z]+)[ \t]*:(?=[\s\[{]|$)", re.MULTILINE)


class FileKind(Struct, frozen=True):
    """A kind of file: what it is called, with its article, and who takes it."""

    title: Callable[[], str]
    taken: Callable[[str], str]


def _checked_by(command: str) -> Callable[[str], str]:
    return lambda name: command_hint(_("check it with `{command}`", command=f"quiltsmith {command} {name}"))


TEXT_KINDS = {
    "deck": FileKind(lambda: _("a deck"), _checked_by("deck check")),
    "game": FileKind(lambda: _("a game"), _checked_by("game check")),
    "theme": FileKind(lambda: _("a theme"), _checked_by("theme check")),
    "preset": FileKind(lambda: _("a preset of a print shop"), lambda name: _("name it as the preset of cards")),
    "pad template": FileKind(lambda: _("a pad template"), _checked_by("pad check")),
    "deal": FileKind(lambda: _("a deal"), lambda name: _("name it as the deal, to check sheets against it")),
    "language": FileKind(lambda: _("a language"), _checked_by("language check")),
    "sheet": FileKind(lambda: _("a sheet"), _checked_by("sheet check")),
}
"""Ours, by the names that `Definitions` and readers have for them."""
_SIGNS: tuple[tuple[str, frozenset[str], frozenset[str]], ...] = (
    ("game", frozenset(("game", "rules")), frozenset()),
    ("game", frozenset(("scoring",)), frozenset()),
    ("deck", frozenset(("deck",)), frozenset(("cards", "override", "base"))),
    ("theme", frozenset(("theme",)), frozenset(("fabrics", "paper", "base"))),
    ("preset", frozenset(("preset",)), frozenset(("pages", "colours"))),
    ("pad template", frozenset(("template",)), frozenset(("parts", "orientation"))),
    ("deal", frozenset(("rolls",)), frozenset(("circle", "refills"))),
    ("language", frozenset(("code", "language")), frozenset()),
    ("deck", frozenset(), frozenset(("cards", "override", "base"))),
)
"""Keys that a kind has, and keys of which it has at least one; the first kind that fits is it."""


def _spreadsheet(name: str) -> str:
    return command_hint(_("save its table as CSV; `quiltsmith deck new` makes a deck of that"))


_EXCEL = FileKind(lambda: _("an Excel file"), _spreadsheet)
_ZIP = FileKind(lambda: _("a zip archive"), lambda name: _("unpack it, and name a file that was in it"))
_PDF = FileKind(
    lambda: _("a PDF"), lambda name: command_hint(_("`quiltsmith preflight {name}` looks at it", name=name))
)
_PICTURE = FileKind(
    lambda: _("a picture"),
    lambda name: command_hint(_("`quiltsmith scan {name}` reads photos of pads", name=name)),
)
_BINARY = (
    (b"PK\x03\x04", _ZIP),
    (b"PK\x05\x06", _ZIP),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", _EXCEL),
    (b"%PDF-", _PDF),
    (b"\x89PNG\r\n", _PICTURE),
    (b"\xff\xd8\xff", _PICTURE),
    (b"GIF8", _PICTURE),
)
_PICTURE_START = rb".{4}ftyp(?:heic|heix|mif1|avif)|RIFF.{4}WEBP"
_STARTS = [re.escape(start) for start, _kind in _BINARY]
_BINARY_START = re.compile(b"|".join([*_STARTS, _PICTURE_START]), re.DOTALL)


def binary_kind(data: bytes) -> FileKind | None:
    """Return what a file is that holds no text, by its first bytes."""
    if not _BINARY_START.match(data):
        return None
    if data.startswith(b"PK\x03\x04") and (b"xl/" in data[:BEGINNING] or b"xl/" in data[-BEGINNING:]):
        return _EXCEL
    return next((kind for start, kind in _BINARY if data.startswith(start)), _PICTURE)


@cache
def _sheet_part() -> re.Pattern[str]:
    """Return what finds a line that starts a part of a sheet, in any language, and no key below it."""
    # Both read files, whose kinds are told here.
    from quiltsmith.formats.fields import title_languages
    from quiltsmith.formats.languages import sheet_keywords

    logs, boards = (
        "|".join(dict.fromkeys(word for code in title_languages() for word in sheet_keywords(code)[key]))
        for key in ("log", "board")
    )
    return re.compile(rf"^(?:{logs}|(?:{boards})\b[^:\n]*):[ \t]*\r?\n[^\n:]*$", re.MULTILINE)


def text_kind(text: str) -> str | None:
    """Return which of our kinds a text is, by the keys at its margin."""
    keys = set(_KEY.findall(text[:BEGINNING]))
    fitting = (kind for kind, all_of, one_of in _SIGNS if all_of <= keys and (not one_of or keys & one_of))
    return next(fitting, "sheet" if _sheet_part().search(text, 0, BEGINNING) else None)


def other_kind(source: Source, wanted: str) -> Problem | None:
    """Return what a file is that is not of the kind that is wanted: one sentence, not one for every line."""
    found = text_kind(source.text)
    if found is None or found == wanted:
        return None
    kind = TEXT_KINDS[found]
    message = _("this is {found}, not {wanted}", found=kind.title(), wanted=TEXT_KINDS[wanted].title())
    told = diagnostics.not_a_sheet if wanted == "sheet" else diagnostics.other_kind
    return told(source.place(source.first_line), message, kind.taken(source.name))


def told_kind(beginning: str, name: str) -> str:
    """Say what a file is that begins like this, and who takes it; nothing if that cannot be told."""
    found = text_kind(beginning)
    kind = TEXT_KINDS[found] if found else binary_kind(beginning.encode("utf-8", "replace"))
    told = (_("this is {found}", found=kind.title()), kind.taken(name)) if kind else ()
    return "; ".join(filter(None, told))


def holds_no_text(kind: FileKind, place: Place) -> Problem:
    """Return what is wrong with a file of a kind that holds no text."""
    message = _("this is {found}, which holds no text to read", found=kind.title())
    return diagnostics.other_kind(place, message, kind.taken(place.source.name))
