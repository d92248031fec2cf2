"""Sheets on paper as they are filled in: pages of our own pad to look at, and files to keep."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.api.loading import loaded
from quiltsmith.layout.pad.document import PadWishes, pad_document
from quiltsmith.layout.pad.filled.filling import filled_pad
from quiltsmith.layout.pad.template_reader import PADS
from quiltsmith.render.options import USUAL_FILES
from quiltsmith.studio.endpoints import Content, Endpoint, post
from quiltsmith.studio.print_commands import Printed
from quiltsmith.studio.routes.printing import FileKind, PageShown, file_of, shown_pages
from quiltsmith.studio.routes.sheets import RankQuestion
from quiltsmith.studio.shared import Studio
from quiltsmith.studio.sheets import checked_sheets
from quiltsmith.style.choices import Style
from quiltsmith.style.paper import parse_paper
from quiltsmith.style.theme_reader import THEMES
from quiltsmith.talk.saying import talk_language


class FilledQuestion(RankQuestion, frozen=True):
    """Sheets of one table, and the paper that they are printed on."""

    paper: str = "a4"


class FilledFileQuestion(FilledQuestion, frozen=True):
    """A file with these sheets, of one of three kinds."""

    kind: FileKind = "pdf"


def pages(studio: Studio, asked: FilledQuestion) -> list[PageShown]:
    """Show the sheets as they are printed."""
    document = _printed(studio, asked).document
    return shown_pages(document, len(document.pages))


def file(studio: Studio, asked: FilledFileQuestion) -> Content:
    """Give the file to keep."""
    return file_of(_printed(studio, asked), asked.kind)


def _printed(studio: Studio, asked: FilledQuestion) -> Printed:
    game, filled = filled_pad(checked_sheets(studio.folder, asked.sheets, asked.deal))
    style = Style(loaded(THEMES, game.theme), talk_language(), parse_paper(asked.paper))
    document = pad_document(
        game, style, loaded(PADS, game.pad.template_of(is_filled=True)), PadWishes(filled=filled)
    )
    stem = Path(asked.sheets[0].name).stem if len(filled) == 1 else game.id
    return Printed(document, f"{stem}-sheet.pdf", USUAL_FILES)


ENDPOINTS: tuple[Endpoint, ...] = (
    post("/api/sheet/print/pages", FilledQuestion, pages),
    post("/api/sheet/print/file", FilledFileQuestion, file),
)
