"""Printing: forms of all products, pages to look at, files to keep, and filled-in sheets on our pads."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from quiltsmith.api.known_names import DEFINITIONS, definitions_of
from quiltsmith.api.load_definitions import loaded
from quiltsmith.formats.definitions import Definitions
from quiltsmith.formats.fields import in_language
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.i18n import get_locale
from quiltsmith.i18n.transliteration import slugify
from quiltsmith.layout.pad.filled_pad import filled_pad
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.render.output import USUAL_FILES, named_contents, render_document
from quiltsmith.render.svg import render_page
from quiltsmith.scene.elements import Document
from quiltsmith.studio.endpoints import Content, Endpoint, Nothing, Upload, get, post, upload
from quiltsmith.studio.folder_listing import Listed, listed
from quiltsmith.studio.named_files import named
from quiltsmith.studio.page_texts import page_text
from quiltsmith.studio.print_forms import Printed, ProductForm, Value
from quiltsmith.studio.routes.sheet_routes import SheetsQuestion
from quiltsmith.studio.shared import Studio
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.preset_reader import PRESETS
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import CARD_SIZES, paper_titles, parse_paper
from quiltsmith.style.theme_reader import THEMES

FileKind = Literal["pdf", "svg", "png"]
_MOST_SHOWN = 200
_SHEETS_OFFERED = 60
_LONGEST_NAME = 100
_AT_ONCE = 1
"""How many pages come with the first answer; the others are asked for when they are looked at."""
_TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml", "png": "image/png"}


class PrintQuestion(Struct, frozen=True):
    """A command and the values of its options by name; what is not named is as usual."""

    command: str
    values: dict[str, Value] = {}


class PageQuestion(PrintQuestion, frozen=True):
    """One page of what a command prints."""

    number: Annotated[int, Meta(ge=1)] = 1


class PrintFileQuestion(PrintQuestion, frozen=True):
    """The whole file, of one of three kinds."""

    kind: FileKind = "pdf"


class PageShown(Struct, frozen=True):
    """A page: its size in millimetres, what it is, and its picture, which may be asked for later."""

    width: float
    height: float
    label: str
    svg: str | None


class FormsAnswer(Struct, frozen=True):
    """All commands that print, the files of the folder to give them, and what shipped ones are called."""

    forms: tuple[ProductForm, ...]
    files: list[Listed]
    titles: dict[str, dict[str, str]]


class PrintAnswer(Struct, frozen=True):
    """What a command prints."""

    title: str
    file: str
    line: str
    count: int
    pages: list[PageShown]


def forms(studio: Studio, asked: Nothing) -> FormsAnswer:
    """Describe all commands that print."""
    sheets = listed(studio.folder, "sheet", most=_SHEETS_OFFERED)
    files = [*listed(studio.folder, "deck", "deal"), *sheets]
    titles = {kind: _titles(definitions_of(kind)) for kind in DEFINITIONS}
    return FormsAnswer(studio.prints.forms, files, {**titles, "paper": paper_titles(), "size": _card_sizes()})


def _titles(kind: Definitions[Any]) -> dict[str, str]:
    """Return what the shipped files of a kind are called."""
    found = ((name, kind.load(path)[0]) for name in kind.names() if (path := kind.find(name)))
    return {name: in_language(value.title, get_locale()) for name, value in found if value is not None}


def _card_sizes() -> dict[str, str]:
    """Name the sizes of cards with their millimetres."""
    titles = {name: page_text(get_locale(), f"print.choice_size_{name}") for name in CARD_SIZES}
    return {
        name: f"{titles[name] or name.capitalize()}, {size.width:g} × {size.height:g} mm"
        for name, size in CARD_SIZES.items()
    }


def preview(studio: Studio, asked: PrintQuestion) -> PrintAnswer:
    """Show what a command prints: the first pages at once, the others as empty sheets of their size."""
    printed = studio.prints.printed(studio.folder, asked.command, asked.values)
    document = printed.document
    shown = shown_pages(document, _AT_ONCE)
    line = studio.prints.line(asked.command, asked.values, printed.file_name)
    return PrintAnswer(document.title, printed.file_name, line, len(document.pages), shown)


def shown_pages(document: Document, at_once: int) -> list[PageShown]:
    """Show pages of a document, the first ones at once."""
    return [
        PageShown(page.width, page.height, page.label, _page(document, number) if number <= at_once else None)
        for number, page in enumerate(document.pages[:_MOST_SHOWN], 1)
    ]


def page(studio: Studio, asked: PageQuestion) -> Content:
    document = studio.prints.printed(studio.folder, asked.command, asked.values).document
    number = min(asked.number, len(document.pages))
    return Content(_page(document, number).encode("utf-8"), "image/svg+xml")


def file(studio: Studio, asked: PrintFileQuestion) -> Content:
    """Return the file to keep; several pages of SVG or PNG come in an archive."""
    return file_of(studio.prints.printed(studio.folder, asked.command, asked.values), asked.kind)


def file_of(printed: Printed, kind: FileKind) -> Content:
    """Render what is printed into a file, or an archive of its pages."""
    path = Path(printed.file_name).with_suffix(f".{kind}")
    contents = render_document(printed.document, path.suffix, printed.options)
    files = named_contents(printed.document, path, contents, printed.options)
    if len(files) == 1:
        return Content(contents[0], _TYPES[kind], path.name)
    return Content(
        zip_archive({file.name: data for file, data in files.items()}),
        "application/zip",
        path.with_suffix(".zip").name,
    )


def preflight(studio: Studio, asked: Upload) -> dict[str, object]:
    """Look at a file as a print shop would."""
    from quiltsmith.preflight.pdf_preflight import about, check_bytes, to_json

    name = asked.parameters.get("name", "")[:_LONGEST_NAME]
    preset = asked.parameters.get("preset")
    wanted = named(PRESETS, studio.folder, preset) if preset else None
    facts, problems = check_bytes(asked.data, name, wanted)
    return {**to_json(name, facts, problems), "about": about(facts).removesuffix(", ")}


@refusing_unprintable()
def _page(document: Document, number: int) -> str:
    # Fonts that a theme brings are not those of the page.
    return render_page(document, number, "outlines" if document.fonts else "bare")


def zip_archive(files: Mapping[str, bytes]) -> bytes:
    """Pack files by their names, the same bytes each time."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


