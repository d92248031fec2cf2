"""`quiltsmith tiles`: the patches of a deck to cut out, with special patches, currency and tokens."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.decks import DeckArgument, check_fabrics, deck_or_fail
from quiltsmith.cli.options.printing import (
    GameThemeOption,
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    game_or_fail,
    style_or_fail,
)
from quiltsmith.cli.options.tiles import CellOption
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.scene.elements import Flip
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith tiles classic --paper letter --ink light -o tiles.pdf"


def tiles(
    deck: DeckArgument,
    output: OutputOption = None,
    only: Annotated[
        str,
        typer.Option(
            "--only",
            metavar="PART|IDS",
            help="One kind: patches, specials, currency, tokens; or patches like A,C-F,X*. [default: all]",
            show_default=False,
        ),
    ] = "all",
    cell: CellOption = None,
    game: Annotated[
        str | None,
        typer.Option(
            "--game",
            metavar="GAME",
            help="Play the deck's patches as this game, e.g. halloween.",
        ),
    ] = None,
    backs: Annotated[bool, typer.Option("--backs", help="Print a back for every page.")] = False,
    duplex: Annotated[Flip, typer.Option("--duplex", help="How the printer turns the sheet for backs.")] = "long",
    paper: PaperOption = "a4",
    language: LanguageOption = None,
    theme: GameThemeOption = "",
    ink: InkOption = Ink.FULL,
    seed: SeedOption = 0,
    live_text: LiveTextOption = False,
) -> None:
    """Print patches at true size, currency and tokens to cut out.

    The patches stand close together, so that they need few pages.
    """
    from quiltsmith.layout.tiles.tile_pages import TilePlan, tiles_document
    from quiltsmith.layout.tiles.tile_pieces import part_and_ids

    read = deck_or_fail(deck)
    played = read.game if game is None else game_or_fail(game)
    style = style_or_fail(paper, language, theme or played.theme, ink, seed)
    part, ids = part_and_ids(only)
    plan = TilePlan(cell, part, duplex if backs else None, ids)
    check_fabrics(deck, read, style.theme)
    print_document(
        lambda: tiles_document(read, played, style, plan), output, f"{read.id}-tiles.pdf", live_text=live_text
    )
