"""Files from a document: the suffix chooses the renderer, and files appear whole."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path

from msgspec import Struct, field

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.atomic_write import write_whole
from quiltsmith.i18n import _
from quiltsmith.render.inks import Inks, to_inks
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, Document, Symbol
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.preset import DEFAULT_PRESS, PdfX, Preset

DATE_VARIABLE = "SOURCE_DATE_EPOCH"
"""The variable that says which date reproducible files bear, in seconds since 1970; reportlab reads it."""
INK_LIMIT = 2.4
"""The strictest total of the four inks that print services ask for: 240 %."""
THINNEST_LINE = 0.25 * POINT
"""Printers lose thinner lines."""
USUAL_VERSION = (1, 4)
_VERSIONS: dict[str | None, tuple[int, int]] = {"X-1a:2003": (1, 4), "X-4": (1, 6)}
"""The versions of PDF that the standards are built on."""


class ColourSpace(Struct, frozen=True):
    """How colours are written: as RGB and grey, or as CMYK with all four inks together within a limit.

    `press` names the table of inks. `rich_black` is what large black areas are printed with; text and lines are
    pure black, which is sharper.
    """

    cmyk: bool = False
    ink_limit: float = INK_LIMIT
    rich_black: Inks | None = None
    press: str = DEFAULT_PRESS

    def inks(self, colour: Colour) -> Inks:
        """Return the four inks that print a colour."""
        return to_inks(colour, self.press, self.ink_limit)


class PrintStandard(Struct, frozen=True):
    """What a PDF says about itself: the printing condition of its colours, its profile, and which PDF/X it is."""

    condition: str
    profile: Path | None = None
    pdfx: PdfX | None = None


class PdfOptions(Struct, frozen=True):
    """How a PDF is written; lines thinner than `thinnest_line`, in mm, are made as thick as that.

    `date` is when it was made, in seconds since 1970. Without one the file bears the first day of 2000, so that
    the same document gives the same bytes.
    """

    colours: ColourSpace = field(default_factory=ColourSpace)
    version: tuple[int, int] = USUAL_VERSION
    standard: PrintStandard | None = None
    thinnest_line: float = THINNEST_LINE
    date: int | None = None


class FileOptions(Struct, frozen=True):
    """How the files of a document are written.

    `dpi` is the resolution of PNG. The texts of SVG are outlines, or live text that can be edited. With `by_label`
    the names of several files say what their pages say they are, such as `name-P01-front.png`; else they are
    numbered.
    """

    dpi: float = 300
    pdf: PdfOptions = field(default_factory=PdfOptions)
    by_label: bool = False
    live_text: bool = False


USUAL_FILES = FileOptions()


SUFFIXES = (".pdf", ".svg", ".png")


def check_suffix(path: Path) -> str:
    """Return the suffix of an output file in lower case, or refuse it; commands call it before any work."""
    suffix = path.suffix.lower()
    if suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise QuiltsmithError(
            _(
                "`{path}` does not say what to write; end the name of the file with one of {known}",
                path=path.name,
                known=known,
            )
        )
    return suffix


def write_document(document: Document, path: Path, options: FileOptions = USUAL_FILES) -> tuple[Path, ...]:
    """Render a document, then write it; several pages of SVG or PNG become `name-1.svg` and so on."""
    contents = render_document(document, check_suffix(path), options)
    files = named_contents(document, path, contents, options)
    for target, content in files.items():
        write_whole(target, content)
    return tuple(files)


@refusing_unprintable()
def render_document(document: Document, suffix: str, options: FileOptions = USUAL_FILES) -> tuple[bytes, ...]:
    """Return what the files of a document hold: a PDF, or an SVG or PNG for each page."""
    # Each renderer brings a large library with it, so only the one that is needed is loaded.
    if suffix == ".svg":
        from quiltsmith.render.svg import render_svg

        return tuple(
            text.encode("utf-8") for text in render_svg(document, "live" if options.live_text else "outlines")
        )
    defer("PIL.Image")
    if suffix == ".png":
        from quiltsmith.render.png import render_png

        return tuple(render_png(document, options.dpi))

    from quiltsmith.render.pdf import render_pdf

    return (render_pdf(document, options.pdf),)


def named_contents(
    document: Document, path: Path, contents: tuple[bytes, ...], options: FileOptions = USUAL_FILES
) -> dict[Path, bytes]:
    """Name the files of a document after the path of the whole."""
    if len(contents) == 1:
        return {path: contents[0]}
    endings = _labels(document) if options.by_label else _numbers(len(contents))
    names = [path.with_stem(f"{path.stem}-{ending}") for ending in endings]
    return dict(zip(names, contents, strict=True))


def _numbers(count: int) -> list[str]:
    digits = len(str(count))
    return [f"{number:0{digits}}" for number in range(1, count + 1)]


def _labels(document: Document) -> list[str]:
    """Make endings of names out of the labels of pages; those that come again, as copies do, are counted."""
    words = [re.sub(r"\W+", "-", page.label).strip("-") or "page" for page in document.pages]
    seen: Counter[str] = Counter()
    endings = []
    for word in words:
        # Disks of two big systems take upper and lower case for the same.
        key = word.casefold()
        seen[key] += 1
        endings.append(f"{word}-{seen[key]}" if seen[key] > 1 else word)
    return endings if len({ending.casefold() for ending in endings}) == len(endings) else _numbers(len(endings))


def file_options(preset: Preset, date: int | None = None) -> FileOptions:
    """Return the way in which a preset wants its files; pictures of single cards are named after the cards."""
    is_of_cards = preset.pages in ("cards", "grid")
    return FileOptions(preset.resolution, preset_options(preset, date), by_label=is_of_cards)


def preset_options(preset: Preset, date: int | None = None) -> PdfOptions:
    """Return the colours and the standard that a preset asks for; without a limit of ink the strictest is kept."""
    limit = preset.ink_limit or INK_LIMIT
    colours = ColourSpace(preset.colours == "cmyk", limit, preset.rich_black, preset.ink_table)
    standard = None
    if preset.condition is not None:
        from quiltsmith.style.preset_reader import profile_path

        profile = profile_path(preset.profile) if preset.profile is not None else None
        standard = PrintStandard(preset.condition, profile, preset.pdfx)
    thinnest = max(THINNEST_LINE, (preset.thinnest_line or 0.0) * POINT)
    version = _VERSIONS.get(standard.pdfx, USUAL_VERSION) if standard is not None else USUAL_VERSION
    return PdfOptions(colours, version, standard, thinnest, date)


def defer(name: str) -> None:
    """Let a module be loaded at its first use; one that is loaded already stays as it is.

    Reportlab imports `PIL.Image` when it starts, for pictures that are given to it as files. We give it none: we
    need Pillow only to turn pixels into inks. Loading it took a sixth of the time of a small job. Reportlab has no
    setting for that, so an unloaded module stands in `sys.modules` before it looks; whoever touches the module,
    reportlab or we ourselves, gets the real one.
    """
    if name in sys.modules:
        return
    spec = importlib.util.find_spec(name)
    if spec is None or spec.loader is None:
        return
    spec.loader = importlib.util.LazyLoader(spec.loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    parent, _unused, child = name.rpartition(".")
    if parent:
        setattr(sys.modules[parent], child, module)


def symbol_id(symbol: Symbol, number: int) -> str:
    """Make a name out of the symbol's own and its number in the file."""
    word = re.sub(r"[^A-Za-z0-9]+", "-", symbol.name).strip("-") or "symbol"
    return f"{word}-{number}"
