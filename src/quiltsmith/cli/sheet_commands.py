"""`quiltsmith sheet …`: an empty sheet to fill in; the check has a file of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example, group
from quiltsmith.cli.name_lookup import (
    deck_of_deal,
    load_deal,
    load_deck,
    load_game,
    name_in_deck,
    note_files_as_players,
    shipped_name,
)
from quiltsmith.cli.option_types import PlayersFromOption, language_on_paper
from quiltsmith.cli.output_files import (
    STANDARD_OUTPUT,
    TEXT_FILES,
    ForceOption,
    OutputFile,
    TextToTerminalOption,
    output_file,
    write_output,
)
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.transliteration import slugify

USUAL_GAME = "doodle"
_LONGEST_STEM = 60


@example("quiltsmith sheet new --player Anna --from-deal evening.yaml -o anna.txt")
def new_sheet(
    game: Annotated[
        str | None,
        typer.Option(
            metavar="GAME", help=N_("doodle, patchwork, halloween, or a game file. [default: the deck's]")
        ),
    ] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help=N_("The deck played with. [default: the game's]"))
    ] = None,
    player: Annotated[str | None, typer.Option(metavar="NAME", help=N_("Who plays."))] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help=N_("Names with commas between them: a file for each, in the folder -o.")
        ),
    ] = None,
    players_from: PlayersFromOption = None,
    from_deal: Annotated[
        str | None,
        typer.Option(metavar="DEAL", help=N_("Fill in the cards of a deal, a file that `quiltsmith deal` wrote.")),
    ] = None,
    whole_game: Annotated[
        bool,
        typer.Option(
            "--whole-game", help=N_("Write the record of a whole game of two; --player names both players.")
        ),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            metavar="LANGUAGE", help=N_("The language of its words: {words}. [default: that of messages]")
        ),
    ] = None,
    output: TextToTerminalOption = "-",
    force: ForceOption = False,
) -> None:
    """Write an empty sheet to fill in, or one for each player.

    It is a text file; its comments teach how to write down what you drew.
    """
    from quiltsmith.decks.deck_fit import default_deck_name
    from quiltsmith.formats.fields import title_languages
    from quiltsmith.formats.suggestions import did_you_mean
    from quiltsmith.games.ruleset import ruleset_of
    from quiltsmith.games.sheets.sheet_kind import SheetHead, SheetOptions

    language = language_on_paper(lang).lower()
    if language not in title_languages():
        hint = did_you_mean(language, title_languages())
        raise QuiltsmithError(_("there is no language `{language}`; {hint}", language=language[:20], hint=hint))
    names = _several(player, players, players_from, whole_game)
    files = _files(names, output, force=force)
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
    for name, file in zip(names, files, strict=True):
        named = _seen_from(file, deck)
        head = SheetHead(game, named, _one_line(name))
        wishes = SheetOptions(head, played, language, dealt, whole_game)
        write_output(file, sheets.empty_sheet(definition, wishes))


def _several(
    player: str | None, players: str | None, players_from: str | None, whole_game: bool
) -> Sequence[str | None]:
    """Return the players of all sheets; nobody, where nobody is named."""
    if players is None and players_from is None:
        return [player]
    if player is not None or whole_game:
        raise QuiltsmithError(_("--players makes a sheet for each of them; leave --player and --whole-game out"))
    from quiltsmith.api.pad_product import names_from_text
    from quiltsmith.cli.player_names import names_in_file

    typed = () if players is None else names_from_text(players)
    note_files_as_players(typed, "--players")
    return [*typed, *(() if players_from is None else names_in_file(players_from))]


def _files(names: Sequence[str | None], output: str, *, force: bool) -> list[OutputFile]:
    """Return a file for each sheet: the one that was named, or one for each player in a folder."""
    folder = Path(output)
    if len(names) == 1 and not folder.is_dir() and not output.endswith(("/", "\\")):
        return [output_file(folder, TEXT_FILES, force=force)]
    if output == STANDARD_OUTPUT or (folder.exists() and not folder.is_dir()) or folder.suffix:
        raise QuiltsmithError(_("several sheets need a folder: -o FOLDER"))
    taken: list[Path] = []
    for name in names:
        stem = slugify(name or "", _LONGEST_STEM) or "sheet"
        path = folder / f"{stem}.txt"
        while path in taken:  # two names can look the same without accents
            path = path.with_stem(f"{path.stem}-2")
        taken.append(path)
    return [output_file(path, TEXT_FILES, force=force) for path in taken]


def _seen_from(file: OutputFile, deck: str) -> str:
    """Name a deck as a sheet does: a shipped one by its name, another by its path from the sheet's folder."""
    return deck if file.is_standard_output else name_in_deck("deck", deck, file.path)


def _one_line(player: str | None) -> str | None:
    if player is not None and (not player.strip() or "#" in player or not player.isprintable()):
        raise QuiltsmithError(_("a player's name is one line without `#`, which starts a comment"))
    return player


sheet = group(
    {"check": "sheet_check_command:check_finished_sheets", "new": "sheet_commands:new_sheet"},
    N_("Fill in and check finished sheets."),
    "quiltsmith sheet new --player Anna",
)
