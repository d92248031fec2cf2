"""Themes from YAML, with the fonts that they bring along."""

from __future__ import annotations

import hashlib
import re
import struct
from itertools import count
from pathlib import Path

from msgspec import Struct

from quiltsmith.formats import diagnostics, library
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import Choice, Field, ListOf, Read, Record, Schema, ShortText, Translated, Whole
from quiltsmith.formats.languages import WordsField
from quiltsmith.formats.nodes import Node, Scalar, shorten
from quiltsmith.formats.problems import Problem, has_errors
from quiltsmith.formats.source import Place
from quiltsmith.i18n import N_, _
from quiltsmith.scene.colour import Colour, ColourError
from quiltsmith.scene.elements import Artwork, Fabric, FontFile, FontRole
from quiltsmith.scene.fonts import Font
from quiltsmith.scene.patterns import PATTERNS
from quiltsmith.style.checks import low_contrast
from quiltsmith.style.picture_inks import printable, two_colours
from quiltsmith.style.pictures import file_content, load_artwork, resolution_problems
from quiltsmith.style.theme import Theme, ThemePicture

_TRUETYPE = (b"\0\1\0\0", b"true")
_TRIED = "".join(map(chr, range(0x20, 0x7F)))
"""What every card needs: letters, digits and signs of English."""
_NO_EMBEDDING = 0x0002
_DIGEST = 12


def load_font(name: str, place: Place, problems: list[Problem]) -> FontFile | None:
    """Read the font that a theme names at a place, by a path that starts at the theme."""
    data = file_content(name, place, problems, (".ttf",), is_font=True)
    if data is None:
        return None
    shown = shorten(name, 44)
    if not data.startswith(_TRUETYPE):
        problems.append(diagnostics.broken_font(place, _("{name} is not a TrueType font", name=shown)))
        return None
    path = ((place.source.folder or Path()) / name).resolve()
    digest = f"-{hashlib.sha256(data).hexdigest()[:_DIGEST]}"
    # A name of its own in style sheets, since another font of that name may be installed.
    made = FontFile("", str(path), f"{re.sub(r'[^A-Za-z0-9 -]+', '', path.stem)[:40]}{digest}", digest=digest)
    reason = _fault(data, made)
    if reason is None:
        return made
    problems.append(diagnostics.broken_font(place, _("{name}: {reason}", name=shown, reason=reason)))
    return None


def _fault(data: bytes, made: FontFile) -> str | None:
    """Try what printing will do with the font: measure it, and cut it down; give what goes wrong."""
    from io import BytesIO

    from reportlab.pdfbase.ttfonts import TTFError, TTFontFile

    try:
        measures = Font(made.family, data)
        missing = [character for character in _TRIED if not measures.has(character)]
        if missing:
            return _("it has no `{character}`", character=missing[0])
        measures.width(_TRIED)
        if not 0 < measures.cap_height < 3 or not 0 <= measures.descent < 3:
            return _("its measures make no sense")
        if measures.permissions & _NO_EMBEDDING:
            return _("its maker does not allow to embed it")
        TTFontFile(BytesIO(data)).makeSubset([ord(character) for character in _TRIED])
    except (
        *(TTFError, ValueError, KeyError, IndexError, TypeError, AttributeError, AssertionError, struct.error),
        *(EOFError, OSError, OverflowError, ZeroDivisionError, MemoryError, RecursionError, NotImplementedError),
    ):
        return _("it is damaged, or not a TrueType font with outlines")
    return None


_HINT = N_('write red, green and blue in quotation marks, for example "#d55e00"')
_EXAMPLE = '"#333333"'


