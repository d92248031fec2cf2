"""`quiltsmith sheet …`: an empty sheet to fill in; the check has a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from quiltsmith.cli.lazy_commands import example, group
from quiltsmith.cli.name_lookup import deck_of_deal, load_deal, load_deck, load_game, shipped_name
from quiltsmith.cli.option_types import language_on_paper
from quiltsmith.cli.output_files import (
    TEXT_FILES,
    ForceOption,
    TextToTerminalOption,
    output_file,
    write_output,
)
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _

USUAL_GAME = "doodle"


@example("quiltsmith sheet new --player Anna --from-deal evening.yaml -o anna.txt")
def new_sheet(
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="doodle, patchwork, halloween, or a game file. [default: the deck's]"),
    ] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help="The deck played with. [default: the game's]")
    ] = None,
    player: Annotated[str | None, typer.Option(metavar="NAME", help="Who plays.")] = None,
    from_deal: Annotated[
        str | None,
        typer.Option(metavar="DEAL", help="Fill in the cards of a deal, a file that `quiltsmith deal` wrote."),
    ] = None,
    whole_game: Annotated[
        bool, typer.Option("--whole-game", help="The record of a game of two; --player names both.")
    ] = False,
    lang: Annotated[
        Literal["en", "de"] | None,
        typer.Option(help="The language of its words. [default: the language of talk]"),
    ] = None,
    output: TextToTerminalOption = "-",
    force: ForceOption = False,
) -> None:
    """Write an empty sheet to fill in.

    It is a text file; its comments teach how to write down what you drew.
    """
    from quiltsmith.decks.deck_fit import default_deck_name
    from quiltsmith.games.ruleset import ruleset_of
    from quiltsmith.games.sheets.sheet_kind import SheetHead, SheetOptions

    file = output_file(Path(output), TEXT_FILES, force=force)
    dealt = load_deal(from_deal)[0] if from_deal else None
    if deck is None and dealt and from_deal:
        deck = deck_of_deal(dealt, from_deal)
    definition = load_game(game or USUAL_GAME) if game or deck is None else load_deck(deck).game
    game = game or shipped_name(definition)
    sheets = ruleset_of(definition).sheets
    if from_deal and not sheets.takes_deals:
        raise QuiltsmithError(_("--from-deal is for doodle games; {game} has no deal", game=definition.id))
    if whole_game and not sheets.has_whole_games:
        raise QuiltsmithError(
            _("--whole-game is for games of two; in {game} everybody has a sheet", game=definition.id)
        )
    deck = deck or default_deck_name(definition, game)
    played = load_deck(deck)
    if played.game.rules != definition.rules:
        raise QuiltsmithError(
            _(
                "{deck} has the rules of {rules}; name a game of that kind with --game",
                deck=deck,
                rules=played.game.rules,
            )
        )
    if dealt is not None and not dealt.fits(definition):
        raise QuiltsmithError(
            _("{deal} was dealt for a game with other numbers than {game}", deal=from_deal, game=definition.id)
        )
    head = SheetHead(game, deck, _one_line(player))
    wishes = SheetOptions(head, played, language_on_paper(lang), dealt, whole_game)
    write_output(file, sheets.empty_sheet(definition, wishes))


def _one_line(player: str | None) -> str | None:
    if player is not None and (not player.strip() or "#" in player or not player.isprintable()):
        raise QuiltsmithError(_("a player's name is one line without `#`, which starts a comment"))
    return player


sheet = group(
    {"check": "sheet_check_command:check_finished_sheets", "new": "sheet_commands:new_sheet"},
    "Fill in and check finished sheets.",
    "Example: quiltsmith sheet new --player Anna",
)