class FilledQuestion(SheetsQuestion, frozen=True):
    """Sheets of one table, and the paper that they are printed on."""

    paper: str = "a4"


class FilledFileQuestion(FilledQuestion, frozen=True):
    """A file with these sheets, of one of three kinds."""

    kind: FileKind = "pdf"


def pages(studio: Studio, asked: FilledQuestion) -> list[PageShown]:
    """Show the sheets as they are printed."""
    document = _printed(studio, asked).document
    return shown_pages(document, len(document.pages))


def filled_file(studio: Studio, asked: FilledFileQuestion) -> Content:
    """Return the file to keep."""
    return file_of(_printed(studio, asked), asked.kind)


def _printed(studio: Studio, asked: FilledQuestion) -> Printed:
    checked = studio.check_sheets(asked.sheets, asked.deal)
    game, filled = filled_pad(checked)
    style = Style(loaded(THEMES, game.theme), get_locale(), parse_paper(asked.paper))
    document = pad_document(
        game, style, loaded(PADS, game.pad.template_of(is_filled=True)), PadOptions(filled=filled)
    )
    stem = _file_stem(asked, checked) if len(filled) == 1 else f"{game.id}-sheet"
    return Printed(document, f"{stem}.pdf", USUAL_FILES)


def _file_stem(asked: FilledQuestion, checked: Sequence[Checked]) -> str:
    """Name the file of a sheet after its player and total, or after its own file."""
    found = checked[0].to_json() if len(checked) == 1 else {}
    player, total = slugify(str(found.get("player") or ""), _LONGEST_NAME), found.get("total")
    return f"{player}-{total}" if player and total is not None else f"{Path(asked.sheets[0].name).stem}-sheet"


ENDPOINTS: tuple[Endpoint, ...] = (
    get("/api/print/forms", Nothing, forms),
    post("/api/print/preview", PrintQuestion, preview),
    post("/api/print/page", PageQuestion, page),
    post("/api/print/file", PrintFileQuestion, file),
    upload("/api/print/preflight", ("application/pdf", "image/png"), preflight),
    post("/api/sheet/print/pages", FilledQuestion, pages),
    post("/api/sheet/print/file", FilledFileQuestion, filled_file),
)
