"""`quiltsmith presets`: which print services are known, and what they want."""

from __future__ import annotations

from quiltsmith.cli.preset_option import good_preset
from quiltsmith.cli.print_options import InkChoice, Language, LanguageOption, good_style, print_document
from quiltsmith.cli.report import PlainFormat, PlainFormatOption
from quiltsmith.cli.shipped import PREVIEW_DPI, PreviewOption, ShowOption, show_shipped, write_list

EXAMPLE = "Example: quiltsmith presets --show x4"


def presets(
    show: ShowOption = None,
    preview: PreviewOption = None,
    language: LanguageOption = Language.EN,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the presets for printers and print services.

    Their names go after --preset of other commands.
    """
    from quiltsmith.formats.fields import in_language
    from quiltsmith.layout.preset_reader import PRESETS, preset_names

    if show is not None:
        show_shipped(PRESETS.folder, show, "preset")
        return
    known = [good_preset(name) for name in preset_names()]
    if preview is not None:
        from quiltsmith.layout.size_preview import preset_preview

        style = good_style("a4", language, "quilt", InkChoice.FULL)
        print_document(lambda: preset_preview(known, style, "Presets"), preview, "presets.png", dpi=PREVIEW_DPI)
        return
    entries = [
        {
            "name": preset.id,
            "title": in_language(preset.title, language.value),
            "what comes out": in_language(preset.about, language.value),
        }
        for preset in known
    ]
    write_list(("name", "what comes out"), entries, list_format, "presets")
