"""`quiltsmith decks`: which decks there are."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import ShowOption, show_shipped, write_list
from quiltsmith.cli.options.decks import deck_or_fail
from quiltsmith.cli.options.printing import LanguageOption, language_on_paper
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import ShownOutputOption

EXAMPLE = "Example: quiltsmith decks --show meadow -o my-deck.yaml"


def decks(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the decks.

    For one of your own copy a file and change it: quiltsmith decks --show meadow -o my-deck.yaml
    """
    from quiltsmith.decks.deck_reader import deck_names
    from quiltsmith.formats.fields import in_language
    from quiltsmith.formats.library import PATCHES

    if show is not None:
        show_shipped(PATCHES, show, "deck", output)
        return
    entries = [
        {
            "name": deck.id,
            "title": in_language(deck.title, language_on_paper(language)),
            "game": deck.game.id,
            "cards": len(deck.cards),
            "start cards": len(deck.start),
        }
        for deck in map(deck_or_fail, deck_names())
    ]
    write_list(("name", "title", "game", "cards", "start cards"), entries, list_format, "decks")
