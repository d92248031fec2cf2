"""`quiltsmith sheet new`: an empty sheet to fill in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.deals import deal_or_fail
from quiltsmith.cli.options.decks import deck_or_fail
from quiltsmith.cli.options.printing import Language, game_or_fail, language_on_paper
from quiltsmith.cli.terminal.files import (
    ForceOption,
    TextToTerminalOption,
    output_path,
    refuse_to_overwrite,
    write_output,
)
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.games.game import Game
    from quiltsmith.games.sheets.sheet_kind import SharedDeal

EXAMPLE = "Example: quiltsmith sheet new --player Anna --from-deal evening.yaml -o anna.txt"
USUAL_GAME = "doodle"


def new(
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
        Language | None,
        typer.Option(help="The language of its words. [default: the language of talk]"),
    ] = None,
    output: TextToTerminalOption = "-",
    force: ForceOption = False,
) -> None:
    """Write an empty sheet to fill in.

    It is a text file; its comments teach how to write down what you drew.
    """
    from quiltsmith.decks.deck_fit import usual_deck_name
    from quiltsmith.games.ruleset import ruleset_of
    from quiltsmith.games.sheets.sheet_kind import SheetHead, SheetWishes

    path = output_path(output, "sheet.txt")
    refuse_to_overwrite(path, force)
    dealt = deal_or_fail(from_deal) if from_deal else None
    if deck is None and dealt and from_deal:
        deck = deck_of_deal(dealt, from_deal)
    definition = game_or_fail(game or USUAL_GAME) if game or deck is None else deck_or_fail(deck).game
    game = game or shipped_name(definition)
    sheets = ruleset_of(definition).sheets
    if from_deal and not sheets.takes_deals:
        raise Failure(_("--from-deal is for doodle games; {game} has no deal", game=definition.id))
    if whole_game and not sheets.has_whole_games:
        raise Failure(_("--whole-game is for games of two; in {game} everybody has a sheet", game=definition.id))
    deck = deck or usual_deck_name(definition, game)
    played = deck_or_fail(deck)
    if played.game.rules != definition.rules:
        raise Failure(
            _(
                "{deck} has the rules of {rules}; name a game of that kind with --game",
                deck=deck,
                rules=played.game.rules,
            )
        )
    if dealt is not None and not dealt.fits(definition):
        raise Failure(
            _("{deal} was dealt for a game with other numbers than {game}", deal=from_deal, game=definition.id)
        )
    head = SheetHead(game, deck, _one_line(player))
    wishes = SheetWishes(head, played, language_on_paper(lang), dealt, whole_game)
    write_output(path, sheets.empty_sheet(definition, wishes))


def shipped_name(game: Game) -> str | None:
    """Name a game as a sheet does; one that only its deck knows is left out, since the deck names it."""
    from quiltsmith.games.game_reader import find_game, load_game

    path = find_game(game.id)
    return game.id if path is not None and load_game(path)[0] == game else None


def deck_of_deal(deal: SharedDeal, deal_name: str) -> str | None:
    """Name the deal's deck as a sheet in this folder names it: a path in the deal starts at the deal's folder."""
    from quiltsmith.decks.deck_reader import deck_names

    if deal.deck is None:
        return None
    return deal.deck if deal.deck in deck_names() else str(Path(deal_name).parent / deal.deck)


def _one_line(player: str | None) -> str | None:
    if player is not None and (not player.strip() or "#" in player or not player.isprintable()):
        raise Failure(_("a player's name is one line without `#`, which starts a comment"))
    return player