class ColourKind(Struct, frozen=True):
    """A colour written as `"#rrggbb"`."""

    def read(self, node: Node, problems: list[Problem]) -> Colour | None:
        try:
            return Colour.parse(node.text if isinstance(node, Scalar) else "")
        except ColourError:
            problems.append(diagnostics.wrong_type(node, _("a colour"), _(_HINT)))
            return None

    def schema(self) -> Schema:
        return {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"}


_COLOUR = ColourKind()
_NAME = ShortText(24, r"[a-z][a-z0-9-]*", N_("a short name in lower case"), "quilt")
NAME = Field("name", _NAME, "What decks call the fabric; its pattern if it is missing.")
PATTERN = Field("pattern", Choice(tuple(PATTERNS), N_("pattern")), "What is woven in.", True, "pattern: dots")
COLOUR = Field("colour", _COLOUR, "The colour of the figures.", True, f"colour: {_EXAMPLE}")
GROUND = Field("ground", _COLOUR, "The colour between the figures.", True, 'ground: "#ffffff"')
_FABRIC = Record(N_("a fabric"), (PATTERN, COLOUR, GROUND))
_FILE = ShortText(200, what=N_("the name of a file"), example="leaves.png")
PICTURE = Field("picture", _FILE, "A picture to repeat instead of a pattern: PNG, JPEG or SVG beside the theme.")
WIDTH = Field(
    "width", Whole(2, 100, N_("the width")), "How wide the picture is printed, in mm; 20 if it is missing."
)
_USUAL_WIDTH = 20
OWN_PATTERN = Field("pattern", PATTERN.kind, PATTERN.doc)
OWN_COLOUR = Field("colour", _COLOUR, COLOUR.doc)
OWN_GROUND = Field("ground", _COLOUR, GROUND.doc)
_NAMED_FABRIC = Record(N_("a fabric"), (NAME, PICTURE, WIDTH, OWN_PATTERN, OWN_COLOUR, OWN_GROUND))


def _colour(name: str, doc: str, required: bool = True) -> Field[Colour]:
    return Field(name, _COLOUR, doc, required, f"{name}: {_EXAMPLE}")


ID = Field("theme", _NAME, "The theme's id.", True, "theme: quilt")
TITLE = Field("title", Translated(), "The name that people see.", True, "title: Quilt")
TEXT = _colour("text", "Text.")
MUTED = _colour("muted", "Text that is less important.")
ACCENT = _colour("accent", "Headings and what should be seen first.")
LINE = _colour("line", "Outlines and tables.")
GUIDE = _colour("guide", "Light lines that help drawing.")
PAPER = _colour("paper", "The ground of a page.")
PANEL = _colour("panel", "The ground of a part of a page.")
BADGE = _colour("badge", "The ground of short labels such as size numbers.")
ON_BADGE = _colour("on_badge", "Text on a badge.")
CARD = _colour("card", "The ground of a card's front.")
CLOTH = _colour("cloth", "The ground of labels on score sheets; a panel's if it is missing.", False)
ON_CLOTH = _colour("on_cloth", "What is written on it; the accent's colour if it is missing.", False)
TAPE = _colour("tape", "The ground of the measuring tape; a panel's if it is missing.", False)
ROUNDS = Field(
    "rounds",
    ListOf(Whole(0, 59, N_("the number")), 6, N_("a list of numbers"), 1),
    "Which fabrics stand for the rounds of a game, counted from 0; the first ones if it is missing.",
)
BACK = Field("back", _FABRIC, "The backs of cards.", True)
BACK_PICTURE = Field("back_picture", _FILE, "A picture for the backs of cards: PNG, JPEG or SVG beside the theme.")
LOGO = Field("logo", _FILE, "A picture in the middle of card backs, in place of the quilt block.")
_FONT = ShortText(200, what=N_("the name of a file"), example="fancy.ttf")
FONT_FIELDS: dict[FontRole, Field[str]] = {
    "text": Field("text", _FONT, "The font of running text."),
    "bold": Field("bold", _FONT, "The font of what stands out in it."),
    "display": Field("display", _FONT, "The font of titles, ids and large numbers."),
}
FONTS = Field(
    "fonts",
    Record(N_("the fonts"), tuple(FONT_FIELDS.values())),
    "Fonts of your own: TrueType files beside the theme.",
)
FABRICS = Field(
    "fabrics", ListOf(_NAMED_FABRIC, 60, N_("a list of fabrics"), 1), "The fabrics of patches, in turn.", True
)
WORDS = Field(
    "words",
    WordsField(),
    "Other words on prints, by the keys of `quiltsmith languages --show en`; for all languages, or one for each.",
)
THEME = Record(
    N_("a theme"),
    (
        ID,
        TITLE,
        TEXT,
        MUTED,
        ACCENT,
        LINE,
        GUIDE,
        PAPER,
        PANEL,
        BADGE,
        ON_BADGE,
        CARD,
        CLOTH,
        ON_CLOTH,
        TAPE,
        ROUNDS,
        BACK,
        BACK_PICTURE,
        LOGO,
        FONTS,
        FABRICS,
        WORDS,
    ),
)


def _fabric(read: Read) -> Fabric:
    return Fabric(read.need(PATTERN), read.need(COLOUR), read.need(GROUND))


def _own_fabric(read: Read, name: str, pictures: dict[str, Artwork], problems: list[Problem]) -> Fabric | None:
    """Read a fabric of a pattern and two colours, or of a picture, which has its colours from there."""
    if not read.has(PICTURE):
        for needed in (PATTERN, COLOUR, GROUND):
            if needed.name not in read.places:
                problems.append(diagnostics.missing_key(read.place, N_("a fabric"), needed.name, needed.example))
        pattern, colour, ground = read.get(OWN_PATTERN), read.get(OWN_COLOUR), read.get(OWN_GROUND)
        if pattern is None or colour is None or ground is None:
            return None
        return Fabric(pattern, colour, ground)
    picture = _picture(read, PICTURE, problems)
    if picture is None:
        return None
    width = read.get(WIDTH, _USUAL_WIDTH)
    problems.extend(resolution_problems(picture, width))
    dark, light = two_colours(picture.artwork)
    colour, ground = read.get(OWN_COLOUR, dark), read.get(OWN_GROUND, light)
    pictures[name] = picture.artwork
    whole = printable(picture.artwork, ground, width)
    return Fabric("plain", colour, ground, artwork=whole, repeat=width)


def _picture(read: Read, field: Field[str], problems: list[Problem]) -> ThemePicture | None:
    name = read.get(field)
    artwork = None if name is None else load_artwork(name, read.at(field), problems)
    return None if artwork is None or name is None else ThemePicture(artwork, name, read.at(field))


def _fabric_names(fabrics: tuple[Read, ...], problems: list[Problem]) -> tuple[str, ...]:
    """Name the fabrics: as the file says, or by their patterns, of which later ones are numbered."""
    first: dict[str, int] = {}
    for fabric in fabrics:
        name = fabric.get(NAME)
        if name is not None and name in first:
            problems.append(diagnostics.duplicate_key(fabric.at(NAME), name, first[name]))
        elif name is not None:
            first[name] = fabric.at(NAME).line
    names: list[str] = []
    for fabric in fabrics:
        pattern = fabric.get(OWN_PATTERN) or "picture"
        free = (pattern if number == 1 else f"{pattern}-{number}" for number in count(1))
        names.append(fabric.get(NAME) or next(name for name in free if name not in {*first, *names}))
    return tuple(names)


def _fonts(read: Read | None, problems: list[Problem]) -> dict[FontRole, FontFile]:
    found: dict[FontRole, FontFile] = {}
    for role, field in FONT_FIELDS.items():
        name = None if read is None else read.get(field)
        font = None if read is None or name is None else load_font(name, read.at(field), problems)
        if font is not None:
            found[role] = font
    return found


def _theme(node: Node, problems: list[Problem]) -> Theme | None:
    read = THEME.read(node, problems)
    names = _fabric_names(read.get(FABRICS, ()), problems)
    pictures: dict[str, Artwork] = {}
    fabrics = [
        _own_fabric(fabric, name, pictures, problems)
        for fabric, name in zip(read.get(FABRICS, ()), names, strict=True)
    ]
    logo, back_picture = _picture(read, LOGO, problems), _picture(read, BACK_PICTURE, problems)
    fonts = _fonts(read.get(FONTS), problems)
    if has_errors(problems):
        return None
    theme = Theme(
        id=read.need(ID),
        title=read.need(TITLE),
        text=read.need(TEXT),
        muted=read.need(MUTED),
        accent=read.need(ACCENT),
        line=read.need(LINE),
        guide=read.need(GUIDE),
        paper=read.need(PAPER),
        panel=read.need(PANEL),
        badge=read.need(BADGE),
        on_badge=read.need(ON_BADGE),
        card=read.need(CARD),
        cloth=read.get(CLOTH, read.need(PANEL)),
        on_cloth=read.get(ON_CLOTH, read.need(ACCENT)),
        tape=read.get(TAPE, read.need(PANEL)),
        rounds=read.get(ROUNDS, ()),
        back=_fabric(read.need(BACK)),
        fabrics=tuple(fabric for fabric in fabrics if fabric is not None),
        fabric_names=names,
        fabric_pictures=pictures,
        logo=logo,
        fonts=fonts,
        back_picture=back_picture,
        words=read.get(WORDS, {}),
    )
    problems.extend(low_contrast.check(theme, read.places))
    return theme


THEMES = Definitions(library.THEMES, N_("theme"), "quiltsmith themes --show quilt", _theme)
theme_names, find_theme, load_theme, read_theme = THEMES.names, THEMES.find, THEMES.load, THEMES.read
