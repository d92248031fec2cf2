"""`quiltsmith sheet new`: an empty sheet to fill in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.deals import good_deal
from quiltsmith.cli.options.decks import good_deck
from quiltsmith.cli.options.printing import Language, good_game
from quiltsmith.cli.terminal.files import (
    ForceOption,
    TextToTerminalOption,
    output_path,
    refuse_to_overwrite,
    write_output,
)

if TYPE_CHECKING:
    from quiltsmith.games.doodle.deal import Deal
    from quiltsmith.games.doodle.game import DoodleGame
    from quiltsmith.games.game import Game

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
    lang: Annotated[Language, typer.Option(help="The language of keywords and comments.")] = Language.EN,
    output: TextToTerminalOption = "-",
    force: ForceOption = False,
) -> None:
    """Write an empty sheet to fill in.

    It is a text file; its comments teach how to write down what you drew.
    """
    from quiltsmith.cli.commands.sheet.new_of_two import empty_sheet_of_two
    from quiltsmith.games.doodle.sheet_template import SheetHead, empty_sheet
    from quiltsmith.games.patchwork.game import PatchworkGame

    path = output_path(output, "sheet.txt")
    refuse_to_overwrite(path, force)
    dealt = good_deal(from_deal) if from_deal else None
    if deck is None and dealt and from_deal:
        deck = _deck_of(dealt, from_deal)
    definition = good_game(game or USUAL_GAME) if game or deck is None else good_deck(deck).game
    game = game or _shipped_name(definition)
    if isinstance(definition, PatchworkGame):
        _refuse_deal_of_two(definition, from_deal)
        head = SheetHead(game, deck, _one_line(player))
        write_output(path, empty_sheet_of_two(definition, head, whole_game, lang))
        return
    definition = _doodle_game(definition, game or definition.id)
    if whole_game:
        raise Failure(f"--whole-game is for games of two; in {definition.id} everybody has a sheet")
    deck = deck or definition.deck
    _doodle_game(good_deck(deck).game, deck)
    if dealt is not None and not dealt.fits(definition):
        raise Failure(f"{from_deal} was dealt for a game with other numbers than {definition.id}")
    head = SheetHead(game, deck, _one_line(player))
    write_output(path, empty_sheet(definition, head, lang, dealt))


def _shipped_name(game: Game) -> str | None:
    """Name a game as a sheet does; one that only its deck knows is left out, since the deck names it."""
    from quiltsmith.games.reader import find_game, load_game

    path = find_game(game.id)
    return game.id if path is not None and load_game(path)[0] == game else None


def _doodle_game(game: Game, name: str) -> DoodleGame:
    from quiltsmith.games.doodle.game import DoodleGame

    if not isinstance(game, DoodleGame):
        raise Failure(f"{name} has the rules of {game.rules}; name a game of that kind with --game")
    return game


def _refuse_deal_of_two(game: Game, from_deal: str | None) -> None:
    if from_deal:
        raise Failure(f"--from-deal is for doodle games; {game.id} has no deal")


def _deck_of(deal: Deal, deal_name: str) -> str | None:
    """Name the deal's deck as a sheet in this folder names it: a path in the deal starts at the deal's folder."""
    from quiltsmith.decks.reader import deck_names

    if deal.deck is None:
        return None
    return deal.deck if deal.deck in deck_names() else str(Path(deal_name).parent / deal.deck)


def _one_line(player: str | None) -> str | None:
    if player is not None and (not player.strip() or "#" in player or not player.isprintable()):
        raise Failure("a player's name is one line without `#`, which starts a comment")
    return player
