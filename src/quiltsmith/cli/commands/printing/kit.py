"""`quiltsmith kit`: everything needed to play, in one file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.options.cards import SizeOption
from quiltsmith.cli.options.decks import check_fabrics, deck_or_fail
from quiltsmith.cli.options.printing import (
    DuplexOption,
    GameArgument,
    GameThemeOption,
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    game_or_fail,
    style_or_fail,
    tell_warnings,
)
from quiltsmith.cli.options.track import TrackOption
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.games.game import Game

EXAMPLE = "Example: quiltsmith kit doodle --lang de --paper letter -o kit.pdf"
_MOST_SHEETS = 500


def kit(
    game: GameArgument,
    deck: Annotated[
        str | None,
        typer.Option(
            "--deck",
            metavar="DECK",
            help="A deck file or a shipped deck. [default: the game's]",
        ),
    ] = None,
    sheets: Annotated[
        int | None,
        typer.Option(
            "--sheets",
            metavar="N",
            min=1,
            max=_MOST_SHEETS,
            help="How many score sheets. [default: 6; 2 for two-player games, which have room for many games]",
        ),
    ] = None,
    size: SizeOption = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: GameThemeOption = "",
    ink: InkOption = Ink.FULL,
    duplex: DuplexOption = "long",
    track: TrackOption = None,
    seed: SeedOption = 0,
    output: OutputOption = None,
    live_text: LiveTextOption = False,
) -> None:
    """Print everything needed to play, as one file.

    In it are advice on printing, rules, score sheets and the scoring checker; then cards, die and token, or
    boards, patches and currency.
    """
    from quiltsmith.cli.commands.printing.pad import pad_template_or_fail
    from quiltsmith.decks.deck_fit import usual_deck_name
    from quiltsmith.games.game_reader import game_names
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_frame import CardMeasures
    from quiltsmith.layout.kit.kit_document import kit_document
    from quiltsmith.layout.kit.kit_parts import KitPlan
    from quiltsmith.style.sizes import parse_card_size

    played = game_or_fail(game).on_track(track)
    style = style_or_fail(paper, lang, theme or played.theme, ink, seed)
    card = parse_card_size(size or "poker")
    tell_warnings(picture_problems(CardMeasures(card.width, card.height), style.theme))
    deck_name = deck or usual_deck_name(played, game)
    fitting = _fitting_deck_or_fail(deck_name, played)
    check_fabrics(deck_name, fitting, style.theme)
    plan = KitPlan(
        fitting,
        pad_template_or_fail(played.pad.template, played),
        card,
        sheets or played.pad.sheets,
        duplex,
        more_pads=game if game in game_names() else None,
    )
    print_document(
        lambda: kit_document(played, style, plan),
        output,
        f"quiltsmith-kit-{played.id}.pdf",
        live_text=live_text,
    )


def _fitting_deck_or_fail(name: str, game: Game) -> Deck:
    """Read the deck, and see that the game can be played with it."""
    from quiltsmith.decks.deck_fit import UnfitDeckError, refuse_unfit

    deck = deck_or_fail(name)
    try:
        refuse_unfit(deck, game)
    except UnfitDeckError as error:
        raise Failure(str(error), PROBLEMS) from None
    return deck
