"""`quiltsmith pads`: which pad templates there are."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import ShowOption, show_shipped, write_list
from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.options.printing import LanguageOption, language_on_paper
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import ShownOutputOption

EXAMPLE = "Example: quiltsmith pads --show tall -o my-pad.yaml"


def pads(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the templates of score pads.

    Their names go after --template of `pad`; for one of your own copy a file with --show NAME -o FILE.
    """
    from quiltsmith.formats.fields import in_language
    from quiltsmith.layout.pad.pad_template import PADS

    if show is not None:
        show_shipped(PADS.folder, show, "pad template", output)
        return
    entries = [
        {"name": template.id, "title": in_language(template.title, language_on_paper(language))}
        for template in (definition_or_fail(PADS, name) for name in PADS.names())
    ]
    write_list(("name", "title"), entries, list_format, "pads")
