"""`quiltsmith presets`: which print services are known, and what they want."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import (
    PreviewOption,
    ShowOption,
    print_preview,
    show_shipped,
    write_list,
)
from quiltsmith.cli.options.preset import preset_or_fail
from quiltsmith.cli.options.printing import LanguageOption, language_on_paper, style_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import ShownOutputOption
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith presets --show x4"


def presets(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    preview: PreviewOption = None,
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the presets for printers and print services.

    Their names go after --preset of other commands.
    """
    from quiltsmith.formats.fields import in_language
    from quiltsmith.style.preset_reader import PRESETS, preset_names

    if show is not None:
        show_shipped(PRESETS.folder, show, "preset", output)
        return
    known = [preset_or_fail(name) for name in preset_names()]
    if preview is not None:
        from quiltsmith.layout.previews.size_previews import preset_preview

        style = style_or_fail("a4", language, "quilt", Ink.FULL)
        print_preview(lambda: preset_preview(known, style, "Presets"), preview, "presets.png")
        return
    entries = [
        {
            "name": preset.id,
            "title": in_language(preset.title, language_on_paper(language)),
            "what comes out": in_language(preset.about, language_on_paper(language)),
        }
        for preset in known
    ]
    write_list(("name", "what comes out"), entries, list_format, "presets")
