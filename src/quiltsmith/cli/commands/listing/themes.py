"""`quiltsmith themes`: which colours and fabrics there are, and how they look."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import (
    PreviewOption,
    ShowOption,
    print_preview,
    show_shipped,
    write_list,
)
from quiltsmith.cli.options.printing import InkOption, LanguageOption, SeedOption, language_on_paper, style_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import ShownOutputOption
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith themes --preview themes.png"


def themes(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    preview: PreviewOption = None,
    language: LanguageOption = None,
    ink: InkOption = Ink.FULL,
    seed: SeedOption = 0,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the themes: colours and fabrics.

    For one of your own copy a file and change it: quiltsmith themes --show quilt -o mine.yaml
    """
    from quiltsmith.formats.fields import in_language
    from quiltsmith.style.theme_reader import THEMES, theme_names

    if show is not None:
        show_shipped(THEMES.folder, show, "theme", output)
        return
    styles = [style_or_fail("a4", language, name, ink, seed) for name in theme_names()]
    if preview is not None:
        from quiltsmith.cli.options.decks import deck_or_fail
        from quiltsmith.layout.previews.theme_preview import theme_preview

        deck = deck_or_fail("meadow")
        print_preview(lambda: theme_preview(styles, deck, "Themes"), preview, "themes.png")
        return
    entries = [
        {
            "name": style.theme.id,
            "title": in_language(style.theme.title, language_on_paper(language)),
            "fabrics": len(style.theme.fabrics),
            "patterns": ", ".join(dict.fromkeys(fabric.pattern for fabric in style.theme.fabrics[:5])) + " …",
        }
        for style in styles
    ]
    write_list(("name", "title", "fabrics", "patterns"), entries, list_format, "themes")
