"""`quiltsmith deck new`: a deck drawn at random that meets wishes, or read from a spreadsheet."""

from __future__ import annotations

import os
import shlex
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.name_lookup import deck_id_of, definition_path, load_deck, name_in_deck
from quiltsmith.cli.output_files import (
    YAML_FILES,
    ForceOption,
    TextOutputOption,
    output_file,
    output_path,
    write_output,
)
from quiltsmith.cli.problem_report import to_text, told
from quiltsmith.cli.refusals import usable
from quiltsmith.cli.terminal_output import write_complaint, write_note
from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.i18n import N_, _

DEFAULT_GAME = "doodle"
_SEED_BYTES = 4  # short enough to be told to a friend


@example("quiltsmith deck new --cards 30 --starts 10 --chiral 40% --max-box 5x4 --seed 7 -o my-deck.yaml")
def new_deck(
    table: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="FILE.csv",
            help=N_("Take the cards from a spreadsheet; `deck export --csv` writes one. - is standard input."),
        ),
    ] = None,
    cards: Annotated[
        int | None, typer.Option(metavar="N", help=N_("Patch cards. [default: as the game says]"))
    ] = None,
    starts: Annotated[
        int | None, typer.Option(metavar="N", help=N_("Start cards. [default: as the game says]"))
    ] = None,
    sizes: Annotated[
        str | None,
        typer.Option(
            metavar="SIZE:CARDS,…",
            help=N_("How many patch cards of each size; 3:4,4:8 is four of size 3, eight of size 4."),
        ),
    ] = None,
    chiral: Annotated[
        str | None,
        typer.Option(
            metavar="SHARE", help=N_("Share of patch cards whose mirror image differs, such as 40% or 0.4.")
        ),
    ] = None,
    max_box: Annotated[
        str | None,
        typer.Option(metavar="RxC", help=N_("Largest box of a patch card, lying or standing, such as 5x4.")),
    ] = None,
    cuttable: Annotated[bool, typer.Option("--cuttable", help=N_("Only patch cards that can be cut."))] = False,
    no_duplicates: Annotated[
        bool, typer.Option("--no-duplicates", help=N_("Never a shape twice, not even where shapes are few."))
    ] = False,
    balanced: Annotated[
        bool,
        typer.Option(
            "--balanced",
            help=N_("Let bots play the deck, and change what is too good or too bad; finds prices too."),
        ),
    ] = False,
    like: Annotated[
        str | None,
        typer.Option(
            metavar="DECK",
            help=N_("Take counts, sizes and share of mirror images from this deck; other options overrule it."),
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(metavar="GAME", help=N_("A game: doodle, or a game file of your own. [default: doodle]")),
    ] = None,
    title: Annotated[
        str | None, typer.Option(metavar="TEXT", help=N_("The title. [default: the deck's id]"))
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help=N_("Same seed, same deck. [default: a new one]"))
    ] = None,
    output: TextOutputOption = None,
    force: ForceOption = False,
) -> None:
    """Draw a new deck at random, or make one from a spreadsheet.

    Shapes are chosen at random from all that fit the options. With --balanced, bots play the deck, and it is
    changed until its cards are in balance; so patches of games of two get their prices. With --from, each row of
    a table is a card, with columns such as id, shape, name and copies.
    """
    if table is not None:
        wished = {
            "--cards": cards,
            "--starts": starts,
            "--sizes": sizes,
            "--chiral": chiral,
            "--max-box": max_box,
            "--cuttable": cuttable or None,
            "--no-duplicates": no_duplicates or None,
            "--balanced": balanced or None,
            "--like": like,
            "--seed": seed,
        }
        for option, value in wished.items():
            if value is not None:
                raise QuiltsmithError(
                    _("--from takes the cards of a table as they are; leave {option} out", option=option)
                )
        write_deck_of_table(table, game, _checked_title(title), output, force)
        return
    from quiltsmith.decks.deck_generator import generate_deck
    from quiltsmith.decks.deck_options import DeckOptions, parse_box, parse_share, parse_sizes
    from quiltsmith.decks.deck_writer import write_deck

    game = game or DEFAULT_GAME
    is_new_seed = seed is None
    seed = _checked_seed(seed)
    deck_id = deck_id_of(output, f"deck-{seed}")
    path = output_path(output, f"{deck_id}.yaml")
    file = output_file(path, YAML_FILES, force=force)
    definition = _game_to_draw_for(game, balanced)
    wishes = DeckOptions(
        cards=cards,
        starts=starts,
        sizes=None if sizes is None else parse_sizes(sizes),
        chiral=None if chiral is None else parse_share(chiral),
        max_box=None if max_box is None else parse_box(max_box),
        cuttable=cuttable,
        no_duplicates=no_duplicates,
    )
    wishes = wishes.like(load_deck(like)) if like is not None else wishes
    deck = generate_deck(wishes, definition, seed, deck_id, _checked_title(title))
    sentence = None
    if balanced:
        from quiltsmith.cli.simulation_commands import rebalance_with_progress
        from quiltsmith.simulate.rebalancing import balanced_deck

        deck, sentence = balanced_deck(deck, wishes, seed, rebalance_with_progress)
    if is_new_seed:
        write_note(_("seed {seed}; with --seed {seed} you get the same deck again", seed=seed))
    given = {
        "--cards": cards,
        "--starts": starts,
        "--sizes": sizes,
        "--chiral": chiral,
        "--max-box": max_box,
        "--cuttable": cuttable,
        "--no-duplicates": no_duplicates,
        "--balanced": balanced,
        "--like": like,
        "--game": None if game == DEFAULT_GAME else game,
        "--title": title,
        "--seed": seed,
        # The name gives the deck its id; the folder makes no difference to the file.
        "-o": path.name if output else None,
    }
    header = _header(deck, _command(given), sentence)
    write_output(file, write_deck(deck, header, name_in_deck("game", game, path)))


