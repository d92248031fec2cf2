"""`quiltsmith games`: which game definitions there are."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import ShowOption, show_shipped, write_list
from quiltsmith.cli.options.printing import LanguageOption, game_or_fail, language_on_paper
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import ShownOutputOption

EXAMPLE = "Example: quiltsmith games --show doodle -o my-game.yaml"


def games(
    show: ShowOption = None,
    output: ShownOutputOption = "-",
    language: LanguageOption = None,
    list_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """List the games.

    For a variant of your own copy a file and change its numbers: quiltsmith games --show doodle -o my-game.yaml
    """
    from quiltsmith.formats.fields import in_language
    from quiltsmith.formats.library import GAMES
    from quiltsmith.games.game_reader import game_names

    if show is not None:
        show_shipped(GAMES, show, "game", output)
        return
    entries = [
        {
            "name": game.id,
            "title": in_language(game.title, language_on_paper(language)),
            "rules": game.rules,
            "board": f"{game.board.rows} × {game.board.columns}",
            "deck": game.deck,
        }
        for game in map(game_or_fail, game_names())
    ]
    write_list(("name", "title", "rules", "board", "deck"), entries, list_format, "games")
