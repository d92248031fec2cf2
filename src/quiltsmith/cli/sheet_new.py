"""`quiltsmith sheet new`: an empty sheet to fill in."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.deals import good_deal
from quiltsmith.cli.decks import good_deck
from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.output import ForceOption, OutputOption, output_path, refuse_to_overwrite, write_output

if TYPE_CHECKING:
    from quiltsmith.games.doodle.deal import Deal
    from quiltsmith.games.game import DoodleGame, Game

EXAMPLE = "Example: quiltsmith sheet new --player Anna --from-deal evening.yaml -o anna.txt"
USUAL_GAME = "doodle"


class Language(StrEnum):
    """The languages that a sheet can be written in."""

    ENGLISH = "en"
    GERMAN = "de"


def sheet_new(
    game: Annotated[
        str, typer.Option(metavar="GAME", help="The game: a shipped one's name, or a path.")
    ] = USUAL_GAME,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help="The deck played with. [default: the game's]")
    ] = None,
    player: Annotated[str | None, typer.Option(metavar="NAME", help="Who plays.")] = None,
    from_deal: Annotated[
        str | None, typer.Option(metavar="DEAL", help="Fill in the cards of this deal's turns.")
    ] = None,
    whole_game: Annotated[
        bool, typer.Option("--whole-game", help="The record of a game of two; --player names both.")
    ] = False,
    lang: Annotated[Language, typer.Option(help="The language of keywords and comments.")] = Language.ENGLISH,
    output: OutputOption = "-",
    force: ForceOption = False,
) -> None:
    """Write an empty sheet to fill in, with comments that teach its format."""
    from quiltsmith.cli.sheet_new_of_two import empty_sheet_of_two
    from quiltsmith.games.doodle.sheet_template import SheetHead, empty_sheet
    from quiltsmith.games.game import PatchworkGame

    path = output_path(output, "sheet.txt")
    refuse_to_overwrite(path, force)
    dealt = good_deal(from_deal) if from_deal else None
    definition = _game(game)
    if isinstance(definition, PatchworkGame):
        _refuse_deal_of_two(definition, from_deal)
        head = SheetHead(game, deck, _one_line(player))
        write_output(path, empty_sheet_of_two(definition, head, whole_game, lang))
        return
    definition = _doodle_game(definition, game)
    if whole_game:
        raise Failure(f"--whole-game is for games of two; in {game} everybody has a sheet")
    deck_name = deck or (_deck_of(dealt, from_deal) if dealt and from_deal else definition.deck)
    _doodle_game(good_deck(deck_name).game, deck_name)
    head = SheetHead(game, deck_name, _one_line(player))
    write_output(path, empty_sheet(definition, head, lang, dealt))


def _game(name: str) -> Game:
    from quiltsmith.cli.report import write_problems
    from quiltsmith.formats.suggest import did_you_mean
    from quiltsmith.games.game_reader import find_game, game_names, load_game

    path = find_game(name)
    if path is None:
        raise Failure(f"there is no game `{name}`; {did_you_mean(name, game_names())}")
    game, problems = load_game(path)
    if game is None:
        write_problems(problems)
        raise Failure(f"{name} cannot be used before this is mended", PROBLEMS)
    return game


def _doodle_game(game: Game, name: str) -> DoodleGame:
    from quiltsmith.games.game import DoodleGame

    if not isinstance(game, DoodleGame):
        raise Failure(f"{name} has the rules of {game.rules}; name a game of that kind with --game")
    return game


def _refuse_deal_of_two(game: Game, from_deal: str | None) -> None:
    if from_deal:
        raise Failure(f"--from-deal is for doodle games; {game.id} has no deal")


def _deck_of(deal: Deal, deal_name: str) -> str:
    """Name the deal's deck as a sheet in this folder names it: a path in the deal starts at the deal's folder."""
    from quiltsmith.games.deck_reader import deck_names

    return deal.deck if deal.deck in deck_names() else str(Path(deal_name).parent / deal.deck)


def _one_line(player: str | None) -> str | None:
    if player is not None and (not player.strip() or "#" in player or not player.isprintable()):
        raise Failure("a player's name is one line without `#`, which starts a comment")
    return player