def _checked_seed(seed: int | None) -> int:
    """Take the wished seed, or choose one."""
    from quiltsmith.stable_random import LARGEST_SEED

    if seed is None:
        seed = int.from_bytes(os.urandom(_SEED_BYTES), "big")
    if not 0 <= seed <= LARGEST_SEED:
        raise QuiltsmithError(_("a seed is a number from 0 to {most}, not {seed}", most=LARGEST_SEED, seed=seed))
    return seed


def _checked_title(title: str | None) -> str | None:
    from quiltsmith.formats.fields import ShortText

    longest = ShortText().longest
    if title is not None and not (title.strip() and title.isprintable() and len(title.strip()) <= longest):
        raise QuiltsmithError(_("a title is one line of 1 to {most} visible characters", most=longest))
    return title.strip() if title else None


def _game_to_draw_for(name: str, is_balanced: bool) -> Game:
    from quiltsmith.games.game_reader import DEFINITIONS

    path = definition_path(DEFINITIONS, name, says_where=True)
    game = usable(name, *DEFINITIONS.load(path))
    if game.deck_needs.has_prices and not is_balanced:
        raise QuiltsmithError(
            _(
                "the patches of {name} have prices, and only bots can find good ones: add --balanced; "
                "to change prices, write a deck with `base: {deck}` and `override`",
                name=name,
                deck=game.deck,
            )
        )
    return game


def _command(given: dict[str, str | int | bool | None]) -> str:
    words = ["quiltsmith", "deck", "new"]
    for option, value in given.items():
        if value is True:
            words.append(option)
        elif value is not None and value is not False:
            words += [option, shlex.quote(str(value))]
    return " ".join(words)


def _header(deck: Deck, command: str, sentence: str | None) -> list[str]:
    """Return how the deck was made, and what came of it."""
    sizes = Counter(card.shape.size for card in deck.cards)
    listed = ", ".join(f"{size}:{count}" for size, count in sorted(sizes.items()))
    chiral = sum(card.shape.is_chiral() for card in deck.cards)
    share = (200 * chiral + len(deck.cards)) // (2 * len(deck.cards))
    repeats = len(deck.cards) - len({card.shape.canonical() for card in deck.cards})
    lines = [
        _("A deck drawn at random, from all shapes that meet the wishes. This command makes the same file again:"),
        f"  {command}",
        _("Patch cards by size (spaces:cards): {listed}.", listed=listed),
        _(
            "Chiral (`flip: true`, the mirror image differs): {chiral} of {number} patch cards, {share}%.",
            chiral=chiral,
            number=len(deck.cards),
            share=share,
        ),
    ]
    if sentence:
        lines.append(sentence)
    if repeats:
        lines.append(
            _("Repeated shapes, since there are not enough different ones: {number} patch cards.", number=repeats)
        )
    return [*lines, _("Change what you like, then look it over with `quiltsmith deck check`.")]


def write_deck_of_table(table: str, game: str | None, title: str | None, output: str | None, force: bool) -> None:
    """Read the cards of a table and write them as a deck file; mistakes are shown where the table has them."""
    from quiltsmith.decks.deck_table import read_cards_table
    from quiltsmith.decks.deck_writer import write_deck
    from quiltsmith.formats.csv_table import load_table
    from quiltsmith.formats.file_reader import name_of
    from quiltsmith.games.game_reader import DEFINITIONS

    deck_id = deck_id_of(output, deck_id_of(table, "deck"))
    path = output_path(output, f"{deck_id}.yaml")
    file = output_file(path, YAML_FILES, force=force)
    if game is not None:
        game = str(definition_path(DEFINITIONS, game, says_where=True)) if not _is_shipped(game) else game
    if table != "-" and not Path(table).is_file():
        raise QuiltsmithError(_("there is no file `{name}`", name=table))
    read, problems = load_table(table)
    deck = None
    if read is not None:
        deck, found = read_cards_table(read, deck_id, title, game)
        problems += found
    if deck is not None:
        # The deck may go to standard output, so what is only strange is said beside it.
        for text in told(problems, to_text):
            write_complaint(text)
    made = usable(name_of(table), deck, problems)
    header = [f"Cards of {name_of(table)}: quiltsmith deck new --from reads them, deck export --csv writes them."]
    write_output(file, write_deck(made, header, None if game is None else name_in_deck("game", game, path)))


def _is_shipped(game: str) -> bool:
    from quiltsmith.games.game_reader import game_names

    return game.lower() in game_names()
